import { z } from 'zod/mini';
import { RECORD_FIELDS, RECORD_TYPE_NAMES, type RecordFieldKindOf, type RecordFieldName } from './dns-record-types';
import { endpoint } from './endpoint';
import { idSchema } from './id-schema';
import { domainName, instant } from './wire';

const tag = 'dns';
const params = z.object({ domain: domainName });

const recordType = z.enum(RECORD_TYPE_NAMES);

/** The type in a response: a zone may have one that a later version saved and that this one does not support. */
const heldType = z.string();

/** Presentation-format data by field; `RECORD_TYPES` lists the fields of each type. */
const recordData = z.record(z.string(), z.union([z.string(), z.number()]));

type RecordFieldSchemas = {
  [Name in RecordFieldName]: z.ZodMiniOptional<
    RecordFieldKindOf<Name> extends 'integer' ? z.ZodMiniNumberFormat : z.ZodMiniString<string>
  >;
};
const recordFields = Object.fromEntries(
  [...RECORD_FIELDS].map(([name, { kind }]) => [name, z.optional(kind === 'integer' ? z.int() : z.string())]),
) as RecordFieldSchemas;

/** A DNS record. */
export const dnsRecord = z.object({
  id: idSchema<'ZoneRecordId'>(),
  name: z.string(),
  /** Seconds. */
  ttl: z.int(),
  type: heldType,
  rdata: z.string(),
  domain: domainName,
  json_data: z.nullable(z.object({ redirect: z.optional(z.string()) })),
  isInternalRecord: z.boolean(),
  ...recordFields,
});
export type DnsRecord = z.infer<typeof dnsRecord>;

/** Seconds, also as a string or in the value object of a form (DN-04); its limits are a rule of `shared/domain`. */
const ttlInput = z.union([z.int(), z.string(), z.object({ value: z.union([z.int(), z.string()]) })]);

/** A batch of changes to a zone. */
export const dnsChanges = z.object({
  add: z.array(
    z.object({
      /** Relative to the zone, `@` for the zone itself, such as `www`. */
      name: z.string(),
      ttl: ttlInput,
      type: recordType,
      /** Each field of the type, such as `{"address":"203.0.113.10"}`. */
      data: recordData,
    }),
  ),
  update: z.array(
    z.object({
      id: z.string().brand<'ZoneRecordId'>(),
      /** Relative to the zone, `@` for the zone itself, such as `www`. */
      name: z.string(),
      ttl: ttlInput,
      /** Each field of the type, such as `{"address":"203.0.113.10"}`. */
      data: recordData,
    }),
  ),
  remove: z.array(z.string().brand<'ZoneRecordId'>()),
});
export type DnsChanges = z.infer<typeof dnsChanges>;

export const listRecords = endpoint({
  id: 'listRecords',
  method: 'GET',
  path: '/api/dns/1.0/{domain}',
  summary: 'The records of a zone.',
  description: 'The `ETag` is the version of the zone.',
  tag,
  answerHeaders: ['ETag'],
  params,
  output: z.array(dnsRecord),
  scopes: ['read', 'dns'],
  refusals: [401, 404, 503],
});

export const saveRecords = endpoint({
  id: 'saveRecords',
  method: 'POST',
  path: '/api/dns/1.0/{domain}',
  summary: 'Applies a batch of changes, all or nothing.',
  description: 'With `If-Match`, only if the zone still has that version: 409 `zone_changed` otherwise.',
  tag,
  headers: ['If-Match'],
  answerHeaders: ['ETag'],
  params,
  input: dnsChanges,
  output: z.array(dnsRecord),
  scopes: ['dns'],
  refusals: [400, 401, 404, 409, 422, 503],
});

export const resetRecords = endpoint({
  id: 'resetRecords',
  method: 'POST',
  path: '/api/dns/1.0/reset/{domain}',
  summary: 'Restores the default records and returns them.',
  description: '`If-Match` as for `saveRecords`.',
  tag,
  headers: ['If-Match'],
  answerHeaders: ['ETag'],
  params,
  output: z.array(dnsRecord),
  scopes: ['dns'],
  refusals: [401, 404, 409, 422, 503],
});

