// Written by tools/messages/generate.mjs. The texts are in mfe-search-cart/messages/en.json.
import type { Message, Tag } from '@storefront/shared/i18n';
export const addOns: Message<{ spoken: Tag; name: string | number }> = [
  'mfe-search-cart/features/cart-lines/addOns',
  ['Add-ons', ['spoken', ' for ', ['name']]],
];
export const notRenewed: Message<{ description: string | number; date: string | number }> = [
  'mfe-search-cart/features/cart-lines/notRenewed',
  [['description'], ' Not renewed: it ends on ', ['date'], '.'],
];
export const free: Message = ['mfe-search-cart/features/cart-lines/free', 'Free'];
export const priceForYears: Message<{ price: Tag; term: Tag; years: number }> = [
  'mfe-search-cart/features/cart-lines/priceForYears',
  [
    ['price', ''],
    ['term', ' for ', ['years', 2, { one: [0, ' year'], other: [0, ' years'] }]],
  ],
];
export const addOnPrice: Message<{ price: Tag; prorated: boolean; repeatable: boolean }> = [
  'mfe-search-cart/features/cart-lines/addOnPrice',
  ['+', ['price', ''], ['prorated', 1, { true: '', other: '/year' }], ['repeatable', 1, { true: ' each', other: '' }]],
];
export const quantity: Message<{ addOn: string | number }> = [
  'mfe-search-cart/features/cart-lines/quantity',
  ['Quantity of ', ['addOn']],
];
export const autoRenew: Message<{ spoken: Tag; name: string | number }> = [
  'mfe-search-cart/features/cart-lines/autoRenew',
  ['Auto-renew', ['spoken', ' ', ['name']]],
];
export const renewalHint: Message<{ renewal: string | number; on: boolean; kind: 'new' | 'renew' }> = [
  'mfe-search-cart/features/cart-lines/renewalHint',
  [
    ['renewal'],
    ['on', 1, { true: ' Turn it off at any time.', other: '' }],
    ['kind', 1, { new: '', renew: ' This applies once the renewal is paid and done.', other: '' }],
  ],
];
export const ends: Message<{ date: 'none' | (string & {}) }> = [
  'mfe-search-cart/features/cart-lines/ends',
  [
    'Auto-renew is off. The name ends ',
    ['date', 1, { none: 'when its term ends', other: ['on ', ['date']] }],
    ' unless you renew it.',
  ],
];
export const renews: Message<{ date: 'none' | (string & {}); price: 'none' | (string & {}) }> = [
  'mfe-search-cart/features/cart-lines/renews',
  [
    'Renews before ',
    ['date', 1, { none: 'its term ends', other: [['date']] }],
    ', then each year',
    ['price', 1, { none: '. What it costs is not known right now.', other: [', for ', ['price'], ' before tax.'] }],
  ],
];
export const removeName: Message<{ name: string | number }> = [
  'mfe-search-cart/features/cart-lines/removeName',
  ['Remove ', ['name']],
];
export const remove: Message = ['mfe-search-cart/features/cart-lines/remove', 'Remove'];
export const factsInShort: Message<{ facts: Tag; addOns: 'none' | (string & {}) }> = [
  'mfe-search-cart/features/cart-lines/factsInShort',
  [['facts', ''], ['addOns', 1, { none: '', other: [', with ', ['addOns']] }], '.'],
];
export const change: Message<{ spoken: Tag; name: string | number }> = [
  'mfe-search-cart/features/cart-lines/change',
  ['Change', ['spoken', ' ', ['name']]],
];
export const close: Message<{ spoken: Tag; name: string | number }> = [
  'mfe-search-cart/features/cart-lines/close',
  ['Close', ['spoken', ' ', ['name']]],
];
export const facts: Message<{
  premium: boolean;
  state: Tag;
  kind: 'new' | 'renew' | 'transfer';
  years: number;
  priced: boolean;
  price: Tag;
}> = [
  'mfe-search-cart/features/cart-lines/facts',
  [
    ['premium', 1, { true: [['state', ''], ', '], other: '' }],
    ['kind', 1, { new: '', renew: 'Renewal, ', transfer: 'Transfer in, ', other: '' }],
    ['years', 2, { one: [0, ' year'], other: [0, ' years'] }],
    ['priced', 1, { true: [', then ', ['price', ''], '/year'], other: '' }],
  ],
];
export const addOnFacts: Message<{
  addOns: string | number;
  date: 'none' | (string & {});
  priced: boolean;
  price: Tag;
}> = [
  'mfe-search-cart/features/cart-lines/addOnFacts',
  [
    ['addOns'],
    ['date', 1, { none: '', other: [' until ', ['date']] }],
    ['priced', 1, { true: [', then ', ['price', ''], '/year with the renewal'], other: '' }],
  ],
];
export const transferCode: Message<{ spoken: Tag; name: string | number }> = [
  'mfe-search-cart/features/cart-lines/transferCode',
  ['Transfer code', ['spoken', ' of ', ['name']]],
];
export const codeHint: Message = [
  'mfe-search-cart/features/cart-lines/codeHint',
  'It stayed on the device where you entered it.',
];
export const codeMissing: Message = [
  'mfe-search-cart/features/cart-lines/codeMissing',
  'Enter the code that your present registrar gave you',
];
export const saveCode: Message<{ name: string | number }> = [
  'mfe-search-cart/features/cart-lines/saveCode',
  ['Save the code of ', ['name']],
];
export const save: Message = ['mfe-search-cart/features/cart-lines/save', 'Save'];
export const allPrices: Message<{ spoken: Tag; name: string | number }> = [
  'mfe-search-cart/features/cart-lines/allPrices',
  ['All prices', ['spoken', ' of ', ['name']]],
];
export const addOnsExtra: Message = ['mfe-search-cart/features/cart-lines/addOnsExtra', 'Add-ons come on top.'];
export const pricePending: Message = ['mfe-search-cart/features/cart-lines/pricePending', 'Price is being checked'];
export const noPrice: Message = ['mfe-search-cart/features/cart-lines/noPrice', 'No price'];
export const taken: Message = [
  'mfe-search-cart/features/cart-lines/taken',
  'Taken since you added it. It is not charged.',
];
export const addOnsGone: Message = [
  'mfe-search-cart/features/cart-lines/addOnsGone',
  'It cannot be bought for this domain now, whose page says what it has. It is not charged.',
];
export const notSold: Message<{ tld: string | number }> = [
  'mfe-search-cart/features/cart-lines/notSold',
  ['The .', ['tld'], ' registry does not sell this name now. It is not charged.'],
];
export const registrySlow: Message<{ unknown: string | number; tld: string | number }> = [
  'mfe-search-cart/features/cart-lines/registrySlow',
  [['unknown'], ' The registry for .', ['tld'], ' is slow.'],
];
export const notRenewable: Message = [
  'mfe-search-cart/features/cart-lines/notRenewable',
  'Its registry lets go of it, so nobody can renew or restore it now. Register it anew once it is free. It is not charged.',
];
export const signInFirst: Message = [
  'mfe-search-cart/features/cart-lines/signInFirst',
  'What its renewal costs is told to its holder. Sign in to go on.',
];
export const notYours: Message = [
  'mfe-search-cart/features/cart-lines/notYours',
  'Not among the names of this account. Sign in with the account that holds it, or remove it.',
];
export const similarTo: Message<{ name: string | number }> = [
  'mfe-search-cart/features/cart-lines/similarTo',
  ['Similar names to ', ['name']],
];
export const similar: Message = ['mfe-search-cart/features/cart-lines/similar', 'Similar names'];
export const signIn: Message = ['mfe-search-cart/features/cart-lines/signIn', 'Sign in'];
export const tryAgainFor: Message<{ name: string | number }> = [
  'mfe-search-cart/features/cart-lines/tryAgainFor',
  ['Try again for ', ['name']],
];
export const tryAgain: Message = ['mfe-search-cart/features/cart-lines/tryAgain', 'Try again'];
export const asking: Message = ['mfe-search-cart/features/cart-lines/asking', 'Asking'];
export const addsYears: Message<{ years: number }> = [
  'mfe-search-cart/features/cart-lines/addsYears',
  [
    [
      'years',
      2,
      {
        one: ['Adds ', 0, ' year to what is left of its present term.'],
        other: ['Adds ', 0, ' years to what is left of its present term.'],
      },
    ],
  ],
];
export const onlyTerm: Message<{ years: number }> = [
  'mfe-search-cart/features/cart-lines/onlyTerm',
  [['years', 2, { one: [0, ' year, the only term that is sold.'], other: [0, ' years, the only term that is sold.'] }]],
];
export const term: Message<{ spoken: Tag; name: string | number }> = [
  'mfe-search-cart/features/cart-lines/term',
  ['Term', ['spoken', ' of ', ['name']]],
];
export const priceChanged: Message<{ name: string | number }> = [
  'mfe-search-cart/features/cart-lines/priceChanged',
  ['Price of ', ['name'], ' changed'],
];
export const costsOther: Message<{ dearer: boolean; change: Tag }> = [
  'mfe-search-cart/features/cart-lines/costsOther',
  [
    ['dearer', 1, { true: 'Now costs more than when you added it', other: 'Now costs less than when you added it' }],
    ' ',
    ['change', ''],
  ],
];
export const currencyGone: Message<{ withdrawn: string | number; currency: string | number; change: Tag }> = [
  'mfe-search-cart/features/cart-lines/currencyGone',
  [['withdrawn'], ' is no longer offered. Now priced in ', ['currency'], ' ', ['change', '']],
];
export const acceptPrice: Message<{ price: string | number }> = [
  'mfe-search-cart/features/cart-lines/acceptPrice',
  ['Accept ', ['price']],
];
export const accept: Message = ['mfe-search-cart/features/cart-lines/accept', 'Accept'];
export const removeIt: Message = ['mfe-search-cart/features/cart-lines/removeIt', 'Remove it'];
export const removeItName: Message<{ name: string | number }> = [
  'mfe-search-cart/features/cart-lines/removeItName',
  ['Remove it: ', ['name']],
];
export const undo: Message = ['mfe-search-cart/features/cart-lines/undo', 'Undo'];
export const leftCart: Message<{ count: number; name: string | number }> = [
  'mfe-search-cart/features/cart-lines/leftCart',
  [['count', 2, { one: [['name'], ' left the cart.'], other: [0, ' names left the cart.'] }]],
];
