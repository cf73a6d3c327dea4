import { isEnglish, pageLanguage } from './page-language';

/** Formats a list as in a sentence: `30, 7 and 1`. @param language BCP 47; by default, that of the page */
export function formatList(items: readonly string[], language = pageLanguage()): string {
  return new Intl.ListFormat(isEnglish(language) ? 'en-GB' : language).format(items);
}
