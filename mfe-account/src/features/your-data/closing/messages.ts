// Written by tools/messages/generate.mjs. The texts are in mfe-account/messages/en.json.
import type { Message, Tag } from '@storefront/shared/i18n';
export const notYet: Message = ['mfe-account/features/your-data/closing/notYet', 'Your account cannot be closed yet'];
export const closeAccount: Message = ['mfe-account/features/your-data/closing/closeAccount', 'Close your account'];
export const back: Message = ['mfe-account/features/your-data/closing/back', 'Back to the account'];
export const lookingAt: Message = ['mfe-account/features/your-data/closing/lookingAt', 'Looking at your account'];
export const notLooked: Message = [
  'mfe-account/features/your-data/closing/notLooked',
  'We could not look at your account',
];
export const looking: Message = ['mfe-account/features/your-data/closing/looking', 'Looking'];
export const aboutToClose: Message = [
  'mfe-account/features/your-data/closing/aboutToClose',
  'You are about to close your account for good.',
];
export const closed: Message<{ email: string | number }> = [
  'mfe-account/features/your-data/closing/closed',
  ['Your account is closed. An email to ', ['email'], ' says so.'],
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
export const goes: Message = ['mfe-account/features/your-data/closing/goes', 'What goes, at once'];
export const goesYou: Message = [
  'mfe-account/features/your-data/closing/goesYou',
  'Your name, address and password, and every session: you are signed out everywhere',
];
export const goesCards: Message = [
  'mfe-account/features/your-data/closing/goesCards',
  'Saved contacts, your cart, and your cards, at the payment provider too',
];
export const goesExpired: Message<{ count: number }> = [
  'mfe-account/features/your-data/closing/goesExpired',
  [
    [
      'count',
      2,
      {
        one: 'An expired name: nobody can renew or restore it for you any more',
        other: [0, ' expired names: nobody can renew or restore them for you any more'],
      },
    ],
  ],
];
export const stays: Message = ['mfe-account/features/your-data/closing/stays', 'What stays, and why'];
export const staysReceipts: Message<{ count: number }> = [
  'mfe-account/features/your-data/closing/staysReceipts',
  [
    [
      'count',
      2,
      {
        one: 'One receipt with your name and address, and the orders: the tax law asks for them',
        other: [0, ' receipts with your name and address, and the orders: the tax law asks for them'],
      },
    ],
  ],
];
export const staysHolders: Message = [
  'mfe-account/features/your-data/closing/staysHolders',
  'Who held each name, until two years after it left us: registrars must keep that',
];
export const staysLog: Message = [
  'mfe-account/features/your-data/closing/staysLog',
  'The log of changes, under a number instead of your name',
];
export const takeData: Message = [
  'mfe-account/features/your-data/closing/takeData',
  'Take your data with you first, if you want it. You may open a new account with the same address at any time; it starts empty.',
];
export const yourEmail: Message = ['mfe-account/features/your-data/closing/yourEmail', 'Your email address'];
export const typeToConfirm: Message<{ email: string | number }> = [
  'mfe-account/features/your-data/closing/typeToConfirm',
  ['Type ', ['email'], ' to say that you mean it'],
];
export const notClosed: Message<{ failure: string | number }> = [
  'mfe-account/features/your-data/closing/notClosed',
  ['The account was not closed. ', ['failure']],
];
export const namesActive: Message<{ count: number }> = [
  'mfe-account/features/your-data/closing/namesActive',
  [['count', 2, { one: [0, ' name is active'], other: [0, ' names are active'] }]],
];
export const settleNames: Message<{ count: number }> = [
  'mfe-account/features/your-data/closing/settleNames',
  [
    [
      'count',
      2,
      {
        one: 'Nobody could look after it any more. Move it to another registrar, delete it, or switch its auto-renew off and let it expire. Its own page has all three.',
        other:
          'Nobody could look after them any more. Move each to another registrar, delete it, or switch its auto-renew off and let it expire. Its own page has all three.',
      },
    ],
  ],
];
export const more: Message<{ count: number }> = [
  'mfe-account/features/your-data/closing/more',
  [['count', 2, { one: [0, ' more'], other: [0, ' more'] }]],
];
export const ordersOpen: Message<{ count: number }> = [
  'mfe-account/features/your-data/closing/ordersOpen',
  [['count', 2, { one: [0, ' order is open'], other: [0, ' orders are open'] }]],
];
export const settleOrders: Message = [
  'mfe-account/features/your-data/closing/settleOrders',
  'A payment, a transfer or a refund is still on its way. Wait until it has arrived.',
];
export const orderOf: Message<{ date: Tag }> = [
  'mfe-account/features/your-data/closing/orderOf',
  ['Order of ', ['date', '']],
];
