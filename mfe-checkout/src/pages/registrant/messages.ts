// Written by tools/messages/generate.mjs. The texts are in mfe-checkout/messages/en.json.
import type { Message } from '@storefront/shared/i18n';
export const title: Message<{ count: number }> = [
  'mfe-checkout/pages/registrant/title',
  [['count', 2, { one: 'Who owns this name?', other: 'Who owns these names?' }]],
];
export const lead: Message<{ count: number }> = [
  'mfe-checkout/pages/registrant/lead',
  [
    [
      'count',
      2,
      {
        '=2': 'One owner for both names. Their registries keep this on record; for different owners, make an order for each.',
        one: 'The registry keeps this on record.',
        other: [
          'One owner for all ',
          0,
          ' names. Their registries keep this on record; for different owners, make an order for each.',
        ],
      },
    ],
  ],
];
export const next: Message = ['mfe-checkout/pages/registrant/next', 'Continue'];
export const loading: Message = ['mfe-checkout/pages/registrant/loading', 'Loading what we know of you'];
export const keepContact: Message = [
  'mfe-checkout/pages/registrant/keepContact',
  'Save this contact on my account for the next purchase',
];
export const keepChanges: Message = [
  'mfe-checkout/pages/registrant/keepChanges',
  'Save the changes in my saved contact too',
];
export const keepHint: Message = [
  'mfe-checkout/pages/registrant/keepHint',
  'Names, address, email and phone; never the answers for a registry. You can change or delete it here at any time.',
];
