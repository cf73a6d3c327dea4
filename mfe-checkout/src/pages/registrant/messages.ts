// Written by tools/messages/generate.mjs. The texts are in mfe-checkout/messages/en.json.
import type { Message } from '@storefront/shared/i18n';
export const title: Message<{ count: number }> = [
  'mfe-checkout/pages/registrant/title',
  [['count', 2, { one: 'Who owns this domain?', other: 'Who owns these domains?' }]],
];
export const lead: Message<{ count: number }> = [
  'mfe-checkout/pages/registrant/lead',
  [
    [
      'count',
      2,
      {
        '=2': 'One owner for both domains. Their registries keep this on record. For different owners, place separate orders.',
        one: 'The registry keeps this on record.',
        other: [
          'One owner for all ',
          0,
          ' domains. Their registries keep this on record. For different owners, place separate orders.',
        ],
      },
    ],
  ],
];
export const next: Message = ['mfe-checkout/pages/registrant/next', 'Continue'];
export const loading: Message = ['mfe-checkout/pages/registrant/loading', 'Loading your details'];
export const keepContact: Message = [
  'mfe-checkout/pages/registrant/keepContact',
  'Save this contact to my account for the next purchase',
];
export const keepChanges: Message = ['mfe-checkout/pages/registrant/keepChanges', 'Update my saved contact too'];
export const keepHint: Message = [
  'mfe-checkout/pages/registrant/keepHint',
  'Name, address, email and phone, but never your answers for a registry. You can change or delete it here at any time.',
];
