/** First characters that make a spreadsheet treat a cell as a formula (OWASP, "CSV Injection"). */
const FORMULA = /^[=+\-@\t\r]/;

function cell(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/**
 * Formats lines of cells as comma-separated values (RFC 4180), with a byte order mark so that spreadsheets read every script. A cell that
 * a spreadsheet would run as a formula is prefixed with an apostrophe.
 */
export function toCsv(lines: readonly (readonly string[])[]): string {
  return `\uFEFF${lines.map((cells) => `${cells.map(cell).join(',')}\r\n`).join('')}`;
}
