import type { Coded, NoParams } from './coded';
import type { ApiKeyScope } from './endpoint';
import type { AddOnService } from './price';
import type { ForwardingUrlProblemParams } from './problem-codes';

interface OfDomain {
  /** In A-labels. */
  domain: string;
}

interface OfTld {
  tld: string;
}

type WhyNotForwarded = {
  [Why in keyof ForwardingUrlProblemParams]: { why: Why } & (ForwardingUrlProblemParams[Why] extends NoParams
    ? unknown
    : ForwardingUrlProblemParams[Why]);
}[keyof ForwardingUrlProblemParams];

/** The maximum number allowed. */
interface UpTo {
  max: number;
}

/** Cases that programs treat alike share one code; `what` distinguishes their messages. */
interface Case<What extends string> {
  what: What;
}

/** Why a registrar refused a change. `until`: when it would accept it. */
export type ChangeRefusal =
  | {
      readonly reason:
        | 'not_held'
        | 'locked'
        /** The registry does not accept the new contacts, nameservers or DS records. */
        | 'data'
        | 'unknown_nameserver'
        /** The addresses of nameservers inside the domain are not registered here. */
        | 'glue'
        /** The registry's extra data cannot be changed online. */
        | 'registry_data'
        | 'contact_role'
        | 'privacy'
        | 'ds_not_taken'
        | 'too_many_ds'
        | 'no_auth_code'
        | 'deletion'
        /** The transfer can no longer be cancelled. */
        | 'too_late'
        /** The transfer has already been confirmed, or has ended. */
        | 'nothing_to_confirm'
        /** Only the registrar's own message says why. */
        | 'other';
      readonly until?: undefined;
    }
  | { readonly reason: 'owner_changed'; readonly until: string };

/**
 * Every error code of the API with the parameters of its message, for catalogues and for code that branches on it. The message is for
 * people and may change at any time; a code and its parameters are part of the contract. Times are instants in ISO 8601.
 */
