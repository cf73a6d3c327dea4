import { differenceInCalendarDays } from 'date-fns';
import type { Message } from '../../i18n';
import * as messages from './messages';

/** The events in the life of a domain, in order. */
export type TimelineEventKind = 'registered' | 'today' | 'auto-renew' | 'expiry' | 'grace' | 'redemption' | 'released';

export interface TimelineEvent {
  kind: TimelineEventKind;
  /** ISO 8601 text or a Date. */
  date: string | Date;
  /** Replaces the default text of the kind. */
  label?: string;
  /** A price or consequence, such as "Renew within 30 days for $14.90". */
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

/** The bar from an event to the next one. */
export type TimelineBar = 'paid' | 'grace' | 'redemption' | 'open';

const bars: Readonly<Record<Exclude<TimelineEventKind, 'today'>, TimelineBar>> = {
  registered: 'paid',
  'auto-renew': 'paid',
  expiry: 'grace',
  grace: 'grace',
  redemption: 'redemption',
  released: 'open',
};

/** Tick marks of one unit along a segment: the longest unit with 4 to 14 of them. */
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
  /** Days until the next event; 0 for the last one. */
  days: number;
}

/** Sorts events by time, each with the bar that follows it. `today` continues the bar that it is in. */
export function toStages(events: readonly TimelineEvent[], toDate: (value: string | Date) => Date): Stage[] {
  const dated = events
    .map((event) => ({ ...event, at: toDate(event.date) }))
    .sort((a, b) => a.at.getTime() - b.at.getTime());
  let bar: TimelineBar = 'open';
  return dated.map((event, index) => {
    if (event.kind !== 'today') bar = bars[event.kind];
    const next = dated[index + 1];
    // A thin line after the last fact: what follows is unknown.
    return { ...event, bar: next ? bar : 'open', days: next ? differenceInCalendarDays(next.at, event.at) : 0 };
  });
}

/** The minimum width of a column of the line, in rem, and its share of the remaining room in days, to scale. */
export interface TimelineColumn {
  min: number;
  share: number;
}

/** The width of the text of a stage under its line, in rem. */
const WORDS_REM = 8.5;

/**
 * Returns the column of each stage except the last. `today` divides its segment at the true position. Both parts keep their proportion even
 * on narrow screens, because the text under the segment may extend under `today`.
 */
export function toTracks(stages: readonly Stage[]): TimelineColumn[] {
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
