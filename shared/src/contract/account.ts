import { z } from 'zod/mini';
import { apiKey } from './api-keys';
import { billingAddress, vatStatus } from './billing-details';
import { bulkEdit, bulkOutcome } from './bulk-changes';
import { cartChoice } from './cart';
import { itemType, orderItemStatus, orderStatus } from './checkout';
import { contact, registryAnswers, tldData } from './contact';
import { dnssecState, dsRecord } from './dnssec';
import { endpoint } from './endpoint';
import { idSchema } from './id-schema';
import { methodWith } from './payment-method';
import { addOnService, taxRate } from './price';
import { profile } from './billing';
import { receiptBuyer } from './receipt';
import { countryCode, currencyCode, domainName, emailAddress, instant, periodYears, wireAmount } from './wire';

const tag = 'account';
const base = '/api/account/1.0';

/**
 * All data that the shop stores about a customer, readable by people and programs (GDPR articles 15 and 20). Lists are flat; related
 * entries share an `order_id`, `domain` or `id`. Passwords, tokens, transfer codes, card numbers and links that act as a key are never
 * included (I8).
 */
export const accountExport = z.object({
  exported_at: instant,
  profile: z.extend(profile, { default_currency: z.nullable(currencyCode), language: z.string() }),
  billing: z.object({
    company: z.string(),
    address: billingAddress,
    vat_number: z.string(),
    vat_status: z.nullable(vatStatus),
    /** When the VAT register confirmed the number, and its consultation number. */
    vat_confirmed_at: z.nullable(instant),
    vat_consultation_number: z.nullable(z.string()),
  }),
  /** Registrant contacts that the customer agreed to keep. */
  contacts: z.array(
    z.object({
      id: idSchema<'ContactId'>(),
      contact,
      is_default: z.boolean(),
      consented_at: instant,
      created_at: instant,
      updated_at: instant,
    }),
  ),
  /** Registrants whose email address had to be confirmed. */
  registrants: z.array(
    z.object({
      id: idSchema<'RegistrantVerificationId'>(),
      first_name: z.string(),
      last_name: z.string(),
      email: z.string(),
      created_at: instant,
      last_mail_at: instant,
      verified_at: z.nullable(instant),
    }),
  ),
  /** The data stored about cards, including removed ones. */
  cards: z.array(
    methodWith({
      id: idSchema<'CardId'>(),
      is_default: z.boolean(),
      created_at: instant,
      removed_at: z.nullable(instant),
    }),
  ),
  domains: z.array(
    z.object({
      id: idSchema<'DomainId'>(),
      domain: domainName,
      status: z.string(),
      stage: z.string(),
      registered_at: instant,
      expiry_date: instant,
      /** When the domain left the account: released, or moved to another registrar. */
      ended_at: z.nullable(instant),
      is_auto_renew: z.boolean(),
      has_whois_privacy: z.boolean(),
      is_locked: z.boolean(),
      nameservers: z.array(z.string()),
      nameserver_addresses: z.record(z.string(), z.array(z.string())),
      /** Null if DNSSEC is off. */
      dnssec: z.optional(z.nullable(z.object({ state: dnssecState, since: instant, ds_records: z.array(dsRecord) }))),
      forwarding_url: z.nullable(z.string()),
      email_forwards: z.array(z.object({ alias: z.string(), target: z.string() })),
      registrant: z.nullable(contact),
      tld_data: registryAnswers,
      verify_by: z.nullable(instant),
    }),
  ),
  /** Announcements of automatic renewals: for which expiry, and the highest amount announced. */
  autorenewals: z.array(
    z.object({
      domain: domainName,
      expiry_date: instant,
      told_at: instant,
      currency_code: currencyCode,
      told_total: wireAmount,
      attempts: z.int(),
    }),
  ),
  /** Expiry notices: `day` counts the days before the expiry, negative after it. */
  expiry_notices: z.array(z.object({ domain: domainName, expiry_date: instant, day: z.int(), sent_at: instant })),
  /** The outcome for each domain of the bulk changes of the last 30 days. */
  bulk_changes: z.array(z.object({ domain: domainName, edit: bulkEdit, outcome: bulkOutcome, started_at: instant })),
  dns_records: z.array(
    z.object({
      id: idSchema<'ZoneRecordId'>(),
      domain: domainName,
      name: z.string(),
      type: z.string(),
      ttl: z.int(),
      data: z.string(),
    }),
  ),
  orders: z.array(
    z.object({
      order_id: idSchema<'OrderId'>(),
      status_name: orderStatus,
      created_at: instant,
      updated_at: instant,
      currency_code: currencyCode,
      amount: wireAmount,
      tax: wireAmount,
      total: wireAmount,
      captured: wireAmount,
      refunded: wireAmount,
      tax_country: countryCode,
      card_id: idSchema<'CardId'>(),
      placed_by_shop: z.boolean(),
      consent: z.nullable(z.object({ text_version: z.string(), given_at: z.string() })),
      withdrawn_at: z.nullable(instant),
    }),
  ),
  order_items: z.array(
    z.object({
      id: idSchema<'OrderItemId'>(),
      order_id: idSchema<'OrderId'>(),
      type: itemType,
      domain: domainName,
      period: periodYears,
      status: orderItemStatus,
      message: z.string(),
      amount: wireAmount,
      tax: wireAmount,
      tax_rates: z.array(taxRate),
      sub_items: z.array(z.object({ type: addOnService, quantity: z.int(), cost: wireAmount })),
      registrant: z.nullable(contact),
      tld_data: z.nullable(tldData),
      expiry_date: z.nullable(instant),
    }),
  ),
  /** Receipts and refund notes; each can be downloaded as a PDF from its order. */
  receipts: z.array(
    z.object({
      number: z.string(),
      kind: z.enum(['receipt', 'refund', 'refund_failed']),
      order_id: idSchema<'OrderId'>(),
      amount: wireAmount,
      buyer: receiptBuyer,
      issued_at: instant,
    }),
  ),
  transfers: z.array(
    z.object({
      order_item_id: idSchema<'OrderItemId'>(),
      domain: domainName,
      stage: z.nullable(z.string()),
      stage_until: z.nullable(instant),
      asked_at: z.nullable(instant),
      confirmed_at: z.nullable(instant),
      cancel_asked_at: z.nullable(instant),
      created_at: instant,
      /** The zone as it was before the transfer, such as `{"records":[]}`. */
      zone: z.nullable(z.unknown()),
    }),
  ),
  /** The cart of the account; a domain without a choice was removed. */
  cart: z.array(z.object({ domain: domainName, changed_at: instant, choice: z.nullable(cartChoice) })),
  /** Emails of the last 90 days to the account's address. Their text is deleted once they are sent: links in it act as keys. */
  letters: z.array(
    z.object({
      to: z.string(),
      subject: z.string(),
      status: z.string(),
      created_at: instant,
      sent_at: z.nullable(instant),
    }),
  ),
  /** The open sessions. */
  sessions: z.array(
    z.object({
      created_at: instant,
      last_used_at: instant,
      expires_at: instant,
      ip_address: z.nullable(z.string()),
      device: z.nullable(z.string()),
      /** The country of the sign-in (ISO 3166-1 alpha-2); missing if it is unknown. */
      country: z.optional(countryCode),
    }),
  ),
  /** Changes to another email address that staff opened, with the kind of proof they saw and where it is documented. */
  address_corrections: z.array(
    z.object({
      /** The address to be replaced, such as `mara@example.com`. */
      former_email: z.string(),
      /** The new address, such as `mara@example.org`. */
      new_email: z.string(),
      /** The kind of proof that staff saw, such as `domain_control`. */
      proof: z.string(),
      /** Where the proof is documented, such as `Ticket 4711`. */
      reference: z.string(),
      opened_at: instant,
      /** The earliest time at which the change could take effect if the former address did not object. */
      waits_until: instant,
      /** How it ended; null while it is open, such as `done`. */
      outcome: z.nullable(z.string()),
      ended_at: z.nullable(instant),
    }),
  ),
  /** Removals of all second factors, requested at sign-in, or opened by staff after a proof of identity. */
  factor_removals: z.array(
    z.object({
      /** The address that was notified, such as `mara@example.com`. */
      email: z.string(),
      /** The kind of proof that staff saw, such as `call_back`; null if it was requested at sign-in. */
      proof: z.nullable(z.string()),
      /** Where the proof is documented, such as `Ticket 4711`. */
      reference: z.nullable(z.string()),
      opened_at: instant,
      /** When it took effect, or would have taken effect. */
      waits_until: instant,
      /** How it ended; null while it is pending, such as `proved`. */
      outcome: z.nullable(z.string()),
      ended_at: z.nullable(instant),
    }),
  ),
  /** Second factors: authenticator apps, with when they were set up and confirmed by a first code, and passkeys with their names. */
  app_codes: z.array(z.object({ created_at: instant, confirmed_at: z.nullable(instant) })),
  passkeys: z.array(z.object({ name: z.string(), created_at: instant, last_used_at: z.nullable(instant) })),
  api_keys: z.array(z.omit(apiKey, { id: true })),
  /** The audit log of the account and everything in it, including the history of zones. */
  activity: z.array(
    z.object({
      at: instant,
      by: z.enum(['you', 'shop']),
      /** The member of the shop's staff who acted in your name, such as `Ines Okafor`. */
      staff: z.optional(z.string()),
      /** The API key that a program used: its first characters, such as `sfk_Ab3dE9Xy`. */
      api_key: z.optional(z.string()),
      /** The country of a sign-in (ISO 3166-1 alpha-2); missing if it is unknown. */
      country: z.optional(countryCode),
      action: z.string(),
      subject: z.string(),
      before: z.unknown(),
      after: z.unknown(),
    }),
  ),
});
export type AccountExport = z.infer<typeof accountExport>;

