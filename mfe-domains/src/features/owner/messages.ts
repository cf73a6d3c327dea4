// Written by tools/messages/generate.mjs. The texts are in mfe-domains/messages/en.json.
import type { Message, Tag } from '@storefront/shared/i18n';
export const contacts: Message = ['mfe-domains/features/owner/contacts', 'Contacts'];
export const owner: Message = ['mfe-domains/features/owner/owner', 'Owner'];
export const role: Message<{ role: 'admin' | 'tech' | 'billing' }> = [
  'mfe-domains/features/owner/role',
  [['role', 1, { admin: 'Administrative', tech: 'Technical', billing: 'Billing', other: '' }]],
];
export const aboutToChange: Message<{ role: 'admin' | 'tech' | 'billing'; domain: string | number }> = [
  'mfe-domains/features/owner/aboutToChange',
  [
    [
      'role',
      1,
      {
        admin: ['You are about to change the administrative contact of ', ['domain'], '.'],
        tech: ['You are about to change the technical contact of ', ['domain'], '.'],
        billing: ['You are about to change the billing contact of ', ['domain'], '.'],
        other: '',
      },
    ],
  ],
];
export const ownerAgain: Message<{ role: 'admin' | 'tech' | 'billing'; domain: string | number }> = [
  'mfe-domains/features/owner/ownerAgain',
  [
    [
      'role',
      1,
      {
        admin: ['The administrative contact of ', ['domain'], ' is its owner again.'],
        tech: ['The technical contact of ', ['domain'], ' is its owner again.'],
        billing: ['The billing contact of ', ['domain'], ' is its owner again.'],
        other: '',
      },
    ],
  ],
];
export const sameOwner: Message = ['mfe-domains/features/owner/sameOwner', 'Same as owner'];
export const edit: Message<{ role: 'admin' | 'tech' | 'billing'; spoken: Tag }> = [
  'mfe-domains/features/owner/edit',
  [
    [
      'role',
      1,
      {
        admin: ['Edit', ['spoken', ' the administrative contact']],
        tech: ['Edit', ['spoken', ' the technical contact']],
        billing: ['Edit', ['spoken', ' the billing contact']],
        other: '',
      },
    ],
  ],
];
export const saving: Message = ['mfe-domains/features/owner/saving', 'Saving'];
export const useOwner: Message<{ role: 'admin' | 'tech' | 'billing'; spoken: Tag }> = [
  'mfe-domains/features/owner/useOwner',
  [
    [
      'role',
      1,
      {
        admin: ['Use the owner’s', ['spoken', ' for the administrative contact']],
        tech: ['Use the owner’s', ['spoken', ' for the technical contact']],
        billing: ['Use the owner’s', ['spoken', ' for the billing contact']],
        other: '',
      },
    ],
  ],
];
export const notChanged: Message<{ role: 'admin' | 'tech' | 'billing'; failure: string | number }> = [
  'mfe-domains/features/owner/notChanged',
  [
    [
      'role',
      1,
      {
        admin: ['The administrative contact was not changed. ', ['failure']],
        tech: ['The technical contact was not changed. ', ['failure']],
        billing: ['The billing contact was not changed. ', ['failure']],
        other: '',
      },
    ],
  ],
];
export const registrarSilent: Message = [
  'mfe-domains/features/owner/registrarSilent',
  'The registrar is not responding right now',
];
export const editOwner: Message<{ spoken: Tag; domain: string | number }> = [
  'mfe-domains/features/owner/editOwner',
  ['Edit', ['spoken', ' the owner of ', ['domain']]],
];
export const notLoaded: Message = ['mfe-domains/features/owner/notLoaded', 'The owner did not load'];
export const unharmed: Message<{ cause: string | number }> = [
  'mfe-domains/features/owner/unharmed',
  [['cause'], ' The domain has not changed.'],
];
export const loading: Message = ['mfe-domains/features/owner/loading', 'Loading'];
export const loadingOwner: Message = ['mfe-domains/features/owner/loadingOwner', 'Loading the owner'];
export const asking: Message = ['mfe-domains/features/owner/asking', 'Checking'];
export const askAgain: Message = ['mfe-domains/features/owner/askAgain', 'Check again'];
export const formerAnswer: Message<{ date: Tag }> = [
  'mfe-domains/features/owner/formerAnswer',
  [
    'The registrar is not responding right now. This is what it told us on ',
    ['date', ''],
    '. Your domain has not changed.',
  ],
];
export const noOwner: Message = [
  'mfe-domains/features/owner/noOwner',
  'The registrar has no owner on record for this domain. Contact us so that we can find out why.',
];
export const organisation: Message = ['mfe-domains/features/owner/organisation', 'Organisation'];
export const person: Message = ['mfe-domains/features/owner/person', 'Person'];
export const address: Message = ['mfe-domains/features/owner/address', 'Address'];
export const email: Message = ['mfe-domains/features/owner/email', 'Email'];
export const phone: Message = ['mfe-domains/features/owner/phone', 'Phone'];