export interface ErrorParams {
  /** From the tables, named as in PostgREST: a query that cannot be parsed. */
  PGRST100: NoParams;
  /** From the tables, named as in PostgREST: a range that starts after the last row, or ends before it starts. */
  PGRST103: NoParams;
  /** From the tables, named as in PostgREST: a schema other than `public`. */
  PGRST106: NoParams;
  /** From the tables, named as in PostgREST: an unsupported media type. */
  PGRST107: NoParams;
  /** From the tables, named as in PostgREST: one row was requested, and there are none or several. */
  PGRST116: NoParams;
  /** From the tables, named as in PostgREST: an unsupported method. */
  PGRST117: NoParams;
  /** From the tables, named as in PostgREST: an unknown column. */
  PGRST204: NoParams;
  /** From the tables, named as in PostgREST: an unknown table. */
  PGRST205: NoParams;
  account_closed: NoParams;
  account_in_use: { domains: number; orders: number };
  add_on_not_bought: { add_on: AddOnService } & (Case<'missing' | 'ended'> | (Case<'until'> & { until: string }));
  add_on_not_sold: { add_on: AddOnService };
  /** A former address can still take the account back, and the requested change could not be undone. */
  address_just_changed: { until: string };
  alias_unsigned: OfDomain;
  already_confirmed: NoParams;
  api_key_invalid: Case<'expired' | 'unknown'>;
  /** The call does not accept API keys, whatever their scopes. */
  api_key_not_accepted: NoParams;
  /** `domain`: the key is limited to the DNS of this domain. */
  api_key_scope: (Case<'scope'> & { scopes: ApiKeyScope[] }) | (Case<'domain'> & OfDomain);
  bad_signature: NoParams;
  /** A deletion of the domain is in progress. */
  being_deleted: OfDomain;
  by_tag: OfTld;
  /** The card was saved before the account's email address changed, and the former address can still take the account back. */
  card_before_address: { until: string };
  card_in_use: NoParams;
  card_not_entered: NoParams;
  card_not_verified: NoParams;
  card_removed: NoParams;
  cart_full: UpTo;
  code_needed: NoParams;
  company: NoParams;
  consent_missing: NoParams;
  contact_changed: OfDomain;
  country: NoParams;
  cross_site: NoParams;
  currency_not_sold: { currency: string };
  /** In the back office: why staff cannot do something. `role`: their role does not allow it. */
  desk_refused: Case<
    | 'role'
    | 'act'
    | 'call_off'
    | 'refund'
    | 'refund_changed'
    | 'refund_disputed'
    | 'cancel'
    | 'retry'
    | 'resend'
    | 'last_admin'
    | 'staff_known'
    | 'not_found'
    | 'prices_changed'
    | 'prices_invalid'
    | 'prices_same'
    | 'releases_changed'
    | 'release_refused'
    | 'partner_known'
    | 'partner_changed'
    | 'partner_same'
    | 'partner_keys'
    | 'webhook_changed'
    | 'webhook_same'
    | 'webhook_url'
    | 'webhooks_many'
    | 'webhook_disabled'
    | 'correction_account'
    | 'correction_changed'
    | 'correction_open'
    | 'correction_over'
    | 'correction_same'
    | 'correction_taken'
    | 'removal_account'
    | 'removal_none'
    | 'removal_open'
    | 'removal_over'
  >;
  dnssec_not_offered: OfDomain;
  dnssec_on: OfDomain & { action: 'change_nameservers' | 'transfer' } & (
      { state: 'on' | 'adding' | 'removing' } | { state: 'expiring'; until: string }
    );
  dnssec_removing: Case<'removing' | 'adding'>;
  ds_differs: NoParams;
  email_differs: NoParams;
  email_taken: NoParams;
  forwarding_not_bought: { add_on: 'domain_forwarding' } | ({ add_on: 'email_forwarding' } & UpTo);
  handover_expired: NoParams;
  handover_unknown: NoParams;
  handover_used: NoParams;
  holder_fixed: OfTld;
  internal: NoParams;
  invalid: NoParams;
  invalid_contact: NoParams;
  invalid_ds: NoParams;
  /** For a URL, `why` says what is wrong with it. */
  invalid_forwarding: Case<'email_forwards'> | (Case<'url'> & WhyNotForwarded);
  invalid_nameservers: Case<'nameservers'> | (Case<'addresses'> & { host: string });
  invalid_order: NoParams;
  invalid_record: NoParams;
  invalid_registrant: NoParams;
  just_sent: NoParams;
  key_reused: NoParams;
  malformed: NoParams;
  may_take_longer: NoParams;
  name_differs: OfDomain;
  name_server_away: Case<'read' | 'save'>;
  no_name: NoParams;
  no_passkey: NoParams;
  no_second_factor: NoParams;
  no_session: NoParams;
  no_such_account: NoParams;
  no_such_api_key: NoParams;
  no_such_bulk_change: NoParams;
  /** The card chosen for an order is no longer saved. */
  no_such_card: NoParams;
  /** The registry keeps no contact with this role. */
  no_such_contact: OfTld;
  no_such_document: NoParams;
  no_such_order: NoParams;
  no_such_passkey: NoParams;
  no_such_payment_method: NoParams;
  no_such_record: OfDomain;
  no_such_registrant: NoParams;
  no_such_route: NoParams;
  no_such_saved_contact: NoParams;
  no_such_session: NoParams;
  no_such_setup_intent: NoParams;
  no_such_transfer: OfDomain;
  no_such_zone_version: OfDomain & { days: number };
  no_withdrawal_right: NoParams;
  not_active: OfDomain;
  not_deletable: OfDomain;
  not_found: NoParams;
  /** Returned by the sandbox registrar only. */
  not_registered: OfDomain;
  not_renewable: OfDomain;
  not_sold: OfDomain & Case<'by_tag' | 'not_sold'>;
  not_your_domain: OfDomain;
  order_open: OfDomain;
  origin_not_registered: NoParams;
  partner_disabled: NoParams;
  /** The partner now has another key. */
  partner_key_ended: NoParams;
  passkey_known: NoParams;
  password_guessable: NoParams;
  password_needed: Case<'reauth' | 'registration'>;
  payment_provider_silent: NoParams;
  /** The years for which the service is sold. */
  period: OfDomain & UpTo & { min: number };
  price_changed: NoParams;
  privacy_not_allowed: OfTld;
  privacy_not_bought: NoParams;
  records_in_the_way: { add_on: 'domain_forwarding' | 'email_forwarding'; records: number };
  refund_changed: NoParams;
  /** `other`: for the given reason. */
  registrar_refused:
    | Case<'deletion' | 'no_registrant'>
    | (Case<'other'> & { reason: Exclude<ChangeRefusal['reason'], 'owner_changed'> })
    | (Case<'other'> & { reason: 'owner_changed'; until: string });
  registrar_silent: Case<'auth_code' | 'change' | 'dnssec' | 'nothing_changed' | 'transfer'>;
  registry_silent: OfDomain;
  same_email: NoParams;
  /** A member of staff acts for the customer, and only the customer may do this. */
  support_refused: NoParams;
  taken: OfDomain;
  ticket_ended: Case<'passkey' | 'sign_in'>;
  token_invalid: Case<'account' | 'correction' | 'factor_removal' | 'registrant' | 'support'>;
  too_large: NoParams;
  too_late: Case<'cancel' | 'confirm'>;
  too_many_api_keys: UpTo;
  too_many_contacts: UpTo;
  too_many_passkeys: UpTo;
  too_many_requests: Case<'attempts' | 'partner' | 'requests'>;
  totp_is_on: NoParams;
  /** With 409: domains of an order are not available. With 503: one of our services is not. */
  unavailable: Case<'search' | 'service' | 'sign_in'> | (Case<'changed' | 'gone'> & { domains: string[] });
  unknown_partner: NoParams;
  vat_number: NoParams;
  address_incomplete: NoParams;
  withdrawal_over: { until: string };
  wrong_code: Case<'second_factor' | 'setup'>;
  wrong_credentials: NoParams;
  wrong_passkey: Case<'setup' | 'sign_in'>;
  wrong_password: Case<'account' | 'registration'>;
  zone_changed: OfDomain;
  zone_elsewhere: OfDomain & ((Case<'records'> & { nameservers: string[] }) | Case<'dnssec'>);
  zone_here: OfDomain;
  zone_unsettled: NoParams;
}

