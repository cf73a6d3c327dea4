import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import { lineKind, type LineKind } from './line-kind';
import type { RenewalFee } from './renewal-fee';
import { EU_MEMBERS } from './tld-requirements/look-up-lists';
import type { RegistrantKind } from './tld-requirements/types';
import { firstWorkingDay, type IsPublicHoliday } from './working-day';
import type { ItemType } from '../contract/checkout';

/**
 * Days in which a consumer in the EU or the UK may withdraw from a distance contract (Directive 2011/83/EU, Art. 9; Consumer Contracts
 * Regulations 2013, reg. 30).
 */
export const WITHDRAWAL_DAYS = 14;

/** The fields of a cart line or order item that decide when its right of withdrawal ends. */
export interface PerformedLine {
  readonly type: ItemType;
  /** Years. */
  readonly period: number;
  readonly fee?: Pick<RenewalFee, 'kind'> | null | undefined;
}

/** The kinds in the order in which the text names them. */
const KINDS = ['new', 'renew', 'restore', 'transfer', 'add_ons'] as const satisfies readonly (LineKind | 'restore')[];

const getKind = (line: PerformedLine): (typeof KINDS)[number] =>
  line.fee?.kind === 'restore' ? 'restore' : lineKind(line);

/** Lists the kinds of lines in an order. For each kind, the text says when it is carried out and the right to withdraw ends. */
export function getWithdrawalEnds(lines: readonly PerformedLine[]): (typeof KINDS)[number][] {
  const kinds = new Set(lines.map(getKind));
  return KINDS.filter((kind) => kinds.has(kind));
}

/**
 * The version of the consent that a consumer gives before paying. Increment it with every change of the text. It is stored with the order,
 * whose lines decide the wording.
 */
export const PERFORMANCE_CONSENT = { version: '2026-11.3' } as const;

const PROTECTED = new Set([...EU_MEMBERS.map(({ value }) => value), 'GB']);

/**
 * Whether an order needs the customer's consent to immediate performance: for consumers in the EU and the UK (LG-05; Directive 2011/83/EU,
 * Art. 7(3); Consumer Contracts Regulations 2013, reg. 36). Customers who buy as a business, or register for organisations only, are not
 * consumers. A renewal, for which no registrant is entered, counts as a consumer's.
 * @param registrants the kind of registrant of each item; null for renewals
 */
export function needsPerformanceConsent(
  { country, isBusiness }: { readonly country: string; readonly isBusiness: boolean },
  registrants: readonly (RegistrantKind | null)[],
): boolean {
  return PROTECTED.has(country) && !isBusiness && registrants.some((kind) => kind !== 'organization');
}

/**
 * Time zones of the countries whose consumers have the right, from east to west. All are needed, because the customer's zone within the
 * country is unknown. Zones with the same time as the country's first one are left out.
 */
const ZONES: Readonly<Record<string, readonly [string, ...string[]]>> = {
  AT: ['Europe/Vienna'],
  BE: ['Europe/Brussels'],
  BG: ['Europe/Sofia'],
  CY: ['Asia/Nicosia'],
  CZ: ['Europe/Prague'],
  DE: ['Europe/Berlin'],
  DK: ['Europe/Copenhagen'],
  EE: ['Europe/Tallinn'],
  ES: ['Europe/Madrid', 'Atlantic/Canary'],
  FI: ['Europe/Helsinki'],
  FR: ['Europe/Paris'],
  GB: ['Europe/London'],
  GR: ['Europe/Athens'],
  HR: ['Europe/Zagreb'],
  HU: ['Europe/Budapest'],
  IE: ['Europe/Dublin'],
  IT: ['Europe/Rome'],
  LT: ['Europe/Vilnius'],
  LU: ['Europe/Luxembourg'],
  LV: ['Europe/Riga'],
  MT: ['Europe/Malta'],
  NL: ['Europe/Amsterdam'],
  PL: ['Europe/Warsaw'],
  PT: ['Europe/Lisbon', 'Atlantic/Azores'],
  RO: ['Europe/Bucharest'],
  SE: ['Europe/Stockholm'],
  SI: ['Europe/Ljubljana'],
  SK: ['Europe/Bratislava'],
};

/** The zones for an order from a country that has since lost the right: the order keeps it, until the day has ended everywhere. */
const EVERYWHERE = ['Etc/GMT-14', 'Etc/GMT+12'] as const;

const getZones = (country: string): readonly [string, ...string[]] => ZONES[country] ?? EVERYWHERE;

/** Making one is slow, and the end of a right takes several days of one zone. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns the calendar day in a time zone, such as `2026-12-13`. */
function dayIn(timeZone: string, at: Date): string {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  formats.set(timeZone, format);
  return format.format(at);
}

/**
 * Returns the last day on which the customer may withdraw, such as `2026-12-14`. The day of the order does not count, and the right lasts
 * to the end of the last day, or of the following working day if the last is a public holiday, a Saturday or a Sunday (Regulation 1182/71,
 * Art. 3(1), (2)(b) and (4); BGB, §§ 187(1), 188(1) and 193). The day of the order is that of the country's easternmost zone.
 * @param country of the customer, ISO 3166-1 alpha-2
 */
export function lastWithdrawalDay(ordered: Date, country: string, isPublicHoliday: IsPublicHoliday): string {
  const day = new Date(dayIn(getZones(country)[0], ordered));
  const last = new Date(day.getTime() + WITHDRAWAL_DAYS * millisecondsInDay).toISOString().slice(0, 10);
  return firstWorkingDay(last, country, isPublicHoliday);
}

/** Quarters of an hour, of which the offset of every time zone is a multiple, around the end of a day in UTC. */
const QUARTER = millisecondsInHour / 4;
const WEST = 12 * 4;
const EAST = 14 * 4;

/** Returns the last millisecond of the last day, in the part of the country where that day ends last. */
export function withdrawalEnd(ordered: Date, country: string, isPublicHoliday: IsPublicHoliday): Date {
  const last = lastWithdrawalDay(ordered, country, isPublicHoliday);
  const zone = getZones(country).at(-1) ?? EVERYWHERE[1];
  const midnight = new Date(last).getTime() + millisecondsInDay;
  let [before, after] = [-EAST - 1, WEST];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (dayIn(zone, new Date(midnight + middle * QUARTER)) > last) after = middle;
    else before = middle;
  }
  return new Date(midnight + after * QUARTER - 1);
}

/** Whether the last day has ended in the whole country. */
export const isWithdrawalOver = (
  ordered: Date,
  country: string,
  now: Date,
  isPublicHoliday: IsPublicHoliday,
): boolean => now > withdrawalEnd(ordered, country, isPublicHoliday);
