import { isEnglish, pageLanguage } from './page-language';

/** Several things as a sentence lists them: `30, 7 and 1`. @param language BCP 47; on a page, that of the page */
export function formatList(items: readonly string[], language = pageLanguage()): string {
  return new Intl.ListFormat(isEnglish(language) ? 'en-GB' : language).format(items);
}
