// Written by tools/messages/generate.mjs. The texts are in mfe-search-cart/messages/en.json.
import type { Message } from '@storefront/shared/i18n';
export const apply: Message = ['mfe-search-cart/pages/pricing/apply', 'Apply'];
export const title: Message = ['mfe-search-cart/pages/pricing/title', 'Domain prices'];
export const lead: Message = [
  'mfe-search-cart/pages/pricing/lead',
  'Before tax. A late renewal costs the same unless its row says otherwise.',
];
export const find: Message = ['mfe-search-cart/pages/pricing/find', 'Find an extension'];
export const show: Message = ['mfe-search-cart/pages/pricing/show', 'Show'];
export const print: Message = ['mfe-search-cart/pages/pricing/print', 'Print'];
export const download: Message = ['mfe-search-cart/pages/pricing/download', 'Download CSV'];
export const printedSome: Message<{
  count: number;
  total: string | number;
  currency: string | number;
  date: string | number;
}> = [
  'mfe-search-cart/pages/pricing/printedSome',
  [['count', 2, { other: [0, ' of ', ['total'], ' extensions, prices in ', ['currency'], ', ', ['date']] }]],
];
export const printedAll: Message<{ count: number; currency: string | number; date: string | number }> = [
  'mfe-search-cart/pages/pricing/printedAll',
  [
    [
      'count',
      2,
      {
        one: ['All ', 0, ' extension, prices in ', ['currency'], ', ', ['date']],
        other: ['All ', 0, ' extensions, prices in ', ['currency'], ', ', ['date']],
      },
    ],
  ],
];
export const trying: Message = ['mfe-search-cart/pages/pricing/trying', 'Trying again'];
export const tryAgain: Message = ['mfe-search-cart/pages/pricing/tryAgain', 'Try again'];
export const oldPrices: Message<{ date: string | number }> = [
  'mfe-search-cart/pages/pricing/oldPrices',
  [
    'The shop does not answer right now. These prices are from ',
    ['date'],
    '; the cart shows what a domain costs when you add it.',
  ],
];
export const notSold: Message<{ extension: string | number }> = [
  'mfe-search-cart/pages/pricing/notSold',
  [['extension'], ' is not sold here.'],
];
export const groupEmpty: Message = ['mfe-search-cart/pages/pricing/groupEmpty', 'No extensions in this group.'];
export const notLoaded: Message = ['mfe-search-cart/pages/pricing/notLoaded', 'The prices did not load'];
export const loading: Message = ['mfe-search-cart/pages/pricing/loading', 'Loading prices'];
export const count: Message<{ count: number }> = [
  'mfe-search-cart/pages/pricing/count',
  [['count', 2, { one: [0, ' extension'], other: [0, ' extensions'] }]],
];
