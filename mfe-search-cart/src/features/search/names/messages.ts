// Written by tools/messages/generate.mjs. The texts are in mfe-search-cart/messages/en.json.
import type { Message, Tag } from '@storefront/shared/i18n';
export const refused: Message<{ count: number }> = [
  'mfe-search-cart/features/search/names/refused',
  [['count', 2, { one: [0, ' entry is not a domain'], other: [0, ' entries are not domains'] }]],
];
export const refusedEntry: Message<{
  code: 'nothing_left' | 'empty_label' | 'too_long' | 'hyphens' | 'foreign_sign' | (string & {});
  entry: Tag;
  reason: string | number;
}> = [
  'mfe-search-cart/features/search/names/refusedEntry',
  [
    [
      'code',
      1,
      {
        nothing_left: [['entry', ''], ': no letters or digits'],
        empty_label: [['entry', ''], ': nothing between two dots'],
        too_long: [['entry', ''], ': longer than 63 characters'],
        hyphens: [['entry', ''], ': cannot be a domain name'],
        foreign_sign: [['entry', ''], ': has characters that no domain can have'],
        other: [['entry', ''], ': ', ['reason']],
      },
    ],
  ],
];
export const notSold: Message<{ count: number }> = [
  'mfe-search-cart/features/search/names/notSold',
  [
    [
      'count',
      2,
      { one: [0, ' domain has an extension we do not sell'], other: [0, ' domains have extensions we do not sell'] },
    ],
  ],
];
export const repeated: Message<{ count: number }> = [
  'mfe-search-cart/features/search/names/repeated',
  [['count', 2, { one: [0, ' domain was listed more than once'], other: [0, ' domains were listed more than once'] }]],
];
export const beyond: Message<{ count: number; most: string | number }> = [
  'mfe-search-cart/features/search/names/beyond',
  [
    [
      'count',
      2,
      {
        one: [0, ' domain over the limit of ', ['most'], ' was not checked'],
        other: [0, ' domains over the limit of ', ['most'], ' were not checked'],
      },
    ],
  ],
];
export const yourNames: Message = ['mfe-search-cart/features/search/names/yourNames', 'Your list'];
export const noneHere: Message = [
  'mfe-search-cart/features/search/names/noneHere',
  'None of these domains can be registered here.',
];
export const noneFits: Message = [
  'mfe-search-cart/features/search/names/noneFits',
  'No domain in your list matches the filters.',
];
export const lookAlike: Message = [
  'mfe-search-cart/features/search/names/lookAlike',
  'This domain mixes letters of more than one alphabet. People may mistake it for another',
];
export const askingAll: Message = ['mfe-search-cart/features/search/names/askingAll', 'Checking with the registries'];
export const addFree: Message<{ count: number; price: string | number }> = [
  'mfe-search-cart/features/search/names/addFree',
  [
    [
      'count',
      2,
      { one: ['Add ', 0, ' available domain, ', ['price']], other: ['Add ', 0, ' available domains, ', ['price']] },
    ],
  ],
];
export const listEmpty: Message = [
  'mfe-search-cart/features/search/names/listEmpty',
  'This list is empty. Enter one domain per line.',
];
export const manyNames: Message = ['mfe-search-cart/features/search/names/manyNames', 'Domains to check'];
export const listHint: Message<{ most: string | number; beyond: number }> = [
  'mfe-search-cart/features/search/names/listHint',
  [
    'One per line, or separated by commas or spaces; up to ',
    ['most'],
    ' at once.',
    ['beyond', 2, { '=0': '', other: [' That is ', 0, ' too many.'] }],
  ],
];
export const check: Message<{ count: number }> = [
  'mfe-search-cart/features/search/names/check',
  [['count', 2, { '=0': 'Check domains', one: ['Check ', 0, ' domain'], other: ['Check ', 0, ' domains'] }]],
];
export const freeCount: Message<{ count: number }> = [
  'mfe-search-cart/features/search/names/freeCount',
  [['count', 2, { other: [0, ' available'] }]],
];
export const premiumCount: Message<{ count: number }> = [
  'mfe-search-cart/features/search/names/premiumCount',
  [['count', 2, { other: [0, ' premium'] }]],
];
export const takenCount: Message<{ count: number }> = [
  'mfe-search-cart/features/search/names/takenCount',
  [['count', 2, { other: [0, ' taken'] }]],
];
export const reservedCount: Message<{ count: number }> = [
  'mfe-search-cart/features/search/names/reservedCount',
  [['count', 2, { other: [0, ' reserved'] }]],
];
export const unansweredCount: Message<{ count: number }> = [
  'mfe-search-cart/features/search/names/unansweredCount',
  [['count', 2, { other: [0, ' without an answer yet'] }]],
];
export const pendingCount: Message<{ count: number }> = [
  'mfe-search-cart/features/search/names/pendingCount',
  [['count', 2, { other: [0, ' being checked'] }]],
];
