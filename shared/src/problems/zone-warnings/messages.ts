// Written by tools/messages/generate.mjs. The texts are in shared/messages/en.json.
import type { Message } from '../../i18n';
export const target_is_cname: Message<{ type: string | number; name: string | number; target: string | number }> = [
  'shared/problems/zone-warnings/target_is_cname',
  [
    'The ',
    ['type'],
    ' record of ',
    ['name'],
    ' points at ',
    ['target'],
    ', which is a CNAME. Mail and other servers refuse that (RFC 2181): point it at the name that the CNAME leads to.',
  ],
];
export const target_without_address: Message<{
  type: string | number;
  name: string | number;
  target: string | number;
}> = [
  'shared/problems/zone-warnings/target_without_address',
  ['The ', ['type'], ' record of ', ['name'], ' points at ', ['target'], ', which has no address in this zone.'],
];
export const target_outside: Message<{
  type: string | number;
  name: string | number;
  target: string | number;
  domain: string | number;
  meant: string | number;
}> = [
  'shared/problems/zone-warnings/target_outside',
  [
    'The ',
    ['type'],
    ' record of ',
    ['name'],
    ' points at ',
    ['target'],
    ', outside ',
    ['domain'],
    '. If you mean ',
    ['meant'],
    ', write it in full.',
  ],
];
export const several_spf: Message<{ name: string | number; has: number }> = [
  'shared/problems/zone-warnings/several_spf',
  [
    ['name'],
    ' has ',
    ['has', 2, { one: [0, ' SPF record'], other: [0, ' SPF records'] }],
    '. Receiving servers reject them all (RFC 7208): combine them into one.',
  ],
];
export const spf_lookups: Message<{ name: string | number; has: number; max: string | number }> = [
  'shared/problems/zone-warnings/spf_lookups',
  [
    'The SPF record of ',
    ['name'],
    ' needs at least ',
    ['has', 2, { one: [0, ' look-up'], other: [0, ' look-ups'] }],
    '; after ',
    ['max'],
    ', receiving servers give up and may reject your mail (RFC 7208). Remove what no longer sends.',
  ],
];
export const mail_stops: Message<{ domain: string | number }> = [
  'shared/problems/zone-warnings/mail_stops',
  ['Mail to addresses ending in @', ['domain'], ' will no longer arrive: this removes its last MX record.'],
];
export const delegation_stops: Message<{ domain: string | number }> = [
  'shared/problems/zone-warnings/delegation_stops',
  [['domain'], ' will no longer be found at its own servers: this removes its last NS record.'],
];
export const site_stops: Message<{ domain: string | number }> = [
  'shared/problems/zone-warnings/site_stops',
  [['domain'], ' will no longer open in a browser: this removes its last address.'],
];
export const ds_alone: Message<{ name: string | number }> = [
  'shared/problems/zone-warnings/ds_alone',
  [['name'], ' has a DS record without NS records. Add the nameservers of ', ['name'], ', or remove the DS record.'],
];
