import { z } from 'zod/mini';
import { contact, contactRole, registryAnswers } from './contact';
import { dnsRecord } from './dns';
import { endpoint } from './endpoint';
import { paidWith } from './payment-method';
import { addOnService, renewalFee } from './price';
import { receipt } from './receipt';
import { currencyCode, domainName, domainParams, instant, queryNumber, wireAmount } from './wire';

const base = '/api/domain/1.0';

/**
 * Where a name stands in its life. `grace`: expired, a renewal is still a renewal; `redemption`: only a restore brings it back;
 * `pending_delete`: its registry lets go of it and nobody can keep it.
 */
export const lifeStage = z.enum(['active', 'grace', 'redemption', 'pending_delete']);
export type LifeStage = z.infer<typeof lifeStage>;

/** Years a domain can be renewed for now, each with its cost before tax, the fee included. */
const renewalYear = z.object({ period: z.int(), cost: wireAmount });

/** The addresses that a registry keeps for nameservers inside the very domain (glue), by host. */
const nameserverAddresses = z.record(
  domainName,
  z.array(z.string().check(z.maxLength(45))).check(z.minLength(1), z.maxLength(13)),
);

const forwardingUrl = z.string().check(z.minLength(1), z.maxLength(200));

/** Mail to `alias` at the name goes on to `target`; the alias `*` takes what no other does. */
const emailForward = z.strictObject({
  alias: z.string().check(z.minLength(1), z.maxLength(64)),
  target: z.string().check(z.minLength(3), z.maxLength(254)),
});

/** What of a domain the registrar was asked to change. */
const registrarChange = z.enum([
  'deletion',
  'auto_renew',
  'privacy',
  'lock',
  'nameservers',
  'registrant',
  'admin_contact',
  'tech_contact',
  'billing_contact',
]);

