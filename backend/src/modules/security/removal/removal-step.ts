import { max, subMinutes } from 'date-fns';
import { addDays, subDays } from '../../../core/days';

/** Number of notices: at the start, once in between, and the day before. */
export const NOTICES = 3;

/**
 * Maximum notices of one removal. The last one is sent again each day that a mail server refuses it, for a week; after that, the mailbox is
 * taken for one that nobody reads.
 */
export const MOST_NOTICES = NOTICES + 6;

/** Facts about a removal and its account that decide the next step. */
interface RemovalFacts {
  readonly email: string;
  readonly waitsUntil: Date;
  /** Number of notices sent, each last one that was refused included. */
  readonly notices: number;
  /** When the next notice is due, or after the last one the removal itself. */
  readonly nextAt: Date;
  readonly endedAt: Date | null;
  /** Current address of the account. */
  readonly accountEmail: string;
}

/** `overtake`: the account's address is not the one that was notified. */
type RemovalStep = 'none' | 'wait' | 'remind' | 'warn' | 'finish' | 'overtake';

/** Two runs of the job, so that a slightly late run does not postpone the announced end. */
const SPARE_MINUTES = 10;

/** Returns when the last notice is due. */
const warnsAt = (waitsUntil: Date): Date => subMinutes(subDays(waitsUntil, 1), SPARE_MINUTES);

/** Decides the next step. No factor is removed until a day after the last notice, however late that was sent. */
export function decideStep(facts: RemovalFacts, now: Date): RemovalStep {
  const { email, accountEmail, waitsUntil, notices, nextAt, endedAt } = facts;
  if (endedAt !== null) return 'none';
  if (accountEmail !== email) return 'overtake';
  if (now < nextAt) return 'wait';
  if (notices >= NOTICES) return now < waitsUntil ? 'wait' : 'finish';
  return now < warnsAt(waitsUntil) ? 'remind' : 'warn';
}

/** Time of the next step and end of the waiting time, after a notice. */
export interface RemovalTimes {
  readonly waits_until: Date;
  readonly notices: number;
  readonly next_at: Date;
}

/** Returns the times of a removal that begins now. */
export function timesAtStart(now: Date, days: number): RemovalTimes {
  const waits_until = addDays(now, days);
  return { waits_until, notices: 1, next_at: new Date((now.getTime() + waits_until.getTime()) / 2) };
}

/**
 * Returns the times after a notice. A last notice that is late, because no job ran or an earlier one was refused, postpones the end, so that
 * its reader has a day.
 */
export function timesAfter(
  step: 'remind' | 'warn',
  { waitsUntil, notices: earlier }: Pick<RemovalFacts, 'waitsUntil' | 'notices'>,
  now: Date,
): RemovalTimes {
  if (step === 'remind') return { waits_until: waitsUntil, notices: NOTICES - 1, next_at: warnsAt(waitsUntil) };
  const waits_until = max([waitsUntil, addDays(now, 1)]);
  return { waits_until, notices: Math.max(NOTICES, earlier + 1), next_at: waits_until };
}

/** Delivery status of a notice's email, with the time of delivery or, if not sent, of creation; undefined if there is no email. */
export type NoticeSent = { readonly status: 'queued' | 'sent' | 'kept' | 'failed'; readonly at: Date } | undefined;

/**
 * Decides about a due removal by the last notice's email. It counts only from the time a mail server accepted it: a queued email is waited
 * for, and a failed one is sent again, up to `MOST_NOTICES`.
 * @param notices number of notices sent
 */
export function decideByNotice(notice: NoticeSent, notices: number, now: Date): 'finish' | 'wait' | 'warn' | 'give_up' {
  if (!notice || notice.status === 'failed') return notices < MOST_NOTICES ? 'warn' : 'give_up';
  return notice.status === 'queued' || now < addDays(notice.at, 1) ? 'wait' : 'finish';
}
