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

/** The last moment of the right to withdraw from what was ordered at a time. */
export function withdrawUntil(ordered: Date): Date {
  return new Date(ordered.getTime() + WITHDRAWAL_DAYS * millisecondsInDay);
}