/** A domain of the customer. */
export const domainInfo = z.object({
  domain: domainName,
  status: z.string(),
  expiry_date: instant,
  stage: lifeStage,
  /** When the stage ends by itself. */
  stage_ends: instant,
  registered_at: instant,
  has_whois_privacy: z.boolean(),
  domain_forwarding: z.boolean(),
  email_forwarding: z.boolean(),
  /** Where visitors are sent; null where nothing is set, or the service was not bought. */
  forwarding_url: z.nullable(z.string()),
  /** Whether with 301, which browsers remember, in place of 302. */
  forwarding_permanent: z.optional(z.boolean()),
  /** Whether path and query of what was asked for go along. */
  forwarding_keeps_path: z.optional(z.boolean()),
  /** Whether it can be bought here at all; where it is missing, it can. */
  domain_forwarding_sold: z.optional(z.boolean()),
  email_forwards: z.array(z.object({ alias: z.string(), target: z.string() })),
  /** How many addresses are paid for now: the first ones work. */
  email_forwards_max: z.int(),
  /** How many of them are paid for from a day on, where it was renewed with fewer. */
  email_forwards_next: z.optional(
    z.object({
      /** How many that are, such as `1`. */
      max: z.int(),
      from: instant,
    }),
  ),
  /** Whether it can be bought here at all; where it is missing, it can. */
  email_forwarding_sold: z.optional(z.boolean()),
  /** When each add-on ends that is not renewed with the name, as it was cancelled or left out of a renewal. */
  add_on_ends: z.optional(z.partialRecord(addOnService, instant)),
  /** What a year of each add-on costs that is sold for this name, before tax, an email address each; 0 for one that is free. */
  add_on_prices: z.optional(z.partialRecord(addOnService, wireAmount)),
  /**
   * What each paid add-on that the name does not have costs now until `expiry_date`, before tax, an email address each; those that cannot be
   * bought now are missing. `is_least`: the days left come to less than the smallest amount that a card can be charged, which is asked for.
   */
  add_on_offers: z.optional(z.partialRecord(addOnService, z.object({ cost: wireAmount, is_least: z.boolean() }))),
  /** Whether privacy can be switched on as it is: it is free, or paid for; where it is missing, it can. */
  privacy_switchable: z.optional(z.boolean()),
  is_auto_renew: z.boolean(),
  is_locked: z.boolean(),
  nameservers: z.array(z.string()),
  nameserver_addresses: nameserverAddresses,
  /** The shop's own servers; a name that has them has its DNS here. */
  default_nameservers: z.array(z.string()),
  /** Whether the registry tolerates the privacy service (SE-07). */
  privacy_allowed: z.boolean(),
  /** Names under some extensions move by a tag at their registrar, not by a code. */
  transfers_by: z.enum(['code', 'tag']),
  /** From when its registry lets it move to another registrar, where that is still to come. */
  transferable_from: z.optional(instant),
  /** Until when an expired name is renewed at the usual price; the expiry itself where there is no such time. */
  grace_until: instant,
  /** Until when it can be restored after that. */
  redemption_until: instant,
  /** When anybody can register it. */
  released_at: instant,
  /** One year, before tax and without the fee. */
  price: wireAmount,
  /** What a renewal costs now beside its years; null where it costs nothing more. */
  fee: z.nullable(renewalFee),
  /** What a renewal in the time of grace, and a restore, cost beside the years, before tax. */
  late_price: wireAmount,
  restore_price: wireAmount,
  currency_code: currencyCode,
  tld_renewal_years: z.array(renewalYear),
  /**
   * What the registrar was asked to change and has not confirmed, and when: whether it is made is being found out, and the facts here are
   * as they were. With `deletion` the domain is being deleted, and everything else is refused, 409 `being_deleted`. Missing where there is
   * nothing of it.
   */
  unsettled: z.optional(
    z.array(
      z.object({
        /** What it was asked to change. */
        change: registrarChange,
        asked_at: instant,
      }),
    ),
  ),
  /**
   * Until when a former address can take the account back: before that no transfer code is shown, the domain is not unlocked, and its
   * registrant not changed, 409 `address_just_changed`. Missing where there is no such address.
   */
  way_back_until: z.optional(instant),
  /** The fewest years that its registry renews for at once, such as `2`; where it is missing, one. */
  min_renewal_years: z.optional(z.int()),
  /** When these facts were last written down: what is shown while the registrar gives no answer. */
  updated_at: instant,
});
export type DomainInfo = z.infer<typeof domainInfo>;

export const getDomainInfo = endpoint({
  id: 'getDomainInfo',
  method: 'GET',
  path: `${base}/info/{domainName}`,
  summary: 'A domain of the customer with its renewal prices.',
  description:
    'Facts are as they were last known; `updated_at` says when. Amounts are in the currency asked for, before tax.',
  tag: 'domains',
  params: domainParams,
  input: z.object({ currency_code: currencyCode }),
  output: domainInfo,
  scopes: ['read'],
  refusals: [400, 401, 404, 422],
});

/** What auto-renew does to a name next, as far as it is known: a day, what is charged then with its tax, and to which card. */
export const autorenewal = z.object({
  charge_at: instant,
  /** Years for which it is renewed, such as `2`: the fewest that its registry renews for at once. Where it is missing, one. */
  years: z.optional(z.int()),
  currency_code: currencyCode,
  /** These years with the add-ons of the name, before tax; the tax; both. */
  amount: wireAmount,
  tax: wireAmount,
  total: wireAmount,
  /** The default card; `holds`: it will not have expired by that day, and its last payment went through. Null where there is none. */
  card: z.nullable(paidWith({ holds: z.boolean(), declined: z.optional(z.boolean()) })),
});
export type Autorenewal = z.infer<typeof autorenewal>;

export const getAutorenewal = endpoint({
  id: 'getAutorenewal',
  method: 'GET',
  path: `${base}/autorenewal/{domainName}`,
  summary: 'What auto-renew does to a domain, or would do if it were on.',
  description: '`next` is null if there is no further attempt before expiry, or if the price is currently unknown.',
  tag: 'domains',
  params: domainParams,
  output: z.object({ next: z.nullable(autorenewal) }),
  scopes: ['read'],
  refusals: [400, 401, 404],
});

