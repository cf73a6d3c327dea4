import fc from 'fast-check';
import { assertMinor } from '@storefront/shared/domain';
import { allTlds } from '../../core/catalog/catalog';
import { defaultTables } from './default-tables';
import { readTableFile, writeTableFile } from './table-file';
import { tableChanges } from './table-changes';
import { SALE_CURRENCIES } from './sale-currency';
import { TABLE_NAMES, type PriceRow, type TableName, type Tables, type TaxRow } from './tables';

const DAY = '2026-11-21';
/** Without late fees, which would add a column. */
const PRICES = writeTableFile(
  'prices',
  defaultTables().prices.map((row) => ({ ...row, late: 0 })),
);
const RATES = 'currency,per_usd\nEUR,0.92\nGBP,0.79\nCAD,1.39\nAUD,1.53\n';
const TAXES = 'country,tax_id,name,rate,valid_from,valid_until\n';

function listProblems(text: string): string[] {
  const read = readTableFile(text, DAY);
  return 'problems' in read ? read.problems.map(({ line, column, message }) => `${line}:${column} ${message}`) : [];
}

function getRows<Name extends TableName>(name: Name, text: string): Tables[Name] {
  const read = readTableFile(text, DAY);
  if (!('rows' in read) || read.table !== name)
    throw new Error(`Not a table of ${name}: ${listProblems(text).join('; ')}`);
  return read.rows as unknown as Tables[Name];
}

/** The default prices with the line of .com replaced, the second line of the file. */
const withCom = (...lines: string[]): string => PRICES.replace(/^\.com,.*$/m, lines.join('\n'));
/** The default prices with further columns, empty except on the line of .com. */
const withColumns = (columns: string, com: string): string =>
  PRICES.split('\n')
    .map((line, index) => (index === 0 ? `${line},${columns}` : line.startsWith('.com,') ? com : line))
    .join('\n');

describe('a valid file', () => {
  test.each(TABLE_NAMES)('[PR-01a] the default %s are unchanged when written and read back', (name) => {
    expect(getRows(name, writeTableFile(name, defaultTables()[name]))).toEqual(defaultTables()[name]);
  });

  test('may have a byte order mark, other line ends, quotes, spaces, comments and empty lines', () => {
    const text = `\uFEFF# of 2027\r\n${TAXES.trim()}\r\n\r\n"NO", vat-no ,"VAT, ""Norway""",25,,\r\n`;
    expect(getRows('taxes', text)).toEqual([
      { country: 'NO', taxId: 'vat-no', name: 'VAT, "Norway"', rate: 25, validFrom: null, validUntil: null },
    ]);
  });

  test('may list a price in another currency, from a day on, and with its cost', () => {
    const text = withColumns(
      'late,valid_from,register_cost,renew_cost',
      '.com,USD,12.90,14.90,12.90,89.00,no,0.00,,9.5,9.59',
    ).replace(/\n$/, '\n.com,EUR,11.00,13.00,11.00,80.00,yes,4.50,2027-01-01,12.00,9.00\n');
    expect(getRows('prices', text).filter(({ ending }) => ending === 'com')).toEqual([
      {
        ending: 'com',
        currency: 'USD',
        register: 1290,
        renew: 1490,
        transfer: 1290,
        restore: 8900,
        late: 0,
        firstYearOnly: false,
        validFrom: null,
        costs: { register: 950, renew: 959 },
      },
      {
        ending: 'com',
        currency: 'EUR',
        register: 1100,
        renew: 1300,
        transfer: 1100,
        restore: 8000,
        late: 450,
        firstYearOnly: true,
        validFrom: '2027-01-01',
        costs: { register: 1200, renew: 900 },
      },
    ]);
  });
});

