import type { RecordType } from '../../contract/dns-record-types';
import type { Coded } from '../../contract/coded';
import type { RecordProblemParams } from '../../contract/problem-codes';

/** A record of a zone in its canonical form. */
export interface ZoneRecord {
  /** Relative to the zone; `@` is the zone itself. */
  readonly name: string;
  /** Usually a `RecordType`; any other was saved by a later version. */
  readonly type: string;
  /** Seconds. */
  readonly ttl: number;
  /** Presentation format (RFC 1035 section 5.1); names in it are absolute and end in a dot. */
  readonly rdata: string;
}

export type RecordProblem = { readonly field: string } & Coded<RecordProblemParams>;

/** A record from a form or an API call, with the fields of its type by name. */
export interface RecordInput {
  readonly name: string;
  readonly type: RecordType;
  /** Seconds; a form's value object is accepted too (DN-04). */
  readonly ttl: number | string | { readonly value: number | string };
  readonly data: Readonly<Record<string, string | number>>;
}
