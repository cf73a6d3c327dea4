/** A row that holds from a day on (UTC, `2027-01-31`); null: from the beginning. */
export interface Dated {
  readonly validFrom: string | null;
}

/** The row that applies on a day: the one that began last. */
export function onDay<Row extends Dated>(rows: readonly Row[], day: string): Row | undefined {
  let found: Row | undefined;
  for (const row of rows) {
    const began = row.validFrom ?? '';
    if (began <= day && (found === undefined || began >= (found.validFrom ?? ''))) found = row;
  }
  return found;
}

/** The day of an instant in UTC, by which rows begin and end. */
export const toDay = (instant: Date): string => instant.toISOString().slice(0, 10);
