/** A day, alone or with a time. `Date` alone would also accept much that nobody means as a date. */
const DAY = /^\d{4}-\d\d-\d\d(?:$|T)/;

/** Reads ISO 8601 text; a text without a time is that day in every time zone. Returns an invalid date for any other text. */
export function readIso(text: string): Date {
  if (!DAY.test(text)) return new Date(Number.NaN);
  return new Date(text.includes('T') ? text : `${text}T00:00`);
}
