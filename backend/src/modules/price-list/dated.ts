/** A row valid from a day on (UTC, `2027-01-31`); null: always. */
export interface DatedRow {
  readonly validFrom: string | null;
}

/** Returns the row in force on a day: the one with the latest start. */
export function onDay<Row extends DatedRow>(rows: readonly Row[], day: string): Row | undefined {
  let found: Row | undefined;
  for (const row of rows) {
    const began = row.validFrom ?? '';
    if (began <= day && (found === undefined || began >= (found.validFrom ?? ''))) found = row;
  }
  return found;
}

/** Returns the UTC day of an instant, by which rows begin and end. */
export const toDay = (instant: Date): string => instant.toISOString().slice(0, 10);
