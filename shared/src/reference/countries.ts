/** A time zone of a country. `gmtOffset` is its standard time's, in seconds. */
export interface Timezone {
  readonly zoneName: string;
  readonly gmtOffset: number;
  /** `UTC+01:00` */
  readonly gmtOffsetName: string;
  readonly abbreviation: string;
  readonly tzName: string;
}

/** A country or territory with a code of ISO 3166-1 (RG-06). */
export interface Country {
  readonly name: string;
  /** Alpha-2. */
  readonly isoCode: string;
  readonly flag: string;
  /** The E.164 calling code, digits only; `1` for all of the North American plan. */
  readonly phonecode: string;
  /** ISO 4217; empty where there is none. */
  readonly currency: string;
  /** Degrees, of the main place. */
  readonly latitude: number;
  readonly longitude: number;
  /** The most populous zone first; empty for uninhabited islands. */
  readonly timezones: readonly Timezone[];
}

/** All countries by English name, fetched on the first call; a failed fetch is tried again by the next call. */
export async function loadCountries(): Promise<readonly Country[]> {
  return (await import('./countries.json')).default;
}
