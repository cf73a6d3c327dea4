// Written by tools/messages/generate.mjs. The texts are in backend/messages/en.json.
import type { Message } from '@storefront/shared/message-format';
export const confirmSubject: Message<{ count: number; domain: string | number }> = [
  'backend/modules/registrant-verification/confirmSubject',
  [
    [
      'count',
      2,
      {
        one: ['Confirm the owner’s address for ', ['domain']],
        other: ['Confirm the owner’s address for ', 0, ' domains'],
      },
    ],
  ],
];
export const confirmText: Message<{ domains: string | number }> = [
  'backend/modules/registrant-verification/confirmText',
  ['You are on record as the owner of ', ['domains'], ', with this email address.'],
];
export const confirmUntil: Message<{ days: number; count: number; date: string | number }> = [
  'backend/modules/registrant-verification/confirmUntil',
  [
    'ICANN requires owners to confirm their email address within ',
    ['days', 2, { one: [0, ' day'], other: [0, ' days'] }],
    '. ',
    [
      'count',
      2,
      {
        one: ['If you do not confirm it by ', ['date'], ', the domain stops working until you do.'],
        other: ['If you do not confirm it by ', ['date'], ', the domains stop working until you do.'],
      },
    ],
  ],
];
export const confirmSuspended: Message<{ count: number }> = [
  'backend/modules/registrant-verification/confirmSuspended',
  [
    [
      'count',
      2,
      {
        one: 'The domain does not work until you confirm the address; then it comes back at once.',
        other: 'The domains do not work until you confirm the address; then they come back at once.',
      },
    ],
  ],
];
export const confirmButton: Message = ['backend/modules/registrant-verification/confirmButton', 'Confirm this address'];
export const confirmNote: Message<{ count: number; email: string | number }> = [
  'backend/modules/registrant-verification/confirmNote',
  [
    [
      'count',
      2,
      {
        one: ['If you do not recognise this domain, write to ', ['email'], '.'],
        other: ['If you do not recognise these domains, write to ', ['email'], '.'],
      },
    ],
  ],
];
export const suspendedSubject: Message<{ count: number; domain: string | number }> = [
  'backend/modules/registrant-verification/suspendedSubject',
  [
    [
      'count',
      2,
      {
        one: [['domain'], ': suspended until the owner’s address is confirmed'],
        other: [0, ' domains: suspended until the owner’s address is confirmed'],
      },
    ],
  ],
];
export const suspendedText: Message<{ count: number; email: string | number; days: number; domains: string | number }> =
  [
    'backend/modules/registrant-verification/suspendedText',
    [
      [
        'count',
        2,
        {
          one: [
            'The owner’s address ',
            ['email'],
            ' was not confirmed within ',
            ['days', 2, { one: [0, ' day'], other: [0, ' days'] }],
            ', so the website and email of ',
            ['domains'],
            ' have been switched off, as ICANN requires. The domain remains yours.',
          ],
          other: [
            'The owner’s address ',
            ['email'],
            ' was not confirmed within ',
            ['days', 2, { one: [0, ' day'], other: [0, ' days'] }],
            ', so the websites and email of ',
            ['domains'],
            ' have been switched off, as ICANN requires. The domains remain yours.',
          ],
        },
      ],
    ],
  ];
export const suspendedAdvice: Message<{ count: number }> = [
  'backend/modules/registrant-verification/suspendedAdvice',
  [
    [
      'count',
      2,
      {
        one: 'Send the email again and open the link in it: the domain comes back at once.',
        other: 'Send the email again and open the link in it: the domains come back at once.',
      },
    ],
  ],
];
export const suspendedButton: Message = [
  'backend/modules/registrant-verification/suspendedButton',
  'Send the email again',
];
