import { millisecondsInDay } from 'date-fns/constants';
import { lineKind, type LineKind } from './line-kind';
import type { RenewalFee } from './renewal-fee';
import { EU_MEMBERS } from './tld-requirements/look-up-lists';
import type { RegistrantKind } from './tld-requirements/types';
import type { ItemType } from '../contract/checkout';

/**
 * Days in which a consumer in the EU or the UK may withdraw from a purchase at a distance (Directive 2011/83/EU, Art. 9; Consumer
 * Contracts Regulations 2013, reg. 30).
 */
export const WITHDRAWAL_DAYS = 14;

/** The part of a cart line or order item that decides when its right of withdrawal ends. */
export interface PerformedLine {
  readonly type: ItemType;
  /** Years. */
  readonly period: number;
  readonly fee?: Pick<RenewalFee, 'kind'> | null | undefined;
}

/** In this order they are named. */
const KINDS = ['new', 'renew', 'restore', 'transfer', 'add_ons'] as const satisfies readonly (LineKind | 'restore')[];

const getKind = (line: PerformedLine): (typeof KINDS)[number] =>
  line.fee?.kind === 'restore' ? 'restore' : lineKind(line);

/** The kinds of lines in an order: for each, the right to withdraw ends when it is carried out. */
export function getWithdrawalEnds(lines: readonly PerformedLine[]): (typeof KINDS)[number][] {
  const there = new Set(lines.map(getKind));
  return KINDS.filter((kind) => there.has(kind));
}

/**
 * The version of what a consumer agrees to before paying. It is stored with the order, whose lines decide the wording, and incremented with
 * every change of the text.
 */
export const PERFORMANCE_CONSENT = { version: '2026-11.3' } as const;

const PROTECTED = new Set([...EU_MEMBERS.map(({ value }) => value), 'GB']);

/**
 * Whether the consent to immediate performance is needed: of customers in the EU and the UK who buy as consumers. Who registers for an
 * organisation does not, nor who buys as a business; a renewal, whose registrant is not asked, counts as a consumer's otherwise (LG-05; Directive 2011/83/EU, Art. 7(3);
 * Consumer Contracts Regulations 2013, reg. 36).
 * @param registrants the kind of registrant of each item; null for renewals
 */
export function needsPerformanceConsent(
  { country, isBusiness }: { readonly country: string; readonly isBusiness: boolean },
  registrants: readonly (RegistrantKind | null)[],
): boolean {
  return PROTECTED.has(country) && !isBusiness && registrants.some((kind) => kind !== 'organization');
}

/**
 * Zones of the countries whose consumers have the right, from east to west: nobody says in which part of a country they live. Zones that
 * keep the same time as the first of their country are left out.
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

/** Of a country that has no such right any more the order still has it: there the day ends when it has ended everywhere. */
const EVERYWHERE = ['Etc/GMT-14', 'Etc/GMT+12'] as const;

const getZones = (country: string): readonly [string, ...string[]] => ZONES[country] ?? EVERYWHERE;

/** The day of the calendar that it is somewhere, such as `2026-12-13`. */
const dayIn = (timeZone: string, at: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(at);

/**
 * The last day of the right to withdraw from what was ordered at a time, such as `2026-12-13`. The day of the order does not count, and
 * the last one is there to its end (Regulation 1182/71, Art. 3(1) and (2)(b); BGB, §§ 187(1) and 188(1)). It is the day of the order where
 * it is latest in the country.
 * @param country of the customer, ISO 3166-1 alpha-2
 */
export function lastWithdrawalDay(ordered: Date, country: string): string {
  const day = new Date(dayIn(getZones(country)[0], ordered));
  return new Date(day.getTime() + WITHDRAWAL_DAYS * millisecondsInDay).toISOString().slice(0, 10);
}

/** Whether that last day has ended, in the whole country. */
export function isWithdrawalOver(ordered: Date, country: string, now: Date): boolean {
  return dayIn(getZones(country).at(-1) ?? EVERYWHERE[1], now) > lastWithdrawalDay(ordered, country);
}
