// Written by tools/messages/generate.mjs. The texts are in backend/messages/en.json.
import type { Message } from '@storefront/shared/message-format';
export const subject: Message<{ amount: string | number }> = [
  'backend/modules/reversals/subject',
  [['amount'], ' has been refunded'],
];
export const byShop: Message<{ part: 'all' | 'line' | 'part'; amount: string | number; domain: string | number }> = [
  'backend/modules/reversals/byShop',
  [
    [
      'part',
      1,
      {
        all: ['We refunded ', ['amount'], ' to your card: the rest of what you paid for this order.'],
        line: ['We refunded ', ['amount'], ' to your card: what you paid for ', ['domain'], '.'],
        part: ['We refunded ', ['amount'], ' to your card: part of what you paid for this order.'],
        other: '',
      },
    ],
  ],
];
export const byBank: Message<{ amount: string | number }> = [
  'backend/modules/reversals/byBank',
  [
    'You disputed the payment for this order, and your bank returned ',
    ['amount'],
    ' to you. We recorded this as a refund.',
  ],
];
export const kept: Message<{ count: number }> = [
  'backend/modules/reversals/kept',
  [['count', 2, { one: 'The domain stays in your account.', other: 'The domains stay in your account.' }]],
];
export const days: Message = [
  'backend/modules/reversals/days',
  'It can take five to ten days to appear on your statement.',
];
export const orderNote: Message<{ order: string | number; email: string | number }> = [
  'backend/modules/reversals/orderNote',
  ['Order ', ['order'], '. Questions? Write to ', ['email'], '.'],
];
export const seeNote: Message<{ count: number }> = [
  'backend/modules/reversals/seeNote',
  [['count', 2, { one: 'See the refund note', other: 'See the refund notes' }]],
];
