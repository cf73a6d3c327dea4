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
    '. Resolvers that check DNSSEC signatures now reject forged answers about it.',
  ],
];
export const onHere: Message<{ domain: string | number }> = [
  'backend/modules/dnssec/onHere',
  [
    'Before you change the nameservers of ',
    ['domain'],
    ' or transfer it to another registrar, turn off DNSSEC and wait 24 hours.',
  ],
];
export const onElsewhere: Message = [
  'backend/modules/dnssec/onElsewhere',
  'Before you change its nameservers, turn off DNSSEC and wait 24 hours.',
];
export const offSubject: Message<{ domain: string | number }> = [
  'backend/modules/dnssec/offSubject',
  ['DNSSEC is off for ', ['domain']],
];
export const offText: Message<{ domain: string | number }> = [
  'backend/modules/dnssec/offText',
  [
    'The registry no longer has a DS record for ',
    ['domain'],
    '. Its website and email work as before, but resolvers can no longer detect forged answers about it.',
  ],
];
export const offUntil: Message<{ at: string | number }> = [
  'backend/modules/dnssec/offUntil',
  ['Resolvers may keep the record in their cache until ', ['at'], '. You can change the nameservers after that.'],
];
export const seeDns: Message<{ domain: string | number }> = [
  'backend/modules/dnssec/seeDns',
  ['See the DNS of ', ['domain']],
];