export type ErrorCode = keyof ErrorParams;

/** The codes of entries in a list-shaped detail, with the parameters of their messages. */
export interface DetailParams {
  /** Problems of a request. */
  nested_too_deeply: NoParams;
  not_storable: NoParams;
  unknown_field: NoParams;
  ordered_twice: OfDomain;
  not_sold_here: OfDomain;
  add_on_missing: OfDomain;
  /** The years for which the service is sold. */
  period: OfDomain & UpTo & { min: number };
  /** The domain would run for more than this many years from now. */
  runs_too_long: OfDomain & UpTo;
  not_your_domain: OfDomain;
  renewed_meanwhile: OfDomain;
  other_registry_data: OfDomain & OfTld;
  add_on_not_available: OfDomain & { add_on: AddOnService };
  add_on_twice: { add_on: AddOnService };
  privacy_differs: NoParams;
  not_renewed: OfDomain;
  too_many_addresses: OfDomain & UpTo & { has: number };
  /** Problems of DNS records. */
  internal_record: { name: string; type: string };
  type_not_served: { type: string };
  record_content: { type: string; example: string };
  record_disabled: { name: string; type: string };
  too_many_records: UpTo & { has: number };
  forwarding_needs_name: OfDomain & { add_on: 'domain_forwarding' | 'email_forwarding'; name: string; type: string };
  unsigned_alias: OfDomain;
  record_in_the_way: { name: string; type: string; data: string };
  /** Problems of a DNSKEY. */
  not_a_zone_key: NoParams;
  insecure_algorithm: NoParams;
  /** Problems of billing details. */
  vat_outside_eu: NoParams;
  vat_malformed: { example: string };
  vat_unknown: NoParams;
  company_missing: NoParams;
  country_missing: NoParams;
  /** An address has to be complete or empty. */
  address_part_missing: { part: 'street' | 'city' | 'postal_code' };
}
export type CodedDetail = Coded<DetailParams>;

export type CodedError<Code extends ErrorCode = ErrorCode> = Coded<ErrorParams, Code>;
