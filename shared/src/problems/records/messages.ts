// Written by tools/messages/generate.mjs. The texts are in shared/messages/en.json.
import type { Message } from '../../i18n';
export const cname_of_zone: Message = [
  'shared/problems/records/cname_of_zone',
  'A CNAME needs a name of its own, such as www.',
];
export const record_name: Message<{ domain: string | number }> = [
  'shared/problems/records/record_name',
  ['Enter a name in ', ['domain'], ', such as www, or @ for ', ['domain'], ' itself.'],
];
export const record_at_registry: Message<{ type: 'DS' | (string & {}); domain: string | number }> = [
  'shared/problems/records/record_at_registry',
  [
    [
      'type',
      1,
      {
        DS: ['DS records of ', ['domain'], ' itself are kept at the registry. Turn DNSSEC on instead, on this page.'],
        other: [
          'The ',
          ['type'],
          ' records of ',
          ['domain'],
          ' itself are kept at the registry. Change its nameservers instead.',
        ],
      },
    ],
  ],
];
export const record_ttl: Message<{ min: string | number; max: string | number }> = [
  'shared/problems/records/record_ttl',
  ['Enter a TTL from ', ['min'], ' to ', ['max'], ' seconds.'],
];
export const record_value: Message<{
  kind: 'ipv4' | 'ipv6' | 'host' | 'host_or_root' | 'hex' | 'tag' | 'quoted' | 'params';
}> = [
  'shared/problems/records/record_value',
  [
    [
      'kind',
      1,
      {
        ipv4: 'Enter an IPv4 address, such as 203.0.113.24.',
        ipv6: 'Enter an IPv6 address, such as 2001:db8::24.',
        host: 'Enter a host name, such as mail.example.com.',
        host_or_root: 'Enter a host name, such as mail.example.com, or a dot for none.',
        hex: 'Enter a hash in hexadecimal digits.',
        tag: 'Enter a tag: issue, issuewild or iodef.',
        quoted: 'Enter a value of at most 255 characters, such as letsencrypt.org.',
        params: 'Enter parameters such as alpn=h2,h3 port=443, each once.',
        other: '',
      },
    ],
  ],
];
export const record_number: Message<{ max: string | number }> = [
  'shared/problems/records/record_number',
  ['Enter a whole number from 0 to ', ['max'], '.'],
];
export const record_text: Message<{ max: string | number }> = [
  'shared/problems/records/record_text',
  ['Enter some text, at most ', ['max'], ' characters.'],
];
export const cname_to_itself: Message = ['shared/problems/records/cname_to_itself', 'A CNAME cannot point at itself.'];
