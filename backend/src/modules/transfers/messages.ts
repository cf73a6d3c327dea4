// Written by tools/messages/generate.mjs. The texts are in backend/messages/en.json.
import type { Message } from '@storefront/shared/message-format';
export const confirmSubject: Message<{ domain: string | number }> = [
  'backend/modules/transfers/confirmSubject',
  ['Confirm the transfer of ', ['domain']],
];
export const confirmText: Message<{ domain: string | number; date: string | number }> = [
  'backend/modules/transfers/confirmText',
  [
    'The registrar has written to the holder of ',
    ['domain'],
    ' and asks for a confirmation. It is needed by ',
    ['date'],
    '; without it the transfer ends and you get your money back.',
  ],
];
export const confirmUndated: Message<{ domain: string | number }> = [
  'backend/modules/transfers/confirmUndated',
  [
    'The registrar has written to the holder of ',
    ['domain'],
    ' and asks for a confirmation. Without it the transfer ends and you get your money back.',
  ],
];
export const confirmNote: Message = [
  'backend/modules/transfers/confirmNote',
  'Did the email not arrive? Check the spam folder, or have it sent again from the page of the transfer.',
];
export const movesSubject: Message<{ domain: string | number; date: string | number }> = [
  'backend/modules/transfers/movesSubject',
  [['domain'], ' was confirmed and moves by ', ['date']],
];
export const movesNext: Message<{ domain: string | number }> = [
  'backend/modules/transfers/movesNext',
  [['domain'], ' was confirmed and moves next'],
];
export const movesText: Message<{ domain: string | number; date: string | number }> = [
  'backend/modules/transfers/movesText',
  [
    'The present registrar of ',
    ['domain'],
    ' has until ',
    ['date'],
    ' to say no. If it says nothing, the name moves by itself. There is nothing you need to do.',
  ],
];
export const movesUndated: Message<{ domain: string | number }> = [
  'backend/modules/transfers/movesUndated',
  [
    'The present registrar of ',
    ['domain'],
    ' has some days to say no. If it says nothing, the name moves by itself. There is nothing you need to do.',
  ],
];
export const movesNote: Message = [
  'backend/modules/transfers/movesNote',
  'Your site and mail go on as they are: the nameservers stay the same.',
];
export const seeTransfer: Message = ['backend/modules/transfers/seeTransfer', 'See the transfer'];
export const calledSubject: Message<{ domain: string | number }> = [
  'backend/modules/transfers/calledSubject',
  ['You called off the transfer of ', ['domain']],
];
export const calledText: Message<{ at: string | number; domain: string | number; order: string | number }> = [
  'backend/modules/transfers/calledText',
  ['On ', ['at'], ', you called off the transfer of ', ['domain'], ' in order ', ['order'], '.'],
];
export const calledNote: Message<{ domain: string | number }> = [
  'backend/modules/transfers/calledNote',
  [
    ['domain'],
    ' stays with its present registrar. What you paid for the transfer goes back to your card as soon as the registrar has confirmed it.',
  ],
];
export const seeOrder: Message = ['backend/modules/transfers/seeOrder', 'See the order'];
