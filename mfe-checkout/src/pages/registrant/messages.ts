// Written by tools/messages/generate.mjs. The texts are in mfe-checkout/messages/en.json.
import type { Message, Tag } from '@storefront/shared/i18n';
export const title: Message<{ count: number }> = [
  'mfe-checkout/pages/registrant/title',
  [['count', 2, { one: 'Who owns this domain?', other: 'Who owns these domains?' }]],
];
export const lead: Message<{ several: boolean; count: number }> = [
  'mfe-checkout/pages/registrant/lead',
  [
    [
      'several',
      1,
      {
        true: 'Their registries keep this on record.',
        other: [
          [
            'count',
            2,
            {
              '=2': 'One owner for both domains. Their registries keep this on record.',
              one: 'The registry keeps this on record.',
              other: ['One owner for all ', 0, ' domains. Their registries keep this on record.'],
            },
          ],
        ],
      },
    ],
  ],
];
export const next: Message = ['mfe-checkout/pages/registrant/next', 'Continue'];
export const toBilling: Message = ['mfe-checkout/pages/registrant/toBilling', 'Continue to billing'];
export const addFirst: Message = ['mfe-checkout/pages/registrant/addFirst', 'Choose another owner for some domains'];
export const owners: Message = ['mfe-checkout/pages/registrant/owners', 'Other owners'];
export const another: Message = ['mfe-checkout/pages/registrant/another', 'Another owner'];
export const unfinished: Message = ['mfe-checkout/pages/registrant/unfinished', 'Not complete yet'];
export const edit: Message<{ spoken: Tag; name: string | number }> = [
  'mfe-checkout/pages/registrant/edit',
  ['Change', ['spoken', ': ', ['name']]],
];
export const remove: Message<{ spoken: Tag; name: string | number }> = [
  'mfe-checkout/pages/registrant/remove',
  ['Remove', ['spoken', ': ', ['name']]],
];
export const removed: Message<{ name: string | number }> = [
  'mfe-checkout/pages/registrant/removed',
  [['name'], ' was removed. These domains now go to the owner below.'],
];
export const undo: Message = ['mfe-checkout/pages/registrant/undo', 'Undo'];
export const rest: Message<{ names: string | number }> = [
  'mfe-checkout/pages/registrant/rest',
  ['The owner below gets ', ['names'], '.'],
];
export const allGiven: Message = ['mfe-checkout/pages/registrant/allGiven', 'Every domain has an owner.'];
export const addMore: Message = ['mfe-checkout/pages/registrant/addMore', 'Add another owner'];
export const otherTitle: Message = ['mfe-checkout/pages/registrant/otherTitle', 'Another owner for some domains'];
export const otherLead: Message = [
  'mfe-checkout/pages/registrant/otherLead',
  'The domains that you choose here are registered to this owner.',
];
export const choice: Message = ['mfe-checkout/pages/registrant/choice', 'Domains for this owner'];
export const noneChosen: Message = [
  'mfe-checkout/pages/registrant/noneChosen',
  'Choose at least one domain for this owner',
];
export const saveOther: Message = ['mfe-checkout/pages/registrant/saveOther', 'Save this owner'];
export const back: Message = ['mfe-checkout/pages/registrant/back', 'Back to all owners'];
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
