/** The page's language, under a registered symbol, because each remote bundles its own copy of this module. */
const LANGUAGE = Symbol.for('storefront.language');
const everywhere = globalThis as { [LANGUAGE]?: string };

/** Sets the page's language, once, before the first render. Never called on a server, which serves all languages. @param language BCP 47 */
export function setPageLanguage(language: string): void {
  everywhere[LANGUAGE] = language;
}

/** The default language of dates, amounts, lists and countries: that of the page, or English. */
export const pageLanguage = (): string => everywhere[LANGUAGE] ?? 'en';

/** Whether a language is English, which is formatted as in the specification (BC-01, CU-07) instead of by a locale of `Intl`. */
export const isEnglish = (language: string): boolean => language.startsWith('en');
