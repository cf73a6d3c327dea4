// Written by tools/messages/generate.mjs. The texts are in mfe-domains/messages/en.json.
import type { Message } from '@storefront/shared/i18n';
export const aboutToChange: Message<{ role: 'owner' | 'admin' | 'tech' | 'billing'; domain: string | number }> = [
  'mfe-domains/features/owner/edit/aboutToChange',
  [
    [
      'role',
      1,
      {
        owner: ['You are about to change the owner of ', ['domain'], '.'],
        admin: ['You are about to change the administrative contact of ', ['domain'], '.'],
        tech: ['You are about to change the technical contact of ', ['domain'], '.'],
        billing: ['You are about to change the billing contact of ', ['domain'], '.'],
        other: '',
      },
    ],
  ],
];
export const changed: Message<{ role: 'owner' | 'admin' | 'tech' | 'billing'; domain: string | number }> = [
  'mfe-domains/features/owner/edit/changed',
  [
    [
      'role',
      1,
      {
        owner: ['The owner’s details for ', ['domain'], ' were changed.'],
        admin: ['The administrative contact’s details for ', ['domain'], ' were changed.'],
        tech: ['The technical contact’s details for ', ['domain'], ' were changed.'],
        billing: ['The billing contact’s details for ', ['domain'], ' were changed.'],
        other: '',
      },
    ],
  ],
];
export const title: Message<{ role: 'owner' | 'admin' | 'tech' | 'billing'; domain: string | number }> = [
  'mfe-domains/features/owner/edit/title',
  [
    [
      'role',
      1,
      {
        owner: ['The owner of ', ['domain']],
        admin: ['The administrative contact of ', ['domain']],
        tech: ['The technical contact of ', ['domain']],
        billing: ['The billing contact of ', ['domain']],
        other: '',
      },
    ],
  ],
];
export const terms: Message<{ role: 'owner' | (string & {}) }> = [
  'mfe-domains/features/owner/edit/terms',
  [
    [
      'role',
      1,
      {
        owner: 'These details are sent to the registry. They must be true and complete.',
        other: 'These details are sent to the registry. The owner does not change.',
      },
    ],
  ],
];
export const saving: Message = ['mfe-domains/features/owner/edit/saving', 'Saving'];
export const save: Message = ['mfe-domains/features/owner/edit/save', 'Save'];
export const cancel: Message = ['mfe-domains/features/owner/edit/cancel', 'Cancel'];
export const notChanged: Message<{ role: 'owner' | 'admin' | 'tech' | 'billing'; failure: string | number }> = [
  'mfe-domains/features/owner/edit/notChanged',
  [
    [
      'role',
      1,
      {
        owner: ['The owner was not changed. ', ['failure'], ' What you entered is still here.'],
        admin: ['The administrative contact was not changed. ', ['failure'], ' What you entered is still here.'],
        tech: ['The technical contact was not changed. ', ['failure'], ' What you entered is still here.'],
        billing: ['The billing contact was not changed. ', ['failure'], ' What you entered is still here.'],
        other: '',
      },
    ],
  ],
];
export const otherOwner: Message<{ days: number; locked: number }> = [
  'mfe-domains/features/owner/edit/otherOwner',
  [
    'If the name, organisation or email address changes, the owner must open the link in an email within ',
    ['days', 2, { one: [0, ' day'], other: [0, ' days'] }],
    ', or the domain is suspended. It then cannot be transferred to another registrar for ',
    ['locked', 2, { one: [0, ' day'], other: [0, ' days'] }],
    '.',
  ],
];
export const meanwhile: Message<{ role: 'owner' | 'admin' | 'tech' | 'billing' }> = [
  'mfe-domains/features/owner/edit/meanwhile',
  [
    [
      'role',
      1,
      {
        owner: 'The owner’s details were changed elsewhere in the meantime.',
        admin: 'The administrative contact’s details were changed elsewhere in the meantime.',
        tech: 'The technical contact’s details were changed elsewhere in the meantime.',
        billing: 'The billing contact’s details were changed elsewhere in the meantime.',
        other: '',
      },
    ],
    ' Nothing has been saved yet, and what you entered is still here. Save again to add your changes to the new details.',
  ],
];
export const taken: Message<{ fields: string | number }> = [
  'mfe-domains/features/owner/edit/taken',
  ['Changed elsewhere, and now in this form: ', ['fields'], '.'],
];
export const clash: Message<{ field: string | number; value: string | number }> = [
  'mfe-domains/features/owner/edit/clash',
  ['Changed elsewhere: ', ['field'], ', now “', ['value'], '”. If you save, what you entered replaces it.'],
];
export const clashEmpty: Message<{ field: string | number }> = [
  'mfe-domains/features/owner/edit/clashEmpty',
  ['Removed elsewhere: ', ['field'], '. If you save, what you entered replaces it.'],
];
