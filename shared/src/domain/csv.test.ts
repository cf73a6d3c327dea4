import fc from 'fast-check';
import { toCsv } from './csv';

/** Parses RFC 4180, for the assertion only. */
function read(csv: string): string[][] {
  const lines: string[][] = [[]];
  const pattern = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy;
  for (const [, quoted, plain, end] of csv.slice(1).matchAll(pattern)) {
    lines.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end === '\r\n') lines.push([]);
  }
  return lines.slice(0, -1);
}

describe('toCsv', () => {
  it('begins with a byte order mark and quotes a cell that needs it', () => {
    expect(
      toCsv([
        ['Ending', 'For'],
        ['.com', 'all, "really" all'],
      ]),
    ).toBe('\uFEFFEnding,For\r\n.com,"all, ""really"" all"\r\n');
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx'])(
    'keeps %j as text that a spreadsheet does not take for a formula',
    (text) => {
      expect(read(toCsv([[text]]))).toEqual([[`'${text}`]]);
    },
  );

  it('property: can be read back whatever the table, and never begins a cell with a formula', () => {
    const table = fc.array(
      fc.array(fc.oneof(fc.string(), fc.constantFrom('=cmd', '"', ',', '\r\n', '-')), { minLength: 2, maxLength: 5 }),
      { minLength: 1, maxLength: 8 },
    );
    fc.assert(
      fc.property(table, (lines) => {
        const back = read(toCsv(lines));
        expect(back.map((cells) => cells.map((text) => text.replace(/^'(?=[=+\-@\t\r])/, '')))).toEqual(
          lines.map((cells) => cells.map((text) => text.replace(/^'(?=[=+\-@\t\r])/, ''))),
        );
        for (const text of back.flat()) expect(text).not.toMatch(/^[=+\-@\t\r]/);
      }),
    );
  });
});
