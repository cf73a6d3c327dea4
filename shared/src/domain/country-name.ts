import { pageLanguage } from './page-language';

const names = new Map<string, Intl.DisplayNames>();

/**
 * The name of a country; the code itself where it has none.
 * @param code ISO 3166-1 alpha-2
 * @param language BCP 47; by default, that of the page
 */
export function countryName(code: string, language = pageLanguage()): string {
  const known = names.get(language) ?? new Intl.DisplayNames([language], { type: 'region', fallback: 'code' });
  names.set(language, known);
  return known.of(code) ?? code;
}