/** A digest of the details of a contact as they were read, such as `kqzA3yt0bVQ1Sx7m9d2RfQ`. */
const contactVersion = z.string().check(z.minLength(1), z.maxLength(64));

/** Exactly one change a call, so that each can succeed or fail by itself. */
export const domainEdit = z.union([
  z.strictObject({ auto_renew: z.boolean() }),
  z.strictObject({ privacy: z.boolean() }),
  /**
   * Whether the name goes on with an add-on. One that is free starts and ends at once. One that is paid for ends with the term that is
   * paid for, and can be kept until then; it is ordered, and does not start here: 409 `add_on_not_bought`.
   */
  z.strictObject({ add_on: addOnService, wanted: z.boolean() }),
  z.strictObject({ locked: z.boolean() }),
  z.strictObject({
    nameservers: z.array(domainName).check(z.minLength(2), z.maxLength(13)),
    nameserver_addresses: z.optional(nameserverAddresses),
  }),
  /** `replace_records`: records of the customer's that stand in the way may go; without it they are a reason to refuse, 409 `records_in_the_way`. */
  z.strictObject({
    forwarding_url: z.nullable(forwardingUrl),
    forwarding_permanent: z.optional(z.boolean()),
    forwarding_keeps_path: z.optional(z.boolean()),
    replace_records: z.optional(z.boolean()),
  }),
  z.strictObject({
    email_forwards: z.array(emailForward).check(z.maxLength(48)),
    replace_records: z.optional(z.boolean()),
  }),
  /** Without answers for the registry those that it has stay. With the `version` that was read, only where the details are still those. */
  z.strictObject({ registrant: contact, tld_data: z.optional(registryAnswers), version: z.optional(contactVersion) }),
  /** Null makes the owner this contact again. */
  z.strictObject({ contact_role: contactRole, contact: z.nullable(contact), version: z.optional(contactVersion) }),
]);
export type DomainEdit = z.infer<typeof domainEdit>;

export const editDomain = endpoint({
  id: 'editDomain',
  method: 'POST',
  path: `${base}/edit/{domainName}`,
  summary: 'Changes one setting of a domain.',
  description:
    'Unlocking it, and changing its nameservers, registrant or contacts, requires reauthentication; changing its forwarding, a recent sign-in: 409 `password_needed` otherwise. A change of the registrant or a contact with the `version` that was read: 409 `contact_changed` if the details have changed since. Changing its registrant, and unlocking it: 409 `address_just_changed` while a former address can take the account back. 409 `being_deleted` once its deletion was asked for. 503 `registrar_silent` (`change`): whether it was made is being found out, see `unsettled`.',
  tag: 'domains',
  params: domainParams,
  input: domainEdit,
  output: domainInfo,
  refusals: [400, 401, 404, 409, 422, 503],
});

export const revealAuthCode = endpoint({
  id: 'revealAuthCode',
  method: 'POST',
  path: `${base}/auth_code/{domainName}`,
  summary: 'The auth code for a transfer to another registrar.',
  description:
    'Requires reauthentication: 409 `password_needed` otherwise. 409 `address_just_changed` while a former address can take the account back. Never stored here.',
  tag: 'domains',
  params: domainParams,
  output: z.object({ auth_code: z.string() }),
  refusals: [401, 404, 409, 422, 503],
});

/** A record that forwarding needs, or that stands in its way, relative to the zone. */
const forwardingRecord = z.object({ name: z.string(), type: z.string(), rdata: z.string() });

/**
 * How forwarding stands, as was found by asking. `works`: the nameservers of the shop answer with its records, and the server behind them
 * does what was set. `unserved`: the nameservers do not answer so yet. `in_the_way`: records of the customer's are in its place. `elsewhere`: the DNS is kept
 * elsewhere, and needs `records`. `silent`: the server behind the records does not answer. `wrong`: it answers something else.
 */
