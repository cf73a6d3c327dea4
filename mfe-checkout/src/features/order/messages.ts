// Written by tools/messages/generate.mjs. The texts are in mfe-checkout/messages/en.json.
import type { Message, Tag } from '@storefront/shared/i18n';
export const working: Message<{ kind: 'new' | 'renew' | 'transfer' | 'add_ons' }> = [
  'mfe-checkout/features/order/working',
  [
    [
      'kind',
      1,
      {
        new: 'Payment authorised. Registering, usually under a minute',
        renew: 'Payment authorised. Renewing, usually under a minute',
        transfer: 'Payment authorised. Asking the present registrar',
        add_ons: 'Payment authorised. Switching on, usually under a minute',
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
  'No answer from the registry yet. We keep asking; nothing is charged twice',
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
              transfer: ['Transferred until ', ['until']],
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
export const similarNames: Message<{ status: string | number; link: Tag }> = [
  'mfe-checkout/features/order/similarNames',
  [['status'], '. ', ['link', 'Similar names']],
];
export const follow: Message<{ status: string | number; link: Tag; spoken: Tag; domain: string | number }> = [
  'mfe-checkout/features/order/follow',
  [['status'], '. ', ['link', 'Follow', ['spoken', ' the transfer of ', ['domain']]]],
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
  ['Asking the bank about ', ['card', 1, { none: 'your card', other: [['card']] }]],
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
        new: [['count', 2, { one: ['Registering ', 0, ' name'], other: ['Registering ', 0, ' names'] }]],
        renew: [['count', 2, { one: ['Renewing ', 0, ' name'], other: ['Renewing ', 0, ' names'] }]],
        transfer: [['count', 2, { one: ['Transferring ', 0, ' name'], other: ['Transferring ', 0, ' names'] }]],
        add_ons: [['count', 2, { one: ['Adding to ', 0, ' name'], other: ['Adding to ', 0, ' names'] }]],
        mixed: [['count', 2, { one: ['Working on ', 0, ' name'], other: ['Working on ', 0, ' names'] }]],
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
        renew: [['count', 2, { one: ['Your ', 0, ' name is renewed'], other: ['Your ', 0, ' names are renewed'] }]],
        yours: [
          [
            'count',
            2,
            {
              '=2': 'Both names are yours',
              one: ['Your ', 0, ' name is yours'],
              other: ['All ', 0, ' names are yours'],
            },
          ],
        ],
        mixed: [['count', 2, { one: ['Your ', 0, ' name is done'], other: ['All ', 0, ' names are done'] }]],
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
        one: [['got'], ' of ', 0, ' name is yours'],
        other: [
          ['got', 2, { one: [0, ' of ', ['all'], ' names is yours'], other: [0, ' of ', ['all'], ' names are yours'] }],
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
  'None of the names went through, and nothing was charged',
];
export const orderCancelled: Message = ['mfe-checkout/features/order/orderCancelled', 'This order was cancelled'];
export const orderRefunded: Message = ['mfe-checkout/features/order/orderRefunded', 'This order was refunded'];
export const registrarSilent: Message = [
  'mfe-checkout/features/order/registrarSilent',
  'Our registrar does not answer at the moment, so this may take hours. Your order keeps its place in line, and what is refused in the end is not charged. You can leave this page; we write to you when it is done.',
];
export const bankSilent: Message<{ said: string | number }> = [
  'mfe-checkout/features/order/bankSilent',
  [['said'], ' You can leave this page; the order goes on without it, and we write to you.'],
];
export const mayLeave: Message = [
  'mfe-checkout/features/order/mayLeave',
  'You can leave this page; the order goes on without it.',
];
export const bankWait: Message = [
  'mfe-checkout/features/order/bankWait',
  'The bank is taking its time. You can leave this page; the order goes on without it, and we write to you.',
];
export const registryWait: Message = [
  'mfe-checkout/features/order/registryWait',
  'Some registries take their time. You can leave this page; the order goes on without it, and we write to you.',
];
export const bankLong: Message = [
  'mfe-checkout/features/order/bankLong',
  "We have not heard back from the bank. Don't pay again; we check and write to you.",
];
export const registryLong: Message = [
  'mfe-checkout/features/order/registryLong',
  'This takes longer than usual. The order goes on, nothing is charged twice, and what a registry refuses is not charged. We write to you when it is done.',
];
export const someDays: Message = [
  'mfe-checkout/features/order/someDays',
  'This takes some days. You can leave this page: we write to you at each step, and what does not go through goes back to your card.',
];
export const finishThere: Message = [
  'mfe-checkout/features/order/finishThere',
  'Finish there, then come back. Nothing is charged before you do.',
];
export const payOtherwise: Message<{ said: 'none' | (string & {}); card: 'none' | (string & {}); inCart: boolean }> = [
  'mfe-checkout/features/order/payOtherwise',
  [
    [
      'said',
      1,
      {
        none: [
          'The bank declined ',
          ['card', 1, { none: 'your card', other: [['card']] }],
          '. Nothing was charged. Use another card or ask the bank.',
        ],
        other: [['said']],
      },
    ],
    ' ',
    [
      'inCart',
      1,
      {
        true: 'Your names are still in the cart.',
        other: 'Pay again puts the names back into the cart, at today’s prices.',
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
  'Nothing was charged. What was reserved on your card is released.',
];
export const wasRefunded: Message<{ refunded: string | number; card: 'none' | (string & {}) }> = [
  'mfe-checkout/features/order/wasRefunded',
  [
    ['refunded'],
    ' was refunded to ',
    ['card', 1, { none: 'your card', other: [['card']] }],
    '. Banks take five to ten days to show it.',
  ],
];
export const chargedTo: Message<{ card: 'none' | (string & {}) }> = [
  'mfe-checkout/features/order/chargedTo',
  ['Charged to ', ['card', 1, { none: 'your card', other: [['card']] }], '. What does not go through goes back to it.'],
];
export const reservedOn: Message<{ card: 'none' | (string & {}) }> = [
  'mfe-checkout/features/order/reservedOn',
  ['Reserved on ', ['card', 1, { none: 'your card', other: [['card']] }], '. Only what is registered is charged.'],
];
export const chargedFinally: Message<{ card: 'none' | (string & {}) }> = [
  'mfe-checkout/features/order/chargedFinally',
  ['To ', ['card', 1, { none: 'your card', other: [['card']] }], '.'],
];
export const receipt: Message = ['mfe-checkout/features/order/receipt', 'See the receipt'];
export const names: Message = ['mfe-checkout/features/order/names', 'Names and add-ons'];
export const lessSpared: Message = ['mfe-checkout/features/order/lessSpared', 'Not charged'];
export const lessRefunded: Message = ['mfe-checkout/features/order/lessRefunded', 'Refunded'];
export const charged: Message = ['mfe-checkout/features/order/charged', 'Charged'];
export const total: Message = ['mfe-checkout/features/order/total', 'Total'];
export const nextSteps: Message = ['mfe-checkout/features/order/nextSteps', 'Next steps'];
export const calendar: Message<{ link: Tag }> = [
  'mfe-checkout/features/order/calendar',
  [
    'The dates above are when your names have to be renewed. To be reminded, take the ',
    ['link', 'calendar file of your renewal dates'],
    ' from your list of domains.',
  ],
];
export const toBank: Message = ['mfe-checkout/features/order/toBank', 'Continue to your bank'];
export const otherCard: Message = ['mfe-checkout/features/order/otherCard', 'Use another card'];
export const setUpDns: Message<{ spoken: Tag; domain: string | number }> = [
  'mfe-checkout/features/order/setUpDns',
  ['Set up DNS', ['spoken', ' of ', ['domain']]],
];
export const yourDomains: Message = ['mfe-checkout/features/order/yourDomains', 'See your domains'];
export const toCart: Message = ['mfe-checkout/features/order/toCart', 'Back to the cart'];
export const payAgain: Message = ['mfe-checkout/features/order/payAgain', 'Pay again'];