/** A DNS name, with or without the final dot. */
const recordOwner = z.string().check(
  z.maxLength(254),
  z.overwrite((name) => name.toLowerCase().replace(/\.$/, '')),
  z.regex(/^(?=.{1,253}$)([a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?\.)+[a-z0-9-]{2,63}$/, 'This is not a complete name'),
);

/** A challenge from an ACME client: the name of its TXT record, and its text. */
const challenge = z.strictObject({ fqdn: recordOwner, value: z.string().check(z.minLength(1), z.maxLength(255)) });

export const presentChallenge = endpoint({
  id: 'presentChallenge',
  method: 'POST',
  path: '/api/dns/1.0/challenge/present',
  summary: "Adds a TXT record beside those of the same name, in the format of lego's `httpreq` provider.",
  description: 'Idempotent. Needs no version.',
  tag,
  input: challenge,
  output: z.object({ fqdn: z.string(), value: z.string() }),
  scopes: ['dns'],
  refusals: [400, 401, 404, 409, 422, 503],
});

export const cleanUpChallenge = endpoint({
  id: 'cleanUpChallenge',
  method: 'POST',
  path: '/api/dns/1.0/challenge/cleanup',
  summary: 'Removes that TXT record only.',
  description: 'Idempotent.',
  tag,
  input: challenge,
  output: z.object({ fqdn: z.string(), value: z.string() }),
  scopes: ['dns'],
  refusals: [400, 401, 404, 409, 422, 503],
});

/** One applied change to a zone within the last 30 days. */
export const zoneVersion = z.object({
  id: z.string(),
  at: instant,
  /** `created` and `kept` are made by the shop: the default records of a new zone, and those that it keeps for add-ons. */
  action: z.enum(['created', 'kept', 'saved', 'reset']),
  by: z.enum(['you', 'shop']),
  /** The member of the shop's staff who acted in the customer's name, such as `Ines Okafor`. */
  staff: z.optional(z.string()),
  /** The API key that a program used: its name, or its first characters once it is revoked, such as `certbot`. */
  api_key: z.optional(z.string()),
  /** How many records the zone had afterwards, and how many were added and removed, such as `16`. */
  records: z.int(),
  added: z.int(),
  removed: z.int(),
});
export type ZoneVersion = z.infer<typeof zoneVersion>;

export const getZone = endpoint({
  id: 'getZone',
  method: 'GET',
  path: '/api/dns/1.0/zone/{domain}',
  summary:
    'Metadata of a zone: the record types that its nameservers support, and its latest versions of the last 30 days, newest first.',
  description: 'Older versions are in `listZoneVersions`.',
  tag,
  params,
  output: z.object({
    types: z.array(heldType),
    nameservers: z.array(z.string()),
    versions: z.array(zoneVersion),
    /** Pass this as `before` to `listZoneVersions` for older ones; null if there are none, such as `41`. */
    older: z.nullable(z.string()),
  }),
  scopes: ['read', 'dns'],
  refusals: [401, 404, 503],
});

const versionId = z.string().check(z.regex(/^\d{1,15}$/));

export const listZoneVersions = endpoint({
  id: 'listZoneVersions',
  method: 'GET',
  path: '/api/dns/1.0/versions/{domain}',
  summary: 'Older versions of a zone from the last 30 days, newest first, paginated.',
  description: 'Send `older` of the last page as `before` to get the next one; null if there is none.',
  tag,
  params,
  input: z.object({
    /** `older` of the last page, such as `41`. */
    before: z.optional(versionId),
  }),
  output: z.object({
    versions: z.array(zoneVersion),
    /** Pass this as `before` for older ones; null if there are none, such as `41`. */
    older: z.nullable(z.string()),
  }),
  scopes: ['read', 'dns'],
  refusals: [400, 401, 404, 503],
});

export const getZoneVersion = endpoint({
  id: 'getZoneVersion',
  method: 'GET',
  path: '/api/dns/1.0/zone/{domain}/{version}',
  summary: 'The records of an earlier version of a zone, up to 30 days old.',
  description: 'To restore it, send the differences to `saveRecords`.',
  tag,
  params: z.object({ domain: domainName, version: versionId }),
  output: z.array(z.object({ name: z.string(), ttl: z.int(), type: heldType, rdata: z.string() })),
  scopes: ['read', 'dns'],
  refusals: [400, 401, 404, 503],
});

/** What one nameserver returns for the records touched by the last change. */
export const serverProof = z.object({
  server: z.string(),
  /** `not_checked`: there was nothing to query, so its state is not known. */
  state: z.enum(['as_saved', 'differs', 'silent', 'not_checked']),
  /** Milliseconds of its slowest response; null if it did not respond. */
  ms: z.nullable(z.int()),
  differences: z.array(z.object({ name: z.string(), type: heldType })),
});
export type ServerProof = z.infer<typeof serverProof>;

export const proveZone = endpoint({
  id: 'proveZone',
  method: 'GET',
  path: '/api/dns/1.0/proof/{domain}',
  summary: 'Checks over DNS whether each nameserver of a zone serves the latest saved version.',
  description:
    'Queries each nameserver for the record sets of the last change and compares the responses with the saved records. May take a few seconds.',
  tag,
  params,
  output: z.object({
    /** How many record sets were queried, such as `3`. */
    asked: z.int(),
    /** How many record sets the last change touched; of many, only some are queried, such as `3`. */
    touched: z.int(),
    servers: z.array(serverProof),
  }),
  scopes: ['read', 'dns'],
  refusals: [401, 404, 503],
});
