import { z } from 'zod/mini';
import { endpoint } from './endpoint';
import type { Coded, NoParams } from './coded';
import type { ChangeRefusal } from './error-codes';
import { domainName, instant, messageParams } from './wire';

const tag = 'dns';
const path = '/api/dns/1.0/dnssec/{domain}';
const params = z.object({ domain: domainName });

/** The most DS records that a registry accepts for a domain. */
export const DS_RECORDS_MAX = 6;

/** A DS record. */
export const dsRecord = z.object({
  key_tag: z.int(),
  algorithm: z.int(),
  digest_type: z.int(),
  /** Hexadecimal, lower case. */
  digest: z.string(),
});

/** A DS record as typed; what registries accept is a rule of `shared/domain`. */
const typedDs = z.strictObject({
  key_tag: z.union([z.int(), z.string().check(z.maxLength(20))]),
  algorithm: z.union([z.int(), z.string().check(z.maxLength(20))]),
  digest_type: z.union([z.int(), z.string().check(z.maxLength(20))]),
  digest: z.string().check(z.maxLength(400)),
});

/** A DNSKEY, from which the server computes the DS record. */
const typedKey = z.strictObject({
  flags: z.int(),
  algorithm: z.int(),
  public_key: z.string().check(z.maxLength(2_000)),
});

/**
 * `checking`: requested, and the registry has no DS records yet. `adding`: the DS records are being sent to the registry. `on`: the
 * registry has them. `removing`: they are being removed. `expiring`: the registry has none, but resolvers may cache them until `free_at`;
 * the nameservers must not change before then.
 */
export const dnssecState = z.enum(['off', 'checking', 'adding', 'on', 'removing', 'expiring']);
export type DnssecState = z.infer<typeof dnssecState>;

interface OfServer {
  server: string;
}

interface OfServedZone extends OfServer {
  zone: string;
}

/** Every code of a DNSSEC problem, with the parameters of its message. `server` is a nameserver; DS records are in zone file format. */
export interface DnssecProblemParams {
  registrar_silent: NoParams;
  /** `said`: the registrar's own message. */
  registrar_refused: { reason: ChangeRefusal['reason']; said: string };
  /** The domain is not in the registrar account. */
  not_held: NoParams;
  /** The registry has other nameservers than our records, or none. */
  nameservers_differ: { domain: string; nameservers: string[] };
  /** Our nameservers no longer have the key of the DS record. */
  key_lost: NoParams;
  no_zone: NoParams;
  unsigned_alias: NoParams;
  our_servers_silent: NoParams;
  our_servers_unsigned: { zone: string };
  our_servers_unreachable: NoParams;
  address_unknown: OfServer;
  address_private: OfServer;
  server_silent: OfServer;
  zone_not_served: OfServedZone;
  answers_without_zone: OfServedZone;
  no_key: OfServedZone;
  too_many_keys: OfServedZone;
  no_key_for_ds: OfServer & { ds: string; found: string[] };
  /** The key of the DS record exists but signs nothing. */
  key_unused: OfServer;
  records_unsigned: OfServedZone;
}
export type CodedDnssecProblem = Coded<DnssecProblemParams>;

const dnssecProblem = z.object({
  /** A key of `DnssecProblemParams`, or a newer one that the reader does not know. */
  code: z.string(),
  params: z.optional(messageParams),
  message: z.string(),
});

/** The DNSSEC status of a domain. */
export const dnssec = z.object({
  /** Whether the registrar can pass DS records to the registry of this domain. */
  offered: z.boolean(),
  /** Who serves the zone: `here`, the shop signs it; `elsewhere`, other nameservers do. */
  kept: z.enum(['here', 'elsewhere']),
  state: dnssecState,
  /** Since when the state applies; null if it was never on. */
  since: z.nullable(instant),
  /** The DS records that the registry has, or will have. */
  ds_records: z.array(dsRecord),
  /** While `checking`: the earliest time at which DS records go to the registry, and why; null if only the checks are pending. */
  publish_at: z.nullable(instant),
  waits_for: z.nullable(z.enum(['nameservers', 'records'])),
  /** While `expiring`: when DNSSEC is off. */
  free_at: z.nullable(instant),
  /** Why it does not progress; retried automatically. Missing in data from before there were codes. */
  problems: z.optional(z.array(dnssecProblem)),
  /** The same as one text; null if there is no problem, such as `The registry is not responding.`. */
  problem: z.nullable(z.string()),
});
export type Dnssec = z.infer<typeof dnssec>;

export const getDnssec = endpoint({
  id: 'getDnssec',
  method: 'GET',
  path,
  summary: 'The DNSSEC status of a domain: whether its registry has DS records, and what is in progress.',
  description: 'A requested change is carried out in the background; `problems` says what it is waiting for.',
  tag,
  params,
  output: dnssec,
  scopes: ['read'],
  refusals: [401, 404, 503],
});

export const setDnssec = endpoint({
  id: 'setDnssec',
  method: 'POST',
  path,
  summary: 'Turns DNSSEC on or off for a domain.',
  description:
    'A zone hosted here needs only `on`. For a zone hosted elsewhere, supply its DS records or the DNSKEYs to derive them from; each of its nameservers must already sign with those keys: 422 `ds_differs` otherwise, with the mismatches. 409 `password_needed` without a sign-in or reauthentication in the last 30 minutes, `dnssec_not_offered`, `alias_unsigned`, `zone_elsewhere`, `zone_here`, `dnssec_removing`, `not_active`.',
  tag,
  params,
  input: z.union([
    z.strictObject({ on: z.boolean() }),
    z.strictObject({
      ds_records: z.array(z.union([typedDs, typedKey])).check(z.minLength(1), z.maxLength(DS_RECORDS_MAX)),
    }),
  ]),
  output: dnssec,
  refusals: [400, 401, 404, 409, 422, 503],
});
