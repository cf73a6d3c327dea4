import type { AccountExport, BillingDetails } from '@storefront/shared/contract';
import { toWire, type Minor } from '@storefront/shared/domain';
import { toMethodDetails } from '../../db/payment-method';
import type { ReadDb } from '../../db/client';
import type { Deps } from '../../deps';
import type { Customer } from '../../http/session';
import { toItemStatus, getItemMessage, toStatusName } from '../orders';
import { receiptNumber, showDocument } from '../receipts';
import { exportPages } from './export-queries';

const PAGE = 1_000;

type Lists = {
  [Name in keyof AccountExport]: AccountExport[Name] extends readonly (infer Row)[]
    ? AsyncIterable<readonly Row[]>
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

/** Converts pages for display, reading the next page ahead while one is written. */
async function* showPages<Row, Shown>(
  pages: AsyncGenerator<Row[]>,
  show: (row: Row) => Shown,
): AsyncGenerator<Shown[]> {
  let reading = pages.next();
  for (;;) {
    const { done, value } = await reading;
    if (done) return;
    reading = pages.next();
    // If the consumer stops early, a failed read-ahead must not become an unhandled rejection.
    reading.catch(() => undefined);
    yield value.map(show);
  }
}

const read = <Key, Row extends { readonly key: Key }, Shown>(
  page: (after: Key | undefined) => Promise<Row[]>,
  show: (row: Row) => Shown,
): AsyncGenerator<Shown[]> => showPages(readPages(page), show);

const text = (at: Date): string => at.toISOString();
const textOrNull = (at: Date | null): string | null => at?.toISOString() ?? null;

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
): Lists {
  const me = customer.id;
  const pages = exportPages(db, customer, PAGE);
  return {
    exported_at: text(clock.now()),
    profile: {
      first_name: customer.firstName,
      last_name: customer.lastName,
      email: customer.email,
      email_verified: customer.emailVerified,
      country: customer.country,
      created_at: text(customer.createdAt),
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
    contacts: read(pages.contacts, ({ row: { id, contact, is_default, consented_at, created_at, updated_at } }) => ({
      id,
      contact,
      is_default,
      consented_at: text(consented_at),
      created_at: text(created_at),
      updated_at: text(updated_at),
    })),
    registrants: read(
      pages.registrants,
      ({ row: { id, first_name, last_name, email, created_at, last_mail_at, verified_at } }) => ({
        id,
        first_name,
        last_name,
        email,
        created_at: text(created_at),
        last_mail_at: text(last_mail_at),
        verified_at: textOrNull(verified_at),
      }),
    ),
    cards: read(pages.cards, ({ row: { id, is_default, created_at, deleted_at, ...row } }) => ({
      id,
      ...toMethodDetails(row),
      is_default,
      created_at: text(created_at),
      removed_at: textOrNull(deleted_at),
    })),
    domains: read(pages.domains, ({ row, dnssec }) => ({
      id: row.id,
      domain: row.name,
      status: row.status,
      stage: row.stage,
      registered_at: text(row.registered_at),
      expiry_date: text(row.expiry_date),
      ended_at: textOrNull(row.ended_at),
      is_auto_renew: row.is_auto_renew,
      has_whois_privacy: row.has_whois_privacy,
      is_locked: row.is_locked,
      nameservers: row.nameservers,
      nameserver_addresses: row.nameserver_addresses,
      dnssec: dnssec && { state: dnssec.state, since: text(dnssec.state_since), ds_records: dnssec.ds_records },
      forwarding_url: row.forwarding_url,
      forwarding_permanent: row.forwarding_permanent,
      forwarding_keeps_path: row.forwarding_keeps_path,
      email_forwards: row.email_forwards.map(({ alias, target }) => ({ alias, target })),
      registrant: row.registrant,
      tld_data: row.tld_data,
      verify_by: textOrNull(row.verify_by),
    })),
    autorenewals: read(
      pages.autorenewals,
      ({ domain, row: { expiry_date, told_at, currency_code, told_total, attempts } }) => ({
        domain,
        expiry_date: text(expiry_date),
        told_at: text(told_at),
        currency_code,
        told_total: toWire(told_total, currency_code),
        attempts,
      }),
    ),
    expiry_notices: read(pages.expiry_notices, ({ domain, row: { expiry_date, day, sent_at } }) => ({
      domain,
      expiry_date: text(expiry_date),
      day,
      sent_at: text(sent_at),
    })),
    bulk_changes: read(pages.bulk_changes, ({ row: { domain, outcome }, edit, started_at }) => ({
      domain,
      edit,
      outcome,
      started_at: text(started_at),
    })),
    dns_records: read(pages.dns_records, ({ domain, row: { id, name, type, ttl, rdata } }) => ({
      id,
      domain,
      name,
      type,
      ttl,
      data: rdata,
    })),
    orders: read(pages.orders, ({ row }) => {
      const wire = (minor: Minor): number => toWire(minor, row.currency_code);
      return {
        order_id: row.id,
        status_name: toStatusName(row.state),
        created_at: text(row.created_at),
        updated_at: text(row.updated_at),
        currency_code: row.currency_code,
        amount: wire(row.amount),
        tax: wire(row.tax),
        total: wire(row.total),
        captured: wire(row.captured),
        refunded: wire(row.refunded),
        tax_country: row.tax_country,
        card_id: row.payment_method_id,
        placed_by_shop: row.merchant_initiated,
        consent: row.consent,
        withdrawn_at: textOrNull(row.withdrawn_at),
      };
    }),
    order_items: read(pages.order_items, ({ item, currency }) => {
      const wire = (minor: Minor): number => toWire(minor, currency);
      return {
        id: item.id,
        order_id: item.order_id,
        type: item.type,
        domain: item.domain_name,
        period: item.period,
        status: toItemStatus(item.state),
        ...(getItemMessage(item) ?? { message: '' }),
        amount: wire(item.amount),
        tax: wire(item.tax),
        tax_rates: item.tax_rates.map((line) => ({ ...line, tax_amount: wire(line.tax_amount) })),
        sub_items: item.sub_items.map((addOn) => ({ ...addOn, cost: wire(addOn.cost) })),
        registrant: item.registrant,
        tld_data: item.tld_data,
        expiry_date: textOrNull(item.expiry_date),
      };
    }),
    receipts: read(pages.receipts, ({ document: { number, order_id, parties, issued_at, ...document }, currency }) => {
      const { kind, amount } = showDocument(document);
      return {
        number: receiptNumber(number),
        kind,
        order_id,
        amount: toWire(amount, currency),
        buyer: parties.buyer,
        issued_at: text(issued_at),
      };
    }),
    transfers: read(
      pages.transfers,
      ({
        row: { order_item_id, domain, stage, stage_until, asked_at, confirmed_at, cancel_asked_at, created_at, zone },
      }) => ({
        order_item_id,
        domain,
        stage,
        stage_until: textOrNull(stage_until),
        asked_at: textOrNull(asked_at),
        confirmed_at: textOrNull(confirmed_at),
        cancel_asked_at: textOrNull(cancel_asked_at),
        created_at: text(created_at),
        zone,
      }),
    ),
    cart: read(pages.cart, ({ key: domain, at, choice }) => ({
      domain,
      changed_at: new Date(at).toISOString(),
      choice,
    })),
    letters: read(pages.letters, ({ row: { recipient, subject, status, created_at, sent_at } }) => ({
      to: recipient,
      subject,
      status,
      created_at: text(created_at),
      sent_at: textOrNull(sent_at),
    })),
    sessions: read(pages.sessions, ({ row: { created_at, updated_at, expires_at, ip_address, user_agent } }) => ({
      created_at: text(created_at),
      last_used_at: text(updated_at),
      expires_at: text(expires_at),
      ip_address,
      device: user_agent,
    })),
    address_corrections: read(pages.address_corrections, ({ row }) => ({
      former_email: row.former_email,
      new_email: row.new_email,
      proof: row.proof,
      reference: row.reference,
      opened_at: text(row.opened_at),
      waits_until: text(row.waits_until),
      outcome: row.outcome,
      ended_at: textOrNull(row.ended_at),
    })),
    factor_removals: read(pages.factor_removals, ({ row }) => ({
      email: row.email,
      proof: row.proof,
      reference: row.reference,
      opened_at: text(row.opened_at),
      waits_until: text(row.waits_until),
      outcome: row.outcome,
      ended_at: textOrNull(row.ended_at),
    })),
    app_codes: read(pages.app_codes, ({ row: { created_at, confirmed_at } }) => ({
      created_at: text(created_at),
      confirmed_at: textOrNull(confirmed_at),
    })),
    passkeys: read(pages.passkeys, ({ row: { name, created_at, last_used_at } }) => ({
      name,
      created_at: text(created_at),
      last_used_at: textOrNull(last_used_at),
    })),
    api_keys: read(
      pages.api_keys,
      ({ row: { name, prefix, scopes, domain, created_at, expires_at, last_used_at } }) => ({
        name,
        prefix,
        scopes: [...scopes],
        domain,
        created_at: text(created_at),
        expires_at: textOrNull(expires_at),
        last_used_at: textOrNull(last_used_at),
      }),
    ),
    activity: showPages(pages.activity(), ({ row: { at, actor, api_key, action, subject, before, after }, staff }) => ({
      at: text(at),
      by: actor === `customer:${me}` && staff === null ? 'you' : 'shop',
      ...(staff !== null && { staff }),
      ...(api_key !== null && { api_key }),
      action,
      subject,
      before,
      after,
    })),
  };
}
