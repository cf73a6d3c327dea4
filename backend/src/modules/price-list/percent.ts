import type { TableName } from './tables';

/** The change of an amount, in percent rounded to one decimal; null where it was 0. Exact for whole numbers. */
export function percentBetween(was: number, now: number): number | null {
  if (was === 0) return null;
  const tenths = Math.round((Math.abs(now - was) * 1_000) / was);
  return tenths === 0 ? 0 : (Math.sign(now - was) * tenths) / 10;
}

/** Cells of files have at most four decimals. */
const SCALE = 10_000;
const NOT_AMOUNTS = new Set(['ending', 'add_on', 'currency', 'first_year_only', 'valid_from']);

/**
 * The change of the amount in a cell, in percent; null for a cell without an amount before or after. A tax is a percentage itself and needs
 * no other one.
 */
export function percentOfCells(
  table: TableName,
  column: string,
  was: string | null,
  now: string | null,
): number | null {
  if (table === 'taxes' || NOT_AMOUNTS.has(column) || was === null || now === null) return null;
  return percentBetween(Math.round(Number(was) * SCALE), Math.round(Number(now) * SCALE));
}
