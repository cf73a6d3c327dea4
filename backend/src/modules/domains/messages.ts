// Written by tools/messages/generate.mjs. The texts are in backend/messages/en.json.
import type { Message } from '@storefront/shared/message-format';
export const nameserversSubject: Message<{ domain: string | number }> = [
  'backend/modules/domains/nameserversSubject',
  ['The nameservers of ', ['domain'], ' were changed'],
];
export const nameserversText: Message<{ domain: string | number; servers: string | number }> = [
  'backend/modules/domains/nameserversText',
  [['domain'], ' now uses ', ['servers'], '. Nameservers decide where its website and email go.'],
];
export const unlockedSubject: Message<{ domain: string | number }> = [
  'backend/modules/domains/unlockedSubject',
  [['domain'], ' was unlocked'],
];
export const unlockedText: Message<{ domain: string | number }> = [
  'backend/modules/domains/unlockedText',
  ['Anyone who has the transfer code for ', ['domain'], ' can now transfer it to another registrar.'],
];
export const addOnSubject: Message<{ addOn: string | number; domain: string | number }> = [
  'backend/modules/domains/addOnSubject',
  [['addOn'], ' for ', ['domain'], ' was cancelled'],
];
export const addOnText: Message<{ date: 'none' | (string & {}); addOn: string | number; domain: string | number }> = [
  'backend/modules/domains/addOnText',
  [
    [
      'date',
      1,
      {
        none: [['addOn'], ' for ', ['domain'], ' was cancelled and is off now.'],
        other: [
          ['addOn'],
          ' for ',
          ['domain'],
          ' was cancelled. It works until ',
          ['date'],
          ' and will not renew. Until then, you can change your mind on the domain’s page.',
        ],
      },
    ],
  ],
];
export const ownerSubject: Message<{ domain: string | number }> = [
  'backend/modules/domains/ownerSubject',
  ['The owner’s details for ', ['domain'], ' were changed'],
];
export const ownerText: Message<{ domain: string | number; fields: string | number }> = [
  'backend/modules/domains/ownerText',
  ['The owner’s details for ', ['domain'], ' were changed at the registry: ', ['fields'], '.'],
];
export const contactSubject: Message<{ role: 'admin' | 'tech' | 'billing'; domain: string | number }> = [
  'backend/modules/domains/contactSubject',
  [
    [
      'role',
      1,
      {
        admin: ['The administrative contact of ', ['domain'], ' was changed'],
        tech: ['The technical contact of ', ['domain'], ' was changed'],
        billing: ['The billing contact of ', ['domain'], ' was changed'],
        other: '',
      },
    ],
  ],
];
export const contactText: Message<{
  role: 'admin' | 'tech' | 'billing';
  domain: string | number;
  fields: string | number;
}> = [
  'backend/modules/domains/contactText',
  [
    [
      'role',
      1,
      {
        admin: [
          'The administrative contact’s details for ',
          ['domain'],
          ' were changed at its registry: ',
          ['fields'],
          '.',
        ],
        tech: ['The technical contact’s details for ', ['domain'], ' were changed at its registry: ', ['fields'], '.'],
        billing: ['The billing contact’s details for ', ['domain'], ' were changed at its registry: ', ['fields'], '.'],
        other: '',
      },
    ],
  ],
];
export const contactOwner: Message<{ role: 'admin' | 'tech' | 'billing'; domain: string | number }> = [
  'backend/modules/domains/contactOwner',
  [
    [
      'role',
      1,
      {
        admin: ['The owner of ', ['domain'], ' is now also its administrative contact.'],
        tech: ['The owner of ', ['domain'], ' is now also its technical contact.'],
        billing: ['The owner of ', ['domain'], ' is now also its billing contact.'],
        other: '',
      },
    ],
  ],
];
export const field: Message<{
  field:
    | 'kind'
    | 'org_name'
    | 'first_name'
    | 'last_name'
    | 'email'
    | 'phone'
    | 'address1'
    | 'address2'
    | 'city'
    | 'state'
    | 'postal_code'
    | 'country'
    | 'owner';
}> = [
  'backend/modules/domains/field',
  [
    [
      'field',
      1,
      {
        kind: 'person or organisation',
        org_name: 'organisation',
        first_name: 'given name',
        last_name: 'family name',
        email: 'email',
        phone: 'phone',
        address1: 'street address',
        address2: 'second address line',
        city: 'town or city',
        state: 'state or region',
        postal_code: 'postal code',
        country: 'country',
        owner: 'owner',
        other: '',
      },
    ],
  ],
];
export const shownSubject: Message<{ domain: string | number }> = [
  'backend/modules/domains/shownSubject',
  ['The transfer code for ', ['domain'], ' was shown'],
];
export const shownText: Message<{ domain: string | number }> = [
  'backend/modules/domains/shownText',
  [
    'The transfer code for ',
    ['domain'],
    ' was just shown in your account. Anyone who has it can transfer the domain while it is unlocked.',
  ],
];
export const seeDomain: Message<{ domain: string | number }> = [
  'backend/modules/domains/seeDomain',
  ['See ', ['domain']],
];
export const deletedSubject: Message<{ domain: string | number }> = [
  'backend/modules/domains/deletedSubject',
  [['domain'], ' was deleted'],
];
export const deletedText: Message<{ domain: string | number; at: string | number }> = [
  'backend/modules/domains/deletedText',
  ['You deleted ', ['domain'], ' on ', ['at'], '. Its website and email no longer work.'],
];
export const deletedRefund: Message = [
  'backend/modules/domains/deletedRefund',
  'We will refund to your card what you paid to register it, and email you a refund note when the refund is on its way.',
];
export const deletedKept: Message = [
  'backend/modules/domains/deletedKept',
  'As shown before you deleted it, nothing is refunded.',
];
export const deletedNote: Message<{ email: string | number }> = [
  'backend/modules/domains/deletedNote',
  ['If this was not you, set a new password now and write to ', ['email'], '.'],
];
export const keptSubject: Message<{ domain: string | number }> = [
  'backend/modules/domains/keptSubject',
  [['domain'], ' was not deleted'],
];
export const keptText: Message<{ domain: string | number }> = [
  'backend/modules/domains/keptText',
  ['We could not delete ', ['domain'], ': its registry did not allow it. You still have it, and nothing was refunded.'],
];
export const keptNote: Message = [
  'backend/modules/domains/keptNote',
  'You can try again later, or turn off auto-renew to let it expire.',
];
export const seeDomains: Message = ['backend/modules/domains/seeDomains', 'See your domains'];
