import { countryName } from '../domain/country-name';
import { isEnglish, pageLanguage } from '../domain/page-language';

/** A time zone of a country. `gmtOffset` is that of standard time, in seconds. */
export interface Timezone {
  readonly zoneName: string;
  readonly gmtOffset: number;
  /** `UTC+01:00` */
  readonly gmtOffsetName: string;
  readonly abbreviation: string;
  readonly tzName: string;
}

/** A country or territory with an ISO 3166-1 code (RG-06). */
export interface Country {
  readonly name: string;
  /** Alpha-2. */
  readonly isoCode: string;
  readonly flag: string;
  /** The E.164 calling code, digits only; `1` for all of the North American plan. */
  readonly phonecode: string;
  /** ISO 4217; empty if there is none. */
  readonly currency: string;
  /** In degrees, of a representative point. */
  readonly latitude: number;
  readonly longitude: number;
  /** The most populous zone first; empty for uninhabited islands. */
  readonly timezones: readonly Timezone[];
}

/**
 * Loads all countries, sorted by name in the page's language, on the first call; the next call retries after a failure. In English the
 * names are those of the list, which no locale of `Intl` has.
 */
export async function loadCountries(): Promise<readonly Country[]> {
  const { default: countries } = await import('./countries.json');
  const language = pageLanguage();
  if (isEnglish(language)) return countries;
  const order = new Intl.Collator(language);
  return countries
    .map((country) => ({ ...country, name: countryName(country.isoCode) }))
    .sort((one, other) => order.compare(one.name, other.name));
}
