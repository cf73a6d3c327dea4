// Written by tools/messages/generate.mjs. The texts are in mfe-search-cart/messages/en.json.
import type { Message } from '@storefront/shared/i18n';
export const byTag: Message<{ tld: string | number }> = [
  'mfe-search-cart/model/byTag',
  ['.', ['tld'], ' domains transfer by IPS tag change, which we do not support yet.'],
];
export const asks: Message<{ fields: string | number }> = [
  'mfe-search-cart/model/asks',
  ['The registry asks for: ', ['fields']],
];
export const leastYears: Message<{ years: number }> = [
  'mfe-search-cart/model/leastYears',
  [
    [
      'years',
      2,
      {
        one: ['Minimum term: ', 0, ' year, included in the first price'],
        other: ['Minimum term: ', 0, ' years, included in the first price'],
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
  'A domain can have letters, digits and hyphens. Enter at least one letter or digit.',
];
export const tooLong: Message = [
  'mfe-search-cart/model/tooLong',
  'Each part of a domain can have up to 63 characters.',
];
export const hyphens: Message = [
  'mfe-search-cart/model/hyphens',
  'A domain cannot begin or end with a hyphen, or have hyphens as its third and fourth characters.',
];
export const emptyLabel: Message = ['mfe-search-cart/model/emptyLabel', 'There are two dots in a row. Remove one.'];
