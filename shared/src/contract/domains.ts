import { z } from 'zod/mini';
import { contact, contactRole, registryAnswers } from './contact';
import { dnsRecord } from './dns';
import { historyEntry } from './domain-history';
import { endpoint } from './endpoint';
import { paidWith } from './payment-method';
import { addOnService, renewalFee } from './price';
import { receipt } from './receipt';
import { currencyCode, domainName, domainParams, instant, wireAmount } from './wire';

const base = '/api/domain/1.0';

/**
 * The life stage of a domain. `grace`: expired, but a renewal is still possible; `redemption`: only a restore brings it back;
 * `pending_delete`: the registry is releasing it and nobody can keep it.
 */
export const lifeStage = z.enum(['active', 'grace', 'redemption', 'pending_delete']);
export type LifeStage = z.infer<typeof lifeStage>;

/** The years for which a domain can be renewed now, each with its cost before tax, including the fee. */
const renewalYear = z.object({ period: z.int(), cost: wireAmount });

/** The addresses that a registry keeps for nameservers inside the domain itself (glue), by host. */
const nameserverAddresses = z.record(
  domainName,
  z.array(z.string().check(z.maxLength(45))).check(z.minLength(1), z.maxLength(13)),
);

const forwardingUrl = z.string().check(z.minLength(1), z.maxLength(200));

/** Forwards mail for `alias` at the domain to `target`; the alias `*` takes all other mail. */
const emailForward = z.strictObject({
  alias: z.string().check(z.minLength(1), z.maxLength(64)),
  target: z.string().check(z.minLength(3), z.maxLength(254)),
});

/** What the registrar was asked to change about a domain. */
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
  /** When the stage ends automatically. */
  stage_ends: instant,
  registered_at: instant,
  has_whois_privacy: z.boolean(),
  domain_forwarding: z.boolean(),
  email_forwarding: z.boolean(),
  /** Where visitors are sent; null if nothing is set, or the add-on was not bought. */
  forwarding_url: z.nullable(z.string()),
  /** Whether to redirect with 301, which browsers cache, instead of 302. */
  forwarding_permanent: z.optional(z.boolean()),
  /** Whether the path and query of the request are kept. */
  forwarding_keeps_path: z.optional(z.boolean()),
  /** Whether the add-on can be bought here at all; missing means that it can. */
  domain_forwarding_sold: z.optional(z.boolean()),
  email_forwards: z.array(z.object({ alias: z.string(), target: z.string() })),
  /** How many addresses are currently paid for: the first ones work. */
  email_forwards_max: z.int(),
  /** How many addresses will be paid for from a later day, if the domain was renewed with fewer. */
  email_forwards_next: z.optional(
    z.object({
      /** The number of addresses from then on, such as `1`. */
      max: z.int(),
      from: instant,
    }),
  ),
  /** Whether the add-on can be bought here at all; missing means that it can. */
  email_forwarding_sold: z.optional(z.boolean()),
  /** When each add-on ends that is not renewed with the domain, because it was cancelled or left out of a renewal. */
  add_on_ends: z.optional(z.partialRecord(addOnService, instant)),
  /** The yearly price of each add-on that is sold for this domain, before tax, per email address; 0 if it is free. */
  add_on_prices: z.optional(z.partialRecord(addOnService, wireAmount)),
  /**
   * What each paid add-on that the domain does not have costs from now until `expiry_date`, before tax, per email address; add-ons that
   * cannot be bought now are missing. `is_least`: the remaining days cost less than the smallest amount that a card can be charged, so
   * that amount is charged.
   */
  add_on_offers: z.optional(z.partialRecord(addOnService, z.object({ cost: wireAmount, is_least: z.boolean() }))),
  /** Whether privacy can be switched on directly because it is free or paid for; missing means that it can. */
  privacy_switchable: z.optional(z.boolean()),
  is_auto_renew: z.boolean(),
  is_locked: z.boolean(),
  nameservers: z.array(z.string()),
  nameserver_addresses: nameserverAddresses,
  /** The shop's own nameservers; a domain that uses them has its DNS here. */
  default_nameservers: z.array(z.string()),
  /** Whether the registry allows the privacy service (SE-07). */
  privacy_allowed: z.boolean(),
  /** Under some extensions, domains are transferred by a tag at their registrar instead of a code. */
  transfers_by: z.enum(['code', 'tag']),
  /** When the registry first lets it move to another registrar, if that is in the future. */
  transferable_from: z.optional(instant),
  /** Until when an expired domain is renewed at the usual price; the expiry itself if there is no grace period. */
  grace_until: instant,
  /** Until when it can be restored after that. */
  redemption_until: instant,
  /** When anybody can register it. */
  released_at: instant,
  /** For one year, before tax and without the fee. */
  price: wireAmount,
  /** The fee for a renewal now, on top of the years; null if there is none. */
  fee: z.nullable(renewalFee),
  /** The fees for a renewal in the grace period and for a restore, on top of the years, before tax. */
  late_price: wireAmount,
  restore_price: wireAmount,
  currency_code: currencyCode,
  tld_renewal_years: z.array(renewalYear),
  /**
   * Changes that the registrar was asked for and has not confirmed, and when: the shop is checking whether they were made, and the other
   * fields show the state before. With `deletion` the domain is being deleted, and everything else is refused with 409 `being_deleted`.
   * Missing if there are none.
   */
  unsettled: z.optional(
    z.array(
      z.object({
        /** What was requested. */
        change: registrarChange,
        asked_at: instant,
      }),
    ),
  ),
  /**
   * Until when a former address can take the account back: before then no transfer code is shown, the domain cannot be unlocked, and its
   * registrant cannot be changed (409 `address_just_changed`). Missing if there is no such address.
   */
  way_back_until: z.optional(instant),
  /** The fewest years for which the registry renews at once, such as `2`; missing means one. */
  min_renewal_years: z.optional(z.int()),
  /** When these facts were last updated; they are shown while the registrar does not respond. */
  updated_at: instant,
});
export type DomainInfo = z.infer<typeof domainInfo>;

