// Written by tools/messages/generate.mjs. The texts are in backend/messages/en.json.
import type { Message } from '@storefront/shared/message-format';
export const autorenewSubject: Message<{ domain: string | number; date: string | number }> = [
  'backend/modules/renewals/autorenewSubject',
  [['domain'], ' renews automatically on ', ['date']],
];
export const dearerSubject: Message<{ domain: string | number; date: string | number }> = [
  'backend/modules/renewals/dearerSubject',
  [['domain'], ' renews automatically on ', ['date'], ', at a higher price'],
];
export const autorenewOn: Message<{ domain: string | number; date: string | number }> = [
  'backend/modules/renewals/autorenewOn',
  [['domain'], ' expires on ', ['date'], '. Auto-renew is on.'],
];
export const dearerText: Message<{ amount: string | number }> = [
  'backend/modules/renewals/dearerText',
  ['The price has gone up from the ', ['amount'], ' we told you. Nothing was charged.'],
];
export const autorenewCharge: Message<{
  date: string | number;
  years: number;
  hasAddOns: boolean;
  addOns: string | number;
  total: string | number;
  isTaxed: boolean;
  net: string | number;
  tax: string | number;
  hasCard: boolean;
  card: string | number;
  fee: 'late' | 'restore' | 'none';
  feeAmount: string | number;
}> = [
  'backend/modules/renewals/autorenewCharge',
  [
    'On ',
    ['date'],
    ', we will renew it for ',
    ['years', 2, { one: 'one year', other: [0, ' years'] }],
    ['hasAddOns', 1, { true: [' with ', ['addOns']], other: '' }],
    ' and charge ',
    ['total'],
    ['isTaxed', 1, { true: [' (', ['net'], ' and ', ['tax'], ' tax)'], other: '' }],
    ['hasCard', 1, { true: [' to ', ['card']], other: '' }],
    '.',
    [
      'fee',
      1,
      {
        late: [' Of that, ', ['feeAmount'], ' before tax is for renewing late.'],
        restore: [' Of that, ', ['feeAmount'], ' before tax is for restoring the domain.'],
        other: '',
      },
    ],
  ],
];
export const noCard: Message<{ url: string | number }> = [
  'backend/modules/renewals/noCard',
  ['You have no saved card. Save one before that day, or the domain will expire: ', ['url']],
];
export const cardDeclined: Message<{ card: string | number; url: string | number }> = [
  'backend/modules/renewals/cardDeclined',
  [
    ['card'],
    ', your default card, was declined last time. Make another card the default before that day, or the domain will expire: ',
    ['url'],
  ],
];
export const cardExpired: Message<{ card: string | number; url: string | number }> = [
  'backend/modules/renewals/cardExpired',
  [['card'], ' will have expired by then. Save another card before that day and make it the default: ', ['url']],
];
export const neverMore: Message = [
  'backend/modules/renewals/neverMore',
  'We never charge more than we told you. If the price goes up before that day, we will email you again first.',
];
export const seeDomain: Message<{ domain: string | number }> = [
  'backend/modules/renewals/seeDomain',
  ['See ', ['domain']],
];
export const autorenewOff: Message<{ url: string | number }> = [
  'backend/modules/renewals/autorenewOff',
  ['To let the domain expire instead, turn off auto-renew before that day: ', ['url']],
];
export const failedSubject: Message<{ domain: string | number }> = [
  'backend/modules/renewals/failedSubject',
  [['domain'], ' could not be renewed'],
];
export const failedText: Message<{ domain: string | number; date: string | number; problem: string | number }> = [
  'backend/modules/renewals/failedText',
  ['We could not renew ', ['domain'], ', which expires on ', ['date'], '. ', ['problem']],
];
export const inRedemption: Message = [
  'backend/modules/renewals/inRedemption',
  'It has already gone into redemption, so it has to be restored, for a fee that we never charge automatically. Nothing was charged.',
];
export const cardMissing: Message = [
  'backend/modules/renewals/cardMissing',
  'You have no saved card, so nothing was charged.',
];
export const cardOver: Message<{ card: string | number }> = [
  'backend/modules/renewals/cardOver',
  [['card'], ' has expired, so nothing was charged.'],
];
export const tooDear: Message<{ amount: string | number }> = [
  'backend/modules/renewals/tooDear',
  [
    'It now costs ',
    ['amount'],
    ', more than we told you, and there was no time left to tell you first. Nothing was charged.',
  ],
];
export const notRenewed: Message = [
  'backend/modules/renewals/notRenewed',
  'The registry did not renew it. Nothing was charged.',
];
export const failedNext: Message<{ date: string | number; url: string | number }> = [
  'backend/modules/renewals/failedNext',
  [
    'We will try again on ',
    ['date'],
    ', with the card that is your default then. Save or choose another one here: ',
    ['url'],
  ],
];
export const failedNow: Message = [
  'backend/modules/renewals/failedNow',
  'You do not have to wait: you can renew the domain yourself, with any card.',
];
export const failedOver: Message = [
  'backend/modules/renewals/failedOver',
  'We will not try again. Renew the domain yourself, with any card, or it will expire.',
];
export const renewDomain: Message<{ domain: string | number }> = [
  'backend/modules/renewals/renewDomain',
  ['Renew ', ['domain']],
];
export const restoreDomain: Message<{ domain: string | number }> = [
  'backend/modules/renewals/restoreDomain',
  ['Restore ', ['domain']],
];
export const renewedMeanwhile: Message<{ email: string | number }> = [
  'backend/modules/renewals/renewedMeanwhile',
  ['If you have renewed it in the meantime, there is nothing left to do. Questions? Write to ', ['email'], '.'],
];
export const expiredSubject: Message<{ domain: string | number }> = [
  'backend/modules/renewals/expiredSubject',
  [['domain'], ' has expired'],
];
export const expiresSubject: Message<{ domain: string | number; days: number }> = [
  'backend/modules/renewals/expiresSubject',
  [['domain'], ' expires in ', ['days', 2, { one: [0, ' day'], other: [0, ' days'] }]],
];
export const severalSubject: Message<{ state: 'expired' | 'expires' | 'renews' | 'mixed'; count: number }> = [
  'backend/modules/renewals/severalSubject',
  [
    [
      'state',
      1,
      {
        expired: [['count', 2, { one: [0, ' domain has expired'], other: [0, ' domains have expired'] }]],
        expires: [['count', 2, { one: [0, ' domain expires soon'], other: [0, ' domains expire soon'] }]],
        renews: [
          [
            'count',
            2,
            { one: [0, ' domain renews automatically soon'], other: [0, ' domains renew automatically soon'] },
          ],
        ],
        mixed: [
          ['count', 2, { one: [0, ' domain expires or renews soon'], other: [0, ' domains expire or renew soon'] }],
        ],
        other: '',
      },
    ],
  ],
];
export const expiredText: Message<{ domain: string | number; date: string | number }> = [
  'backend/modules/renewals/expiredText',
  [['domain'], ' expired on ', ['date'], '. Its website and email may stop at any time.'],
];
export const expiresText: Message<{ domain: string | number; date: string | number }> = [
  'backend/modules/renewals/expiresText',
  [['domain'], ' expires on ', ['date'], '.'],
];
export const renewCost: Message<{
  years: number;
  hasAddOns: boolean;
  addOns: string | number;
  total: string | number;
  isTaxed: boolean;
  net: string | number;
  tax: string | number;
  fee: 'late' | 'restore' | 'none';
  feeAmount: string | number;
}> = [
  'backend/modules/renewals/renewCost',
  [
    'Renewing it for ',
    ['years', 2, { one: 'one year', other: [0, ' years'] }],
    ['hasAddOns', 1, { true: [' with ', ['addOns']], other: '' }],
    ' costs ',
    ['total'],
    ['isTaxed', 1, { true: [' (', ['net'], ' and ', ['tax'], ' tax)'], other: '' }],
    '.',
    [
      'fee',
      1,
      {
        late: [' Of that, ', ['feeAmount'], ' before tax is for renewing late.'],
        restore: [' Of that, ', ['feeAmount'], ' before tax is for restoring the domain.'],
        other: '',
      },
    ],
  ],
];
export const restoreCost: Message<{
  years: number;
  hasAddOns: boolean;
  addOns: string | number;
  total: string | number;
  isTaxed: boolean;
  net: string | number;
  tax: string | number;
  fee: 'late' | 'restore' | 'none';
  feeAmount: string | number;
}> = [
  'backend/modules/renewals/restoreCost',
  [
    'Restoring it and renewing it for ',
    ['years', 2, { one: 'one year', other: [0, ' years'] }],
    ['hasAddOns', 1, { true: [' with ', ['addOns']], other: '' }],
    ' costs ',
    ['total'],
    ['isTaxed', 1, { true: [' (', ['net'], ' and ', ['tax'], ' tax)'], other: '' }],
    '.',
    [
      'fee',
      1,
      {
        late: [' Of that, ', ['feeAmount'], ' before tax is for renewing late.'],
        restore: [' Of that, ', ['feeAmount'], ' before tax is for restoring the domain.'],
        other: '',
      },
    ],
  ],
];
export const graceSame: Message<{
  date: string | number;
  canRestore: boolean;
  days: number;
  restore: string | number;
}> = [
  'backend/modules/renewals/graceSame',
  [
    'Until ',
    ['date'],
    ', you can renew it at that price.',
    [
      'canRestore',
      1,
      {
        true: [
          ' For ',
          ['days', 2, { one: [0, ' day'], other: [0, ' days'] }],
          ' after that, you can only restore it, for ',
          ['restore'],
          ' more, before tax; then anyone can register it.',
        ],
        other: '',
      },
    ],
  ],
];
export const graceDearer: Message<{
  date: string | number;
  late: string | number;
  canRestore: boolean;
  days: number;
  restore: string | number;
}> = [
  'backend/modules/renewals/graceDearer',
  [
    'After that day, until ',
    ['date'],
    ', you can still renew it, for ',
    ['late'],
    ' more, before tax.',
    [
      'canRestore',
      1,
      {
        true: [
          ' For ',
          ['days', 2, { one: [0, ' day'], other: [0, ' days'] }],
          ' after that, you can only restore it, for ',
          ['restore'],
          ' more, before tax; then anyone can register it.',
        ],
        other: '',
      },
    ],
  ],
];
export const restoreLater: Message<{ days: number; restore: string | number }> = [
  'backend/modules/renewals/restoreLater',
  [
    'For ',
    ['days', 2, { one: [0, ' day'], other: [0, ' days'] }],
    ' after that, you can only restore it, for ',
    ['restore'],
    ' more, before tax; then anyone can register it.',
  ],
];
export const ownerExpired: Message<{ domain: string | number; date: string | number }> = [
  'backend/modules/renewals/ownerExpired',
  ['You are the owner of ', ['domain'], ', which expired on ', ['date'], '.'],
];
export const ownerExpires: Message<{ domain: string | number; date: string | number }> = [
  'backend/modules/renewals/ownerExpires',
  ['You are the owner of ', ['domain'], ', which expires on ', ['date'], '.'],
];
export const ownerExpiredText: Message = [
  'backend/modules/renewals/ownerExpiredText',
  'Its website and email may stop at any time, and after a while anyone can register it.',
];
export const ownerExpiresText: Message = [
  'backend/modules/renewals/ownerExpiresText',
  'Unless it is renewed, its website and email stop working after that day.',
];
export const ownerManager: Message = [
  'backend/modules/renewals/ownerManager',
  'The person who manages it with us knows the price and can renew it.',
];
export const ownerNote: Message<{ email: string | number }> = [
  'backend/modules/renewals/ownerNote',
  ['If you do not know who that is, write to ', ['email'], '.'],
];
export const seeDomains: Message = ['backend/modules/renewals/seeDomains', 'See your domains'];
export const someOff: Message<{ url: string | number }> = [
  'backend/modules/renewals/someOff',
  ['To let one of these domains expire instead, turn off its auto-renew before the day given: ', ['url']],
];
export const someRenewed: Message<{ email: string | number }> = [
  'backend/modules/renewals/someRenewed',
  [
    'For domains that you have renewed in the meantime, there is nothing left to do. Questions? Write to ',
    ['email'],
    '.',
  ],
];
export const ownerSeveral: Message = ['backend/modules/renewals/ownerSeveral', 'You are the owner of these domains.'];
export const ownerSeveralExpired: Message = [
  'backend/modules/renewals/ownerSeveralExpired',
  'After a while anyone can register them.',
];
export const ownerSeveralExpires: Message = [
  'backend/modules/renewals/ownerSeveralExpires',
  'Unless they are renewed, their websites and email stop working after the day given.',
];
export const ownerSeveralManager: Message = [
  'backend/modules/renewals/ownerSeveralManager',
  'The person who manages them with us knows the prices and can renew them.',
];
