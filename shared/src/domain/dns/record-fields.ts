import type { RecordType } from '../../contract/dns';

/** How a field of a record is written and checked. */
export type RecordFieldKind = 'ipv4' | 'ipv6' | 'host' | 'integer' | 'text' | 'hex' | 'tag' | 'quoted' | 'params';

export interface RecordField {
  readonly name: string;
  readonly kind: RecordFieldKind;
  /** The largest integer. */
  readonly max?: number;
  /** The root alone, `.`, is an answer too: "no such service" (RFC 2782, 7505, 9460). */
  readonly root?: boolean;
}

const U8 = 255;
const U16 = 65_535;
const host = (name: string, root = false): RecordField => ({ name, kind: 'host', root });
const integer = (name: string, max: number): RecordField => ({ name, kind: 'integer', max });
const service: readonly RecordField[] = [
  integer('priority', U16),
  host('target', true),
  { name: 'params', kind: 'params' },
];

/**
 * The fields of each type, in the order of their presentation format (DN-01; RFC 1035, 2782, 4034, 6698, 8659, 9460).
 * `ALIAS` is a CNAME that may stand beside others; the nameserver resolves it.
 */
export const RECORD_FIELDS: Readonly<Record<RecordType, readonly RecordField[]>> = {
  A: [{ name: 'address', kind: 'ipv4' }],
  AAAA: [{ name: 'address', kind: 'ipv6' }],
  CNAME: [host('target')],
  ALIAS: [host('target')],
  MX: [integer('priority', U16), host('server', true)],
  NS: [host('server')],
  SRV: [integer('priority', U16), integer('weight', U16), integer('port', U16), host('target', true)],
  TXT: [{ name: 'data', kind: 'text' }],
  DS: [integer('keytag', U16), integer('algorithm', U8), integer('digest_type', U8), { name: 'digest', kind: 'hex' }],
  CAA: [integer('flags', U8), { name: 'tag', kind: 'tag' }, { name: 'value', kind: 'quoted' }],
  TLSA: [
    integer('usage', 3),
    integer('selector', 1),
    integer('matching_type', 2),
    { name: 'certificate', kind: 'hex' },
  ],
  SVCB: service,
  HTTPS: service,
};
