// Written by tools/messages/generate.mjs. The texts are in mfe-checkout/messages/en.json.
import type { Message, Tag } from '@storefront/shared/i18n';
export const title: Message = ['mfe-checkout/pages/review/title', 'Check and pay'];
export const change: Message<{ spoken: Tag; what: 'names' | 'owner' | 'billing' | 'card' }> = [
  'mfe-checkout/pages/review/change',
  [
    'Change',
    [
      'spoken',
      [
        'what',
        1,
        { names: ' the domains', owner: ' the owner', billing: ' the billing details', card: ' the card', other: '' },
      ],
    ],
  ],
];
export const paying: Message = ['mfe-checkout/pages/review/paying', 'Paying'];
export const pay: Message = ['mfe-checkout/pages/review/pay', 'Pay'];
export const paySum: Message<{ sum: string | number }> = ['mfe-checkout/pages/review/paySum', ['Pay ', ['sum']]];
export const payNow: Message = ['mfe-checkout/pages/review/payNow', 'What you pay now'];
export const toPay: Message = ['mfe-checkout/pages/review/toPay', 'To pay'];
export const accept: Message<{ link: Tag; terms: string | number }> = [
  'mfe-checkout/pages/review/accept',
  ['By paying you accept the ', ['link', 'terms'], '. ', ['terms']],
];
export const names: Message<{ count: number }> = [
  'mfe-checkout/pages/review/names',
  [['count', 2, { one: 'Your domain', other: ['Your ', 0, ' domains'] }]],
];
export const renewal: Message = ['mfe-checkout/pages/review/renewal', 'Yearly renewal price'];
export const renewalNote: Message = ['mfe-checkout/pages/review/renewalNote', 'with the add-ons you chose, before tax'];
export const owner: Message = ['mfe-checkout/pages/review/owner', 'Owner'];
export const ownerOf: Message<{ count: number; name: string | number }> = [
  'mfe-checkout/pages/review/ownerOf',
  [['count', 2, { one: ['Owner of ', ['name']], other: ['Owner of ', 0, ' domains'] }]],
];
export const card: Message = ['mfe-checkout/pages/review/card', 'Card'];
export const cardFacts: Message<{ saved: boolean; expiry: 'none' | (string & {}); card: string | number }> = [
  'mfe-checkout/pages/review/cardFacts',
  [
    [
      'saved',
      1,
      {
        true: [['expiry', 1, { none: [['card']], other: [['card'], ', expires ', ['expiry']] }]],
        other: [
          [
            'expiry',
            1,
            {
              none: [['card'], '. Used for this order only and not saved'],
              other: [['card'], ', expires ', ['expiry'], '. Used for this order only and not saved'],
            },
          ],
        ],
      },
    ],
  ],
];
