import { differenceInCalendarDays } from 'date-fns';
import type { Message } from '../../i18n';
import * as messages from './messages';

/** What can happen in the life of a name, in the order it happens. */
export type TimelineEventKind = 'registered' | 'today' | 'auto-renew' | 'expiry' | 'grace' | 'redemption' | 'released';

export interface TimelineEvent {
  kind: TimelineEventKind;
  /** ISO 8601 text or a Date. */
  date: string | Date;
  /** Words in place of the kind's own. */
  label?: string;
  /** What it costs or what follows, such as "Renew for $14.90, 30 days". */
  note?: string;
}

export const eventMessages: Readonly<Record<TimelineEventKind, Message>> = {
  registered: messages.registered,
  today: messages.today,
  'auto-renew': messages.renewsItself,
  expiry: messages.expires,
  grace: messages.gracePeriod,
  redemption: messages.redemption,
  released: messages.released,
};

/** The bar that runs from an event to the next one. */
export type TimelineBar = 'paid' | 'grace' | 'redemption' | 'open';

const bars: Readonly<Record<Exclude<TimelineEventKind, 'today'>, TimelineBar>> = {
  registered: 'paid',
  'auto-renew': 'paid',
  expiry: 'grace',
  grace: 'grace',
  redemption: 'redemption',
  released: 'open',
};

/** Marks of one unit along a stretch; the longest unit that gives at least four of them, and at most 14. */
export interface Ticks {
  count: number;
  unit: 'year' | 'month' | 'week' | 'day';
}

export function ticksFor(days: number): Ticks {
  const units = [
    ['day', 1],
    ['week', 7],
    ['month', 30.44],
    ['year', 365.25],
  ] as const;
  for (const [unit, length] of units) {
    const count = Math.round(days / length);
    if (count <= 14 || unit === 'year') return { unit, count };
  }
  return { unit: 'year', count: 0 };
}

export interface Stage extends TimelineEvent {
  at: Date;
  bar: TimelineBar;
  /** Days to the next event; 0 for the last one. */
  days: number;
}

/** Events in order of time, each with the bar that follows it. `today` takes over the bar it stands in. */
export function toStages(events: readonly TimelineEvent[], toDate: (value: string | Date) => Date): Stage[] {
  const dated = events
    .map((event) => ({ ...event, at: toDate(event.date) }))
    .sort((a, b) => a.at.getTime() - b.at.getTime());
  let bar: TimelineBar = 'open';
  return dated.map((event, index) => {
    if (event.kind !== 'today') bar = bars[event.kind];
    const next = dated[index + 1];
    // What follows the last fact is not known: a thin line.
    return { ...event, bar: next ? bar : 'open', days: next ? differenceInCalendarDays(next.at, event.at) : 0 };
  });
}

/** What a column of the line is at least wide, in rem, and its share of the room: days, as true distances ask. */
export interface Track {
  min: number;
  share: number;
}

/** Room for the words of a stage under its line, in rem. */
const WORDS_REM = 8.5;

/**
 * The column of each stage that has one after it. `today` halves the stretch it stands in at its true place: both parts keep
 * their proportion however little room they get, because the words under the stretch may run on under today.
 */
export function toTracks(stages: readonly Stage[]): Track[] {
  return stages.slice(0, -1).map((stage, index) => {
    const next = stages[index + 1];
    const [before, after] =
      stage.kind === 'today'
        ? [stages[index - 1], stage]
        : next?.kind === 'today' && index + 2 < stages.length
          ? [stage, next]
          : [];
    const whole = before && after ? before.days + after.days : 0;
    if (whole === 0) return { min: stage.kind === 'today' ? WORDS_REM / 2 : WORDS_REM, share: Math.max(1, stage.days) };
    return { min: (WORDS_REM * stage.days) / whole, share: stage.days };
  });
}