const forwardingStanding = z.object({
  state: z.enum(['works', 'unserved', 'in_the_way', 'elsewhere', 'silent', 'wrong']),
  records: z.array(forwardingRecord),
  in_the_way: z.array(forwardingRecord),
});
export type ForwardingStanding = z.infer<typeof forwardingStanding>;

/** Whether the forwarding of a domain works. */
export const forwardingState = z.object({
  /** Null where no visitors are sent on. `https`: whether there is a certificate for the name. */
  visitors: z.nullable(z.extend(forwardingStanding, { https: z.boolean() })),
  /** Null where no mail goes on. */
  mail: z.nullable(forwardingStanding),
});
export type ForwardingState = z.infer<typeof forwardingState>;

export const getForwardingState = endpoint({
  id: 'getForwardingState',
  method: 'GET',
  path: `${base}/forwarding/{domainName}`,
  summary: 'Checks live whether the forwarding of a domain works: nameservers, forwarding service and mail server.',
  description:
    'Asks nameservers and servers now, so it may take a few seconds. `elsewhere` where the DNS is kept elsewhere, with the records that are needed there.',
  tag: 'domains',
  params: domainParams,
  output: forwardingState,
  scopes: ['read'],
  refusals: [401, 404],
});

/** One thing that a change has altered, in words; null where there was, or is, nothing. */
const historyChange = z.object({ what: z.string(), before: z.nullable(z.string()), after: z.nullable(z.string()) });

/** One change of a domain. */
export const historyEntry = z.object({
  /** Its number, such as `119`. */
  id: z.int(),
  at: instant,
  /** `shop`: by itself, such as an automatic renewal. */
  by: z.enum(['you', 'shop']),
  /** Who of the staff of the shop did it in the name of the customer, such as `Ines Okafor`. */
  staff: z.optional(z.string()),
  /** With which API key a program did it: its name, or its first characters once it is revoked, such as `certbot`. */
  api_key: z.optional(z.string()),
  /** The verb of the audit log, such as `domain.lock_set`. */
  action: z.string(),
  changes: z.array(historyChange),
});
export type HistoryEntry = z.infer<typeof historyEntry>;

/** A page of the history of a domain. */
export const domainHistory = z.object({
  entries: z.array(historyEntry),
  /** Give this as `before` for the entries that are older; null where there are none, such as `118`. */
  next: z.nullable(z.int()),
});
export type DomainHistory = z.infer<typeof domainHistory>;

export const getDomainHistory = endpoint({
  id: 'getDomainHistory',
  method: 'GET',
  path: `${base}/history/{domainName}`,
  summary: 'The change history of a domain: what, by whom and when, newest first.',
  description: 'Give `next` of the last page as `before` for the older entries; null where there are none.',
  tag: 'domains',
  params: domainParams,
  input: z.object({
    before: z.optional(queryNumber.check(z.int(), z.gte(1), z.lte(Number.MAX_SAFE_INTEGER))),
    limit: z._default(queryNumber.check(z.int(), z.gte(1), z.lte(100)), 20),
  }),
  output: domainHistory,
  scopes: ['read'],
  refusals: [400, 401, 404],
});

/** Who holds a name. */
export const domainRegistrant = z.object({
  /** Null where the shop has never heard of it. */
  registrant: z.nullable(contact),
  /** The answers to its registry that may be shown; identity numbers are left out (RG-08). */
  tld_data: registryAnswers,
  /** The other contacts that the registry keeps, null where the owner is that contact too; missing while the registrar gives no answer. */
  contacts: z.optional(z.partialRecord(contactRole, z.nullable(contact))),
  /** The version of each, to be sent with a change of it; missing while the registrar gives no answer. It is such as `{"owner":"kqzA3yt0bVQ1Sx7m9d2RfQ"}`. */
  versions: z.optional(z.partialRecord(z.enum(['owner', 'admin', 'tech', 'billing']), contactVersion)),
  /** When the registrar said so. */
  as_of: instant,
  /** False while the registrar gives no answer: this is the last that was heard. */
  is_current: z.boolean(),
});
export type DomainRegistrant = z.infer<typeof domainRegistrant>;

