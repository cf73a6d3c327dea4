// Written by tools/messages/generate.mjs. The texts are in host/messages/en.json.
import type { Message, Tag } from '@storefront/shared/i18n';
export const cart: Message = ['host/layout/cart/cart', 'Cart'];
export const cartInShort: Message = ['host/layout/cart/cartInShort', 'Cart summary'];
export const names: Message<{ count: number }> = [
  'host/layout/cart/names',
  [['count', 2, { one: [0, ' domain'], other: [0, ' domains'] }]],
];
export const namesAndSum: Message<{ strong: Tag; count: number; sum: Tag }> = [
  'host/layout/cart/namesAndSum',
  [['strong', ['count', 2, { one: [0, ' domain'], other: [0, ' domains'] }]], ', ', ['sum', '']],
];
export const openCart: Message = ['host/layout/cart/openCart', 'Open cart'];
export const empty: Message = ['host/layout/cart/empty', 'Domains you add appear here.'];
export const more: Message<{ count: number }> = [
  'host/layout/cart/more',
  [['count', 2, { one: [0, ' more domain'], other: [0, ' more domains'] }]],
];
export const unknownLeftOut: Message = ['host/layout/cart/unknownLeftOut', 'Excludes domains without a known price'];
export const total: Message = ['host/layout/cart/total', 'Total'];
export const totalBeforeTax: Message = ['host/layout/cart/totalBeforeTax', 'Total before tax'];
export const totalWithTax: Message = ['host/layout/cart/totalWithTax', 'Total with tax'];
export const taxAtReview: Message = ['host/layout/cart/taxAtReview', 'Tax is added at checkout'];
export const taxPending: Message = ['host/layout/cart/taxPending', 'Calculating tax'];
export const noTax: Message<{ country: string | number }> = [
  'host/layout/cart/noTax',
  ['No tax is added in ', ['country']],
];
export const addOnsLine: Message<{ addOns: string | number }> = [
  'host/layout/cart/addOnsLine',
  [['addOns'], ' for the rest of the term'],
];
export const years: Message<{ kind: 'new' | 'renew' | 'transfer'; years: number; renewal: Tag }> = [
  'host/layout/cart/years',
  [
    ['kind', 1, { renew: 'Renewal, ', transfer: 'Transfer in, ', other: '' }],
    ['years', 2, { one: [0, ' year'], other: [0, ' years'] }],
    ', then ',
    ['renewal', ''],
    '/year',
  ],
];
export const taxAmount: Message<{ tax: string | number; amount: string | number }> = [
  'host/layout/cart/taxAmount',
  [['tax'], ' ', ['amount']],
];
