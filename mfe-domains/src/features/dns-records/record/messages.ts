// Written by tools/messages/generate.mjs. The texts are in mfe-domains/messages/en.json.
import type { Message } from '@storefront/shared/i18n';
export const changeRecord: Message<{ record: string | number }> = [
  'mfe-domains/features/dns-records/record/changeRecord',
  ['Change ', ['record']],
];
export const addRecord: Message = ['mfe-domains/features/dns-records/record/addRecord', 'Add a record'];
export const stagedFirst: Message = [
  'mfe-domains/features/dns-records/record/stagedFirst',
  'Nothing changes until you review and save it.',
];
export const isStaged: Message<{ record: string | number }> = [
  'mfe-domains/features/dns-records/record/isStaged',
  [['record'], ' was added to your unsaved changes. Add the next one.'],
];
export const type: Message = ['mfe-domains/features/dns-records/record/type', 'Type'];
export const purpose: Message<{
  type: 'A' | 'AAAA' | 'CNAME' | 'ALIAS' | 'MX' | 'NS' | 'SRV' | 'TXT' | 'DS' | 'CAA' | 'TLSA' | 'SVCB' | 'HTTPS';
}> = [
  'mfe-domains/features/dns-records/record/purpose',
  [
    [
      'type',
      1,
      {
        A: 'IPv4 address',
        AAAA: 'IPv6 address',
        CNAME: 'Another name for a host',
        ALIAS: 'Like CNAME, but also for the domain itself',
        MX: 'Where email is delivered',
        NS: 'Nameservers of a subdomain',
        SRV: 'Where to find a service',
        TXT: 'Text, for SPF, DKIM, verification',
        DS: 'Key of a signed subdomain',
        CAA: 'Who may issue certificates',
        TLSA: 'Certificate of a server',
        SVCB: 'How to reach a service',
        HTTPS: 'How to reach a site',
        other: '',
      },
    ],
  ],
];
export const name: Message = ['mfe-domains/features/dns-records/record/name', 'Name'];
export const nameHint: Message<{ type: 'CNAME' | 'NS' | 'DS' | (string & {}); zone: string | number }> = [
  'mfe-domains/features/dns-records/record/nameHint',
  [
    [
      'type',
      1,
      {
        CNAME: ['Before .', ['zone'], ', such as www.'],
        NS: ['Before .', ['zone'], ', such as lab.'],
        DS: ['Before .', ['zone'], ', such as lab.'],
        other: ['Before .', ['zone'], '; leave it empty for ', ['zone'], ' itself.'],
      },
    ],
  ],
];
export const ttl: Message = ['mfe-domains/features/dns-records/record/ttl', 'TTL'];
export const ttlHint: Message = [
  'mfe-domains/features/dns-records/record/ttlHint',
  'How long resolvers may cache the record.',
];
export const other: Message = ['mfe-domains/features/dns-records/record/other', 'Other'];
export const ttlSeconds: Message = ['mfe-domains/features/dns-records/record/ttlSeconds', 'TTL in seconds'];
export const range: Message<{ min: string | number; max: string | number }> = [
  'mfe-domains/features/dns-records/record/range',
  ['From ', ['min'], ' to ', ['max'], '.'],
];
export const stageChange: Message = ['mfe-domains/features/dns-records/record/stageChange', 'Keep this change'];
export const stageRecord: Message = ['mfe-domains/features/dns-records/record/stageRecord', 'Keep this record'];
export const stageAnother: Message = ['mfe-domains/features/dns-records/record/stageAnother', 'Keep and add another'];
export const done: Message = ['mfe-domains/features/dns-records/record/done', 'Done'];
export const cancel: Message = ['mfe-domains/features/dns-records/record/cancel', 'Cancel'];
export const remove: Message = ['mfe-domains/features/dns-records/record/remove', 'Remove record'];
export const field: Message<{
  field:
    | 'address'
    | 'target'
    | 'server'
    | 'priority'
    | 'weight'
    | 'port'
    | 'data'
    | 'keytag'
    | 'algorithm'
    | 'digest_type'
    | 'digest'
    | 'flags'
    | 'tag'
    | 'value'
    | 'usage'
    | 'selector'
    | 'matching_type'
    | 'certificate'
    | 'params';
}> = [
  'mfe-domains/features/dns-records/record/field',
  [
    [
      'field',
      1,
      {
        address: 'Address',
        target: 'Target',
        server: 'Server',
        priority: 'Priority',
        weight: 'Weight',
        port: 'Port',
        data: 'Text',
        keytag: 'Key tag',
        algorithm: 'Algorithm',
        digest_type: 'Digest type',
        digest: 'Digest',
        flags: 'Flags',
        tag: 'Tag',
        value: 'Value',
        usage: 'Usage',
        selector: 'Selector',
        matching_type: 'Matching type',
        certificate: 'Certificate data',
        params: 'Parameters',
        other: '',
      },
    ],
  ],
];
export const fieldHint: Message<{
  field:
    | 'address'
    | 'target'
    | 'server'
    | 'priority'
    | 'weight'
    | 'port'
    | 'data'
    | 'keytag'
    | 'algorithm'
    | 'digest_type'
    | 'digest'
    | 'flags'
    | 'tag'
    | 'value'
    | 'usage'
    | 'selector'
    | 'matching_type'
    | 'certificate'
    | 'params';
}> = [
  'mfe-domains/features/dns-records/record/fieldHint',
  [
    [
      'field',
      1,
      {
        target: 'A host such as shops.example.net, or one of this domain such as www.',
        server: 'A host such as mail.example.com.',
        priority: 'The lowest number is tried first.',
        digest: 'In hexadecimal digits.',
        flags: '0, or 128 to refuse unknown tags.',
        value: 'An authority such as letsencrypt.org, or a semicolon to allow none.',
        certificate: 'In hexadecimal digits.',
        params: 'For example, alpn=h2,h3 port=443.',
        other: '',
      },
    ],
  ],
];
export const tag: Message<{ tag: 'issue' | 'issuewild' | 'iodef' }> = [
  'mfe-domains/features/dns-records/record/tag',
  [
    [
      'tag',
      1,
      {
        issue: 'issue: all certificates',
        issuewild: 'issuewild: wildcard certificates',
        iodef: 'iodef: where to report refused requests',
        other: '',
      },
    ],
  ],
];
export const outside: Message<{ host: string | number; zone: string | number }> = [
  'mfe-domains/features/dns-records/record/outside',
  ['Points at ', ['host'], ', outside ', ['zone'], '. For a host of this domain, write ', ['host'], '.', ['zone'], '.'],
];
export const inside: Message<{ host: string | number; zone: string | number }> = [
  'mfe-domains/features/dns-records/record/inside',
  ['Points at ', ['host'], '.', ['zone'], '.'],
];
