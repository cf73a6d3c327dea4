import { z } from 'zod/mini';
import { page, toPage } from './desk-fields';
import { endpoint } from './endpoint';
import { countryCode, currencyCode, instant, queryNumber, wireAmount } from './wire';

const tag = 'desk';

/** The tables of a price list. */
export const PRICE_TABLES = ['prices', 'add-ons', 'exchange-rates', 'taxes'] as const;
export const priceTable = z.enum(PRICE_TABLES);
export type PriceTable = z.infer<typeof priceTable>;

/** The most edits of a draft, enough for every TLD in every currency. */
export const MOST_EDITS = 2_000;
/** The most characters of an uploaded file. */
export const LONGEST_FILE = 1_000_000;

/** One line of text. */
const cell = z.string().check(z.maxLength(120), z.regex(/^[^\p{Cc}]*$/u, 'A cell is one line of text'));
/** The cells of a row, by column name of its file; an empty cell may be left out. */
const cells = z.record(z.string().check(z.maxLength(40)), cell);
/** The title of a row, such as `.com in USD`; unique within a table. */
const rowTitle = z.string().check(z.maxLength(200));

const rowEdit = z.strictObject({
  table: priceTable,
  /** The row to change; null adds one. */
  row: z.nullable(rowTitle),
  /** The cells to change, empty to clear one; null deletes the row. */
  cells: z.nullable(cells),
});
export type RowEdit = z.infer<typeof rowEdit>;

const tableFile = z.strictObject({
  name: z.string().check(z.minLength(1), z.maxLength(200)),
  text: z.string().check(z.maxLength(LONGEST_FILE)),
});

/** The version of a price list; 0 is the one shipped with the shop. */
const version = z.int().check(z.gte(0));

export const priceDraft = z.strictObject({
  /** The version that the draft was created from, or last compared with. */
  base: version,
  /** The version to restore; files and edits apply on top of it. */
  restores: z.optional(version),
  /** Each replaces the table named by its heading. */
  files: z.optional(z.array(tableFile).check(z.maxLength(PRICE_TABLES.length))),
  edits: z.optional(z.array(rowEdit).check(z.maxLength(MOST_EDITS))),
});
export type PriceDraft = z.infer<typeof priceDraft>;

const priceRow = z.object({ row: rowTitle, cells });
export type PriceRowCells = z.infer<typeof priceRow>;

export const deskPrices = endpoint({
  id: 'deskPrices',
  method: 'GET',
  path: '/desk/1.0/prices',
  summary: 'The price list in force, row by row.',
  tag,
  output: z.object({
    version,
    tables: z.array(z.object({ name: priceTable, columns: z.array(z.string()), rows: z.array(priceRow) })),
    /** The currencies that the shop sells in, and those in which prices may be listed. */
    currencies: z.array(currencyCode),
    known_currencies: z.array(currencyCode),
  }),
  refusals: [401, 409],
});

const rowChange = z.object({
  table: priceTable,
  kind: z.enum(['added', 'removed', 'changed']),
  row: rowTitle,
  cells: z.array(
    z.object({
      column: z.string(),
      was: z.nullable(z.string()),
      now: z.nullable(z.string()),
      /** The change of an amount or exchange rate, to one decimal; null if a percentage makes no sense. */
      percent: z.nullable(z.number()),
    }),
  ),
});
export type RowChange = z.infer<typeof rowChange>;

const loss = z.object({
  tld: z.string(),
  currency_code: currencyCode,
  service: z.enum(['register', 'renew', 'transfer', 'restore']),
  price: wireAmount,
  /** The cost to the shop, converted if given in US dollars. */
  cost: wireAmount,
  /** The first day on which it applies; null: from now on. */
  from: z.nullable(z.string()),
  is_introduction: z.boolean(),
  /** Whether the draft causes it. */
  is_new: z.boolean(),
});
export type Loss = z.infer<typeof loss>;

/** The effect on today's prices in one currency, converted ones included. */
const priceEffect = z.object({
  currency_code: currencyCode,
  changed: z.int(),
  /** The greatest fall and the greatest rise, in percent to one decimal; null if nothing falls or rises. */
  fall: z.nullable(z.number()),
  rise: z.nullable(z.number()),
});
export type PriceEffect = z.infer<typeof priceEffect>;

const priceVersion = z.object({
  version,
  at: instant,
  /** The name of the member of staff, or who imported it on the server. */
  by: z.string(),
  is_staff: z.boolean(),
  comment: z.string(),
  /** Names of the files that were uploaded. */
  files: z.array(z.string()),
  tables: z.array(priceTable),
  restores: z.nullable(version),
});
export type PriceVersion = z.infer<typeof priceVersion>;

