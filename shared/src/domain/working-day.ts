import { millisecondsInDay } from 'date-fns/constants';

/** Whether a calendar day, such as `2026-12-25`, is a public holiday in a country, ISO 3166-1 alpha-2. */
export type IsPublicHoliday = (country: string, day: string) => boolean;

const isWeekend = (day: string): boolean => [0, 6].includes(new Date(day).getUTCDay());

/**
 * Returns the day itself, or the next working day if it is a public holiday, a Saturday or a Sunday (Regulation 1182/71, Art. 2(2) and
 * 3(4)).
 */
export function firstWorkingDay(day: string, country: string, isPublicHoliday: IsPublicHoliday): string {
  let at = new Date(day).getTime();
  const read = (): string => new Date(at).toISOString().slice(0, 10);
  while (isWeekend(read()) || isPublicHoliday(country, read())) at += millisecondsInDay;
  return read();
}
