import type { AccountExport, BillingDetails } from '@storefront/shared/contract';
import type { ReadDb } from '../../db/client';
import type { JsonText, JsonTexts } from '../../db/json-object';
import type { Deps } from '../../deps';
import type { Customer } from '../../http/session';
import { exportPages, type WrittenPage } from './export-queries';
import * as show from './export-rows';
import { readAhead } from './read-ahead';

const PAGE = 1_000;

type ExportLists = {
  [Name in keyof AccountExport]: AccountExport[Name] extends readonly (infer Row)[]
    ? AsyncIterable<readonly Row[]> | AsyncIterable<readonly JsonText<Row>[]> | AsyncIterable<JsonTexts<Row>>
    : AccountExport[Name];
};

async function* readPages<Key, Row extends { readonly key: Key }>(
  page: (after: Key | undefined) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let after: Key | undefined; ;) {
    const rows = await page(after);
    yield rows;
    after = rows.at(-1)?.key;
    if (rows.length < PAGE) return;
  }
}

async function* showPages<Row, Shown>(
  pages: AsyncGenerator<Row[]>,
  show: (row: Row) => Shown,
): AsyncGenerator<Shown[]> {
  for await (const page of readAhead(pages)) yield page.map(show);
}

const read = <Key, Row extends { readonly key: Key }, Shown>(
  page: (after: Key | undefined) => Promise<Row[]>,
  show: (row: Row) => Shown,
): AsyncGenerator<Shown[]> => showPages(readPages(page), show);

async function* readTexts<Key, Row>(
  page: (after: Key | undefined) => Promise<WrittenPage<Key, Row>>,
): AsyncGenerator<JsonTexts<Row>> {
  for (let after: Key | undefined; ;) {
    const { text, rows, key } = await page(after);
    if (text !== null) yield text;
    if (rows < PAGE) return;
    after = key;
  }
}

/** Reads a list that the database writes. */
const readWritten = <Key, Row>(
  page: (after: Key | undefined) => Promise<WrittenPage<Key, Row>>,
): AsyncGenerator<JsonTexts<Row>> => readAhead(readTexts(page));

/**
 * Returns everything that the shop stores about a customer. Each list is read lazily when iterated, in pages of a thousand rows with one
 * statement each. Leaves out whatever would let a reader act as the customer: hashes, tokens, API keys, transfer codes, the provider's card
 * ids, and the text of emails, whose links are credentials (I8). Each list is restricted to the customer by its own condition (I9).
 */
export function accountExport(
  db: ReadDb,
  { clock }: Pick<Deps, 'clock'>,
  customer: Customer,
  billing: BillingDetails,
): ExportLists {
  const pages = exportPages(db, customer, PAGE);
  return {
    exported_at: clock.now().toISOString(),
    profile: {
      first_name: customer.firstName,
      last_name: customer.lastName,
      email: customer.email,
      email_verified: customer.emailVerified,
      country: customer.country,
      created_at: customer.createdAt.toISOString(),
      default_currency: customer.defaultCurrency,
      language: customer.language ?? 'en',
    },
    billing: {
      company: billing.company,
      address: billing.address,
      vat_number: billing.vat_number,
      vat_status: customer.vat?.status ?? null,
      vat_confirmed_at: billing.vat?.confirmed_at ?? null,
      vat_consultation_number: customer.vat?.evidence?.consultation_number ?? null,
    },
    contacts: read(pages.contacts, show.contacts),
    registrants: read(pages.registrants, show.registrants),
    cards: read(pages.cards, show.cards),
    domains: readWritten(pages.domains),
    autorenewals: read(pages.autorenewals, show.autorenewals),
    expiry_notices: read(pages.expiry_notices, show.expiry_notices),
    bulk_changes: read(pages.bulk_changes, show.bulk_changes),
    dns_records: readWritten(pages.dns_records),
    orders: read(pages.orders, show.orders),
    order_items: read(pages.order_items, show.order_items),
    receipts: read(pages.receipts, show.receipts),
    transfers: read(pages.transfers, show.transfers),
    cart: read(pages.cart, show.cart),
    letters: readWritten(pages.letters),
    sessions: read(pages.sessions, show.sessions),
    address_corrections: read(pages.address_corrections, show.address_corrections),
    factor_removals: read(pages.factor_removals, show.factor_removals),
    app_codes: read(pages.app_codes, show.app_codes),
    passkeys: read(pages.passkeys, show.passkeys),
    api_keys: read(pages.api_keys, show.api_keys),
    activity: readAhead(pages.activity()),
  };
}
