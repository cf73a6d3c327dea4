// Written by tools/messages/generate.mjs. The texts are in backend/messages/en.json.
import type { Message } from '@storefront/shared/message-format';
export const privacyNotCharged: Message<{ addOn: string | number; domain: string | number }> = [
  'backend/modules/checkout/privacyNotCharged',
  [
    'The registrar could not enable ',
    ['addOn'],
    ' for ',
    ['domain'],
    ', so you do not pay for it. The owner’s details may be public.',
  ],
];
export const failedSubject: Message = ['backend/modules/checkout/failedSubject', 'We could not complete your order'];
export const partSubject: Message<{
  kind: 'new' | 'renew' | 'transfer' | 'add_ons' | 'mixed';
  all: number;
  got: number;
}> = [
  'backend/modules/checkout/partSubject',
  [
    [
      'kind',
      1,
      {
        new: [
          [
            'all',
            2,
            {
              one: [['got'], ' of ', 0, ' domain is yours'],
              other: [
                [
                  'got',
                  2,
                  { one: [0, ' of ', ['all'], ' domains is yours'], other: [0, ' of ', ['all'], ' domains are yours'] },
                ],
              ],
            },
          ],
        ],
        renew: [['got'], ' of ', ['all'], ' domains renewed'],
        transfer: [['got'], ' of ', ['all'], ' domains transferred'],
        add_ons: ['Add-ons ready for ', ['got'], ' of ', ['all'], ' domains'],
        mixed: ['Your order is partly complete: ', ['got'], ' of ', ['all']],
        other: '',
      },
    ],
  ],
];
export const doneSubject: Message<{
  kind: 'new' | 'renew' | 'transfer' | 'add_ons';
  domain: string | number;
  addOns: string | number;
}> = [
  'backend/modules/checkout/doneSubject',
  [
    [
      'kind',
      1,
      {
        new: [['domain'], ' is yours'],
        renew: [['domain'], ' is renewed'],
        transfer: [['domain'], ' has arrived'],
        add_ons: [['domain'], ' has ', ['addOns']],
        other: '',
      },
    ],
  ],
];
export const severalSubject: Message<{ kind: 'new' | 'renew' | 'transfer' | 'add_ons' | 'mixed'; count: number }> = [
  'backend/modules/checkout/severalSubject',
  [
    [
      'kind',
      1,
      {
        new: [['count', 2, { one: ['Your ', 0, ' domain is ready'], other: ['Your ', 0, ' domains are ready'] }]],
        renew: [['count', 2, { one: ['Your ', 0, ' domain is renewed'], other: ['Your ', 0, ' domains are renewed'] }]],
        transfer: [
          ['count', 2, { one: ['Your ', 0, ' domain has arrived'], other: ['Your ', 0, ' domains have arrived'] }],
        ],
        add_ons: [
          [
            'count',
            2,
            {
              one: ['The add-ons for your ', 0, ' domain are ready'],
              other: ['The add-ons for your ', 0, ' domains are ready'],
            },
          ],
        ],
        mixed: [
          [
            'count',
            2,
            {
              one: ['Your order for ', 0, ' domain is complete'],
              other: ['Your order for ', 0, ' domains is complete'],
            },
          ],
        ],
        other: '',
      },
    ],
  ],
];
export const runningSubject: Message<{
  kind: 'new' | 'renew' | 'transfer' | 'add_ons';
  domain: string | number;
  addOns: string | number;
}> = [
  'backend/modules/checkout/runningSubject',
  [
    [
      'kind',
      1,
      {
        new: [['domain'], ' is being registered'],
        renew: [['domain'], ' is being renewed'],
        transfer: [['domain'], ' is on its way to us'],
        add_ons: [['domain'], ' is getting ', ['addOns']],
        other: '',
      },
    ],
  ],
];
export const openSubject: Message<{ isRenewed: boolean; count: number }> = [
  'backend/modules/checkout/openSubject',
  [
    [
      'isRenewed',
      1,
      {
        true: [['count', 2, { one: [0, ' domain is being renewed'], other: [0, ' domains are being renewed'] }]],
        other: [['count', 2, { one: [0, ' domain is on its way'], other: [0, ' domains are on their way'] }]],
      },
    ],
  ],
];
export const done: Message<{
  kind: 'new' | 'renew' | 'transfer' | 'add_ons';
  domain: string | number;
  addOns: string | number;
}> = [
  'backend/modules/checkout/done',
  [
    [
      'kind',
      1,
      {
        new: [['domain'], ' is yours.'],
        renew: [['domain'], ' is renewed.'],
        transfer: [['domain'], ' has arrived.'],
        add_ons: [['domain'], ' has ', ['addOns'], '.'],
        other: '',
      },
    ],
  ],
];
export const doneUntil: Message<{
  kind: 'new' | 'renew' | 'transfer' | 'add_ons';
  domain: string | number;
  date: string | number;
  addOns: string | number;
}> = [
  'backend/modules/checkout/doneUntil',
  [
    [
      'kind',
      1,
      {
        new: [['domain'], ' is yours until ', ['date'], '.'],
        renew: [['domain'], ' is renewed until ', ['date'], '.'],
        transfer: [['domain'], ' has arrived and is yours until ', ['date'], '.'],
        add_ons: [['domain'], ' has ', ['addOns'], ' until ', ['date'], '.'],
        other: '',
      },
    ],
  ],
];
export const running: Message<{
  kind: 'new' | 'renew' | 'transfer' | 'add_ons';
  domain: string | number;
  addOns: string | number;
}> = [
  'backend/modules/checkout/running',
  [
    [
      'kind',
      1,
      {
        new: [['domain'], ' is being registered.'],
        renew: [['domain'], ' is being renewed.'],
        transfer: [['domain'], ' is on its way to us.'],
        add_ons: [['domain'], ' is getting ', ['addOns'], '.'],
        other: '',
      },
    ],
  ],
];
export const runningWhy: Message<{
  kind: 'new' | 'renew' | 'transfer' | 'add_ons';
  domain: string | number;
  reason: string | number;
  addOns: string | number;
}> = [
  'backend/modules/checkout/runningWhy',
  [
    [
      'kind',
      1,
      {
        new: [['domain'], ' is being registered. ', ['reason']],
        renew: [['domain'], ' is being renewed. ', ['reason']],
        transfer: [['domain'], ' is on its way to us. ', ['reason']],
        add_ons: [['domain'], ' is getting ', ['addOns'], '. ', ['reason']],
        other: '',
      },
    ],
  ],
];
export const notDone: Message = ['backend/modules/checkout/notDone', 'Not completed.'];
export const notCharged: Message<{ domain: string | number; reason: string | number }> = [
  'backend/modules/checkout/notCharged',
  [['domain'], ': ', ['reason'], ' Not charged.'],
];
export const refunded: Message<{ domain: string | number; reason: string | number }> = [
  'backend/modules/checkout/refunded',
  [['domain'], ': ', ['reason'], ' Refunded.'],
];
export const charged: Message<{
  charged: string | number;
  isRefunded: boolean;
  refunded: string | number;
  isReleased: boolean;
  released: string | number;
}> = [
  'backend/modules/checkout/charged',
  [
    'Charged to your card: ',
    ['charged'],
    '.',
    ['isRefunded', 1, { true: [' ', ['refunded'], ' of that was refunded.'], other: '' }],
    ['isReleased', 1, { true: [' ', ['released'], ' is released.'], other: '' }],
  ],
];
export const nothingCharged: Message<{ isReleased: boolean; released: string | number }> = [
  'backend/modules/checkout/nothingCharged',
  [
    'Nothing was charged.',
    ['isReleased', 1, { true: [' The hold of ', ['released'], ' on your card is released.'], other: '' }],
  ],
];
export const lapsedSubject: Message = ['backend/modules/checkout/lapsedSubject', 'You were not charged for your order'];
export const unpaidSubject: Message = ['backend/modules/checkout/unpaidSubject', 'About the payment for your order'];
export const unpaidText: Message<{ amount: string | number; domains: string | number }> = [
  'backend/modules/checkout/unpaidText',
  [
    ['amount'],
    ' was due for ',
    ['domains'],
    '. The payment expired before we took the money, so nothing was charged to your card. Here is what happens next:',
  ],
];
export const paidNote: Message<{ isAsked: boolean }> = [
  'backend/modules/checkout/paidNote',
  [
    'If something cannot be completed, we refund it to your card. ',
    [
      'isAsked',
      1,
      {
        true: 'Your turn: confirm the transfer in the email sent to the owner, or it ends.',
        other: 'You do not need to do anything.',
      },
    ],
  ],
];
export const refundSubject: Message<{ amount: string | number; domain: string | number }> = [
  'backend/modules/checkout/refundSubject',
  [['amount'], ' for ', ['domain'], ' has been refunded'],
];
export const refundWhy: Message<{ domain: string | number; reason: string | number }> = [
  'backend/modules/checkout/refundWhy',
  [['domain'], ': ', ['reason']],
];
export const refundText: Message<{ amount: string | number }> = [
  'backend/modules/checkout/refundText',
  ['We refunded ', ['amount'], ' to your card. It can take five to ten days to appear on your statement.'],
];
export const refundKept: Message<{ kind: 'add_ons' | (string & {}) }> = [
  'backend/modules/checkout/refundKept',
  [
    [
      'kind',
      1,
      {
        add_ons: 'The add-ons stay on, and the domain stays in your account.',
        other: 'The domain stays in your account.',
      },
    ],
  ],
];
export const seeReceipt: Message = ['backend/modules/checkout/seeReceipt', 'See the receipt'];
export const seeOrder: Message = ['backend/modules/checkout/seeOrder', 'See the order'];
export const orderNote: Message<{ order: string | number; email: string | number }> = [
  'backend/modules/checkout/orderNote',
  ['Order ', ['order'], '. Questions? Write to ', ['email'], '.'],
];
export const withdrawnSubject: Message<{ order: string | number }> = [
  'backend/modules/checkout/withdrawnSubject',
  ['We received your withdrawal from order ', ['order']],
];
export const withdrawnAt: Message<{ at: string | number }> = [
  'backend/modules/checkout/withdrawnAt',
  ['We received your declaration of withdrawal on ', ['at'], '.'],
];
export const withdrawnBy: Message<{
  name: string | number;
  email: string | number;
  order: string | number;
  date: string | number;
}> = [
  'backend/modules/checkout/withdrawnBy',
  ['Declared by ', ['name'], ' (', ['email'], '), for order ', ['order'], ' of ', ['date'], '.'],
];
export const withdrawnUnbegun: Message<{ domain: string | number }> = [
  'backend/modules/checkout/withdrawnUnbegun',
  ['We had not started on ', ['domain'], ', so we removed it from the order and did not charge you for it.'],
];
export const withdrawnFailed: Message<{ domain: string | number }> = [
  'backend/modules/checkout/withdrawnFailed',
  [['domain'], ' did not go through and was not charged.'],
];
export const withdrawnDone: Message<{
  kind: 'new' | 'renew' | 'restore' | 'transfer' | 'add_ons';
  domain: string | number;
  addOns: string | number;
}> = [
  'backend/modules/checkout/withdrawnDone',
  [
    [
      'kind',
      1,
      {
        new: [
          ['domain'],
          ' is registered, as you asked before paying, so your right to withdraw from it has ended, and nothing is refunded for it.',
        ],
        renew: [
          ['domain'],
          ' is renewed, as you asked before paying, so your right to withdraw from it has ended, and nothing is refunded for it.',
        ],
        restore: [
          ['domain'],
          ' is restored, as you asked before paying, so your right to withdraw from it has ended, and nothing is refunded for it.',
        ],
        transfer: [
          ['domain'],
          ' has arrived here, as you asked before paying, so your right to withdraw from it has ended, and nothing is refunded for it.',
        ],
        add_ons: [
          ['domain'],
          ' has ',
          ['addOns'],
          ', as you asked before paying, so your right to withdraw from it has ended, and nothing is refunded for it.',
        ],
        other: '',
      },
    ],
  ],
];
export const withdrawnRefunded: Message<{ domain: string | number }> = [
  'backend/modules/checkout/withdrawnRefunded',
  [['domain'], ' did not go through. We refund it to your card in any case.'],
];
export const withdrawnTransfer: Message<{ domain: string | number }> = [
  'backend/modules/checkout/withdrawnTransfer',
  [
    ['domain'],
    ' is being transferred. We are cancelling the transfer and will refund what you paid for it to your card. We will email you when that is done, or if it is too late to cancel it.',
  ],
];
export const withdrawnPending: Message<{ domain: string | number }> = [
  'backend/modules/checkout/withdrawnPending',
  [
    'Your order for ',
    ['domain'],
    ' is already with its registry. If the registry completes it, your right to withdraw from it has ended; if not, you pay nothing for it.',
  ],
];
export const withdrawnRunning: Message<{ domain: string | number }> = [
  'backend/modules/checkout/withdrawnRunning',
  [
    ['domain'],
    ' is being processed right now. If the registry accepts it, your right to withdraw from it has ended; if not, you pay nothing for it.',
  ],
];
export const stopSubject: Message<{ domain: string | number }> = [
  'backend/modules/checkout/stopSubject',
  ['The transfer of ', ['domain'], ' could not be cancelled'],
];
export const stopWhy: Message<{ domain: string | number; reason: string | number }> = [
  'backend/modules/checkout/stopWhy',
  [['domain'], ': ', ['reason']],
];
export const withAddOns: Message<{ domain: string | number; addOns: string | number }> = [
  'backend/modules/checkout/withAddOns',
  ['Add-ons for ', ['domain'], ': ', ['addOns'], '.'],
];
export const setUpForwarding: Message<{ service: 'email' | 'domain'; domain: string | number; url: string | number }> =
  [
    'backend/modules/checkout/setUpForwarding',
    [
      [
        'service',
        1,
        {
          email: ['Set up your email addresses for ', ['domain'], ': ', ['url']],
          domain: ['Set up forwarding for ', ['domain'], ': ', ['url']],
          other: '',
        },
      ],
    ],
  ];
export const seeNote: Message<{ count: number }> = [
  'backend/modules/checkout/seeNote',
  [['count', 2, { one: 'See the refund note', other: 'See the refund notes' }]],
];
