import { isEnglish, pageLanguage } from './page-language';

const names = new Map<string, Intl.DisplayNames>();

/**
 * Returns the name of a country; the code itself if there is none.
 * @param code ISO 3166-1 alpha-2
 * @param language BCP 47; by default, that of the page
 */
export function countryName(code: string, language = pageLanguage()): string {
  const known = names.get(language) ?? new Intl.DisplayNames([language], { type: 'region', fallback: 'code' });
  names.set(language, known);
  return known.of(code) ?? code;
}

/** Countries and territories that English names with an article. */
const WITH_ARTICLE = new Set([
  ...['AE', 'AX', 'BS', 'CC', 'CF', 'CK', 'DO', 'FK', 'FO', 'GB', 'GM', 'IM', 'IO', 'KM', 'KY', 'MH', 'MP', 'MV'],
  ...['NL', 'PH', 'PS', 'SB', 'SC', 'TC', 'TF', 'UM', 'US', 'VG', 'VI'],
]);

/**
 * Returns a country's name for use in a sentence: `the United States`. Messages in other languages need no article. @param code ISO 3166-1
 * alpha-2
 */
export function countryInSentence(code: string, language = pageLanguage()): string {
  const name = countryName(code, language);
  return isEnglish(language) && WITH_ARTICLE.has(code) ? `the ${name}` : name;
}
