// Writes src/reference/countries.json (RG-06) from permissive sources: names and currencies from countries-list (MIT), zones and
// coordinates from IANA's zone.tab beside this file (public domain), offsets from countries-and-timezones (MIT), words of zones
// from the Unicode data in Node. Run it after one of them changes: `node scripts/generate-countries.mjs` in shared/.
import { readFileSync, writeFileSync } from 'node:fs';
import { getTimezone } from 'countries-and-timezones';
import { countries, getEmojiFlag } from 'countries-list';

const OUTPUT = new URL('../src/reference/countries.json', import.meta.url);

/** Parts of Saint Helena whose codes ISO 3166-1 only reserves; registries refuse them. */
const NOT_ASSIGNED = ['AC', 'TA'];

const NAMES = { AX: 'Åland Islands', CW: 'Curaçao' };

/** Calling codes where the source lists area codes or several: Kosovo's own (ITU), and the Dutch and Norwegian ones. */
const PHONE_CODES = { BQ: '599', CW: '599', SJ: '47', XK: '383' };

/** Uninhabited islands without a zone of their own, and Kosovo, which IANA counts with Belgrade. */
const PLACES = { BV: [-54.4208, 3.3464], HM: [-53.0818, 73.5042], XK: [42.6667, 21.1667] };
const ZONES = { XK: ['Europe/Belgrade'] };

/** The E.164 calling code. The North American countries share 1 and have their area codes in the number. */
function phoneCode(isoCode, codes) {
  const code = PHONE_CODES[isoCode] ?? (codes.every((one) => /^1\d{3}$/.test(String(one))) ? '1' : String(codes[0]));
  if (!/^\d{1,3}$/.test(code)) throw new Error(`${isoCode} has the phone code ${code}`);
  return code;
}

/** `+4230+00131` or `-771100+1664000` as degrees (ISO 6709). */
function degrees(text) {
  const [, sign, whole, minutes, seconds = '0'] = /^([+-])(\d{2,3})(\d{2})(\d{2})?$/.exec(text);
  const size = Number(whole) + Number(minutes) / 60 + Number(seconds) / 3600;
  return Number(((sign === '-' ? -1 : 1) * size).toFixed(4));
}

/**
 * The zones of each country and its main place: zone.tab puts the most populous zone first where geography allows, and keeps
 * the names of countries that share their clocks, such as Europe/Oslo.
 */
function readZones() {
  const places = { ...PLACES };
  const zones = { ...ZONES };
  for (const line of readFileSync(new URL('data/zone.tab', import.meta.url), 'utf8').split('\n')) {
    const [, isoCode, latitude, longitude, zone] = /^([A-Z]{2})\t([+-]\d+)([+-]\d+)\t(\S+)/.exec(line) ?? [];
    if (!isoCode) continue;
    places[isoCode] ??= [degrees(latitude), degrees(longitude)];
    (zones[isoCode] ??= []).push(zone);
  }
  return { places, zones };
}

const pad = (number) => String(number).padStart(2, '0');

function offsetName(minutes) {
  const size = Math.abs(minutes);
  return `UTC${minutes < 0 ? '-' : '+'}${pad(Math.floor(size / 60))}:${pad(size % 60)}`;
}

function describeZone(timeZone, minutes, locale, style) {
  // The half of the year in which the zone's own time holds, not its summer time.
  const dates = [new Date('2026-01-15T12:00:00Z'), new Date('2026-07-15T12:00:00Z')];
  for (const date of dates) {
    const words = (name) =>
      new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: name })
        .formatToParts(date)
        .find(({ type }) => type === 'timeZoneName').value;
    if (words('longOffset').replace(/^GMT$/, 'GMT+00:00') === offsetName(minutes).replace('UTC', 'GMT'))
      return words(style);
  }
  return '';
}

function timezone(zoneName) {
  const { utcOffset } = getTimezone(zoneName);
  const gmtOffsetName = offsetName(utcOffset);
  const short = ['en-US', 'en-GB', 'en-CA', 'en-AU', 'en-IN', 'en-ZA'].map((locale) =>
    describeZone(zoneName, utcOffset, locale, 'short'),
  );
  return {
    zoneName,
    gmtOffset: utcOffset * 60,
    gmtOffsetName,
    // Many zones have no letters of their own; IANA then writes the offset.
    abbreviation:
      short.find((name) => /^[A-Z]{2,5}$/.test(name)) ?? gmtOffsetName.slice(3).replace(':', '').replace(/00$/, ''),
    tzName: describeZone(zoneName, utcOffset, 'en-US', 'long').replace(/^GMT[+-].*/, '') || gmtOffsetName,
  };
}

const { places, zones } = readZones();
const list = Object.entries(countries)
  .filter(([isoCode]) => !NOT_ASSIGNED.includes(isoCode))
  .map(([isoCode, country]) => {
    const place = places[isoCode];
    if (!place) throw new Error(`${isoCode} has no coordinates`);
    return {
      name: NAMES[isoCode] ?? country.name,
      isoCode,
      flag: getEmojiFlag(isoCode),
      phonecode: phoneCode(isoCode, country.phone),
      currency: country.currency[0] ?? '',
      latitude: place[0],
      longitude: place[1],
      timezones: (zones[isoCode] ?? []).map(timezone),
    };
  })
  .sort((a, b) => a.name.localeCompare(b.name, 'en'));

writeFileSync(OUTPUT, `[\n${list.map((country) => JSON.stringify(country)).join(',\n')}\n]\n`);
