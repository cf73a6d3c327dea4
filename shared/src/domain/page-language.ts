/** Page-wide state, shared by the copies of this module in each remote: hence the registered symbol. */
const LANGUAGE = Symbol.for('storefront.language');
const everywhere = globalThis as { [LANGUAGE]?: string };

/** Sets the page's language, once, before the first render. Never called on a server, which serves all languages. @param language BCP 47 */
export function setPageLanguage(language: string): void {
  everywhere[LANGUAGE] = language;
}

/** The default language of dates, amounts, lists and countries: that of the page, or English. */
export const pageLanguage = (): string => everywhere[LANGUAGE] ?? 'en';

/** English is formatted as the specification has it (BC-01, CU-07), which no locale of `Intl` does. */
export const isEnglish = (language: string): boolean => language.startsWith('en');
