// Written by tools/messages/generate.mjs. The texts are in shared/messages/en.json.
import type { Message, Tag } from '../../i18n';
export const taxChanged: Message<{ now: string | number; was: string | number }> = [
  'shared/ui/price/taxChanged',
  ['Tax: ', ['now'], ', was ', ['was']],
];
export const noTax: Message = ['shared/ui/price/noTax', 'no tax'];
export const takenOut: Message<{ label: string | number; price: Tag }> = [
  'shared/ui/price/takenOut',
  [['label'], ' is no longer offered for this domain and was removed. It was ', ['price', '']],
];
export const domain: Message = ['shared/ui/price/domain', 'Domain'];
export const firstTerm: Message<{ first: Tag; term: number; renewal: Tag }> = [
  'shared/ui/price/firstTerm',
  [
    ['first', ''],
    ' ',
    ['term', 2, { one: 'the first year', other: ['for ', 0, ' years'] }],
    ', then ',
    ['renewal', ''],
  ],
];
export const perYear: Message<{ price: Tag }> = ['shared/ui/price/perYear', [['price', ''], '/year']];
export const was: Message<{ spoken: Tag; price: Tag }> = [
  'shared/ui/price/was',
  [
    ['spoken', 'was '],
    ['price', ''],
  ],
];
export const now: Message<{ spoken: Tag; price: Tag }> = [
  'shared/ui/price/now',
  [
    ['spoken', 'now '],
    ['price', ''],
  ],
];
