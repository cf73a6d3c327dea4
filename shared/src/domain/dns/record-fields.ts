import type { RecordType } from '../../contract/dns';

/** How a field of a record is written and checked. */
export type RecordFieldKind = 'ipv4' | 'ipv6' | 'host' | 'integer' | 'text' | 'hex' | 'presentation';

export interface RecordField {
  readonly name: string;
  readonly kind: RecordFieldKind;
  /** The largest integer. */
  readonly max?: number;
}

const U8 = 255;
const U16 = 65_535;
const host = (name: string): RecordField => ({ name, kind: 'host' });
const integer = (name: string, max: number): RecordField => ({ name, kind: 'integer', max });

/**
 * The fields of each type, in the order of their presentation format (spec section 3; RFC 1035, 2782, 4034). Types whose data
 * has a grammar of its own take it whole, in presentation format, as `data` (RFC 8659, 6698, 9460). `ALIAS` is a CNAME that may
 * stand beside others; the name server resolves it.
 */
export const RECORD_FIELDS: Readonly<Record<RecordType, readonly RecordField[]>> = {
  A: [{ name: 'address', kind: 'ipv4' }],
  AAAA: [{ name: 'address', kind: 'ipv6' }],
  CNAME: [host('target')],
  ALIAS: [host('target')],
  MX: [integer('priority', U16), host('server')],
  NS: [host('server')],
  SRV: [integer('priority', U16), integer('weight', U16), integer('port', U16), host('target')],
  TXT: [{ name: 'data', kind: 'text' }],
  DS: [integer('keytag', U16), integer('algorithm', U8), integer('digest_type', U8), { name: 'digest', kind: 'hex' }],
  CAA: [{ name: 'data', kind: 'presentation' }],
  TLSA: [{ name: 'data', kind: 'presentation' }],
  SVCB: [{ name: 'data', kind: 'presentation' }],
  HTTPS: [{ name: 'data', kind: 'presentation' }],
};
