import type { Coded, NoParams } from './coded';
import type { RecordFieldKind } from './dns-record-types';

/** The maximum number allowed. */
interface UpTo {
  max: number;
}

/** A record in a zone: its owner, relative to the zone, and its type. */
interface OfRecord {
  name: string;
  type: string;
}

/** What people call the state of an address in its country. */
export type StateWord =
  'state' | 'province' | 'province_or_territory' | 'state_or_territory' | 'county' | 'prefecture' | 'region';

/** The word for the postal code of an address in its country. */
export type PostalCodeWord = 'zip_code' | 'postal_code' | 'postcode' | 'eircode' | 'pin_code';

/** A name that is missing, or has no letter. */
interface OfName {
  what: 'missing' | 'no_letter';
}

/**
 * The possible problems of a domain contact, by code, with the parameters of its message. They are found by the rules of `shared/domain`
 * and by forms; as an entry of an API error they are codes like those of `DetailParams`, and no code is in both.
 */
export interface ContactProblemParams {
  owner_kind: NoParams;
  given_name: OfName;
  family_name: OfName;
  organisation_name: OfName;
  city_name: OfName;
  street_missing: NoParams;
  email_wrong: NoParams;
  text_too_long: UpTo;
  contact_country: NoParams;
  phone_missing: NoParams;
  phone_form: NoParams;
  /** The calling code does not exist. */
  phone_calling_code: { code: string };
  /** It starts with the trunk prefix, which is dialled inside the country only. */
  phone_trunk: { trunk: string };
  phone_too_short: { code: string };
  phone_too_long: { code: string };
  phone_digits: { code: string; digits: number };
  state_missing: { word: StateWord };
  postal_code_missing: { word: PostalCodeWord; example: string };
  postal_code_wrong: { word: PostalCodeWord; example: string };
  /** Required by the registry of the TLD only. */
  state_wanted: { word: StateWord; tld: string };
  postal_code_wanted: { word: PostalCodeWord; tld: string };
}
export type ContactProblem = Coded<ContactProblemParams>;

interface OfTld {
  tld: string;
}

/** Registrants that registries refuse. */
export interface HolderProblemParams {
  au_organisation: OfTld;
  de_placeholder_phone: OfTld;
  eu_organisation_country: OfTld;
  fr_country: OfTld;
  fr_latin_name: OfTld;
  gmbh_country: OfTld;
  gmbh_name: OfTld;
  gmbh_organisation: OfTld;
  it_country: OfTld;
  nyc_borough: OfTld;
  nyc_country: OfTld;
  nyc_po_box: OfTld;
  nyc_state: OfTld;
  uk_holder: OfTld;
}

/** Problems of the answers to a registry's questions. */
export interface AnswerProblemParams {
  /** `field`: the name of the question in `tld_data`. */
  answer_missing: OfTld & { field: string };
  answer_wrong: OfTld & { field: string };
  answer_too_long: UpTo;
  answer_not_past: NoParams;
  answer_not_asked: OfTld;
  individual_differs: NoParams;
}

/** Problems of one field of a DNS record. */
export interface RecordProblemParams {
  cname_of_zone: NoParams;
  record_name: { domain: string };
  /** The record of the zone itself belongs to the registry. */
  record_at_registry: { domain: string; type: string };
  record_ttl: UpTo & { min: number };
  record_value: { kind: Exclude<RecordFieldKind, 'integer' | 'text'> | 'host_or_root' };
  record_number: UpTo;
  record_text: UpTo;
  cname_to_itself: NoParams;
}

/** Why the records of a zone cannot be saved together. */
export interface ZoneProblemParams {
  cname_beside: { name: string };
  several_aliases: { name: string; has: number };
  alias_beside: { name: string };
  several_ttls: OfRecord;
  record_twice: OfRecord;
  /** Of a type that only a later version supports. */
  type_not_changed: OfRecord;
}
export type CodedZoneProblem = Coded<ZoneProblemParams>;

/** Mistakes in a zone that nameservers accept. `target`: a host without its final dot. */
export interface ZoneWarningParams {
  target_is_cname: OfRecord & { target: string };
  target_without_address: OfRecord & { target: string };
  /** `meant`: the target if it were inside the zone. */
  target_outside: OfRecord & { target: string; domain: string; meant: string };
  several_spf: { name: string; has: number };
  spf_lookups: UpTo & { name: string; has: number };
  mail_stops: { domain: string };
  delegation_stops: { domain: string };
  site_stops: { domain: string };
  ds_alone: { name: string };
}
export type CodedZoneWarning = Coded<ZoneWarningParams>;

/** Notes on one line of a zone file. */
export interface ZoneFileParams {
  quote_open: NoParams;
  parenthesis_closed: NoParams;
  parenthesis_open: NoParams;
  directive_value: { directive: string };
  directive_unknown: { directive: string };
  owner_missing: NoParams;
  class_not_served: { given: string };
  type_missing: NoParams;
  type_unknown: { type: string };
  /** `values`: the names of the type's values. */
  value_count: { type: string; has: number; values: string };
  /** Lines that are valid but left out. */
  soa_left_out: NoParams;
  registry_left_out: { type: string; domain: string };
  there_already: OfRecord;
}

export interface DsProblemParams {
  ds_key_tag: UpTo;
  ds_algorithm: { algorithms: string };
  ds_digest_type: { what: 'missing' | 'sha_1' | 'unknown' };
  ds_digest: NoParams;
  ds_digest_length: { digest: string; wanted: number; has: number };
}

export interface NameserverProblemParams {
  nameserver_missing: NoParams;
  nameserver_name: NoParams;
  nameserver_twice: { host: string };
  too_few_nameservers: { min: number };
  too_many_nameservers: UpTo;
  glue_not_needed: { domain: string };
  glue_missing: { host: string; domain: string };
  too_much_glue: UpTo;
  no_ip_address: { address: string };
  private_address: { address: string };
}

/** Why visitors cannot be redirected to a URL. */
export interface ForwardingUrlProblemParams {
  url_wrong: NoParams;
  url_credentials: NoParams;
  url_unreachable: { host: string };
  url_circle: NoParams;
  url_too_long: UpTo;
  /** The host is also forwarded by this shop, in a loop or over too many names. */
  url_forwarded_back: { host: string };
  url_forwarded_far: { host: string };
}
export type ForwardingUrlProblem = Coded<ForwardingUrlProblemParams>;

/** Why mail cannot be forwarded. */
export interface EmailForwardProblemParams {
  alias_wrong: { domain: string };
  alias_twice: { alias: string };
  target_wrong: NoParams;
  target_circle: NoParams;
  /** The target is our forwarding mail server. */
  target_is_ours: NoParams;
  target_comes_back: NoParams;
}

/** The problems that an entry of an API error may have. */
export type ProblemParams = ContactProblemParams &
  HolderProblemParams &
  AnswerProblemParams &
  RecordProblemParams &
  ZoneProblemParams &
  DsProblemParams &
  NameserverProblemParams &
  EmailForwardProblemParams;
export type CodedProblem = Coded<ProblemParams>;
