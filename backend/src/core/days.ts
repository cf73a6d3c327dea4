import { millisecondsInDay } from 'date-fns/constants';

/**
 * Adds days of 24 hours, as registries count them. Those of `date-fns` are calendar days of the machine: where its clock changes for summer,
 * one of them has 23 or 25 hours.
 */
export const addDays = (instant: Date, days: number): Date => new Date(instant.getTime() + days * millisecondsInDay);

export const subDays = (instant: Date, days: number): Date => addDays(instant, -days);
