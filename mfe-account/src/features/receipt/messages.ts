// Written by tools/messages/generate.mjs. The texts are in mfe-account/messages/en.json.
import type { Message, Tag } from '@storefront/shared/i18n';
export const number: Message = ['mfe-account/features/receipt/number', 'Number'];
export const noNumber: Message = ['mfe-account/features/receipt/noNumber', 'None: nothing was charged'];
export const issued: Message = ['mfe-account/features/receipt/issued', 'Issued'];
export const ordered: Message = ['mfe-account/features/receipt/ordered', 'Ordered'];
export const seller: Message = ['mfe-account/features/receipt/seller', 'Seller'];
export const buyer: Message = ['mfe-account/features/receipt/buyer', 'Billed to'];
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
export const whatOrdered: Message = ['mfe-account/features/receipt/whatOrdered', 'What you ordered'];
export const name: Message = ['mfe-account/features/receipt/name', 'Domain'];
export const beforeTax: Message = ['mfe-account/features/receipt/beforeTax', 'Before tax'];
export const total: Message = ['mfe-account/features/receipt/total', 'Total'];
export const charged: Message = ['mfe-account/features/receipt/charged', 'Charged'];
export const released: Message = ['mfe-account/features/receipt/released', 'Released, never charged'];
export const receiptNumber: Message<{ number: string | number }> = [
  'mfe-account/features/receipt/receiptNumber',
  ['Receipt ', ['number']],
];
export const noCharge: Message = ['mfe-account/features/receipt/noCharge', 'Order without a charge'];
export const nothingYet: Message<{ card: string | number }> = [
  'mfe-account/features/receipt/nothingYet',
  ['Nothing was charged to ', ['card'], ' yet.'],
];
export const paymentLapsed: Message<{ card: string | number }> = [
  'mfe-account/features/receipt/paymentLapsed',
  [
    'Nothing was charged to ',
    ['card'],
    ': the payment expired before we took the money. We will email you about how to pay.',
  ],
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
export const reverseNote: Message = [
  'mfe-account/features/receipt/reverseNote',
  'Reverse charge: VAT is to be accounted for by the recipient (Articles 44 and 196, Directive 2006/112/EC).',
];
export const paidWith: Message = ['mfe-account/features/receipt/paidWith', 'Paid with'];
export const amountHead: Message<{ currency: string | number }> = [
  'mfe-account/features/receipt/amountHead',
  ['Amount before tax, ', ['currency']],
];
export const notCharged: Message = ['mfe-account/features/receipt/notCharged', 'Not charged'];
export const notChargedWhy: Message<{ reason: string | number }> = [
  'mfe-account/features/receipt/notChargedWhy',
  ['Not charged: ', ['reason']],
];
export const noteTitle: Message<{ number: string | number }> = [
  'mfe-account/features/receipt/noteTitle',
  ['Refund note ', ['number']],
];
export const failedNoteTitle: Message<{ number: string | number }> = [
  'mfe-account/features/receipt/failedNoteTitle',
  ['Cancelled refund note ', ['number']],
];
export const forReceipt: Message = ['mfe-account/features/receipt/forReceipt', 'For receipt'];
export const receiptOf: Message<{ number: string | number; date: string | number }> = [
  'mfe-account/features/receipt/receiptOf',
  [['number'], ', ', ['date']],
];
export const refundedTo: Message = ['mfe-account/features/receipt/refundedTo', 'Refunded to'];
export const notePart: Message<{ part: 'add_ons' | 'some' }> = [
  'mfe-account/features/receipt/notePart',
  [['part', 1, { add_ons: 'Add-ons that were not available', some: 'Part of what was paid', other: '' }]],
];
export const noteWhole: Message = ['mfe-account/features/receipt/noteWhole', 'The order as a whole'];
export const refundedTotal: Message = ['mfe-account/features/receipt/refundedTotal', 'Refunded'];
export const returnedTotal: Message = ['mfe-account/features/receipt/returnedTotal', 'Returned by the bank'];
export const failedNote: Message = [
  'mfe-account/features/receipt/failedNote',
  'The bank returned this refund, so the refund note for it no longer applies.',
];
export const noteLead: Message<{ amount: string | number; card: string | number; date: string | number }> = [
  'mfe-account/features/receipt/noteLead',
  [['amount'], ' was refunded to ', ['card'], ' on ', ['date'], '.'],
];
export const failedNoteLead: Message<{ amount: string | number; date: string | number }> = [
  'mfe-account/features/receipt/failedNoteLead',
  ['The bank returned a refund of ', ['amount'], ' on ', ['date'], '.'],
];
export const refundNotes: Message = ['mfe-account/features/receipt/refundNotes', 'Refund notes'];
export const pdf: Message = ['mfe-account/features/receipt/pdf', 'PDF'];
export const downloadNote: Message<{ title: string | number }> = [
  'mfe-account/features/receipt/downloadNote',
  [['title'], ' as a PDF'],
];
