import type { TableName } from './tables';

/** Returns the change of an amount in percent, rounded to one decimal; null if it was 0. Exact for whole numbers. */
export function percentBetween(was: number, now: number): number | null {
  if (was === 0) return null;
  const tenths = Math.round((Math.abs(now - was) * 1_000) / was);
  return tenths === 0 ? 0 : (Math.sign(now - was) * tenths) / 10;
}

/** Scale to whole numbers: cells have at most four decimals. */
const SCALE = 10_000;
const NOT_AMOUNTS = new Set(['ending', 'add_on', 'currency', 'first_year_only', 'valid_from']);

/** Returns the change of the amount in a cell in percent; null if it was or becomes empty, and for taxes, which are percentages already. */
export function percentOfCells(
  table: TableName,
  column: string,
  was: string | null,
  now: string | null,
): number | null {
  if (table === 'taxes' || NOT_AMOUNTS.has(column) || was === null || now === null) return null;
  return percentBetween(Math.round(Number(was) * SCALE), Math.round(Number(now) * SCALE));
}