export const getDomainRegistrant = endpoint({
  id: 'getDomainRegistrant',
  method: 'GET',
  path: `${base}/registrant/{domainName}`,
  summary: 'The registrant and other contacts of a domain, from the registrar or, if it is unavailable, as last known.',
  description: 'Identity numbers that registries ask for are left out.',
  tag: 'domains',
  params: domainParams,
  output: domainRegistrant,
  refusals: [401, 404],
});

/** All that is held about a domain. */
export const domainExport = z.object({
  exported_at: instant,
  domain: domainInfo,
  registrant: z.nullable(contact),
  /** Empty where the DNS is kept elsewhere. */
  zone: z.array(dnsRecord),
  /** The zone as a file that nameservers read (RFC 1035); null where its DNS was never kept here, such as `$ORIGIN alder-quay.com.`. */
  zone_file: z.nullable(z.string()),
  history: z.array(historyEntry),
  receipts: z.array(receipt),
});
export type DomainExport = z.infer<typeof domainExport>;

export const exportDomain = endpoint({
  id: 'exportDomain',
  method: 'GET',
  path: `${base}/export/{domainName}`,
  summary: 'Exports all data held about a domain: details, registrant, zone, history, receipts.',
  description: 'The zone is a file that nameservers read (RFC 1035), null where the DNS was never kept here.',
  tag: 'domains',
  params: domainParams,
  input: z.object({ currency_code: currencyCode }),
  output: domainExport,
  refusals: [400, 401, 404, 422],
});

/** Whether a domain can be deleted now, and what is paid back for it. */
export const domainDeletion = z.object({
  /** False where the registrar cannot delete names, an order for this one is still under way, or a former address can take the account back. */
  is_possible: z.boolean(),
  /** Until when a former address can take the account back, if that is what it waits for; missing otherwise, such as `2027-03-02T09:30:00.000Z`. */
  way_back_until: z.optional(instant),
  /**
   * What goes back to the card, with tax; null where nothing does. `until`: the end of the add grace period. It is such as `{"amount":12.99,"currency_code":"USD","until":"2027-03-01T09:30:00.000Z"}`.
   */
  refund: z.nullable(z.object({ amount: wireAmount, currency_code: currencyCode, until: instant })),
});
export type DomainDeletion = z.infer<typeof domainDeletion>;

export const getDomainDeletion = endpoint({
  id: 'getDomainDeletion',
  method: 'GET',
  path: `${base}/deletion/{domainName}`,
  summary: 'Whether a domain can be deleted now, and the refund for it.',
  description: 'Read this before `deleteDomain`, which takes the refund that was shown.',
  tag: 'domains',
  params: domainParams,
  output: domainDeletion,
  refusals: [401, 404],
});

export const deleteDomain = endpoint({
  id: 'deleteDomain',
  method: 'POST',
  path: `${base}/deletion/{domainName}`,
  summary: 'Deletes a domain for good and refunds it within the add grace period.',
  description:
    '`confirm` is the domain, typed again: 422 `name_differs` otherwise. `refund` is the amount shown: 409 `refund_changed` if it no longer applies. 409 `password_needed` without reauthentication, `address_just_changed` while a former address can take the account back, `order_open`, `registrar_refused`. `deleting`: the registrar has not responded yet and is asked until it does.',
  tag: 'domains',
  params: domainParams,
  input: z.strictObject({
    /** The domain, typed again, such as `alder-quay.com`. */
    confirm: z.string().check(z.maxLength(253)),
    refund: z.nullable(wireAmount),
  }),
  output: z.object({ state: z.enum(['deleted', 'deleting']) }),
  refusals: [400, 401, 404, 409, 422],
});
