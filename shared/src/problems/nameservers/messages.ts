// Written by tools/messages/generate.mjs. The texts are in shared/messages/en.json.
import type { Message } from '../../i18n';
export const nameserver_missing: Message = [
  'shared/problems/nameservers/nameserver_missing',
  'Enter the name of this server, or remove its addresses',
];
export const nameserver_name: Message = [
  'shared/problems/nameservers/nameserver_name',
  'Enter a complete host name, such as ns1.example.com',
];
export const nameserver_twice: Message<{ host: string | number }> = [
  'shared/problems/nameservers/nameserver_twice',
  [['host'], ' is already in the list. Enter each server once'],
];
export const too_few_nameservers: Message<{ min: number }> = [
  'shared/problems/nameservers/too_few_nameservers',
  [
    'Enter at least ',
    ['min', 2, { one: [0, ' nameserver'], other: [0, ' nameservers'] }],
    ', so that the domain is found when one fails',
  ],
];
export const too_many_nameservers: Message<{ max: number }> = [
  'shared/problems/nameservers/too_many_nameservers',
  ['A domain can have at most ', ['max', 2, { one: [0, ' nameserver'], other: [0, ' nameservers'] }]],
];
export const glue_not_needed: Message<{ domain: string | number }> = [
  'shared/problems/nameservers/glue_not_needed',
  ['Only servers inside ', ['domain'], ' need an address'],
];
export const glue_missing: Message<{ host: string | number; domain: string | number }> = [
  'shared/problems/nameservers/glue_missing',
  [['host'], ' is inside ', ['domain'], ', so the registry needs its IP address'],
];
export const too_much_glue: Message<{ max: number }> = [
  'shared/problems/nameservers/too_much_glue',
  ['A server can have at most ', ['max', 2, { one: [0, ' address'], other: [0, ' addresses'] }]],
];
export const no_ip_address: Message<{ address: string | number }> = [
  'shared/problems/nameservers/no_ip_address',
  [['address'], ' is not an IP address. Enter one such as 203.0.113.24 or 2001:db8::24'],
];
export const private_address: Message<{ address: string | number }> = [
  'shared/problems/nameservers/private_address',
  [['address'], ' cannot be reached from the Internet'],
];
