import { addDays, max, subDays, subMinutes } from 'date-fns';

/** Notices of a removal: at its start, once in between, and the day before. */
export const NOTICES = 3;

/** What of a removal and its account decides what is next. */
export interface RemovalFacts {
  readonly email: string;
  readonly waitsUntil: Date;
  /** How many notices have gone out. */
  readonly notices: number;
  /** When the next of them is due, or after the last one the removal. */
  readonly nextAt: Date;
  readonly endedAt: Date | null;
  /** The address of the account at the moment. */
  readonly accountEmail: string;
}

/** `overtake`: the account has another address than the one that was told. */
export type RemovalStep = 'none' | 'wait' | 'remind' | 'warn' | 'finish' | 'overtake';

/** Two runs of the job: one that comes a little later than it should moves no end that was announced. */
const SPARE_MINUTES = 10;

/** When the last notice is due. */
const warnsAt = (waitsUntil: Date): Date => subMinutes(subDays(waitsUntil, 1), SPARE_MINUTES);

/** What is to be done with a removal now. No factor goes before the last notice was out for a day, however late that was. */
export function decideStep(facts: RemovalFacts, now: Date): RemovalStep {
  const { email, accountEmail, waitsUntil, notices, nextAt, endedAt } = facts;
  if (endedAt !== null) return 'none';
  if (accountEmail !== email) return 'overtake';
  if (now < nextAt) return 'wait';
  if (notices === NOTICES) return now < waitsUntil ? 'wait' : 'finish';
  return now < warnsAt(waitsUntil) ? 'remind' : 'warn';
}

/** When a removal is brought on next, and how long it waits, after its first or second notice, or its last. */
export interface RemovalTimes {
  readonly waits_until: Date;
  readonly notices: number;
  readonly next_at: Date;
}

/** Of one that begins now. */
export function timesAtStart(now: Date, days: number): RemovalTimes {
  const waits_until = addDays(now, days);
  return { waits_until, notices: 1, next_at: new Date((now.getTime() + waits_until.getTime()) / 2) };
}

/** After the notice of a step. A last one that is late, because no job ran, moves the end: whoever reads it has a day. */
export function timesAfter(step: 'remind' | 'warn', waitsUntil: Date, now: Date): RemovalTimes {
  if (step === 'remind') return { waits_until: waitsUntil, notices: NOTICES - 1, next_at: warnsAt(waitsUntil) };
  const waits_until = max([waitsUntil, addDays(now, 1)]);
  return { waits_until, notices: NOTICES, next_at: waits_until };
}

/** How the email of a notice is doing; undefined where there is none. */
export type NoticeSent = { readonly status: 'queued' | 'sent' | 'kept' | 'failed'; readonly at: Date } | undefined;

/**
 * What the last notice has to say about a removal that is due: nobody was told by an email that no mail server has taken, so one that is on its
 * way is waited for, and one that was given up is written again.
 */
export function decideByNotice(notice: NoticeSent, now: Date): 'finish' | 'wait' | 'warn' {
  if (!notice || notice.status === 'failed') return 'warn';
  return notice.status === 'queued' || now < addDays(notice.at, 1) ? 'wait' : 'finish';
}
