import {
  isRecordType,
  RECORD_TYPE_NAMES,
  RECORD_TYPES,
  type RecordField,
  type RecordFieldKind,
  type RecordType,
} from '@storefront/shared/contract';
import { quoteStrings, readIpv4, txtStrings, type RecordInput } from '@storefront/shared/domain';
import packet, { type Answer } from 'dns-packet';
import type { Rrset } from '../core/rrset';
import { ipv4Octets, ipv6Octets, ipv6Text, nameOctets, numberOctets } from './octets';
import { paramsOctets, readParams } from './service-binding';

/** Types with a wire format. ALIAS has none: a nameserver returns the addresses of its target. */
export const WIRE_TYPES: ReadonlySet<string> = new Set(
  RECORD_TYPE_NAMES.filter((type) => RECORD_TYPES[type].number !== null),
);

/** Octets before the data of a message's first record if its owner is the root: header, owner, type, class, TTL, length. */
const BEFORE_DATA = 12 + 1 + 2 + 2 + 4 + 2;

/** Encoding and decoding of each kind of field. */
const FIELDS: Readonly<Record<RecordFieldKind, FieldOnWire>> = {
  ipv4: fixedSize(4, ipv4Octets, (octets) => readIpv4([...octets].join('.')) ?? ''),
  ipv6: fixedSize(16, ipv6Octets, ipv6Text),
  host: { write: nameOctets, read: readName },
  integer: {
    write: (text, field) => numberOctets(Number(text), getSize(field)),
    read: (octets, field) => [octets.readUIntBE(0, getSize(field)), getSize(field)],
  },
  text: {
    write: (text) => Buffer.concat((txtStrings(text) ?? []).map(characterString)),
    read: (octets) => [quoteStrings(readStrings(octets)), octets.length],
  },
  hex: rest(
    (text) => Buffer.from(text, 'hex'),
    (octets) => octets.toString('hex'),
  ),
  tag: {
    write: (text) => characterString(Buffer.from(text)),
    read: (octets) => [octets.subarray(1, 1 + octets.readUInt8()).toString('latin1'), 1 + octets.readUInt8()],
  },
  quoted: rest(
    (text) => Buffer.from(txtStrings(text)?.[0] ?? []),
    (octets) => quoteStrings([octets]),
  ),
  params: rest(paramsOctets, readParams),
};

interface FieldOnWire {
  readonly write: (text: string, field: RecordField) => Buffer;
  /** Returns the value, and the number of octets read. @throws RangeError if there are too few */
  readonly read: (octets: Buffer, field: RecordField) => readonly [string | number, number];
}

function fixedSize(size: number, write: (text: string) => Buffer, text: (octets: Buffer) => string): FieldOnWire {
  return {
    write,
    read: (octets) => {
      if (octets.length < size) throw new RangeError('The data is truncated');
      return [text(octets.subarray(0, size)), size];
    },
  };
}

/** A field that takes all remaining octets. */
function rest(write: (text: string) => Buffer, text: (octets: Buffer) => string): FieldOnWire {
  return { write, read: (octets) => [text(octets), octets.length] };
}

function getSize({ max = 0 }: RecordField): 1 | 2 {
  return max > 255 ? 2 : 1;
}

/** Encodes one string of at most 255 octets with its length (RFC 1035 section 3.3). */
function characterString(octets: Uint8Array): Buffer {
  return Buffer.concat([numberOctets(octets.length, 1), octets]);
}

function readStrings(octets: Buffer): Buffer[] {
  const strings: Buffer[] = [];
  for (let at = 0; at < octets.length; at += 1 + octets.readUInt8(at))
    strings.push(octets.subarray(at + 1, at + 1 + octets.readUInt8(at)));
  return strings;
}

