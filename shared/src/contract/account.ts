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
 * Everything that the shop holds of a customer, for people and programs alike (GDPR articles 15 and 20). Lists are flat; what
 * belongs together names the same `order_id`, `domain` or `id`. No password, token, transfer code, card number or link that acts
 * as a key is in it (I8).
 */
export const accountExport = z.object({
  exported_at: instant,
  profile: z.extend(profile, { default_currency: z.nullable(currencyCode), language: z.string() }),
  billing: z.object({
    company: z.string(),
    address: billingAddress,
    vat_number: z.string(),
    vat_status: z.nullable(vatStatus),
    /** When the register of VAT numbers confirmed it, and under which number it did so. */
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
  /** Whose address had to be confirmed as the owner of names. */
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
  /** What is known of cards, removed ones included. */
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
      /** When the name left the shop: released, or moved to another registrar. */
      ended_at: z.nullable(instant),
      is_auto_renew: z.boolean(),
      has_whois_privacy: z.boolean(),
      is_locked: z.boolean(),
      nameservers: z.array(z.string()),
      nameserver_addresses: z.record(z.string(), z.array(z.string())),
      /** Null where DNSSEC is off. */
      dnssec: z.optional(z.nullable(z.object({ state: dnssecState, since: instant, ds_records: z.array(dsRecord) }))),
      forwarding_url: z.nullable(z.string()),
      email_forwards: z.array(z.object({ alias: z.string(), target: z.string() })),
      registrant: z.nullable(contact),
      tld_data: registryAnswers,
      verify_by: z.nullable(instant),
    }),
  ),
  /** What was told of automatic renewals: until when, and at most for how much. */
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
  /** Notices of expiries: `day` counts the days before the expiry, below zero after it. */
  expiry_notices: z.array(z.object({ domain: domainName, expiry_date: instant, day: z.int(), sent_at: instant })),
  /** What became of each domain in changes of many domains at once, of the last 30 days. */
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
  /** Receipts and notes of refunds; each can be downloaded as a PDF from its order. */
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
      /** The zone as it was before the name moved, such as `{"records":[]}`. */
      zone: z.nullable(z.unknown()),
    }),
  ),
  /** The cart of the account; a name without a choice was taken out. */
  cart: z.array(z.object({ domain: domainName, changed_at: instant, choice: z.nullable(cartChoice) })),
  /** Emails of the last 90 days to the address of the account. Their text is not kept once they are sent: links in it are keys. */
  letters: z.array(
    z.object({
      to: z.string(),
      subject: z.string(),
      status: z.string(),
      created_at: instant,
      sent_at: z.nullable(instant),
    }),
  ),
  /** Where the account is signed in now. */
  sessions: z.array(
    z.object({
      created_at: instant,
      last_used_at: instant,
      expires_at: instant,
      ip_address: z.nullable(z.string()),
      device: z.nullable(z.string()),
    }),
  ),
  /** Moves to another email address that staff have opened, with what proof they saw and where it is written up. */
  address_corrections: z.array(
    z.object({
      /** The address that the account was to leave, such as `mara@example.com`. */
      former_email: z.string(),
      /** The address that it was to go to, such as `mara@example.org`. */
      new_email: z.string(),
      /** What kind of proof staff saw, such as `domain_control`. */
      proof: z.string(),
      /** Where the proof is written up, such as `Ticket 4711`. */
      reference: z.string(),
      opened_at: instant,
      /** From when on it could take effect without a word from the former address. */
      waits_until: instant,
      /** How it ended; null while it is open, such as `done`. */
      outcome: z.nullable(z.string()),
      ended_at: z.nullable(instant),
    }),
  ),
  /** Removals of every second factor, asked for at sign-in or by staff, who then saw a proof. */
  factor_removals: z.array(
    z.object({
      /** The address that was told, such as `mara@example.com`. */
      email: z.string(),
      /** What kind of proof staff saw, such as `call_back`; null where it was asked for at sign-in. */
      proof: z.nullable(z.string()),
      /** Where the proof is written up, such as `Ticket 4711`. */
      reference: z.nullable(z.string()),
      opened_at: instant,
      /** When it took effect, or would have. */
      waits_until: instant,
      /** How it ended; null while it is waiting, such as `proved`. */
      outcome: z.nullable(z.string()),
      ended_at: z.nullable(instant),
    }),
  ),
  /** Second factors: when an app for codes was set up, not confirmed before its first code, and passkeys by their names. */
  app_codes: z.array(z.object({ created_at: instant, confirmed_at: z.nullable(instant) })),
  passkeys: z.array(z.object({ name: z.string(), created_at: instant, last_used_at: z.nullable(instant) })),
  api_keys: z.array(z.omit(apiKey, { id: true })),
  /** The log of changes, of the account and of all that belongs to it, the history of zones included. */
  activity: z.array(
    z.object({
      at: instant,
      by: z.enum(['you', 'shop']),
      /** Who of the staff of the shop did it in your name, such as `Ines Okafor`. */
      staff: z.optional(z.string()),
      /** With which API key a program did it: its first characters, such as `sfk_Ab3dE9Xy`. */
      api_key: z.optional(z.string()),
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
  summary: 'Exports all data held about the customer, streamed.',
  description: 'Requires reauthentication: 409 `password_needed` otherwise.',
  tag,
  output: accountExport,
  refusals: [401, 409, 429],
});

/** How many of what stands in the way are named. */
export const CLOSING_NAMED_MAX = 5;

/** What closing the account would find. It is possible while nothing is active and no order is open. */
export const accountClosing = z.object({
  is_possible: z.boolean(),
  /** Until when a former address can take the account back, which is not closed before; missing where none can, such as `2027-03-02T09:30:00.000Z`. */
  way_back_until: z.optional(instant),
  /** Names that have not expired: they have to be moved away first, or run out. The first of them, by name. */
  active_names: z.object({ count: z.int(), first: z.array(domainName) }),
  /** Orders that have not ended: transfers on their way and refunds that are due are such. The newest of them. */
  open_orders: z.object({
    count: z.int(),
    first: z.array(z.object({ order_id: idSchema<'OrderId'>(), status_name: orderStatus, created_at: instant })),
  }),
  /** Names that have expired and could still be had back: they are given up. */
  expired_names: z.int(),
  /** Receipts and notes of refunds, which stay, such as `3`. */
  receipts: z.int(),
});
export type AccountClosing = z.infer<typeof accountClosing>;

export const getAccountClosing = endpoint({
  id: 'getAccountClosing',
  method: 'GET',
  path: `${base}/closing`,
  summary: 'What prevents the account from being closed, and what closing would delete and keep.',
  description: 'Names up to five of the domains and orders that stand in the way. Changes nothing.',
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
