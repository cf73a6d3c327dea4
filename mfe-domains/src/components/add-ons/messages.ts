// Written by tools/messages/generate.mjs. The texts are in mfe-domains/messages/en.json.
import type { Message, Tag } from '@storefront/shared/i18n';
export const isOn: Message<{ addOn: string | number; domain: string | number }> = [
  'mfe-domains/components/add-ons/isOn',
  [['addOn'], ' for ', ['domain'], ' is on.'],
];
export const isOff: Message<{ addOn: string | number; domain: string | number }> = [
  'mfe-domains/components/add-ons/isOff',
  [['addOn'], ' for ', ['domain'], ' is off.'],
];
export const goesOn: Message<{ addOn: string | number; domain: string | number }> = [
  'mfe-domains/components/add-ons/goesOn',
  [['addOn'], ' for ', ['domain'], ' continues.'],
];
export const cancelled: Message<{ addOn: string | number; domain: string | number; date: string | number }> = [
  'mfe-domains/components/add-ons/cancelled',
  [['addOn'], ' for ', ['domain'], ' was cancelled. It works until ', ['date'], '.'],
];
export const ends: Message<{ addOn: string | number; date: string | number }> = [
  'mfe-domains/components/add-ons/ends',
  [['addOn'], ' ends on ', ['date'], '.'],
];
export const endsWithout: Message<{ addOn: string | number; date: string | number }> = [
  'mfe-domains/components/add-ons/endsWithout',
  [['addOn'], ' ends on ', ['date'], '. The domain was renewed without it.'],
];
export const buyAgain: Message = [
  'mfe-domains/components/add-ons/buyAgain',
  'You can buy it again here from that day.',
];
export const saving: Message = ['mfe-domains/components/add-ons/saving', 'Saving'];
export const cancel: Message<{ addOn: string | number }> = [
  'mfe-domains/components/add-ons/cancel',
  ['Cancel ', ['addOn']],
];
export const keep: Message<{ addOn: string | number }> = ['mfe-domains/components/add-ons/keep', ['Keep ', ['addOn']]];
export const cancelTitle: Message<{ addOn: string | number; domain: string | number }> = [
  'mfe-domains/components/add-ons/cancelTitle',
  ['Cancel ', ['addOn'], ' for ', ['domain'], '?'],
];
export const cancelEffect: Message<{ date: 'none' | (string & {}) }> = [
  'mfe-domains/components/add-ons/cancelEffect',
  [
    [
      'date',
      1,
      {
        none: 'It stops working at once. We confirm it by email.',
        other: [
          'It works until ',
          ['date'],
          ', is not renewed, and is not refunded. You can change your mind until then. We confirm it by email.',
        ],
      },
    ],
  ],
];
export const dontCancel: Message = ['mfe-domains/components/add-ons/dontCancel', 'Don’t cancel'];
export const withRenewal: Message<{ price: 'none' | (string & {}); repeatable: boolean }> = [
  'mfe-domains/components/add-ons/withRenewal',
  [
    [
      'price',
      1,
      {
        none: 'Add it with the next renewal.',
        other: [
          'Add it with the next renewal, ',
          ['price'],
          '/year',
          ['repeatable', 1, { true: ' for each address', other: '' }],
          '.',
        ],
      },
    ],
  ],
];
export const renewFirst: Message<{ price: 'none' | (string & {}); addOn: string | number; repeatable: boolean }> = [
  'mfe-domains/components/add-ons/renewFirst',
  [
    [
      'price',
      1,
      {
        none: ['The domain has expired. Renew it to add ', ['addOn'], '.'],
        other: [
          'The domain has expired. Renew it to add ',
          ['addOn'],
          ', ',
          ['price'],
          '/year',
          ['repeatable', 1, { true: ' for each address', other: '' }],
          '.',
        ],
      },
    ],
  ],
];
export const moreWithRenewal: Message<{ price: string | number }> = [
  'mfe-domains/components/add-ons/moreWithRenewal',
  [
    'This domain’s renewal is in your cart. Choose there how many email addresses you want, ',
    ['price'],
    '/year for each address; they work as soon as you have paid.',
  ],
];
export const inRenewal: Message<{ addOn: string | number; price: string | number; repeatable: boolean }> = [
  'mfe-domains/components/add-ons/inRenewal',
  [
    'This domain’s renewal is in your cart. Added to it, ',
    ['addOn'],
    ' costs ',
    ['price'],
    '/year',
    ['repeatable', 1, { true: ' for each address', other: '' }],
    ', and is switched on as soon as you have paid.',
  ],
];
export const oneMore: Message<{
  strong: Tag;
  cost: string | number;
  least: boolean;
  date: string | number;
  price: string | number;
}> = [
  'mfe-domains/components/add-ons/oneMore',
  [
    'One more address costs ',
    ['strong', ['cost']],
    ['least', 1, { true: ', the smallest amount a card can be charged,', other: '' }],
    ' until ',
    ['date'],
    ', then ',
    ['price'],
    '/year, renewed with the domain. Prices before tax.',
  ],
];
export const untilExpiry: Message<{
  date: string | number;
  strong: Tag;
  cost: string | number;
  repeatable: boolean;
  least: boolean;
  price: string | number;
}> = [
  'mfe-domains/components/add-ons/untilExpiry',
  [
    'Until ',
    ['date'],
    ': ',
    ['strong', ['cost']],
    ['repeatable', 1, { true: ' for each address', other: '' }],
    ['least', 1, { true: ', the smallest amount a card can be charged', other: '' }],
    '. Then ',
    ['price'],
    '/year, renewed with the domain. Prices before tax.',
  ],
];
export const inCart: Message<{
  count: number;
  spoken: Tag;
  more: boolean;
  domain: string | number;
  addOn: string | number;
}> = [
  'mfe-domains/components/add-ons/inCart',
  [
    [
      'count',
      2,
      {
        '=0': [
          'In cart',
          [
            'spoken',
            ' ',
            ['more', 1, { true: ['One more email address for ', ['domain']], other: [['addOn'], ' for ', ['domain']] }],
          ],
        ],
        one: ['In cart: ', 0, ' new address', ['spoken', ' for ', ['domain']]],
        other: ['In cart: ', 0, ' new addresses', ['spoken', ' for ', ['domain']]],
      },
    ],
  ],
];
export const addToCart: Message<{
  renewed: boolean;
  spoken: Tag;
  more: boolean;
  domain: string | number;
  addOn: string | number;
}> = [
  'mfe-domains/components/add-ons/addToCart',
  [
    ['renewed', 1, { true: 'Add to the renewal', other: 'Add to cart' }],
    [
      'spoken',
      ' ',
      ['more', 1, { true: ['One more email address for ', ['domain']], other: [['addOn'], ' for ', ['domain']] }],
    ],
  ],
];
