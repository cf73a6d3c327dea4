import type { Country } from '../reference';

const zone = (zoneName: string, hours: number, abbreviation: string, tzName: string) => ({
  zoneName,
  gmtOffset: hours * 3600,
  gmtOffsetName: `UTC${hours < 0 ? '-' : '+'}0${Math.abs(hours)}:00`,
  abbreviation,
  tzName,
});

/** A few countries, for tests that do not need all 250. */
export const countries: readonly Country[] = [
  {
    name: 'Canada',
    isoCode: 'CA',
    flag: '🇨🇦',
    phonecode: '1',
    currency: 'CAD',
    latitude: 43.65,
    longitude: -79.3833,
    timezones: [zone('America/Toronto', -5, 'EST', 'Eastern Standard Time')],
  },
  {
    name: 'Norway',
    isoCode: 'NO',
    flag: '🇳🇴',
    phonecode: '47',
    currency: 'NOK',
    latitude: 59.9167,
    longitude: 10.75,
    timezones: [zone('Europe/Oslo', 1, 'CET', 'Central European Standard Time')],
  },
  {
    name: 'United States',
    isoCode: 'US',
    flag: '🇺🇸',
    phonecode: '1',
    currency: 'USD',
    latitude: 40.7142,
    longitude: -74.0064,
    timezones: [zone('America/New_York', -5, 'EST', 'Eastern Standard Time')],
  },
];
