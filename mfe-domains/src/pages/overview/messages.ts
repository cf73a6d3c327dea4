// Written by tools/messages/generate.mjs. The texts are in mfe-domains/messages/en.json.
import type { Message, Tag } from '@storefront/shared/i18n';
export const status: Message<{ status: 'active' | 'expired' | 'deleting' }> = [
  'mfe-domains/pages/overview/status',
  [['status', 1, { active: 'Active', expired: 'Expired', deleting: 'Being deleted', other: '' }]],
];
export const standing: Message<{ state: 'suspended' | 'expired' | 'renewed' | 'active'; next: Tag; date: Tag }> = [
  'mfe-domains/pages/overview/standing',
  [
    [
      'state',
      1,
      {
        suspended: [
          'Expired',
          ['next', ', suspended until the owner’s address is confirmed. It runs until ', ['date', ''], '.'],
        ],
        expired: ['Expired', ['next', ', ended ', ['date', ''], '.']],
        renewed: ['Active', ['next', ', renews automatically. It runs until ', ['date', ''], '.']],
        active: ['Active', ['next', ', ends ', ['date', ''], '.']],
        other: '',
      },
    ],
  ],
];
export const cost: Message<{
  stage: 'pending_delete' | 'redemption' | (string & {});
  years: number;
  price: string | number;
  addOns: boolean;
}> = [
  'mfe-domains/pages/overview/cost',
  [
    [
      'stage',
      1,
      {
        pending_delete: 'It can no longer be renewed or restored.',
        redemption: [
          'Restoring it for ',
          ['years', 2, { one: 'a year', other: [0, ' years'] }],
          ' costs ',
          ['price'],
          ['addOns', 1, { true: ' with its add-ons', other: '' }],
          '.',
        ],
        other: [
          ['years', 2, { one: 'One more year costs', other: [0, ' more years cost'] }],
          ' ',
          ['price'],
          ['addOns', 1, { true: ' with its add-ons', other: '' }],
          '.',
        ],
      },
    ],
  ],
];
