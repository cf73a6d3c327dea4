import { z } from 'zod/mini';
import { endpoint } from './endpoint';
import { domainName } from './wire';

const tag = 'dns';
const params = z.object({ domain: domainName });

export const recordType = z.enum(['A', 'AAAA', 'CNAME', 'MX', 'NS', 'SRV', 'TXT', 'DS', 'CAA', 'ALIAS', 'TLSA', 'SVCB', 'HTTPS']);
export type RecordType = z.infer<typeof recordType>;

/** Presentation-format data by field; which fields a type has is a rule of `shared/domain`. */
const recordData = z.record(z.string(), z.union([z.string(), z.number()]));

export const dnsRecord = z.object({
  id: z.string(),
  name: z.string(),
  /** Seconds. */
  ttl: z.int(),
  type: recordType,
  rdata: z.string(),
  domain: domainName,
  json_data: z.nullable(z.object({ redirect: z.optional(z.string()) })),
  isInternalRecord: z.boolean(),
  address: z.optional(z.string()),
  target: z.optional(z.string()),
  server: z.optional(z.string()),
  priority: z.optional(z.int()),
  weight: z.optional(z.int()),
  port: z.optional(z.int()),
  data: z.optional(z.string()),
  keytag: z.optional(z.int()),
  algorithm: z.optional(z.int()),
  digest_type: z.optional(z.int()),
  digest: z.optional(z.string()),
});
export type DnsRecord = z.infer<typeof dnsRecord>;

export const dnsChanges = z.object({
  add: z.array(z.object({ name: z.string(), ttl: z.int(), type: recordType, data: recordData })),
  update: z.array(z.object({ id: z.string(), name: z.string(), ttl: z.int(), data: recordData })),
  remove: z.array(z.string()),
});
export type DnsChanges = z.infer<typeof dnsChanges>;

export const listRecords = endpoint({
  id: 'listRecords',
  method: 'GET',
  path: '/api/dns/1.0/{domain}',
  summary: 'The records of a zone.',
  tag,
  params,
  output: z.array(dnsRecord),
  refusals: [401, 404, 503],
});

export const saveRecords = endpoint({
  id: 'saveRecords',
  method: 'POST',
  path: '/api/dns/1.0/{domain}',
  summary: 'Applies a whole batch of changes, or none of it.',
  tag,
  params,
  input: dnsChanges,
  output: z.array(dnsRecord),
  refusals: [400, 401, 404, 409, 422, 503],
});

export const resetRecords = endpoint({
  id: 'resetRecords',
  method: 'POST',
  path: '/api/dns/1.0/reset/{domain}',
  summary: 'Puts the default records back and returns them.',
  tag,
  params,
  output: z.array(dnsRecord),
  refusals: [401, 404, 503],
});