const draftProblem = z.object({
  table: z.nullable(priceTable),
  /** For an edit: its row before the change (null for a new one), and the column. */
  row: z.nullable(rowTitle),
  column: z.nullable(z.string()),
  /** For a file: its name and the line. */
  file: z.nullable(z.string()),
  line: z.nullable(z.int()),
  message: z.string(),
});
export type DraftProblem = z.infer<typeof draftProblem>;

export const deskComparePrices = endpoint({
  id: 'deskComparePrices',
  method: 'POST',
  path: '/desk/1.0/prices/compare',
  summary: 'What a draft would change in the price list in force. Changes nothing.',
  tag,
  input: priceDraft,
  output: z.object({
    /** The version that the draft was compared with, and that publishing would replace. */
    version,
    /** If there are any problems, the other lists are empty. */
    problems: z.array(draftProblem),
    changes: z.array(rowChange),
    losses: z.array(loss),
    effects: z.array(priceEffect),
    /** What others have published since the draft's base, newest first, and what that changed. */
    since: z.object({ versions: z.array(priceVersion), changes: z.array(rowChange) }),
  }),
  refusals: [400, 401, 404, 409],
});

const shownPrice = z.object({ amount: wireAmount, tax: wireAmount, total: wireAmount });

export const deskPreviewPrices = endpoint({
  id: 'deskPreviewPrices',
  method: 'POST',
  path: '/desk/1.0/prices/preview',
  summary: 'The prices of one TLD for a customer in a country on a day, now and with a draft.',
  tag,
  input: z.strictObject({
    draft: priceDraft,
    tld: z.string().check(z.minLength(1), z.maxLength(63)),
    /** Null: before tax, as guests see it. */
    country: z.nullable(countryCode),
    /** In UTC; null: today. */
    day: z.nullable(z.iso.date()),
  }),
  output: z.object({
    /** The taxes that apply with the draft, such as `VAT Germany 19%`. */
    taxes: z.array(z.object({ name: z.string(), rate: z.number() })),
    rows: z.array(
      z.object({
        currency_code: currencyCode,
        /** `restore` and `late`: a renewal in redemption, and one between expiry and redemption, with their fee. */
        service: z.enum([
          'register',
          'renew',
          'transfer',
          'restore',
          'late',
          'contact_privacy',
          'domain_forwarding',
          'email_forwarding',
        ]),
        years: z.int(),
        /** Null if it is not sold. */
        was: z.nullable(shownPrice),
        now: z.nullable(shownPrice),
      }),
    ),
  }),
  refusals: [400, 401, 404, 409, 422],
});

export const deskPublishPrices = endpoint({
  id: 'deskPublishPrices',
  method: 'POST',
  path: '/desk/1.0/prices/publish',
  summary: 'Publishes a draft as one version. Refused if its base is no longer the version in force.',
  tag,
  input: z.strictObject({
    draft: priceDraft,
    comment: z.string().check(z.trim(), z.minLength(1, 'Say why'), z.maxLength(500)),
  }),
  output: priceVersion,
  refusals: [400, 401, 404, 409, 422],
});

export const deskPriceVersions = endpoint({
  id: 'deskPriceVersions',
  method: 'GET',
  path: '/desk/1.0/prices/versions',
  summary: 'Versions of the price list, newest first.',
  tag,
  input: z.object({ page }),
  output: toPage(priceVersion),
  refusals: [400, 401, 409],
});

const atVersion = z.object({ version: queryNumber.check(z.int(), z.gte(0)) });

export const deskPriceVersion = endpoint({
  id: 'deskPriceVersion',
  method: 'GET',
  path: '/desk/1.0/prices/version',
  summary: 'A version of the price list, and how it differs from the previous one.',
  tag,
  input: atVersion,
  output: z.object({ ...priceVersion.shape, changes: z.array(rowChange) }),
  refusals: [400, 401, 404, 409],
});

export const deskPriceFile = endpoint({
  id: 'deskPriceFile',
  method: 'GET',
  path: '/desk/1.0/prices/file',
  summary: 'A table of a version as a CSV file, which can be edited and uploaded again.',
  tag,
  input: z.object({ ...atVersion.shape, table: priceTable }),
  output: z.object({ name: z.string(), text: z.string() }),
  refusals: [400, 401, 404, 409],
});
