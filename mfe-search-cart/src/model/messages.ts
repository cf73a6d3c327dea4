// Written by tools/messages/generate.mjs. The texts are in mfe-search-cart/messages/en.json.
import type { Message } from '@storefront/shared/i18n';
export const byTag: Message<{ tld: string | number }> = [
  'mfe-search-cart/model/byTag',
  ['.', ['tld'], ' domains move by a change of tag at their registrar, which this shop does not take yet.'],
];
export const asks: Message<{ fields: string | number }> = [
  'mfe-search-cart/model/asks',
  ['Its registry asks for: ', ['fields']],
];
export const leastYears: Message<{ years: number }> = [
  'mfe-search-cart/model/leastYears',
  [
    [
      'years',
      2,
      {
        one: ['Sold for ', 0, ' year at least, which is the first price'],
        other: ['Sold for ', 0, ' years at least, which is the first price'],
      },
    ],
  ],
];
export const sentences: Message<{ first: string | number; second: string | number }> = [
  'mfe-search-cart/model/sentences',
  [['first'], '. ', ['second']],
];
export const reserved: Message = ['mfe-search-cart/model/reserved', 'Reserved'];
export const lost: Message = ['mfe-search-cart/model/lost', 'Taken since you added it'];
export const unanswered: Message = ['mfe-search-cart/model/unanswered', 'Unknown, try again'];
export const unpriced: Message = ['mfe-search-cart/model/unpriced', 'No price yet'];
export const premiumInCart: Message = ['mfe-search-cart/model/premiumInCart', 'In your cart, premium'];
export const nothingLeft: Message = [
  'mfe-search-cart/model/nothingLeft',
  'A name has letters, digits and hyphens. Type at least one.',
];
export const tooLong: Message = ['mfe-search-cart/model/tooLong', 'The part before a dot has at most 63 letters.'];
export const hyphens: Message = [
  'mfe-search-cart/model/hyphens',
  'A name cannot begin or end with a hyphen, or hold two in its third and fourth place.',
];
export const emptyLabel: Message = [
  'mfe-search-cart/model/emptyLabel',
  'There is nothing between two dots. Take one away.',
];
