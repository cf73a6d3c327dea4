import { once } from './once';

const names = once(() => new Intl.DisplayNames(['en'], { type: 'region', fallback: 'code' }));

/** A country by its name in the language of the site; the code itself where it has none. @param code ISO 3166-1 alpha-2 */
export function countryName(code: string): string {
  return names().of(code) ?? code;
}
