// Written by tools/messages/generate.mjs. The texts are in mfe-search-cart/messages/en.json.
import type { Message, Tag } from '@storefront/shared/i18n';
export const fewerAddresses: Message<{
  description: string | number;
  renewed: number;
  now: string | number;
  date: string | number;
}> = [
  'mfe-search-cart/features/cart-lines/fewerAddresses',
  [
    ['description'],
    ' Renewed for ',
    ['renewed', 2, { one: [0, ' address'], other: [0, ' addresses'] }],
    ' of ',
    ['now'],
    ': the last ones on your list end on ',
    ['date'],
    '.',
  ],
];
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
    ['on', 1, { true: ' You can turn it off at any time.', other: '' }],
    ['kind', 1, { renew: ' This takes effect once the renewal is complete.', other: '' }],
  ],
];
export const ends: Message<{ date: 'none' | (string & {}) }> = [
  'mfe-search-cart/features/cart-lines/ends',
  [
    'Auto-renew is off. The domain expires ',
    ['date', 1, { none: 'at the end of its term', other: ['on ', ['date']] }],
    ' unless you renew it.',
  ],
];
export const renews: Message<{ date: 'none' | (string & {}); price: 'none' | (string & {}) }> = [
  'mfe-search-cart/features/cart-lines/renews',
  [
    'Renews before ',
    ['date', 1, { none: 'its term ends', other: [['date']] }],
    ', then every year',
    [
      'price',
      1,
      { none: '. We do not know the renewal price right now.', other: [', for ', ['price'], ' before tax.'] },
    ],
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
    ['kind', 1, { renew: 'Renewal, ', transfer: 'Transfer in, ', other: '' }],
    ['years', 2, { '=0': 'without an added year', one: [0, ' year'], other: [0, ' years'] }],
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
  ['Transfer code', ['spoken', ' for ', ['name']]],
];
export const codeHint: Message = [
  'mfe-search-cart/features/cart-lines/codeHint',
  'The code stays on the device where you entered it.',
];
export const codeMissing: Message = [
  'mfe-search-cart/features/cart-lines/codeMissing',
  'Enter the transfer code from your current registrar',
];
export const saveCode: Message<{ name: string | number }> = [
  'mfe-search-cart/features/cart-lines/saveCode',
  ['Save the code for ', ['name']],
];
export const save: Message = ['mfe-search-cart/features/cart-lines/save', 'Save'];
export const allPrices: Message<{ spoken: Tag; name: string | number }> = [
  'mfe-search-cart/features/cart-lines/allPrices',
  ['All prices', ['spoken', ' of ', ['name']]],
];
export const addOnsExtra: Message = ['mfe-search-cart/features/cart-lines/addOnsExtra', 'Add-ons cost extra.'];
export const pricePending: Message = ['mfe-search-cart/features/cart-lines/pricePending', 'Checking the price'];
export const noPrice: Message = ['mfe-search-cart/features/cart-lines/noPrice', 'No price'];
export const taken: Message = [
  'mfe-search-cart/features/cart-lines/taken',
  'Taken since you added it. You are not charged for it.',
];
export const addOnsGone: Message = [
  'mfe-search-cart/features/cart-lines/addOnsGone',
  'Not available for this domain right now, so you are not charged for it. The domain’s page shows which add-ons it has.',
];
export const notSold: Message<{ tld: string | number }> = [
  'mfe-search-cart/features/cart-lines/notSold',
  ['The .', ['tld'], ' registry is not selling this domain right now. You are not charged for it.'],
];
export const registrySlow: Message<{ unknown: string | number; tld: string | number }> = [
  'mfe-search-cart/features/cart-lines/registrySlow',
  [['unknown'], ' The .', ['tld'], ' registry is slow to answer.'],
];
export const notRenewable: Message = [
  'mfe-search-cart/features/cart-lines/notRenewable',
  'The registry is releasing this domain, so it can no longer be renewed or restored. You can register it again once it is available. You are not charged for it.',
];
export const signInFirst: Message = [
  'mfe-search-cart/features/cart-lines/signInFirst',
  'Only the account that has this domain can see its renewal price. Sign in to continue.',
];
export const notYours: Message = [
  'mfe-search-cart/features/cart-lines/notYours',
  'This domain is not in your account, so you cannot renew it or buy add-ons for it here. You are not charged for it.',
];
export const beingDeleted: Message = [
  'mfe-search-cart/features/cart-lines/beingDeleted',
  'This domain is being deleted, so you can no longer order anything for it. You are not charged for it.',
];
export const similarTo: Message<{ name: string | number }> = [
  'mfe-search-cart/features/cart-lines/similarTo',
  ['Similar domains to ', ['name']],
];
export const maybeOrdered: Message = [
  'mfe-search-cart/features/cart-lines/maybeOrdered',
  'No longer available. It may be part of the order that you sent.',
];
export const seeOrder: Message = ['mfe-search-cart/features/cart-lines/seeOrder', 'See your order'];
export const similar: Message = ['mfe-search-cart/features/cart-lines/similar', 'Similar domains'];
export const signIn: Message = ['mfe-search-cart/features/cart-lines/signIn', 'Sign in'];
export const tryAgainFor: Message<{ name: string | number }> = [
  'mfe-search-cart/features/cart-lines/tryAgainFor',
  ['Try again for ', ['name']],
];
export const tryAgain: Message = ['mfe-search-cart/features/cart-lines/tryAgain', 'Try again'];
export const asking: Message = ['mfe-search-cart/features/cart-lines/asking', 'Checking'];
export const addsYears: Message<{ years: number }> = [
  'mfe-search-cart/features/cart-lines/addsYears',
  [
    [
      'years',
      2,
      {
        '=0': 'The current term stays as it is.',
        one: ['Adds ', 0, ' year to the current term.'],
        other: ['Adds ', 0, ' years to the current term.'],
      },
    ],
  ],
];
export const onlyTerm: Message<{ years: number }> = [
  'mfe-search-cart/features/cart-lines/onlyTerm',
  [['years', 2, { one: [0, ' year, the only term available.'], other: [0, ' years, the only term available.'] }]],
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
export const otherCurrency: Message<{ currency: string | number; withdrawn: string | number; change: Tag }> = [
  'mfe-search-cart/features/cart-lines/otherCurrency',
  ['Now priced in ', ['currency'], ' instead of ', ['withdrawn'], ' ', ['change', '']],
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
  [
    [
      'count',
      2,
      { one: [['name'], ' was removed from the cart.'], other: [0, ' domains were removed from the cart.'] },
    ],
  ],
];