export const getDomainInfo = endpoint({
  id: 'getDomainInfo',
  method: 'GET',
  path: `${base}/info/{domainName}`,
  summary: 'A domain of the customer with its renewal prices.',
  description: 'The latest known data, as of `updated_at`. Amounts are in the requested currency, before tax.',
  tag: 'domains',
  params: domainParams,
  input: z.object({ currency_code: currencyCode }),
  output: domainInfo,
  scopes: ['read'],
  refusals: [400, 401, 404, 422],
});

/** The next automatic renewal, as far as it is known: the day, the amount charged with tax, and the card. */
export const autorenewal = z.object({
  charge_at: instant,
  /** Years of the renewal, such as `2`: the fewest for which the registry renews at once. Missing means one. */
  years: z.optional(z.int()),
  currency_code: currencyCode,
  /** The amount for these years with the domain's add-ons, before tax; the tax; the total. */
  amount: wireAmount,
  tax: wireAmount,
  total: wireAmount,
  /** The default card; `holds`: it will not have expired by that day, and its last payment succeeded. Null if there is none. */
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

/** Exactly one change per call, so that each can succeed or fail independently. */
export const domainEdit = z.union([
  z.strictObject({ auto_renew: z.boolean() }),
  z.strictObject({ privacy: z.boolean() }),
  /**
   * Whether to keep an add-on. A free one starts and ends at once. A paid one ends with the paid term, and can be resumed until then; it
   * has to be ordered and cannot be started here: 409 `add_on_not_bought`.
   */
  z.strictObject({ add_on: addOnService, wanted: z.boolean() }),
  z.strictObject({ locked: z.boolean() }),
  z.strictObject({
    nameservers: z.array(domainName).check(z.minLength(2), z.maxLength(13)),
    nameserver_addresses: z.optional(nameserverAddresses),
  }),
  /**
   * `replace_records`: allows deleting the customer's records that are in the way; otherwise the change is refused with 409
   * `records_in_the_way`.
   */
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
  /**
   * Without answers for the registry, the existing ones stay. With `version`, the change applies only if the details are still those that
   * were read.
   */
  z.strictObject({ registrant: contact, tld_data: z.optional(registryAnswers), version: z.optional(contactVersion) }),
  /** Null makes the registrant this contact again. */
  z.strictObject({ contact_role: contactRole, contact: z.nullable(contact), version: z.optional(contactVersion) }),
]);
export type DomainEdit = z.infer<typeof domainEdit>;

export const editDomain = endpoint({
  id: 'editDomain',
  method: 'POST',
  path: `${base}/edit/{domainName}`,
  summary: 'Changes one setting of a domain.',
  description:
    'Unlocking it, and changing its nameservers, registrant or contacts, requires reauthentication; changing its forwarding, a recent sign-in: 409 `password_needed` otherwise. A change of the registrant or a contact with the `version` that was read: 409 `contact_changed` if the details have changed since. Changing its registrant, and unlocking it: 409 `address_just_changed` while a former address can take the account back. 409 `being_deleted` once its deletion was requested. 503 `registrar_silent` (`change`): the registrar did not respond, and the shop is checking whether the change was made, see `unsettled`.',
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
    'Requires reauthentication: 409 `password_needed` otherwise. 409 `address_just_changed` while a former address can take the account back. The shop does not store the code.',
  tag: 'domains',
  params: domainParams,
  output: z.object({ auth_code: z.string() }),
  refusals: [401, 404, 409, 422, 503],
});

/** The registrant of a domain. */
export const domainRegistrant = z.object({
  /** Null if the shop has never received it. */
  registrant: z.nullable(contact),
  /** The answers for the registry that may be shown; identity numbers are left out (RG-08). */
  tld_data: registryAnswers,
  /** The other contacts that the registry keeps, null if the registrant has that role too; missing while the registrar does not respond. */
  contacts: z.optional(z.partialRecord(contactRole, z.nullable(contact))),
  /**
   * The version of each contact, to be sent with a change of it; missing while the registrar does not respond. It is such as
   * `{"owner":"kqzA3yt0bVQ1Sx7m9d2RfQ"}`.
   */
  versions: z.optional(z.partialRecord(z.enum(['owner', 'admin', 'tech', 'billing']), contactVersion)),
  /** When the registrar returned these details. */
  as_of: instant,
  /** False while the registrar does not respond: then these are the last known details. */
  is_current: z.boolean(),
});
export type DomainRegistrant = z.infer<typeof domainRegistrant>;

export const getDomainRegistrant = endpoint({
  id: 'getDomainRegistrant',
  method: 'GET',
  path: `${base}/registrant/{domainName}`,
  summary: 'The registrant and other contacts of a domain, from the registrar or, if it is unavailable, as last known.',
  description: 'Identity numbers that registries require are left out.',
  tag: 'domains',
  params: domainParams,
  output: domainRegistrant,
  refusals: [401, 404],
});

/** All data stored about a domain. */
export const domainExport = z.object({
  exported_at: instant,
  domain: domainInfo,
  registrant: z.nullable(contact),
  /** Empty if the DNS is hosted elsewhere. */
  zone: z.array(dnsRecord),
  /** The zone as a file for nameservers (RFC 1035); null if its DNS was never hosted here, such as `$ORIGIN alder-quay.com.`. */
  zone_file: z.nullable(z.string()),
  history: z.array(historyEntry),
  receipts: z.array(receipt),
});
export type DomainExport = z.infer<typeof domainExport>;

export const exportDomain = endpoint({
  id: 'exportDomain',
  method: 'GET',
  path: `${base}/export/{domainName}`,
  summary: 'Exports all data stored about a domain: details, registrant, zone, history, receipts.',
  description: 'The zone is included as a zone file (RFC 1035), null if the DNS was never hosted here.',
  tag: 'domains',
  params: domainParams,
  input: z.object({ currency_code: currencyCode }),
  output: domainExport,
  refusals: [400, 401, 404, 422],
});
