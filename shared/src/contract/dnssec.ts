import { z } from 'zod/mini';
import { endpoint } from './endpoint';
import type { Coded, NoParams } from './coded';
import type { ChangeRefusal } from './error-codes';
import { domainName, instant, messageParams } from './wire';

const tag = 'dns';
const path = '/api/dns/1.0/dnssec/{domain}';
const params = z.object({ domain: domainName });

/** DS records that a registry takes for a name at most. */
export const DS_RECORDS_MAX = 6;

/** A DS record. */
export const dsRecord = z.object({
  key_tag: z.int(),
  algorithm: z.int(),
  digest_type: z.int(),
  /** Hexadecimal, lower case. */
  digest: z.string(),
});

/** As it was typed; what a registry takes is a rule of `shared/domain`. */
const typedDs = z.strictObject({
  key_tag: z.union([z.int(), z.string().check(z.maxLength(20))]),
  algorithm: z.union([z.int(), z.string().check(z.maxLength(20))]),
  digest_type: z.union([z.int(), z.string().check(z.maxLength(20))]),
  digest: z.string().check(z.maxLength(400)),
});

/** A DNSKEY, from which the DS record is made here. */
const typedKey = z.strictObject({
  flags: z.int(),
  algorithm: z.int(),
  public_key: z.string().check(z.maxLength(2_000)),
});

/**
 * `checking`: it is asked for, and the registry has nothing yet. `adding`: the DS records are on their way to the registry. `on`: the
 * registry has them. `removing`: they are being taken out. `expiring`: the registry has none, and resolvers may remember them until
 * `free_at`; so long nameservers stay as they are.
 */
export const dnssecState = z.enum(['off', 'checking', 'adding', 'on', 'removing', 'expiring']);
export type DnssecState = z.infer<typeof dnssecState>;

interface OfServer {
  server: string;
}

interface OfServedZone extends OfServer {
  zone: string;
}

/** Every code of what is in the way of DNSSEC, with the parameters of its message; `server` is a nameserver, DS records are as zone files have them. */
export interface DnssecProblemParams {
  registrar_silent: NoParams;
  /** `said`: the registrar's own words. */
  registrar_refused: { reason: ChangeRefusal['reason']; said: string };
  /** The registrar account does not have the domain. */
  not_held: NoParams;
  /** The registry has other nameservers than we do, or none. */
  nameservers_differ: { domain: string; nameservers: string[] };
  /** Our nameservers have no key any more that the DS record is for. */
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
  /** The key for the DS record is there and signs nothing. */
  key_unused: OfServer;
  records_unsigned: OfServedZone;
}
export type CodedDnssecProblem = Coded<DnssecProblemParams>;

const dnssecProblem = z.object({
  /** A key of `DnssecProblemParams`, or one that is newer than its reader. */
  code: z.string(),
  params: z.optional(messageParams),
  message: z.string(),
});

/** How DNSSEC of a domain stands. */
export const dnssec = z.object({
  /** Whether the registrar passes DS records on to the registry of this name. */
  offered: z.boolean(),
  /** Who serves the zone: then the shop signs it, or the nameservers elsewhere do. */
  kept: z.enum(['here', 'elsewhere']),
  state: dnssecState,
  /** Since when it is so; null while it was never on. */
  since: z.nullable(instant),
  /** What the registry has, or is to have. */
  ds_records: z.array(dsRecord),
  /** While `checking`: before when nothing is given to the registry, and why; null where nothing but the checks is waited for. */
  publish_at: z.nullable(instant),
  waits_for: z.nullable(z.enum(['nameservers', 'records'])),
  /** While `expiring`: when it is off. */
  free_at: z.nullable(instant),
  /** Why it does not go on; it is tried again by itself. Absent where it was written down before there were codes. */
  problems: z.optional(z.array(dnssecProblem)),
  /** The same in one text; null where it goes on, such as `The registry is not responding.`. */
  problem: z.nullable(z.string()),
});
export type Dnssec = z.infer<typeof dnssec>;

export const getDnssec = endpoint({
  id: 'getDnssec',
  method: 'GET',
  path,
  summary: 'The DNSSEC status of a domain: whether its registry has DS records, and what is in progress.',
  description: 'What is asked for is carried out by itself; `problems` say what it waits for.',
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
