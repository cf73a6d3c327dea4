import type { Country } from '@storefront/shared/reference';

/** Returns the country in the browser's languages (`nb-NO` → NO), or an empty text, so that the shopper chooses. */
export function guessCountry(languages: readonly string[], countries: readonly Country[]): string {
  for (const tag of languages) {
    const region = /-([A-Z]{2})\b/.exec(tag)?.[1];
    if (region && countries.some(({ isoCode }) => isoCode === region)) return region;
  }
  return '';
}
