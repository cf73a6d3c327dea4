/** Record set: records with the same name and type, served and replaced only as a whole (RFC 2181 section 5). */
export interface Rrset {
  /** Absolute, with its final dot. */
  readonly name: string;
  /** Usually a `RecordType`; another one was saved by a newer version. */
  readonly type: string;
  /** Seconds. */
  readonly ttl: number;
  /** Presentation format, names absolute. */
  readonly rdata: readonly string[];
}
