import type { DnsRecord } from '@storefront/shared/contract';
import { asId, WithHeaders, type Handlers } from '@storefront/shared/testing';

export const ZONE = 'brindlewharf.com';
/** Creates a record as the server returns it. */
export const served = (
  id: string,
  name: string,
  type: DnsRecord['type'],
  rdata: string,
  more: Partial<DnsRecord> = {},
): DnsRecord => ({
  id: asId(id),
  name,
  type,
  ttl: 3_600,
  rdata,
  domain: ZONE,
  json_data: null,
  isInternalRecord: false,
  ...more,
});
/** Returns the initial records of the zone. */
export const first = (): DnsRecord[] => [
  served('1', '@', 'A', '203.0.113.24'),
  served('2', 'www', 'CNAME', 'halden-cdn.example.'),
  served('3', '@', 'MX', '10 mx1.post.example.'),
  served('4', 'old', 'A', '198.51.100.7', { ttl: 86_400 }),
  served('5', '@', 'NS', 'ns1.onymeter.example.', { isInternalRecord: true }),
];
export const versions = [
  {
    id: '9',
    at: '2026-11-20T14:02:00Z',
    action: 'saved' as const,
    by: 'you' as const,
    records: 5,
    added: 1,
    removed: 0,
  },
  {
    id: '7',
    at: '2026-11-19T14:02:00Z',
    action: 'created' as const,
    by: 'shop' as const,
    records: 4,
    added: 4,
    removed: 0,
  },
];

/** Fake server that stores one zone. */
export function zoneServer(records = first(), more: Handlers = {}) {
  const state = { records, version: 1 };
  const saves: { input: unknown; version: string | undefined }[] = [];
  const handlers: Handlers = {
    listRecords: () => new WithHeaders(state.records, { etag: `"v${state.version}"` }),
    getZone: () => ({
      types: ['A', 'AAAA', 'CNAME', 'MX', 'NS', 'SRV', 'TXT', 'DS', 'CAA', 'TLSA', 'ALIAS', 'SVCB', 'HTTPS'],
      nameservers: ['ns1.onymeter.example'],
      versions,
      older: null,
    }),
    proveZone: () => ({
      asked: 1,
      touched: 1,
      servers: [
        { server: 'ns1.onymeter.example', state: 'as_saved' as const, ms: 300, differences: [] },
        { server: 'ns2.onymeter.example', state: 'silent' as const, ms: null, differences: [] },
      ],
    }),
    getDnssec: () => ({
      offered: true,
      kept: 'here',
      state: 'off',
      since: null,
      ds_records: [],
      publish_at: null,
      waits_for: null,
      free_at: null,
      problem: null,
    }),
    saveRecords: ({ input, headers }) => {
      saves.push({ input, version: headers['if-match'] });
      state.version += 1;
      return state.records;
    },
    ...more,
  };
  return { state, saves, handlers };
}
