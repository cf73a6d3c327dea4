// Written by tools/messages/generate.mjs. The texts are in mfe-account/messages/en.json.
import type { Message, Tag } from '@storefront/shared/i18n';
export const number: Message = ['mfe-account/features/receipt/number', 'Number'];
export const noNumber: Message = ['mfe-account/features/receipt/noNumber', 'None: nothing was charged'];
export const issued: Message = ['mfe-account/features/receipt/issued', 'Issued'];
export const ordered: Message = ['mfe-account/features/receipt/ordered', 'Ordered'];
export const card: Message = ['mfe-account/features/receipt/card', 'Card'];
export const seller: Message = ['mfe-account/features/receipt/seller', 'Seller'];
export const buyer: Message = ['mfe-account/features/receipt/buyer', 'Buyer'];
export const taxNumber: Message<{ number: string | number }> = [
  'mfe-account/features/receipt/taxNumber',
  ['Tax number ', ['number']],
];
export const vatNumber: Message<{ number: string | number }> = [
  'mfe-account/features/receipt/vatNumber',
  ['VAT number ', ['number']],
];
export const orderAmounts: Message<{ order: Tag; currency: string | number }> = [
  'mfe-account/features/receipt/orderAmounts',
  ['Order ', ['order', ''], '. Amounts are in ', ['currency'], '.'],
];
export const whatOrdered: Message = ['mfe-account/features/receipt/whatOrdered', 'What was ordered'];
export const name: Message = ['mfe-account/features/receipt/name', 'Domain'];
export const beforeTax: Message = ['mfe-account/features/receipt/beforeTax', 'Before tax'];
export const total: Message = ['mfe-account/features/receipt/total', 'Total'];
export const charged: Message = ['mfe-account/features/receipt/charged', 'Charged'];
export const released: Message = ['mfe-account/features/receipt/released', 'Released, never charged'];
export const refundedOn: Message<{ date: string | number; number: Tag }> = [
  'mfe-account/features/receipt/refundedOn',
  ['Refunded on ', ['date'], ' (', ['number', ''], ')'],
];
export const refundFailedOn: Message<{ date: string | number; number: Tag }> = [
  'mfe-account/features/receipt/refundFailedOn',
  ['Refund returned by the bank on ', ['date'], ' (', ['number', ''], ')'],
];
export const paid: Message = ['mfe-account/features/receipt/paid', 'Total paid'];
export const receiptNumber: Message<{ number: string | number }> = [
  'mfe-account/features/receipt/receiptNumber',
  ['Receipt ', ['number']],
];
export const noCharge: Message = ['mfe-account/features/receipt/noCharge', 'Order without a charge'];
export const nothingYet: Message<{ card: string | number }> = [
  'mfe-account/features/receipt/nothingYet',
  ['Nothing was charged to ', ['card'], ' yet.'],
];
export const nothingCharged: Message<{ card: string | number }> = [
  'mfe-account/features/receipt/nothingCharged',
  ['Nothing was charged to ', ['card'], '.'],
];
export const chargedCard: Message<{ amount: string | number; card: string | number }> = [
  'mfe-account/features/receipt/chargedCard',
  [['amount'], ' was charged to ', ['card'], '.'],
];
export const chargedOwed: Message<{ amount: string | number; card: string | number }> = [
  'mfe-account/features/receipt/chargedOwed',
  [['amount'], ' was charged to ', ['card'], '. A refund is on its way.'],
];
export const refundedSome: Message<{ amount: string | number; card: string | number; refund: string | number }> = [
  'mfe-account/features/receipt/refundedSome',
  [['amount'], ' was charged to ', ['card'], '. ', ['refund'], ' was refunded.'],
];
export const refundedOwed: Message<{ amount: string | number; card: string | number; refund: string | number }> = [
  'mfe-account/features/receipt/refundedOwed',
  [['amount'], ' was charged to ', ['card'], '. ', ['refund'], ' was refunded. Another refund is on its way.'],
];
export const lineDone: Message<{
  kind: 'new' | 'renew' | 'transfer' | 'add_ons';
  years: number;
  expires: boolean;
  date: string | number;
}> = [
  'mfe-account/features/receipt/lineDone',
  [
    ['kind', 1, { new: 'Registration', renew: 'Renewal', transfer: 'Transfer', add_ons: 'Add-ons', other: '' }],
    ['years', 2, { '=0': '', one: [', ', 0, ' year'], other: [', ', 0, ' years'] }],
    ['expires', 1, { true: [', until ', ['date']], other: '' }],
  ],
];
export const ofIt: Message<{ label: string | number; amount: string | number }> = [
  'mfe-account/features/receipt/ofIt',
  ['of which ', ['label'], ': ', ['amount']],
];
export const money: Message<{ money: 'not_charged' | 'refund_pending' | 'refunded' }> = [
  'mfe-account/features/receipt/money',
  [
    [
      'money',
      1,
      {
        not_charged: 'Not charged',
        refund_pending: 'Charged; a refund is on its way',
        refunded: 'Charged, then refunded',
        other: '',
      },
    ],
  ],
];
export const moneyWhy: Message<{ money: 'not_charged' | 'refund_pending' | 'refunded'; why: string | number }> = [
  'mfe-account/features/receipt/moneyWhy',
  [
    [
      'money',
      1,
      {
        not_charged: ['Not charged: ', ['why']],
        refund_pending: ['Charged; a refund is on its way: ', ['why']],
        refunded: ['Charged, then refunded: ', ['why']],
        other: '',
      },
    ],
  ],
];
export const reverseNote: Message = [
  'mfe-account/features/receipt/reverseNote',
  'Reverse charge: VAT is to be accounted for by the recipient (Articles 44 and 196, Directive 2006/112/EC).',
];