export const exportAccount = endpoint({
  id: 'exportAccount',
  method: 'GET',
  path: `${base}/export`,
  summary: 'Exports all data stored about the customer, as a stream.',
  description: 'Requires reauthentication: 409 `password_needed` otherwise.',
  tag,
  output: accountExport,
  refusals: [401, 409, 429],
});

/** How many blocking domains or orders are listed. */
export const CLOSING_NAMED_MAX = 5;

/** What closing the account would affect. It is possible while no domain is active and no order is open. */
export const accountClosing = z.object({
  is_possible: z.boolean(),
  /**
   * Until when a former address can take the account back; the account cannot be closed before then. Missing if there is no such address,
   * such as `2027-03-02T09:30:00.000Z`.
   */
  way_back_until: z.optional(instant),
  /** Domains that have not expired: they must be transferred away or expire first. The first of them, by name. */
  active_names: z.object({ count: z.int(), first: z.array(domainName) }),
  /** Orders that are still open, including pending transfers and refunds. The newest of them. */
  open_orders: z.object({
    count: z.int(),
    first: z.array(z.object({ order_id: idSchema<'OrderId'>(), status_name: orderStatus, created_at: instant })),
  }),
  /** Expired domains that could still be renewed or restored: closing gives them up. */
  expired_names: z.int(),
  /** Receipts and refund notes, which are kept, such as `3`. */
  receipts: z.int(),
});
export type AccountClosing = z.infer<typeof accountClosing>;

export const getAccountClosing = endpoint({
  id: 'getAccountClosing',
  method: 'GET',
  path: `${base}/closing`,
  summary: 'What prevents the account from being closed, and what closing would delete and keep.',
  description: 'Lists up to five of the domains and orders that prevent it. Changes nothing.',
  tag,
  output: accountClosing,
  refusals: [401],
});

export const closeAccount = endpoint({
  id: 'closeAccount',
  method: 'POST',
  path: `${base}/close`,
  summary:
    'Closes the account for good, erases all data that we are not legally required to keep, and ends every session.',
  description:
    '`email` is the address of the account, typed again: 422 `email_differs` otherwise. 409 `password_needed` without reauthentication, `address_just_changed` while a former address can take the account back, `account_in_use` while domains are active or orders open.',
  tag,
  input: z.strictObject({ email: emailAddress }),
  output: null,
  refusals: [400, 401, 409, 422],
});
