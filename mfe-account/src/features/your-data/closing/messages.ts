// Written by tools/messages/generate.mjs. The texts are in mfe-account/messages/en.json.
import type { Message, Tag } from '@storefront/shared/i18n';
export const notYet: Message = ['mfe-account/features/your-data/closing/notYet', 'Your account cannot be closed yet'];
export const closeAccount: Message = ['mfe-account/features/your-data/closing/closeAccount', 'Close your account'];
export const back: Message = ['mfe-account/features/your-data/closing/back', 'Back to the account'];
export const lookingAt: Message = ['mfe-account/features/your-data/closing/lookingAt', 'Checking your account'];
export const notLooked: Message = [
  'mfe-account/features/your-data/closing/notLooked',
  'We could not check your account',
];
export const addressChanged: Message = [
  'mfe-account/features/your-data/closing/addressChanged',
  'Your email address has just changed',
];
export const closableFrom: Message<{ date: string | number }> = [
  'mfe-account/features/your-data/closing/closableFrom',
  ['You can close the account from ', ['date'], '. Until then, the former address can take it back.'],
];
export const looking: Message = ['mfe-account/features/your-data/closing/looking', 'Checking'];
export const aboutToClose: Message = [
  'mfe-account/features/your-data/closing/aboutToClose',
  'You are about to close your account for good.',
];
export const closed: Message<{ email: string | number }> = [
  'mfe-account/features/your-data/closing/closed',
  ['Your account is closed. We have confirmed this in an email to ', ['email'], '.'],
];
export const typeEmail: Message<{ email: string | number }> = [
  'mfe-account/features/your-data/closing/typeEmail',
  ['Type ', ['email']],
];
export const closeQuestion: Message = ['mfe-account/features/your-data/closing/closeQuestion', 'Close your account?'];
export const notUndone: Message = ['mfe-account/features/your-data/closing/notUndone', 'This cannot be undone.'];
export const closing: Message = ['mfe-account/features/your-data/closing/closing', 'Closing'];
export const closeForGood: Message = [
  'mfe-account/features/your-data/closing/closeForGood',
  'Close my account for good',
];
export const beingClosed: Message = [
  'mfe-account/features/your-data/closing/beingClosed',
  'The account is being closed',
];
export const keep: Message = ['mfe-account/features/your-data/closing/keep', 'Keep it'];
export const goes: Message = ['mfe-account/features/your-data/closing/goes', 'What is deleted at once'];
export const goesYou: Message = [
  'mfe-account/features/your-data/closing/goesYou',
  'Your name, address and password, and every session: you are signed out everywhere',
];
export const goesCards: Message = [
  'mfe-account/features/your-data/closing/goesCards',
  'Your saved contacts, cart and cards, also at the payment provider',
];
export const goesExpired: Message<{ count: number }> = [
  'mfe-account/features/your-data/closing/goesExpired',
  [
    [
      'count',
      2,
      {
        one: 'An expired domain: it can no longer be renewed or restored',
        other: [0, ' expired domains: they can no longer be renewed or restored'],
      },
    ],
  ],
];
export const stays: Message = ['mfe-account/features/your-data/closing/stays', 'What is kept, and why'];
export const staysReceipts: Message<{ count: number }> = [
  'mfe-account/features/your-data/closing/staysReceipts',
  [
    [
      'count',
      2,
      {
        one: 'One receipt with your name and address, and your orders: tax law requires this',
        other: [0, ' receipts with your name and address, and your orders: tax law requires this'],
      },
    ],
  ],
];
export const staysHolders: Message = [
  'mfe-account/features/your-data/closing/staysHolders',
  'The owner of each domain, until two years after it left us: registrars must keep this',
];
export const staysLog: Message = [
  'mfe-account/features/your-data/closing/staysLog',
  'The log of changes, under a number instead of your name',
];
export const takeData: Message = [
  'mfe-account/features/your-data/closing/takeData',
  'Download your data first if you want to keep it. You may open a new account with the same address at any time; it starts empty.',
];
export const yourEmail: Message = ['mfe-account/features/your-data/closing/yourEmail', 'Your email address'];
export const typeToConfirm: Message<{ email: string | number }> = [
  'mfe-account/features/your-data/closing/typeToConfirm',
  ['Type ', ['email'], ' to confirm'],
];
export const notClosed: Message<{ failure: string | number }> = [
  'mfe-account/features/your-data/closing/notClosed',
  ['The account was not closed. ', ['failure']],
];
export const namesActive: Message<{ count: number }> = [
  'mfe-account/features/your-data/closing/namesActive',
  [['count', 2, { one: [0, ' domain is active'], other: [0, ' domains are active'] }]],
];
export const settleNames: Message<{ count: number }> = [
  'mfe-account/features/your-data/closing/settleNames',
  [
    [
      'count',
      2,
      {
        one: 'Nobody could manage it after that. Transfer it to another registrar, delete it, or turn its auto-renew off and let it expire. You can do all three on its page.',
        other:
          'Nobody could manage them after that. Transfer each to another registrar, delete it, or turn its auto-renew off and let it expire. You can do all three on each domain’s page.',
      },
    ],
  ],
];
export const alreadyTransferred: Message = [
  'mfe-account/features/your-data/closing/alreadyTransferred',
  'A domain that you have already transferred leaves your account automatically, usually within three hours.',
];
export const more: Message<{ count: number }> = [
  'mfe-account/features/your-data/closing/more',
  [['count', 2, { other: [0, ' more'] }]],
];
export const ordersOpen: Message<{ count: number }> = [
  'mfe-account/features/your-data/closing/ordersOpen',
  [['count', 2, { one: [0, ' order is open'], other: [0, ' orders are open'] }]],
];
export const settleOrders: Message = [
  'mfe-account/features/your-data/closing/settleOrders',
  'A payment, transfer or refund is still in progress. Wait until it is complete.',
];
export const orderOf: Message<{ date: Tag }> = [
  'mfe-account/features/your-data/closing/orderOf',
  ['Order from ', ['date', '']],
];