/** Decodes an uncompressed name as absolute; the root is a single dot. */
function readName(octets: Buffer): readonly [string, number] {
  const labels: string[] = [];
  let at = 0;
  for (let length = octets.readUInt8(at); length > 0; length = octets.readUInt8(at)) {
    if (length > 63) throw new RangeError('A label is too long');
    labels.push(octets.subarray(at + 1, at + 1 + length).toString());
    at += 1 + length;
  }
  return [`${labels.join('.')}.`, at + 1];
}

/** Encodes the data of a record. @param rdata in presentation format, as returned by `checkRecord` */
export function dataOctets(type: RecordType, rdata: string): Buffer {
  const { fields } = RECORD_TYPES[type];
  const words = rdata.split(' ');
  return Buffer.concat(
    fields.map((field, index) => {
      const text = index === fields.length - 1 ? words.slice(index).join(' ') : (words[index] ?? '');
      return FIELDS[field.kind].write(text, field);
    }),
  );
}

/** Decodes data into fields for `checkRecord`; null if it is invalid for the type. */
export function parseOctets(type: RecordType, octets: Buffer): RecordInput['data'] | null {
  let at = 0;
  try {
    const fields = RECORD_TYPES[type].fields.map((field) => {
      const [value, length] = FIELDS[field.kind].read(octets.subarray(at), field);
      at += length;
      return [field.name, value] as const;
    });
    return at === octets.length ? Object.fromEntries(fields) : null;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** Names of types in messages decoded by `dns-packet`, which has none for newer types. */
const PACKET_TYPES: ReadonlyMap<string, string> = new Map(
  RECORD_TYPE_NAMES.flatMap((type) => {
    const { number, examples } = RECORD_TYPES[type];
    return number === null ? [] : [[type, decode(number, dataOctets(type, examples[0] ?? '')).type] as const];
  }),
);
const RECORD_TYPE_OF: ReadonlyMap<string, string> = new Map([...PACKET_TYPES].map(([type, named]) => [named, type]));

/** Converts data to a record as `dns-packet` decodes it. */
function decode(number: number, data: Buffer, ttl = 0): Answer {
  const answer = { name: '.', type: `UNKNOWN_${number}`, ttl, class: 'IN', data } as unknown as Answer;
  const [record] = packet.decode(packet.encode({ type: 'response', answers: [answer] })).answers ?? [];
  if (!record) throw new Error(`Failed to decode a record of type ${number}`);
  return exact(record);
}

/** Makes a CAA record encode as it was decoded: `dns-packet` would let `issuerCritical` replace all its flags. */
function exact(record: Answer): Answer {
  return record.type === 'CAA' ? { ...record, data: { ...record.data, issuerCritical: undefined } } : record;
}

/** Returns `dns-packet`'s name of a type. */
export const toPacketType = (type: string): string => PACKET_TYPES.get(type) ?? type;

/** Returns the usual name of a type in a decoded message. */
export const fromPacketType = (type: string): string => RECORD_TYPE_OF.get(type) ?? type;

/** Converts a set to records for encoding; none for a type that is not in `WIRE_TYPES`. */
export function wireRecords({ name, type, ttl, rdata }: Rrset, owner = name): Answer[] {
  const number = isRecordType(type) ? RECORD_TYPES[type].number : null;
  if (!isRecordType(type) || number === null) return [];
  return rdata.map((text) => ({ ...decode(number, dataOctets(type, text), ttl), name: owner.replace(/\.$/, '') }));
}

/** Converts a decoded record for `checkRecord`; null for a type that is not in `WIRE_TYPES`, and for invalid data. */
export function readWireRecord(record: Answer): Pick<RecordInput, 'type' | 'data'> | null {
  const type = fromPacketType(record.type);
  if (!isRecordType(type) || !WIRE_TYPES.has(type)) return null;
  const message = packet.encode({ type: 'response', answers: [{ ...exact(record), name: '.' } as Answer] });
  const data = parseOctets(type, message.subarray(BEFORE_DATA));
  return data && { type, data };
}
