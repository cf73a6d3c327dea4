import { millisecondsInDay } from 'date-fns/constants';
import type { LifeStage } from '../contract/domains';

/** Days after redemption in which nobody can register the domain (RFC 3915, `pendingDelete`). */
const PENDING_DELETE_DAYS = 5;

/** How long after its expiry a domain of an extension can still be kept, in days. */
export interface LifePeriods {
  /** For a renewal. */
  readonly graceDays: number;
  /** After that, for a restore. */
  readonly redemptionDays: number;
}

/** The life stage of a domain, and when it ends automatically. `released`: anyone can register it. */
export type NameLife =
  { readonly stage: LifeStage; readonly until: Date } | { readonly stage: 'released'; readonly until: null };

/** Computes the life stage of a domain from its expiry and the periods of its extension (ICANN ERRP; RFC 3915). */
export function nameLife(expiry: Date, { graceDays, redemptionDays }: LifePeriods, now: Date): NameLife {
  const after = (days: number): Date => new Date(expiry.getTime() + days * millisecondsInDay);
  const redeemedUntil = graceDays + redemptionDays;
  const stages: readonly { readonly stage: LifeStage; readonly until: Date }[] = [
    { stage: 'active', until: expiry },
    { stage: 'grace', until: after(graceDays) },
    { stage: 'redemption', until: after(redeemedUntil) },
    // An extension without redemption releases its domains at once.
    { stage: 'pending_delete', until: after(redemptionDays > 0 ? redeemedUntil + PENDING_DELETE_DAYS : redeemedUntil) },
  ];
  return stages.find(({ until }) => now < until) ?? { stage: 'released', until: null };
}