describe('an invalid file is rejected with a position and a message', () => {
  test.each([
    [
      'a negative price',
      withCom('.com,USD,-12.90,14.90,12.90,89.00,no'),
      '2:10 The registration price is negative: -12.90.',
    ],
    [
      'a third decimal',
      withCom('.com,USD,12.90,14.905,12.90,89.00,no'),
      '2:16 The renewal price has more than two decimals: 14.905.',
    ],
    [
      'a price of zero',
      withCom('.com,USD,12.90,0.00,12.90,89.00,no'),
      '2:16 The renewal price is zero. A card cannot be charged nothing.',
    ],
    [
      '[BO-04p] a price that no card can be charged',
      withCom('.com,USD,0.50,0.49,12.90,89.00,no'),
      '2:15 The renewal price is 0.49. A card cannot be charged less than 0.50 USD.',
    ],
    [
      '[BO-04p] such a price for the first year, in another currency',
      withCom('.com,USD,12.90,14.90,12.90,89.00,no', '.com,CAD,0.99,14.90,12.90,0.10,yes'),
      '3:10 The registration price is 0.99. A card cannot be charged less than 1.00 CAD.',
    ],
    [
      'a price over a million',
      withCom('.com,USD,12.90,14.90,12.90,8900000,no'),
      '2:28 The restore price is over a million: 8900000.',
    ],
    [
      'a decimal comma',
      withCom('.com,USD,"12,90",14.90,12.90,89.00,no'),
      '2:10 The registration price is not an amount: 12,90. Write it with digits and a point, such as 12.90.',
    ],
    [
      'a currency sign',
      withCom('.com,USD,$12.90,14.90,12.90,89.00,no'),
      '2:10 The registration price is not an amount: $12.90. Write it with digits and a point, such as 12.90.',
    ],
    [
      'a negative late fee',
      withColumns('late', '.com,USD,12.90,14.90,12.90,89.00,no,-3'),
      '2:37 The late fee is negative: -3.',
    ],
    ['a missing restore price', withCom('.com,USD,12.90,14.90,12.90,,no'), '2:28 The restore price is missing.'],
    ['a short line', withCom('.com,USD,12.90,14.90,12.90'), '2:1 The restore price is missing.'],
    [
      'an unknown TLD',
      withCom('.com,USD,12.90,14.90,12.90,89.00,no', '.nosuch,USD,1.00,1.00,1.00,9.00,no'),
      '3:1 .nosuch is not an extension that can be sold here.',
    ],
    ['a missing currency', withCom('.com,,12.90,14.90,12.90,89.00,no'), '2:6 The currency is missing.'],
    [
      'an unknown currency',
      withCom('.com,SEK,12.90,14.90,12.90,89.00,no'),
      '2:6 SEK is not a supported currency. Supported: USD, EUR, GBP, CAD, AUD.',
    ],
    [
      'a repeated row',
      withCom('.com,USD,12.90,14.90,12.90,89.00,no', 'COM,USD,13.90,14.90,12.90,89.00,no'),
      '3:1 .com in USD is a duplicate of line 2.',
    ],
    [
      'a TLD without a price',
      withCom('# none'),
      '1:1 .com has no price in USD for today. Every extension needs one; other currencies are converted from it.',
    ],
    [
      'a TLD that has a price only from a later day',
      withColumns('valid_from', '.com,USD,12.90,14.90,12.90,89.00,no,2027-01-01'),
      '1:1 .com has no price in USD for today. Every extension needs one; other currencies are converted from it.',
    ],
    ['neither yes nor no', withCom('.com,USD,12.90,14.90,12.90,89.00,perhaps'), '2:34 Write yes or no, not perhaps.'],
    [
      'a cell too many',
      withCom('.com,USD,12.90,14.90,12.90,89.00,no,extra'),
      '2:37 The line has 8 cells, the header names 7.',
    ],
    [
      'a renewal below its cost',
      withColumns('renew_cost', '.com,USD,12.90,14.90,12.90,89.00,no,15.00'),
      '2:16 The renewal price 14.90 is below its cost 15.00.',
    ],
    [
      'a register price below its cost that is not introductory',
      withColumns('register_cost', '.com,USD,12.90,14.90,12.90,89.00,no,13.00'),
      '2:10 The registration price 12.90 is below its cost 13.00.',
    ],
    [
      'an invalid date format',
      withColumns('valid_from', '.com,USD,12.90,14.90,12.90,89.00,no,31.1.2027'),
      '2:37 31.1.2027 is not a date. Write it as 2027-01-31.',
    ],
    [
      'a date that does not exist',
      withColumns('valid_from', '.com,USD,12.90,14.90,12.90,89.00,no,2027-02-30'),
      '2:37 2027-02-30 is not a date. Write it as 2027-01-31.',
    ],
  ])('[PR-01a] prices: %s', (_what, text, problem) => {
    expect(listProblems(text)).toEqual([problem]);
  });

  test.each([
    ['a rate over 100', `${TAXES}NO,vat-no,VAT Norway,125,,\n`, '2:22 The rate is over 100 percent: 125.'],
    ['a negative rate', `${TAXES}NO,vat-no,VAT Norway,-5,,\n`, '2:22 The rate is negative: -5.'],
    [
      'a fourth decimal',
      `${TAXES}NO,vat-no,VAT Norway,9.97512,,\n`,
      '2:22 The rate has more than 3 decimals: 9.97512.',
    ],
    [
      'an unknown country',
      `${TAXES}UK,vat-uk,VAT,20,,\n`,
      '2:1 UK is not a country. Use its two-letter ISO 3166-1 code, such as GB.',
    ],
    [
      'a wrong id',
      `${TAXES}NO,VAT NO,VAT,25,,\n`,
      '2:4 The tax id VAT NO has more than small letters, digits and hyphens.',
    ],
    ['no name', `${TAXES}NO,vat-no,,25,,\n`, '2:11 The name is missing.'],
    [
      'an end before its beginning',
      `${TAXES}NO,vat-no,VAT,25,2027-01-01,2026-12-31\n`,
      '2:29 It ends on 2026-12-31, before it begins on 2027-01-01.',
    ],
    [
      'overlapping periods',
      `${TAXES}NO,vat-no,VAT,25,,2026-12-31\nNO,vat-no,VAT,26,2026-12-31,\n`,
      '3:4 vat-no of NO from 2026-12-31 overlaps with line 2, which holds until 2026-12-31.',
    ],
    [
      'a repeated row',
      `${TAXES}NO,vat-no,VAT,25,,\nNO,vat-no,VAT,26,,\n`,
      '3:4 vat-no of NO is a duplicate of line 2.',
    ],
  ])('[CT-08b] [CT-08c] taxes: %s', (_what, text, problem) => {
    expect(listProblems(text)).toEqual([problem]);
  });

  test('[CT-08b] [CT-08c] two taxes of one country or consecutive periods are no overlap', () => {
    expect(
      listProblems(
        `${TAXES}CA,gst-ca,GST,5,,\nCA,pst-ca,PST,7,,\nNO,vat-no,VAT,25,,2026-12-31\nNO,vat-no,VAT,26,2027-01-01,\n`,
      ),
    ).toEqual([]);
  });

  test.each([
    [
      'a currency without a rate',
      RATES.replace('CAD,1.39\n', ''),
      '1:1 CAD has no rate for today. Every currency needs one; what is not listed in it is converted.',
    ],
    [
      'a rate of the list currency',
      `${RATES}USD,1\n`,
      '6:1 USD is the currency that the others are converted from. It needs no rate.',
    ],
    ['a rate of zero', RATES.replace('0.92', '0'), '2:5 0 for one US dollar is out of range.'],
    ['a fifth decimal', RATES.replace('0.92', '0.92345'), '2:5 The rate has more than 4 decimals: 0.92345.'],
  ])('[CU-03b] exchange rates: %s', (_what, text, problem) => {
    expect(listProblems(text)).toEqual([problem]);
  });

  test.each([
    [
      'an unknown add-on',
      'add_on,currency,price\nparking,USD,1.00\n',
      '2:1 parking is not an add-on. Available: contact_privacy, domain_forwarding, email_forwarding.',
    ],
    [
      'an add-on without a price',
      'add_on,currency,price\ncontact_privacy,USD,8.00\ndomain_forwarding,USD,5.00\n',
      '1:1 email_forwarding has no price in USD for today.',
    ],
  ])('[PR-01a] add-ons: %s', (_what, text, problem) => {
    expect(listProblems(text)).toEqual([problem]);
  });

  test.each([
    ['an empty file', '', /^1:1 The file is empty/],
    ['another table', 'first,age\nAda,36\n', /^1:1 Unknown columns\. The tables are prices \(/],
    ['a missing column', PRICES.replace(',restore,', ',rescue,'), /^1:1 The table of prices has no column restore\.$/],
    [
      'an unused column',
      PRICES.replace('first_year_only', 'firstyear'),
      /^1:1 The table of prices has no use for a column firstyear\.$/,
    ],
    ['a column twice', 'currency,per_usd,currency\n', /^1:18 Duplicate column currency\.$/],
    ['a quote that never ends', `${TAXES}NO,"vat-no,VAT,25,,\n`, /^\d+:1 Not a valid CSV file: /],
    ['an image', '\x89PNG\r\n\x1a\n\0\0', /^\d+:\d+ /],
  ])('%s', (_what, text, problem) => {
    expect(listProblems(text).join('\n')).toMatch(problem);
  });

  test('all problems are reported at once, from top to bottom', () => {
    expect(listProblems(withCom('.com,SEK,-1,14.905,x,,no')).map((problem) => problem.split(' ')[0])).toEqual([
      '2:6',
      '2:10',
      '2:13',
      '2:20',
      '2:22',
    ]);
  });

  test('property: no text makes reading throw', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc
            .array(fc.constantFrom(',', '\n', '"', '.com', 'USD', '1.00', 'yes', '2027-01-01', ' '))
            .map((parts) => TAXES + parts.join('')),
          fc.array(fc.string()).map((cells) => `${PRICES}${cells.join(',')}`),
        ),
        (text) => {
          const read = readTableFile(text, DAY);
          for (const { line, column } of 'problems' in read ? read.problems : [])
            expect(line >= 1 && column >= 1).toBe(true);
        },
      ),
    );
  });
});

