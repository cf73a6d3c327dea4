// Written by tools/messages/generate.mjs. The texts are in backend/messages/en.json.
import type { Message } from '@storefront/shared/message-format';
export const confirmSubject: Message<{ domain: string | number }> = [
  'backend/modules/transfers/confirmSubject',
  ['Confirm the transfer of ', ['domain']],
];
export const confirmText: Message<{ domain: string | number; date: string | number }> = [
  'backend/modules/transfers/confirmText',
  [
    'The registrar has emailed the owner of ',
    ['domain'],
    ' to confirm the transfer. The owner must do so by ',
    ['date'],
    '; otherwise the transfer ends and you get your money back.',
  ],
];
export const confirmUndated: Message<{ domain: string | number }> = [
  'backend/modules/transfers/confirmUndated',
  [
    'The registrar has emailed the owner of ',
    ['domain'],
    ' to confirm the transfer. Unless the owner does so, the transfer ends and you get your money back.',
  ],
];
export const confirmNote: Message = [
  'backend/modules/transfers/confirmNote',
  'Did the email not arrive? Check the spam folder, or send it again from the transfer’s page.',
];
export const movesSubject: Message<{ domain: string | number; date: string | number }> = [
  'backend/modules/transfers/movesSubject',
  ['The transfer of ', ['domain'], ' was confirmed: it arrives by ', ['date']],
];
export const movesNext: Message<{ domain: string | number }> = [
  'backend/modules/transfers/movesNext',
  ['The transfer of ', ['domain'], ' was confirmed'],
];
export const movesText: Message<{ domain: string | number; date: string | number }> = [
  'backend/modules/transfers/movesText',
  [
    'The current registrar of ',
    ['domain'],
    ' has until ',
    ['date'],
    ' to object. If it does not, the transfer goes through. You do not need to do anything.',
  ],
];
export const movesUndated: Message<{ domain: string | number }> = [
  'backend/modules/transfers/movesUndated',
  [
    'The current registrar of ',
    ['domain'],
    ' has a few days to object. If it does not, the transfer goes through. You do not need to do anything.',
  ],
];
export const movesNote: Message = [
  'backend/modules/transfers/movesNote',
  'Your website and email keep working: the nameservers stay the same.',
];
export const seeTransfer: Message = ['backend/modules/transfers/seeTransfer', 'See the transfer'];
export const calledSubject: Message<{ domain: string | number }> = [
  'backend/modules/transfers/calledSubject',
  ['You cancelled the transfer of ', ['domain']],
];
export const calledText: Message<{ at: string | number; domain: string | number; order: string | number }> = [
  'backend/modules/transfers/calledText',
  ['On ', ['at'], ', you cancelled the transfer of ', ['domain'], ' in order ', ['order'], '.'],
];
export const calledNote: Message<{ domain: string | number }> = [
  'backend/modules/transfers/calledNote',
  [
    ['domain'],
    ' stays with its current registrar. We refund what you paid for the transfer to your card as soon as the registrar has confirmed this.',
  ],
];
export const seeOrder: Message = ['backend/modules/transfers/seeOrder', 'See the order'];
export const staffCalledSubject: Message<{ domain: string | number }> = [
  'backend/modules/transfers/staffCalledSubject',
  ['We cancelled the transfer of ', ['domain']],
];
export const staffCalledText: Message<{
  domain: string | number;
  order: string | number;
  at: string | number;
  reason: string | number;
}> = [
  'backend/modules/transfers/staffCalledText',
  [
    'Our support team cancelled the transfer of ',
    ['domain'],
    ' in order ',
    ['order'],
    ' on ',
    ['at'],
    '. The reason: ',
    ['reason'],
  ],
];
