import fc from 'fast-check';
import { readTransferLines, TRANSFER_CODE_MAX, TRANSFER_NAMES_MAX } from './transfer-lines';

const read = (text: string) => readTransferLines(text).entries.map(({ domain, auth_info }) => [domain, auth_info]);
const faults = (text: string) => readTransferLines(text).problems.map(({ line, fault }) => [line, fault]);

describe('[TR-04] readTransferLines', () => {
  test.each([
    ['a blank', 'tannery-lane.com Xy7!kQ92'],
    ['a tab', 'tannery-lane.com\tXy7!kQ92'],
    ['a comma', 'tannery-lane.com,Xy7!kQ92'],
    ['a semicolon with blanks', 'tannery-lane.com ; Xy7!kQ92'],
    ['a bar', 'tannery-lane.com|Xy7!kQ92'],
    ['quotes', '"tannery-lane.com","Xy7!kQ92"'],
    ['single quotes', "'tannery-lane.com' 'Xy7!kQ92'"],
    ['the code first', 'Xy7!kQ92 tannery-lane.com'],
    ['the code first, in quotes', '"Xy7!kQ92", "tannery-lane.com"'],
    ['the code on the next line', 'tannery-lane.com\nXy7!kQ92'],
    ['a label before the code', 'tannery-lane.com auth code: Xy7!kQ92'],
    ['a colon behind the name', 'tannery-lane.com: Xy7!kQ92'],
    ['capitals and a full stop', 'Tannery-Lane.COM. Xy7!kQ92'],
    ['an address', 'https://www.tannery-lane.com/about Xy7!kQ92'],
    ['columns that a spreadsheet left empty', 'tannery-lane.com;Xy7!kQ92;;'],
    ['a byte order mark and no-break spaces', '\ufefftannery-lane.com\u00a0Xy7!kQ92\u00a0'],
    ['other line ends', '\r\n\r\ntannery-lane.com Xy7!kQ92\r\n'],
  ])('accepts %s', (_what, text) => {
    expect(readTransferLines(text)).toEqual({
      entries: [{ line: expect.any(Number), domain: 'tannery-lane.com', auth_info: 'Xy7!kQ92' }],
      problems: [],
    });
  });

  test('keeps every special character of a code', () => {
    expect(read('a1.com #&?%=+/\\<>(){}[]^~*@:!$_-.')).toEqual([['a1.com', '#&?%=+/\\<>(){}[]^~*@:!$_-.']]);
    expect(read('a1.com,"with "" a quote, and a comma"')).toEqual([['a1.com', 'with " a quote, and a comma']]);
    expect(read('a1.com x9.Q7-b2')).toEqual([['a1.com', 'x9.Q7-b2']]);
  });

  test('converts internationalised domains, and reads a domain without a code', () => {
    expect(read('blåbærhuset.no\nkahvila.co.uk Qw82-xx1')).toEqual([
      ['xn--blbrhuset-62am.no', undefined],
      ['kahvila.co.uk', 'Qw82-xx1'],
    ]);
  });

  test('merges a domain that is listed twice, and skips the heading of a table', () => {
    expect(read('Domain,Auth code\nbrindle.com,Q1w2e3\nbrindle.com\nwharf.net')).toEqual([
      ['brindle.com', 'Q1w2e3'],
      ['wharf.net', undefined],
    ]);
  });

  test('reports an unreadable line by its number, without its text', () => {
    const text = [
      'brindle.com Q1w2e3',
      'hello there',
      'mail.brindle.com Q1w2e3',
      'wharf.net one two',
      'brindle.com another1',
      '',
      `quay.org ${'x'.repeat(TRANSFER_CODE_MAX + 1)}`,
    ].join('\n');
    expect(faults(text)).toEqual([
      [2, 'no_name'],
      [3, 'host'],
      [4, 'several_codes'],
      [5, 'two_codes'],
      [7, 'code_too_long'],
    ]);
    expect(JSON.stringify(readTransferLines(text).problems)).not.toMatch(/hello|another1|one two|xxxx/);
  });

  test(`accepts ${TRANSFER_NAMES_MAX} domains and reports the others`, () => {
    const paste = readTransferLines(
      Array.from({ length: TRANSFER_NAMES_MAX + 2 }, (_, index) => `name-${index}.com Code-${index}`).join('\n'),
    );
    expect(paste.entries).toHaveLength(TRANSFER_NAMES_MAX);
    expect(paste.problems.map(({ line, fault }) => [line, fault])).toEqual([
      [201, 'too_many'],
      [202, 'too_many'],
    ]);
  });

  const label = fc.stringMatching(/^[a-z][a-z0-9]{2,20}$/);
  const name = fc.tuple(label, fc.constantFrom('com', 'net', 'co.uk', 'se')).map((parts) => parts.join('.'));
  /** Printable, without blanks, as registries issue them. Leading quotes and separators need the quoted style. */
  const code = fc
    .stringMatching(/^[A-Za-z0-9!#$%&()*+./<=>?@[\\\]^_{}~-]{6,32}$/)
    .filter((text) => !/^(auth|epp|transfer|tac|code)/i.test(text));
  const pairs = fc.uniqueArray(fc.tuple(name, code), { selector: ([domain]) => domain, maxLength: 30 });
  const style = fc.constantFrom(
    (domain: string, auth: string) => `${domain} ${auth}`,
    (domain: string, auth: string) => `${domain}\t${auth}`,
    (domain: string, auth: string) => `${domain} , ${auth}`,
    (domain: string, auth: string) => `${domain};${auth};`,
    (domain: string, auth: string) => `"${domain}","${auth.replaceAll('"', '""')}"`,
    (domain: string, auth: string) => `${domain}\n${/^[a-z]+$/i.test(auth) ? `code: ${auth}1` : auth}`,
  );

  test('reads every pair back, however it was written', () => {
    fc.assert(
      fc.property(pairs, fc.array(style, { minLength: 30, maxLength: 30 }), (given, styles) => {
        // A plain word after a domain without a code is not a code, so the last style never writes one.
        const written = given.map(
          ([domain, auth], index) =>
            [domain, /^[a-z]+$/i.test(auth) ? `${auth}1` : auth, styles[index % styles.length]] as const,
        );
        const { entries, problems } = readTransferLines(
          written.map(([domain, auth, write]) => write?.(domain, auth)).join('\n'),
        );
        expect(problems).toEqual([]);
        expect(entries.map(({ domain, auth_info }) => [domain, auth_info])).toEqual(
          written.map(([domain, auth]) => [domain, auth]),
        );
      }),
    );
  });

  test('reads any text without throwing, and accounts for every line', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), fc.array(name, { maxLength: 5 }), (noise, names) => {
        const text = [noise, ...names].join('\n');
        const { entries, problems } = readTransferLines(text);
        expect(entries.length).toBeLessThanOrEqual(TRANSFER_NAMES_MAX);
        const known = new Set(entries.map(({ domain }) => domain));
        expect(names.every((each) => known.has(each))).toBe(true);
        for (const { line } of problems) expect(line).toBeGreaterThan(0);
      }),
    );
  });
});
