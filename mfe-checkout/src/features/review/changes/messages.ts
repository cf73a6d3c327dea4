// Written by tools/messages/generate.mjs. The texts are in mfe-checkout/messages/en.json.
import type { Message, Tag } from '@storefront/shared/i18n';
export const changes: Message = ['mfe-checkout/features/review/changes/changes', 'What has changed'];
export const changedNames: Message<{ count: number }> = [
  'mfe-checkout/features/review/changes/changedNames',
  [['count', 2, { one: [0, ' domain'], other: [0, ' domains'] }]],
];
export const priceChanged: Message<{ name: Tag; fact: Tag; change: 'up' | 'down' | 'none' }> = [
  'mfe-checkout/features/review/changes/priceChanged',
  [
    ['name', ''],
    ' ',
    [
      'fact',
      [
        'change',
        1,
        {
          up: 'now costs more than when you last saw it',
          down: 'now costs less than when you last saw it',
          none: 'has changed since you last saw it',
          other: '',
        },
      ],
    ],
  ],
];
export const nameChanged: Message<{
  reason:
    | 'tax'
    | 'taken'
    | 'not_sold'
    | 'not_added'
    | 'not_yours'
    | 'not_renewable'
    | 'being_deleted'
    | 'registry_silent'
    | 'unknown';
}> = [
  'mfe-checkout/features/review/changes/nameChanged',
  [
    [
      'reason',
      1,
      {
        tax: 'The tax on this domain has changed',
        taken: 'Someone else registered it a moment ago. Nothing was charged',
        not_sold: 'The registry is not selling this domain. Nothing was charged',
        not_added:
          'Your choice cannot be added right now: the domain already has it, has expired, or is part of another order in progress. Nothing was charged',
        not_yours: 'This domain is not in your account. Nothing was charged',
        not_renewable:
          'The registry is releasing this domain, so it can no longer be renewed or restored. Nothing was charged',
        being_deleted: 'This domain is being deleted. Nothing was charged',
        registry_silent: 'The registry is not responding, so the price is not known right now',
        unknown: 'The price is not known right now',
        other: '',
      },
    ],
  ],
];
export const openOrder: Message<{ link: Tag }> = [
  'mfe-checkout/features/review/changes/openOrder',
  [['link', 'See the order in progress'], '. If its payment waits for your bank, you can cancel it there.'],
];
export const acceptAll: Message<{ count: number }> = [
  'mfe-checkout/features/review/changes/acceptAll',
  [['count', 2, { one: 'Accept the new price', other: ['Accept ', 0, ' new prices'] }]],
];
export const removeAll: Message<{ count: number }> = [
  'mfe-checkout/features/review/changes/removeAll',
  [['count', 2, { one: ['Remove ', 0, ' domain'], other: ['Remove ', 0, ' domains'] }]],
];
export const settleAll: Message<{ accepted: number; removed: number }> = [
  'mfe-checkout/features/review/changes/settleAll',
  [
    [
      'accepted',
      2,
      {
        one: [
          [
            'removed',
            2,
            {
              one: ['Accept the new price, remove ', 0, ' domain'],
              other: ['Accept the new price, remove ', 0, ' domains'],
            },
          ],
        ],
        other: [
          [
            'removed',
            2,
            {
              one: ['Accept ', ['accepted'], ' new prices, remove ', 0, ' domain'],
              other: ['Accept ', ['accepted'], ' new prices, remove ', 0, ' domains'],
            },
          ],
        ],
      },
    ],
  ],
];
export const accept: Message = ['mfe-checkout/features/review/changes/accept', 'Accept'];
export const acceptPrice: Message<{ price: string | number }> = [
  'mfe-checkout/features/review/changes/acceptPrice',
  ['Accept ', ['price']],
];
export const tryAgain: Message = ['mfe-checkout/features/review/changes/tryAgain', 'Try again'];
export const remove: Message = ['mfe-checkout/features/review/changes/remove', 'Remove it'];
