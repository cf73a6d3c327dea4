/** Records of one owner and type; nameservers serve and replace them only as a whole (RFC 2181 section 5). */
export interface Rrset {
  /** Absolute, with its final dot. */
  readonly name: string;
  /** Usually a `RecordType`; another one was saved by a later version than this. */
  readonly type: string;
  /** Seconds. */
  readonly ttl: number;
  /** Presentation format, names absolute. */
  readonly rdata: readonly string[];
}
