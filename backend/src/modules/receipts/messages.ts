// Written by tools/messages/generate.mjs. The texts are in backend/messages/en.json.
import type { Message } from '@storefront/shared/message-format';
export const receiptTitle: Message<{ number: string | number }> = [
  'backend/modules/receipts/receiptTitle',
  ['Receipt ', ['number']],
];
export const orderTitle: Message<{ number: string | number }> = [
  'backend/modules/receipts/orderTitle',
  ['Order ', ['number']],
];
export const number: Message = ['backend/modules/receipts/number', 'Number'];
export const noNumber: Message = ['backend/modules/receipts/noNumber', 'None: nothing was charged'];
export const issued: Message = ['backend/modules/receipts/issued', 'Issued'];
export const ordered: Message = ['backend/modules/receipts/ordered', 'Ordered'];
export const paidWith: Message = ['backend/modules/receipts/paidWith', 'Paid with'];
export const seller: Message = ['backend/modules/receipts/seller', 'Seller'];
export const taxNumber: Message<{ number: string | number }> = [
  'backend/modules/receipts/taxNumber',
  ['Tax number ', ['number']],
];
export const buyer: Message = ['backend/modules/receipts/buyer', 'Billed to'];
export const vatNumber: Message<{ number: string | number }> = [
  'backend/modules/receipts/vatNumber',
  ['VAT number ', ['number']],
];
export const name: Message = ['backend/modules/receipts/name', 'Domain'];
export const amountHead: Message<{ currency: string | number }> = [
  'backend/modules/receipts/amountHead',
  ['Amount before tax, ', ['currency']],
];
export const line: Message<{
  kind: 'new' | 'renew' | 'transfer' | 'add_ons';
  hasYears: boolean;
  years: number;
  hasEnd: boolean;
  date: string | number;
}> = [
  'backend/modules/receipts/line',
  [
    ['kind', 1, { new: 'Registration', renew: 'Renewal', transfer: 'Transfer', add_ons: 'Add-ons', other: '' }],
    ['hasYears', 1, { true: [', ', ['years', 2, { one: [0, ' year'], other: [0, ' years'] }]], other: '' }],
    ['hasEnd', 1, { true: [', until ', ['date']], other: '' }],
  ],
];
export const yearsIncluded: Message<{ years: number; amount: string | number }> = [
  'backend/modules/receipts/yearsIncluded',
  ['of which renewal, ', ['years', 2, { one: [0, ' year'], other: [0, ' years'] }], ': ', ['amount']],
];
export const feeIncluded: Message<{ fee: 'late' | 'restore'; amount: string | number }> = [
  'backend/modules/receipts/feeIncluded',
  [
    [
      'fee',
      1,
      { late: ['of which late renewal fee: ', ['amount']], restore: ['of which restore fee: ', ['amount']], other: '' },
    ],
  ],
];
export const addOnIncluded: Message<{ addOn: string | number; amount: string | number }> = [
  'backend/modules/receipts/addOnIncluded',
  ['of which ', ['addOn'], ': ', ['amount']],
];
export const beforeTax: Message = ['backend/modules/receipts/beforeTax', 'Before tax'];
export const reverseCharge: Message = ['backend/modules/receipts/reverseCharge', 'Reverse charge'];
export const reverseNote: Message = [
  'backend/modules/receipts/reverseNote',
  'Reverse charge: VAT is to be accounted for by the recipient (Articles 44 and 196, Directive 2006/112/EC).',
];
export const total: Message<{ currency: string | number }> = [
  'backend/modules/receipts/total',
  ['Total ', ['currency']],
];
export const charged: Message = ['backend/modules/receipts/charged', 'Charged'];
export const released: Message = ['backend/modules/receipts/released', 'Released, never charged'];
export const questions: Message<{ email: string | number }> = [
  'backend/modules/receipts/questions',
  ['Questions: ', ['email']],
];
export const tax: Message<{ tax: string | number; rate: string | number }> = [
  'backend/modules/receipts/tax',
  [['tax'], ' ', ['rate']],
];
export const standardTax: Message<{ kind: 'vat' | 'gst' | 'consumption'; country: string | number }> = [
  'backend/modules/receipts/standardTax',
  [
    [
      'kind',
      1,
      {
        vat: ['VAT ', ['country']],
        gst: ['GST ', ['country']],
        consumption: ['Consumption tax ', ['country']],
        other: '',
      },
    ],
  ],
];
export const consentGiven: Message<{ date: string | number }> = [
  'backend/modules/receipts/consentGiven',
  [
    'On ',
    ['date'],
    ', before paying, you asked us to carry out your order at once and acknowledged that you lose the right to withdraw sooner.',
  ],
];
export const consentEnds: Message<{ kind: 'new' | 'renew' | 'restore' | 'transfer' | 'add_ons' }> = [
  'backend/modules/receipts/consentEnds',
  [
    [
      'kind',
      1,
      {
        new: 'For a registration, the right ends as soon as the domain is registered.',
        renew: 'For a renewal, the right ends as soon as the domain is renewed.',
        restore: 'For a restore, the right ends as soon as the domain is restored.',
        transfer: 'For a transfer, the right ends as soon as the domain has arrived here.',
        add_ons: 'For add-ons, the right ends as soon as they are on.',
        other: '',
      },
    ],
  ],
];
export const withdrawRight: Message<{ until: string | number; orderUrl: string | number; email: string | number }> = [
  'backend/modules/receipts/withdrawRight',
  [
    'Where the right has not ended this way, you may withdraw until the end of ',
    ['until'],
    ', without giving a reason: use “Withdraw from contract here” on your order’s page, ',
    ['orderUrl'],
    ', or email ',
    ['email'],
    '.',
  ],
];
export const terms: Message<{ url: string | number }> = [
  'backend/modules/receipts/terms',
  ['Our terms and conditions: ', ['url']],
];
export const notCharged: Message = ['backend/modules/receipts/notCharged', 'Not charged'];
export const notChargedWhy: Message<{ reason: string | number }> = [
  'backend/modules/receipts/notChargedWhy',
  ['Not charged: ', ['reason']],
];
export const noteTitle: Message<{ number: string | number }> = [
  'backend/modules/receipts/noteTitle',
  ['Refund note ', ['number']],
];
export const failedNoteTitle: Message<{ number: string | number }> = [
  'backend/modules/receipts/failedNoteTitle',
  ['Cancelled refund note ', ['number']],
];
export const forReceipt: Message = ['backend/modules/receipts/forReceipt', 'For receipt'];
export const receiptOf: Message<{ number: string | number; date: string | number }> = [
  'backend/modules/receipts/receiptOf',
  [['number'], ', ', ['date']],
];
export const refundedTo: Message = ['backend/modules/receipts/refundedTo', 'Refunded to'];
export const notePart: Message<{ part: 'add_ons' | 'some' }> = [
  'backend/modules/receipts/notePart',
  [['part', 1, { add_ons: 'Add-ons that were not available', some: 'Part of what was paid', other: '' }]],
];
export const noteWhole: Message = ['backend/modules/receipts/noteWhole', 'The order as a whole'];
export const refundedTotal: Message = ['backend/modules/receipts/refundedTotal', 'Refunded'];
export const returnedTotal: Message = ['backend/modules/receipts/returnedTotal', 'Returned by the bank'];
export const failedNote: Message = [
  'backend/modules/receipts/failedNote',
  'The bank returned this refund, so the refund note for it no longer applies.',
];
