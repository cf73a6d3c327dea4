// Written by tools/messages/generate.mjs. The texts are in mfe-checkout/messages/en.json.
import type { Message, Tag } from '@storefront/shared/i18n';
export const addressesEnd: Message<{ addOn: string | number; renewed: number; now: number; date: Tag }> = [
  'mfe-checkout/features/review/addressesEnd',
  [
    ['addOn'],
    ': only ',
    ['renewed'],
    ' of ',
    ['now', 2, { one: [0, ' address'], other: [0, ' addresses'] }],
    ' ',
    ['renewed', 2, { one: 'is', other: 'are' }],
    ' renewed. The others, at the end of your list, stop on ',
    ['date', ''],
  ],
];
export const terms: Message<{ kind: 'new' | 'renew' | 'transfer' | 'add_ons'; slow: boolean }> = [
  'mfe-checkout/features/review/terms',
  [
    [
      'kind',
      1,
      {
        new: [
          'The domains are registered ',
          ['slow', 1, { true: 'as soon as the registrar answers', other: 'at once' }],
          '. Once registered, a domain is refunded only if you delete it within its registry’s grace period.',
        ],
        renew: [
          'The domains are renewed ',
          ['slow', 1, { true: 'as soon as the registrar answers', other: 'at once' }],
          '; a year that has been added cannot be refunded.',
        ],
        transfer: [
          'The transfers are requested ',
          ['slow', 1, { true: 'as soon as the registrar answers', other: 'at once' }],
          '; a transfer that fails is refunded.',
        ],
        add_ons: [
          'Add-ons are turned on ',
          ['slow', 1, { true: 'as soon as the registrar answers', other: 'at once' }],
          ' and paid for until the domain expires; they can be cancelled, but are not refunded.',
        ],
        other: '',
      },
    ],
  ],
];
export const termsMixed: Message<{
  slow: boolean;
  first: 'new' | 'renew' | 'transfer' | 'add_ons';
  renew: boolean;
  transfer: boolean;
  addOns: boolean;
}> = [
  'mfe-checkout/features/review/termsMixed',
  [
    'Your order is carried out ',
    ['slow', 1, { true: 'as soon as the registrar answers', other: 'at once' }],
    '. ',
    [
      'first',
      1,
      {
        new: 'A registered domain is refunded only if you delete it within its registry’s grace period',
        renew: 'A renewal is not refunded',
        transfer: 'A transfer that fails is refunded',
        add_ons: 'An add-on can be cancelled, but is not refunded',
        other: '',
      },
    ],
    ['renew', 1, { true: '; a renewal is not refunded', other: '' }],
    ['transfer', 1, { true: '; a transfer that fails is refunded', other: '' }],
    ['addOns', 1, { true: '; an add-on can be cancelled, but is not refunded', other: '' }],
    '.',
  ],
];
export const pricesChecking: Message = ['mfe-checkout/features/review/pricesChecking', 'Prices are being checked.'];
export const namesChanged: Message<{ count: number }> = [
  'mfe-checkout/features/review/namesChanged',
  [
    [
      'count',
      2,
      {
        one: 'One domain has changed. Accept the change or remove it first.',
        other: [0, ' domains have changed. Accept the changes or remove them first.'],
      },
    ],
  ],
];
export const declared: Message<{ tld: string | number }> = [
  'mfe-checkout/features/review/declared',
  ['Declared for .', ['tld']],
];
export const declaredBy: Message<{ tld: string | number; name: string | number }> = [
  'mfe-checkout/features/review/declaredBy',
  ['Declared for .', ['tld'], ' by ', ['name']],
];
export const confirmed: Message = ['mfe-checkout/features/review/confirmed', 'Confirmed'];
export const delay: Message = [
  'mfe-checkout/features/review/delay',
  'Our registrar is not responding at the moment, often because of maintenance, so this order may take hours instead of a minute. You can pay now: we authorise the payment, order your domains in turn once the registrar responds, and charge you for nothing that it refuses. Or come back later; your cart is kept.',
];
export const holder: Message = ['mfe-checkout/features/review/holder', 'Legal owner'];
export const domains: Message = ['mfe-checkout/features/review/domains', 'Domains'];
export const lineOwner: Message<{ name: string | number }> = [
  'mfe-checkout/features/review/lineOwner',
  ['Owner: ', ['name']],
];
export const contact: Message = ['mfe-checkout/features/review/contact', 'Contact'];
export const address: Message = ['mfe-checkout/features/review/address', 'Address'];
export const email: Message = ['mfe-checkout/features/review/email', 'Email'];
export const phone: Message = ['mfe-checkout/features/review/phone', 'Phone'];
export const consentHint: Message = [
  'mfe-checkout/features/review/consentHint',
  'You have this right as a consumer in the EU or the UK. It stays with you for everything that is not carried out.',
];
export const consentMissing: Message = [
  'mfe-checkout/features/review/consentMissing',
  'Tick this to have your order carried out at once',
];
export const payingSaved: Message = [
  'mfe-checkout/features/review/payingSaved',
  'You are about to pay with a saved card.',
];
export const refused: Message<{
  kind: 'changed' | 'in_flight' | 'may_take_longer' | 'unanswered' | 'offline' | 'lost' | 'not_proven';
}> = [
  'mfe-checkout/features/review/refused',
  [
    [
      'kind',
      1,
      {
        changed: 'Something has changed since you saw it. Check the domains below',
        in_flight: 'Your order was already sent and is taking longer than usual',
        may_take_longer: 'Our registrar has just stopped responding',
        unanswered: 'We got no answer, so we cannot tell whether your order arrived',
        offline: 'You are offline; nothing was sent',
        lost: 'The connection was lost before your order arrived',
        not_proven: 'To pay with a saved card, confirm that it is you',
        other: '',
      },
    ],
  ],
];
export const refusedNext: Message<{
  kind: 'changed' | 'in_flight' | 'may_take_longer' | 'unanswered' | 'offline' | 'lost' | 'not_proven' | 'refused';
  reference: 'none' | (string & {});
}> = [
  'mfe-checkout/features/review/refusedNext',
  [
    [
      'kind',
      1,
      {
        changed: 'Nothing was charged.',
        in_flight: 'Wait a moment, then press Pay again: it is the same order and is charged once.',
        may_take_longer: 'Nothing was charged. Read below what this means, then press Pay again to continue.',
        unanswered: 'Try again in a moment: it is the same order and is charged once.',
        offline: 'Nothing was charged, and your order is still here. Press Pay again once you are back online.',
        lost: 'Nothing was charged. Try again: if the first attempt arrives late, it is the same order and is charged once.',
        not_proven: 'Nothing was charged, and your order is still here. Press Pay again when you are ready.',
        refused: 'Nothing was charged.',
        other: '',
      },
    ],
    ['reference', 1, { none: '', other: [' Reference ', ['reference'], '.'] }],
  ],
];
export const beingPlaced: Message = ['mfe-checkout/features/review/beingPlaced', 'Your order is being placed'];
export const notPaid: Message = ['mfe-checkout/features/review/notPaid', 'You have not paid yet'];
export const renewals: Message = [
  'mfe-checkout/features/review/renewals',
  'What each domain costs after its first term',
];
export const name: Message = ['mfe-checkout/features/review/name', 'Domain'];
export const autoRenew: Message = ['mfe-checkout/features/review/autoRenew', 'Auto-renew'];
export const everyYear: Message = ['mfe-checkout/features/review/everyYear', 'Every year after'];
export const renews: Message<{ renews: 'later' | 'on' | 'off'; dated: boolean; date: Tag }> = [
  'mfe-checkout/features/review/renews',
  [
    [
      'renews',
      1,
      {
        later: 'Off. Turn it on once the domain is here',
        on: [
          [
            'dated',
            1,
            {
              true: ['On. Charged before ', ['date', ''], ', unless you turn it off'],
              other: 'On. Charged before the term ends, unless you turn it off',
            },
          ],
        ],
        off: [
          [
            'dated',
            1,
            {
              true: ['Off. The domain expires on ', ['date', '']],
              other: 'Off. The domain expires at the end of its term',
            },
          ],
        ],
        other: '',
      },
    ],
  ],
];
export const perYear: Message<{ price: Tag }> = ['mfe-checkout/features/review/perYear', [['price', ''], '/year']];
export const term: Message<{ kind: 'new' | 'renew' | 'transfer'; years: number }> = [
  'mfe-checkout/features/review/term',
  [
    [
      'kind',
      1,
      {
        new: [['years', 2, { one: ['Register for ', 0, ' year'], other: ['Register for ', 0, ' years'] }]],
        renew: [['years', 2, { one: ['Renew for ', 0, ' year'], other: ['Renew for ', 0, ' years'] }]],
        transfer: [
          [
            'years',
            2,
            {
              '=0': 'Transfer in, without an added year',
              one: ['Transfer in, with ', 0, ' year'],
              other: ['Transfer in, with ', 0, ' years'],
            },
          ],
        ],
        other: '',
      },
    ],
  ],
];
export const addOnUntil: Message<{ addOn: string | number; date: Tag }> = [
  'mfe-checkout/features/review/addOnUntil',
  [['addOn'], ', until ', ['date', '']],
];
export const addOnEnds: Message<{ addOn: string | number; date: Tag }> = [
  'mfe-checkout/features/review/addOnEnds',
  [['addOn'], ' is not renewed and ends on ', ['date', '']],
];
export const consent: Message<{ days: number; ends: string | number }> = [
  'mfe-checkout/features/review/consent',
  [
    [
      'days',
      2,
      {
        one: ['Carry out my order at once, before the ', 0, ' day in which I may withdraw is over.'],
        other: ['Carry out my order at once, before the ', 0, ' days in which I may withdraw are over.'],
      },
    ],
    ' I know that I lose the right to withdraw sooner: ',
    ['ends'],
    '.',
  ],
];
export const notSent: Message = ['mfe-checkout/features/review/notSent', 'Your order was not sent'];
