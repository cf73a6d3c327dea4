/**
 * How a field of a record is written, checked and sent. `quoted` is one quoted text that takes the rest of the data; `params` are the
 * parameters of a service binding (RFC 9460), which may be missing.
 */
export type RecordFieldKind = 'ipv4' | 'ipv6' | 'host' | 'integer' | 'text' | 'hex' | 'tag' | 'quoted' | 'params';

export interface RecordField<Name extends string = string, Kind extends RecordFieldKind = RecordFieldKind> {
  readonly name: Name;
  readonly kind: Kind;
  /** The largest integer; sent as one octet up to 255, as two above. */
  readonly max?: number;
  /** Whether the root, `.`, is also valid, which means "no such service" (RFC 2782, 7505, 9460). */
  readonly root?: boolean;
  /** Initial value of the field in a new record. */
  readonly first?: string;
}

/** A record whose fields are valid individually. */
interface WrittenRecord {
  /** Absolute, with its final dot. */
  readonly owner: string;
  /** The fields in presentation format, in their order. */
  readonly fields: readonly string[];
}

interface RecordTypeRow<Name extends string> {
  /** The type's number on the wire (IANA, "Resource Record (RR) TYPEs"); null for a type of our nameservers only. */
  readonly number: number | null;
  /** In the order of the presentation format, which is the order on the wire. */
  readonly fields: readonly RecordField<Name>[];
  /** Data in presentation format that nameservers accept, including fields at their limits; used to test the nameservers. */
  readonly examples: readonly string[];
  /** Its last field is a host that must have an address. */
  readonly pointsAtAddress?: true;
  /** It serves a website, so a name can have either this or Domain Forwarding. */
  readonly isOfSite?: true;
  /** Checks fields that are valid individually against each other. Returns the invalid field and a code for the reason. */
  readonly problem?: (record: WrittenRecord) => { readonly field: string; readonly code: 'cname_to_itself' } | null;
}

const U8 = 255;
const U16 = 65_535;

const field = <const Name extends string, const Kind extends RecordFieldKind>(
  name: Name,
  kind: Kind,
  rules: Omit<RecordField, 'name' | 'kind'> = {},
): RecordField<Name, Kind> => ({ name, kind, ...rules });
const integer = <const Name extends string>(name: Name, max: number, first?: string) =>
  field(name, 'integer', { max, first });

/**
 * Every record type that we serve, one row each (DN-01). The contract, the editor, zone files and both nameservers derive from it; its
 * texts are in `mfe-domains`. `ALIAS` is a CNAME that may stand beside other records; the nameserver resolves it.
 */
const ROWS = {
  // RFC 1035
  A: { number: 1, fields: [field('address', 'ipv4')], examples: ['203.0.113.1', '203.0.113.2'], isOfSite: true },
  // RFC 3596
  AAAA: {
    number: 28,
    fields: [field('address', 'ipv6')],
    examples: ['2001:db8::24', '2001:db8:0:1::'],
    isOfSite: true,
  },
  CNAME: {
    number: 5,
    fields: [field('target', 'host')],
    examples: ['elsewhere.example.net.'],
    pointsAtAddress: true,
    isOfSite: true,
    problem: ({ owner, fields: [target] }) => (target === owner ? { field: 'target', code: 'cname_to_itself' } : null),
  },
  MX: {
    number: 15,
    fields: [integer('priority', U16, '10'), field('server', 'host', { root: true })],
    examples: ['10 mail.example.org.', '20 mail.example.net.', '65535 xn--bcher-kva.example.'],
    pointsAtAddress: true,
  },
  NS: {
    number: 2,
    fields: [field('server', 'host')],
    examples: ['ns1.example.net.', 'ns2.example.org.'],
    pointsAtAddress: true,
  },
  // RFC 2782
  SRV: {
    number: 33,
    fields: [
      integer('priority', U16, '1'),
      integer('weight', U16, '0'),
      integer('port', U16),
      field('target', 'host', { root: true }),
    ],
    examples: ['10 20 5060 sip.example.net.', '0 0 0 .'],
    pointsAtAddress: true,
  },
  TXT: {
    number: 16,
    fields: [field('data', 'text')],
    examples: [
      '"v=spf1 -all"',
      String.raw`"a \"quoted\" back\\slash; and \195\188"`,
      ['k', 'l', 'm'].map((letter) => `"${letter.repeat(255)}"`).join(' '),
      '""',
    ],
  },
  // RFC 4034
  DS: {
    number: 43,
    fields: [integer('keytag', U16), integer('algorithm', U8), integer('digest_type', U8), field('digest', 'hex')],
    examples: ['12345 13 2 49fd46e6c4b45c55d4ac69cbd3cd34ac1afe51de8ff3a2b8d9d4e2c5b6a79801'],
  },
  // RFC 8659
  CAA: {
    number: 257,
    fields: [integer('flags', U8, '0'), field('tag', 'tag', { first: 'issue' }), field('value', 'quoted')],
    examples: ['0 issue "letsencrypt.org"', '128 iodef "mailto:caa@example.net"', '0 issuewild ";"'],
  },
  ALIAS: {
    number: null,
    fields: [field('target', 'host')],
    examples: ['site.targets.example.'],
    pointsAtAddress: true,
    isOfSite: true,
  },
  // RFC 6698
  TLSA: {
    number: 52,
    fields: [
      integer('usage', 3, '3'),
      integer('selector', 1, '1'),
      integer('matching_type', 2, '1'),
      field('certificate', 'hex'),
    ],
    examples: ['3 1 1 0d6fcb4c0a4f24d2b3a6d3c1d2e3f405162738495a6b7c8d9eafb0c1d2e3f405'],
  },
  // RFC 9460
  SVCB: {
    number: 64,
    fields: [integer('priority', U16, '1'), field('target', 'host', { root: true }), field('params', 'params')],
    examples: ['1 svc.example.net. port=8443 alpn=h2'],
    isOfSite: true,
  },
  HTTPS: {
    number: 65,
    fields: [
      integer('priority', U16, '1'),
      field('target', 'host', { root: true, first: '.' }),
      field('params', 'params'),
    ],
    examples: [
      '0 site.example.net.',
      '2 . key100=a ipv6hint=2001:db8:0:0::2 ech=AEX+DQ== mandatory=port,alpn port=443 alpn="h2,h3" no-default-alpn',
    ],
    isOfSite: true,
  },
} as const satisfies Readonly<Record<string, RecordTypeRow<string>>>;

export type RecordType = keyof typeof ROWS;
type AnyField = (typeof ROWS)[RecordType]['fields'][number];
export type RecordFieldName = AnyField['name'];
/** The kind of the field with this name; it is the same in every record type. */
export type RecordFieldKindOf<Name extends RecordFieldName> = Extract<AnyField, { readonly name: Name }>['kind'];

export const RECORD_TYPES: Readonly<Record<RecordType, RecordTypeRow<RecordFieldName>>> = ROWS;
export const RECORD_TYPE_NAMES = Object.keys(ROWS) as readonly RecordType[];

/** Whether this version supports a type. A zone can have others, saved by a later version: they are shown and kept, never changed. */
export const isRecordType = (type: string): type is RecordType => Object.hasOwn(ROWS, type);

export const RECORD_FIELDS: ReadonlyMap<RecordFieldName, RecordField> = new Map(
  RECORD_TYPE_NAMES.flatMap((type) => ROWS[type].fields.map((each) => [each.name, each] as const)),
);
