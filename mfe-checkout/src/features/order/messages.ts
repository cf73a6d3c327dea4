// Written by tools/messages/generate.mjs. The texts are in mfe-checkout/messages/en.json.
import type { Message, Tag } from '@storefront/shared/i18n';
export const doneWithout: Message<{ until: 'none' | (string & {}); addOn: string | number }> = [
  'mfe-checkout/features/order/doneWithout',
  [
    ['until', 1, { none: 'Done', other: ['Registered until ', ['until']] }],
    ', but without ',
    ['addOn'],
    ': the registrar could not enable it. You do not pay for it, and the owner’s details may be public',
  ],
];
export const working: Message<{ kind: 'new' | 'renew' | 'transfer' | 'add_ons' }> = [
  'mfe-checkout/features/order/working',
  [
    [
      'kind',
      1,
      {
        new: 'Payment authorised. Registering, usually under a minute',
        renew: 'Payment authorised. Renewing, usually under a minute',
        transfer: 'Payment authorised. Contacting the current registrar',
        add_ons: 'Payment authorised. Turning on, usually under a minute',
        other: '',
      },
    ],
  ],
];
export const awaitingRegistrar: Message = [
  'mfe-checkout/features/order/awaitingRegistrar',
  'Payment authorised. Waiting for the registrar to answer',
];
export const awaitingPayment: Message = ['mfe-checkout/features/order/awaitingPayment', 'Waiting for the payment'];
export const checking: Message = [
  'mfe-checkout/features/order/checking',
  'No answer from the registry yet. We keep checking; nothing is charged twice',
];
export const done: Message<{
  until: 'none' | (string & {});
  kind: 'new' | 'renew' | 'transfer' | 'add_ons';
  addOns: string | number;
}> = [
  'mfe-checkout/features/order/done',
  [
    [
      'until',
      1,
      {
        none: [
          [
            'kind',
            1,
            { new: 'Registered', renew: 'Renewed', transfer: 'Transferred', add_ons: [['addOns']], other: '' },
          ],
        ],
        other: [
          [
            'kind',
            1,
            {
              new: ['Registered until ', ['until']],
              renew: ['Renewed until ', ['until']],
              transfer: ['Transferred. Expires ', ['until']],
              add_ons: [['addOns'], ' until ', ['until']],
              other: '',
            },
          ],
        ],
      },
    ],
  ],
];
export const undone: Message<{ kind: 'new' | 'renew' | 'transfer' | 'add_ons' }> = [
  'mfe-checkout/features/order/undone',
  [
    [
      'kind',
      1,
      { new: 'Not registered', renew: 'Not renewed', transfer: 'Not transferred', add_ons: 'Not added', other: '' },
    ],
  ],
];
export const notCharged: Message<{ fact: string | number }> = [
  'mfe-checkout/features/order/notCharged',
  [['fact'], '. Not charged'],
];
export const refundDue: Message<{ fact: string | number }> = [
  'mfe-checkout/features/order/refundDue',
  [['fact'], '. A refund is on its way'],
];
export const refunded: Message<{ fact: string | number }> = [
  'mfe-checkout/features/order/refunded',
  [['fact'], '. Refunded'],
];
export const kept: Message<{ done: string | number; isDue: boolean; kind: 'add_ons' | (string & {}) }> = [
  'mfe-checkout/features/order/kept',
  [
    ['done'],
    '. ',
    ['isDue', 1, { true: 'A refund is on its way', other: 'Refunded' }],
    '. ',
    ['kind', 1, { add_ons: 'You keep the add-ons', other: 'You keep the domain' }],
  ],
];
export const similarNames: Message<{ status: string | number; link: Tag }> = [
  'mfe-checkout/features/order/similarNames',
  [['status'], '. ', ['link', 'Similar domains']],
];
export const follow: Message<{ status: string | number; link: Tag; spoken: Tag; domain: string | number }> = [
  'mfe-checkout/features/order/follow',
  [['status'], '. ', ['link', 'Track', ['spoken', ' the transfer of ', ['domain']]]],
];
export const bankConfirms: Message = [
  'mfe-checkout/features/order/bankConfirms',
  'Your bank wants to confirm it is you',
];
export const bankConfirming: Message = [
  'mfe-checkout/features/order/bankConfirming',
  'Still confirming with your bank',
];
export const bankAsked: Message<{ card: 'none' | (string & {}) }> = [
  'mfe-checkout/features/order/bankAsked',
  ['Checking ', ['card', 1, { none: 'your card', other: [['card']] }], ' with the bank'],
];
export const refundComing: Message = ['mfe-checkout/features/order/refundComing', 'A partial refund is on its way'];
export const inProgress: Message<{
  paid: boolean;
  kind: 'new' | 'renew' | 'transfer' | 'add_ons' | 'mixed';
  count: number;
}> = [
  'mfe-checkout/features/order/inProgress',
  [
    ['paid', 1, { true: 'Paid.', other: 'Payment authorised.' }],
    ' ',
    [
      'kind',
      1,
      {
        new: [['count', 2, { one: ['Registering ', 0, ' domain'], other: ['Registering ', 0, ' domains'] }]],
        renew: [['count', 2, { one: ['Renewing ', 0, ' domain'], other: ['Renewing ', 0, ' domains'] }]],
        transfer: [['count', 2, { one: ['Transferring ', 0, ' domain'], other: ['Transferring ', 0, ' domains'] }]],
        add_ons: [
          [
            'count',
            2,
            { one: ['Turning on add-ons for ', 0, ' domain'], other: ['Turning on add-ons for ', 0, ' domains'] },
          ],
        ],
        mixed: [['count', 2, { one: ['Processing ', 0, ' domain'], other: ['Processing ', 0, ' domains'] }]],
        other: '',
      },
    ],
  ],
];
export const oneDone: Message<{
  until: 'none' | (string & {});
  kind: 'new' | 'renew' | 'transfer' | 'add_ons';
  domain: string | number;
  addOns: string | number;
}> = [
  'mfe-checkout/features/order/oneDone',
  [
    [
      'until',
      1,
      {
        none: [
          [
            'kind',
            1,
            {
              new: [['domain'], ' is yours'],
              renew: [['domain'], ' is renewed'],
              transfer: [['domain'], ' is yours'],
              add_ons: [['domain'], ' has ', ['addOns']],
              other: '',
            },
          ],
        ],
        other: [
          [
            'kind',
            1,
            {
              new: [['domain'], ' is yours until ', ['until']],
              renew: [['domain'], ' is renewed until ', ['until']],
              transfer: [['domain'], ' is yours until ', ['until']],
              add_ons: [['domain'], ' has ', ['addOns'], ' until ', ['until']],
              other: '',
            },
          ],
        ],
      },
    ],
  ],
];
export const allDone: Message<{ kind: 'renew' | 'yours' | 'mixed'; count: number }> = [
  'mfe-checkout/features/order/allDone',
  [
    [
      'kind',
      1,
      {
        renew: [['count', 2, { one: 'Your domain is renewed', other: ['Your ', 0, ' domains are renewed'] }]],
        yours: [
          [
            'count',
            2,
            { '=2': 'Both domains are yours', one: 'Your domain is yours', other: ['All ', 0, ' domains are yours'] },
          ],
        ],
        mixed: [['count', 2, { one: 'Your domain is done', other: ['All ', 0, ' domains are done'] }]],
        other: '',
      },
    ],
  ],
];
export const partlyDone: Message<{ all: number; got: number }> = [
  'mfe-checkout/features/order/partlyDone',
  [
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
];
export const paymentFailed: Message = ['mfe-checkout/features/order/paymentFailed', 'The payment did not go through'];
export const oneFailed: Message<{ kind: 'new' | 'renew' | 'transfer' | 'add_ons' }> = [
  'mfe-checkout/features/order/oneFailed',
  [
    [
      'kind',
      1,
      {
        new: 'Not registered, and not charged',
        renew: 'Not renewed, and not charged',
        transfer: 'Not transferred, and not charged',
        add_ons: 'Not added, and not charged',
        other: '',
      },
    ],
  ],
];
export const allFailed: Message = [
  'mfe-checkout/features/order/allFailed',
  'None of the domains went through, and nothing was charged',
];
export const orderCancelled: Message = ['mfe-checkout/features/order/orderCancelled', 'This order was cancelled'];
export const orderRefunded: Message = ['mfe-checkout/features/order/orderRefunded', 'This order was refunded'];
export const registrarSilent: Message = [
  'mfe-checkout/features/order/registrarSilent',
  'Our registrar is not responding at the moment, so this may take hours. Your order keeps its place in the queue, and you are not charged for anything that is refused. You can leave this page; we will email you when it is done.',
];
export const bankSilent: Message<{ message: string | number }> = [
  'mfe-checkout/features/order/bankSilent',
  [['message'], ' You can leave this page; your order continues, and we will email you.'],
];
export const mayLeave: Message = [
  'mfe-checkout/features/order/mayLeave',
  'You can leave this page; your order continues.',
];
export const bankWait: Message = [
  'mfe-checkout/features/order/bankWait',
  'The bank is taking its time. You can leave this page; your order continues, and we will email you.',
];
export const registryWait: Message = [
  'mfe-checkout/features/order/registryWait',
  'Some registries take their time. You can leave this page; your order continues, and we will email you.',
];
export const bankLong: Message = [
  'mfe-checkout/features/order/bankLong',
  'We have not heard back from the bank. Do not pay again; we are checking and will email you.',
];
export const registryLong: Message = [
  'mfe-checkout/features/order/registryLong',
  'This is taking longer than usual. Your order continues, nothing is charged twice, and you are not charged for anything a registry refuses. We will email you when it is done.',
];
export const someDays: Message<{ isAsked: boolean }> = [
  'mfe-checkout/features/order/someDays',
  [
    ['isAsked', 1, { true: 'Confirm the transfer in the email sent to the owner, or it ends. ', other: '' }],
    'This takes a few days. You can leave this page: we will email you at each step and refund anything that does not go through.',
  ],
];
export const finishThere: Message = [
  'mfe-checkout/features/order/finishThere',
  'Finish there, then come back. Nothing is charged until you do.',
];
export const payOtherwise: Message<{ message: 'none' | (string & {}); card: 'none' | (string & {}); inCart: boolean }> =
  [
    'mfe-checkout/features/order/payOtherwise',
    [
      [
        'message',
        1,
        {
          none: [
            'The bank declined ',
            ['card', 1, { none: 'your card', other: [['card']] }],
            '. Nothing was charged. Use another card or ask the bank.',
          ],
          other: [['message']],
        },
      ],
      ' ',
      [
        'inCart',
        1,
        {
          true: 'Your domains are still in the cart.',
          other: '“Pay again” puts the domains back in the cart, at today’s prices.',
        },
      ],
    ],
  ];
export const wasCharged: Message<{
  charged: string | number;
  card: 'none' | (string & {});
  spared: 'none' | (string & {});
  refunded: 'none' | (string & {});
}> = [
  'mfe-checkout/features/order/wasCharged',
  [
    ['charged'],
    ' was charged to ',
    ['card', 1, { none: 'your card', other: [['card']] }],
    ['spared', 1, { none: '', other: [', ', ['spared'], ' was not charged'] }],
    ['refunded', 1, { none: '', other: [', ', ['refunded'], ' was refunded'] }],
    '.',
  ],
];
export const released: Message = [
  'mfe-checkout/features/order/released',
  'Nothing was charged. The amount reserved on your card has been released.',
];
export const wasRefunded: Message<{ refunded: string | number; card: 'none' | (string & {}) }> = [
  'mfe-checkout/features/order/wasRefunded',
  [
    ['refunded'],
    ' was refunded to ',
    ['card', 1, { none: 'your card', other: [['card']] }],
    '. It can take five to ten days to appear.',
  ],
];
export const chargedTo: Message<{ card: 'none' | (string & {}) }> = [
  'mfe-checkout/features/order/chargedTo',
  [
    'Charged to ',
    ['card', 1, { none: 'your card', other: [['card']] }],
    '. Anything that does not go through is refunded to it.',
  ],
];
export const reservedOn: Message<{ card: 'none' | (string & {}) }> = [
  'mfe-checkout/features/order/reservedOn',
  ['Reserved on ', ['card', 1, { none: 'your card', other: [['card']] }], '. Only what is registered is charged.'],
];
export const holdLapsed: Message<{ card: 'none' | (string & {}) }> = [
  'mfe-checkout/features/order/holdLapsed',
  [
    'You were not charged: the payment expired before we took the money. We will not charge ',
    ['card', 1, { none: 'your card', other: [['card']] }],
    ' again for this order, and will email you about how to pay. There is no need to order again.',
  ],
];
export const lapsedTitle: Message = ['mfe-checkout/features/order/lapsedTitle', 'This order was not charged'];
export const lapsedOn: Message<{ card: 'none' | (string & {}) }> = [
  'mfe-checkout/features/order/lapsedOn',
  [
    'Nothing was charged to ',
    ['card', 1, { none: 'your card', other: [['card']] }],
    ', and nothing is reserved on it any more.',
  ],
];
export const receipt: Message = ['mfe-checkout/features/order/receipt', 'See the receipt'];
export const names: Message = ['mfe-checkout/features/order/names', 'Domains and add-ons'];
export const lessRefunded: Message = ['mfe-checkout/features/order/lessRefunded', 'Refunded'];
export const charged: Message = ['mfe-checkout/features/order/charged', 'Charged'];
export const total: Message = ['mfe-checkout/features/order/total', 'Total'];
export const nextSteps: Message = ['mfe-checkout/features/order/nextSteps', 'Next steps'];
export const calendar: Message<{ link: Tag }> = [
  'mfe-checkout/features/order/calendar',
  [
    'The dates above are when your domains are due for renewal. For reminders, download the ',
    ['link', 'calendar file of your renewal dates'],
    ' from your list of domains.',
  ],
];
export const toBank: Message = ['mfe-checkout/features/order/toBank', 'Continue to your bank'];
export const otherCard: Message = ['mfe-checkout/features/order/otherCard', 'Use another card'];
export const setUpDns: Message<{ spoken: Tag; domain: string | number }> = [
  'mfe-checkout/features/order/setUpDns',
  ['Set up DNS', ['spoken', ' for ', ['domain']]],
];
export const yourDomains: Message = ['mfe-checkout/features/order/yourDomains', 'See your domains'];
export const toCart: Message = ['mfe-checkout/features/order/toCart', 'Back to the cart'];
export const payAgain: Message = ['mfe-checkout/features/order/payAgain', 'Pay again'];
export const cancelPayment: Message = ['mfe-checkout/features/order/cancelPayment', 'Cancel this payment'];
export const cancelling: Message = ['mfe-checkout/features/order/cancelling', 'Cancelling…'];
export const paymentWaits: Message = [
  'mfe-checkout/features/order/paymentWaits',
  'Your cart is waiting for this payment. “Use another card” cancels it first, so you never pay twice.',
];
export const beingCancelled: Message = ['mfe-checkout/features/order/beingCancelled', 'Cancelling this payment'];
export const cancelAsked: Message = [
  'mfe-checkout/features/order/cancelAsked',
  'We have asked the bank to cancel this payment and are waiting for its answer. Don’t pay again until then.',
];
export const paymentCancelled: Message = ['mfe-checkout/features/order/paymentCancelled', 'You cancelled this payment'];
export const cancelledByYou: Message<{ inCart: boolean }> = [
  'mfe-checkout/features/order/cancelledByYou',
  [
    'Nothing was charged. ',
    [
      'inCart',
      1,
      {
        true: 'Your domains are still in the cart.',
        other: '“Pay again” puts the domains back in the cart, at today’s prices.',
      },
    ],
  ],
];
export const cancelUnknown: Message<{ failure: string | number }> = [
  'mfe-checkout/features/order/cancelUnknown',
  ['We do not know yet whether this payment was cancelled. ', ['failure']],
];
export const setUpEmail: Message<{ domain: string | number }> = [
  'mfe-checkout/features/order/setUpEmail',
  ['Set up your email addresses for ', ['domain']],
];
export const setUpForwarding: Message<{ domain: string | number }> = [
  'mfe-checkout/features/order/setUpForwarding',
  ['Set up forwarding for ', ['domain']],
];
export const paidAfterRefund: Message = ['mfe-checkout/features/order/paidAfterRefund', 'Paid after refund'];
export const refundOwed: Message = ['mfe-checkout/features/order/refundOwed', 'Refund on its way'];
export const paidWith: Message<{ card: 'none' | (string & {}) }> = [
  'mfe-checkout/features/order/paidWith',
  ['Paid with ', ['card', 1, { none: 'your card', other: [['card']] }], '.'],
];
export const refundNote: Message<{ number: string | number }> = [
  'mfe-checkout/features/order/refundNote',
  ['Refund note ', ['number']],
];
export const failedNote: Message<{ number: string | number }> = [
  'mfe-checkout/features/order/failedNote',
  ['Cancelled refund note ', ['number']],
];
export const manage: Message<{ domain: string | number }> = [
  'mfe-checkout/features/order/manage',
  ['Manage ', ['domain']],
];
export const autoRenews: Message<{ count: number; domain: string | number; date: Tag; card: string | number }> = [
  'mfe-checkout/features/order/autoRenews',
  [
    [
      'count',
      2,
      {
        one: ['Auto-renew is on: ', ['domain'], ' renews on ', ['date', ''], ', charged to ', ['card'], '.'],
        other: [
          'Auto-renew is on for ',
          0,
          ' domains. The first, ',
          ['domain'],
          ', renews on ',
          ['date', ''],
          ', charged to ',
          ['card'],
          '.',
        ],
      },
    ],
  ],
];
export const addCard: Message = ['mfe-checkout/features/order/addCard', 'Add a card'];