const amount = fc.integer({ min: 1, max: 100_000_000 }).map(assertMinor);
const charge = fc.integer({ min: 100, max: 100_000_000 }).map(assertMinor);
const day = fc.option(
  fc
    .date({ min: new Date('2026-12-01'), max: new Date('2036-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  { nil: null },
);
const priceRow: fc.Arbitrary<PriceRow> = fc.record({
  ending: fc.constantFrom(...allTlds().map(({ tld }) => tld)),
  currency: fc.constantFrom(...SALE_CURRENCIES),
  register: charge,
  renew: charge,
  transfer: charge,
  restore: amount,
  late: fc.oneof(fc.constant(0 as const), amount),
  firstYearOnly: fc.boolean(),
  validFrom: day,
  costs: fc.constant({}),
});
const toKey = ({ ending, currency, validFrom }: PriceRow): string => `${ending} ${currency} ${validFrom ?? ''}`;
const pricesTable: fc.Arbitrary<readonly PriceRow[]> = fc
  .array(priceRow, { maxLength: 20 })
  .map((rows) => [...new Map([...defaultTables().prices, ...rows].map((row) => [toKey(row), row])).values()]);

describe('changes of a table', () => {
  test('property: any table is unchanged when written and read back', () => {
    fc.assert(
      fc.property(pricesTable, (rows) => {
        const read = getRows('prices', writeTableFile('prices', rows));
        expect(read).toEqual(rows);
        expect(tableChanges('prices', rows, read)).toEqual([]);
      }),
    );
  });

  test('property: changes in opposite directions mirror each other', () => {
    fc.assert(
      fc.property(pricesTable, pricesTable, (before, after) => {
        const [there, back] = [tableChanges('prices', before, after), tableChanges('prices', after, before)];
        const kinds = (changes: typeof there, kind: string) =>
          changes
            .filter((change) => change.kind === kind)
            .map(({ title }) => title)
            .sort();
        expect(kinds(there, 'added')).toEqual(kinds(back, 'removed'));
        expect(kinds(there, 'changed')).toEqual(kinds(back, 'changed'));
      }),
    );
  });

  test('report added, removed and changed rows as such', () => {
    const norway: TaxRow = { country: 'NO', taxId: 'vat-no', name: 'VAT', rate: 25, validFrom: null, validUntil: null };
    const before = [norway, { ...norway, country: 'SE', taxId: 'vat-se' }];
    const after = [
      { ...norway, rate: 26 },
      { ...norway, country: 'DK', taxId: 'vat-dk' },
    ];
    expect(tableChanges('taxes', before, after).map(({ kind, title }) => `${kind} ${title}`)).toEqual([
      'changed vat-no of NO',
      'added vat-dk of DK',
      'removed vat-se of SE',
    ]);
  });
});
