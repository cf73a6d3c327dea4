import { z } from 'zod/mini';
import { endpoint } from './endpoint';

/**
 * The part of the HTTP API of the PowerDNS Authoritative Server that programs use to change records, so that they need no plug-in for this
 * shop (https://doc.powerdns.com/authoritative/http-api/). Names of paths and fields are theirs.
 */
const tag = 'powerdns';

/** A zone by its name, with or without the final dot. */
const zoneId = z.string().check(
  z.regex(
    /^(?=.{3,254}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}\.?$/i,
    'This is not a complete domain name',
  ),
  z.overwrite((name) => name.toLowerCase().replace(/\.$/, '')),
);

const zoneParams = z.object({
  /** The name of the zone, with or without its final dot, such as `alder-quay.com.`. */
  domain: zoneId,
});

/** A server, which stands for all nameservers of the shop. */
export const powerDnsServer = z.object({
  type: z.literal('Server'),
  id: z.literal('localhost'),
  /** Always `authoritative`. */
  daemon_type: z.literal('authoritative'),
  /** The version of PowerDNS whose API this is, such as `4.9.0`. */
  version: z.string(),
  /** The path of the server, such as `/api/v1/servers/localhost`. */
  url: z.string(),
  /** The path of its zones, such as `/api/v1/servers/localhost/zones{/zone}`. */
  zones_url: z.string(),
});
export type PowerDnsServer = z.infer<typeof powerDnsServer>;

const zoneFields = {
  /** The name of the zone, in A-labels, such as `alder-quay.com.`. */
  id: z.string(),
  /** The name of the zone, in A-labels, such as `alder-quay.com.`. */
  name: z.string(),
  type: z.literal('Zone'),
  /** The path of the zone, such as `/api/v1/servers/localhost/zones/alder-quay.com.`. */
  url: z.string(),
  /** Always `Native`: there is nobody whom a client would have to notify. */
  kind: z.literal('Native'),
  /** Whether the zone is signed. */
  dnssec: z.boolean(),
  /** The version of the zone, which is not the serial of its SOA record, such as `7`. */
  serial: z.int(),
};

/** A zone without its record sets. */
export const powerDnsZone = z.object(zoneFields);
export type PowerDnsZone = z.infer<typeof powerDnsZone>;

/** A record set: all records with the same name and type. */
export const powerDnsRrset = z.object({
  /** Absolute, with its final dot, such as `www.alder-quay.com.`. */
  name: z.string(),
  /** Such as `A`. */
  type: z.string(),
  /** Seconds. */
  ttl: z.int(),
  records: z.array(
    z.object({
      /** In presentation format, names in it absolute, text in quotes, such as `203.0.113.10`. */
      content: z.string(),
      /** Always false: each record is served. */
      disabled: z.boolean(),
    }),
  ),
});
export type PowerDnsRrset = z.infer<typeof powerDnsRrset>;

/** A zone with its record sets, internal records included, without its SOA record. */
export const powerDnsZoneWithRecords = z.object({
  ...zoneFields,
  /** The record sets. */
  rrsets: z.array(powerDnsRrset),
});
export type PowerDnsZoneWithRecords = z.infer<typeof powerDnsZoneWithRecords>;

/** Changes of record sets. A later change of the same set supersedes an earlier one. Comments and other fields that are not named here are ignored. */
export const powerDnsChanges = z.looseObject({
  /** The record sets to change. */
  rrsets: z.array(
    z.looseObject({
      /** Absolute, within the zone, such as `www.alder-quay.com.`. */
      name: z.string(),
      /** Such as `A`. */
      type: z.string(),
      /** `REPLACE` makes these all records of the set; `DELETE` removes the set. */
      changetype: z.enum(['REPLACE', 'DELETE']),
      /** Seconds; needed by a set that has records, such as `3600`. */
      ttl: z.optional(z.int()),
      /** Without any, `REPLACE` removes the set. */
      records: z.optional(
        z.nullable(
          z.array(
            z.looseObject({
              /** In presentation format, such as `203.0.113.10`. */
              content: z.string(),
              /** Only false is possible. */
              disabled: z.optional(z.boolean()),
            }),
          ),
        ),
      ),
    }),
  ),
});
export type PowerDnsChanges = z.infer<typeof powerDnsChanges>;

export const listPowerDnsVersions = endpoint({
  id: 'listPowerDnsVersions',
  method: 'GET',
  path: '/api',
  summary: 'The versions of the PowerDNS API, of which there is one.',
  description: 'Clients look here for the path of the calls.',
  tag,
  output: z.array(
    z.object({
      /** The path of the version, such as `/api/v1`. */
      url: z.string(),
      /** Its number, such as `1`. */
      version: z.int(),
    }),
  ),
  scopes: ['read', 'dns'],
  refusals: [400, 401],
});

export const listPowerDnsServers = endpoint({
  id: 'listPowerDnsServers',
  method: 'GET',
  path: '/api/v1/servers',
  summary: 'The servers of the PowerDNS API, of which there is one.',
  description: 'It stands for all nameservers of the shop.',
  tag,
  output: z.array(powerDnsServer),
  scopes: ['read', 'dns'],
  refusals: [400, 401],
});

export const getPowerDnsServer = endpoint({
  id: 'getPowerDnsServer',
  method: 'GET',
  path: '/api/v1/servers/localhost',
  summary: 'The server of the PowerDNS API.',
  description: 'Clients look here for the version of PowerDNS.',
  tag,
  output: powerDnsServer,
  scopes: ['read', 'dns'],
  refusals: [400, 401],
});

export const listPowerDnsZones = endpoint({
  id: 'listPowerDnsZones',
  method: 'GET',
  path: '/api/v1/servers/localhost/zones',
  summary: 'The zones of the customer that are served here, by name.',
  description: 'A key for the DNS of one domain sees that zone only.',
  tag,
  input: z.object({
    /** Only the zone of this name, such as `alder-quay.com.`. */
    zone: z.optional(z.string()),
  }),
  output: z.array(powerDnsZone),
  scopes: ['read', 'dns'],
  refusals: [400, 401],
});

export const getPowerDnsZone = endpoint({
  id: 'getPowerDnsZone',
  method: 'GET',
  path: '/api/v1/servers/localhost/zones/{domain}',
  summary: 'A zone with its record sets.',
  description: 'Internal records are included, the SOA record is not.',
  tag,
  params: zoneParams,
  output: powerDnsZoneWithRecords,
  scopes: ['read', 'dns'],
  refusals: [400, 401, 404, 503],
});

export const changePowerDnsZone = endpoint({
  id: 'changePowerDnsZone',
  method: 'PATCH',
  path: '/api/v1/servers/localhost/zones/{domain}',
  summary: 'Replaces or deletes record sets, all or nothing.',
  description:
    'Applies to the current state of the zone. A set that already is as requested is left alone, so that a client may send internal records as it has read them; changing them is 422.',
  tag,
  params: zoneParams,
  input: powerDnsChanges,
  output: null,
  scopes: ['dns'],
  refusals: [400, 401, 404, 409, 422, 503],
});

export const notifyPowerDnsZone = endpoint({
  id: 'notifyPowerDnsZone',
  method: 'PUT',
  path: '/api/v1/servers/localhost/zones/{domain}/notify',
  summary: 'Succeeds and does nothing: every change reaches all nameservers by itself.',
  description: 'For clients that call it after each change and report its failure as their own.',
  tag,
  params: zoneParams,
  output: z.object({
    /** A sentence for people, such as `Nothing to do`. */
    result: z.string(),
  }),
  scopes: ['dns'],
  refusals: [400, 401, 404, 503],
});
