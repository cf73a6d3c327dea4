// Written by tools/messages/generate.mjs. The texts are in backend/messages/en.json.
import type { Message } from '@storefront/shared/message-format';
export const onSubject: Message<{ domain: string | number }> = [
  'backend/modules/dnssec/onSubject',
  ['DNSSEC is on for ', ['domain']],
];
export const onText: Message<{ domain: string | number }> = [
  'backend/modules/dnssec/onText',
  [
    'The registry now has the DS record of ',
    ['domain'],
    '. Resolvers that check DNSSEC signatures refuse forged answers about it.',
  ],
];
export const onHere: Message<{ domain: string | number }> = [
  'backend/modules/dnssec/onHere',
  [
    'To change its nameservers, or to move ',
    ['domain'],
    ' to another registrar, turn DNSSEC off first and wait for 24 hours.',
  ],
];
export const onElsewhere: Message = [
  'backend/modules/dnssec/onElsewhere',
  'To change its nameservers, turn DNSSEC off first and wait for 24 hours.',
];
export const offSubject: Message<{ domain: string | number }> = [
  'backend/modules/dnssec/offSubject',
  ['DNSSEC is off for ', ['domain']],
];
export const offText: Message<{ domain: string | number }> = [
  'backend/modules/dnssec/offText',
  [
    'The registry no longer has a DS record of ',
    ['domain'],
    '. Web and mail go on as before; forged answers about it are no longer noticed.',
  ],
];
export const offUntil: Message<{ at: string | number }> = [
  'backend/modules/dnssec/offUntil',
  ['Resolvers may remember the record until ', ['at'], '. Its nameservers can be changed after that.'],
];
export const seeDns: Message<{ domain: string | number }> = [
  'backend/modules/dnssec/seeDns',
  ['See the DNS of ', ['domain']],
];
