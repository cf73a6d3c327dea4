import { once, type IsPublicHoliday } from '@storefront/shared/domain';
import type Holidays from 'date-holidays';
import { millisecondsInDay } from 'date-fns/constants';

/** Lists the calendar days that a holiday takes up: it can last longer than one, and those by the moon begin in the evening before. */
function listDays({ date, start, end }: { readonly date: string; readonly start: Date; readonly end: Date }): string[] {
  const first = new Date(date.slice(0, 10)).getTime();
  const count = Math.max(1, Math.round((end.getTime() - start.getTime()) / millisecondsInDay));
  return Array.from({ length: count }, (_, at) => new Date(first + at * millisecondsInDay).toISOString().slice(0, 10));
}

/** Lists the calendars of a country and of each of its parts. */
function listCalendars(Calendar: typeof Holidays, country: string): Holidays[] {
  const types = ['public' as const];
  const parts = Object.keys(new Calendar().getStates(country) ?? {});
  return [new Calendar(country, { types }), ...parts.map((part) => new Calendar(country, part, { types }))];
}

/**
 * Returns whether a day is a public holiday in a country or in any part of it: which part the customer lives in is unknown, as for time
 * zones. The list is that of `date-holidays`, after Wikipedia and the laws (ADR 0051). It is loaded with the first order that needs it,
 * because it takes longer than the rest of a start.
 */
export const loadPublicHolidays = once(async (): Promise<IsPublicHoliday> => {
  const { default: Calendar } = await import('date-holidays');
  const known = new Map<string, ReadonlySet<string>>();
  const holidaysIn = (country: string, year: number): ReadonlySet<string> => {
    const key = `${country} ${year}`;
    const days =
      known.get(key) ??
      new Set(
        listCalendars(Calendar, country).flatMap((calendar) => (calendar.getHolidays(year) ?? []).flatMap(listDays)),
      );
    known.set(key, days);
    return days;
  };
  return (country, day) => holidaysIn(country, new Date(day).getUTCFullYear()).has(day);
});
