/** One fact for the whole page, while each remote carries a copy of this module: hence the registered symbol. */
const LANGUAGE = Symbol.for('storefront.language');
const everywhere = globalThis as { [LANGUAGE]?: string };

/** Says in which language the page is, once, before anything is drawn. On a server, which serves all of them, nobody does. @param language BCP 47 */
export function setPageLanguage(language: string): void {
  everywhere[LANGUAGE] = language;
}

/** The language in which dates, amounts, lists and countries are written unless told otherwise: that of the page, or English. */
export const pageLanguage = (): string => everywhere[LANGUAGE] ?? 'en';

/** English is formatted as the specification has it (BC-01, CU-07), which no locale of `Intl` does. */
export const isEnglish = (language: string): boolean => language.startsWith('en');
