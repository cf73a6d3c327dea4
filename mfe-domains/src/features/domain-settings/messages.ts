// Written by tools/messages/generate.mjs. The texts are in mfe-domains/messages/en.json.
import type { Message } from '@storefront/shared/i18n';
export const settings: Message = ['mfe-domains/features/domain-settings/settings', 'Settings'];
export const autoRenew: Message = ['mfe-domains/features/domain-settings/autoRenew', 'Auto-renew'];
export const renewHint: Message<{ on: boolean; years: number }> = [
  'mfe-domains/features/domain-settings/renewHint',
  [
    [
      'on',
      1,
      {
        true: [
          'Renewed for ',
          ['years', 2, { one: 'a year', other: [0, ' years'] }],
          ' before it expires. We email you the price at least 5 days before.',
        ],
        other: 'The domain expires at the end of its term unless you renew it.',
      },
    ],
  ],
];
export const expiredHint: Message<{
  state: 'planned' | 'doubtful' | 'grace' | 'redemption' | (string & {});
  date: string | number;
}> = [
  'mfe-domains/features/domain-settings/expiredHint',
  [
    [
      'state',
      1,
      {
        planned: 'The domain has expired, and auto-renew still tries to renew it.',
        doubtful: [
          'The domain has expired, and auto-renew may no longer renew it. Renew it yourself before ',
          ['date'],
          ' to keep it.',
        ],
        grace: ['The domain has expired. Renew it before ', ['date'], ' to keep it.'],
        redemption: [
          'The domain is in redemption, and auto-renew does not restore it. Restore it yourself before ',
          ['date'],
          ' to keep it.',
        ],
        other: 'The domain has expired and can no longer be renewed.',
      },
    ],
  ],
];
export const notOffered: Message<{ addOn: string | number }> = [
  'mfe-domains/features/domain-settings/notOffered',
  [['addOn'], ' is not offered here: the registry decides what it shows about an owner.'],
];
export const isSwitched: Message<{ on: boolean; addOn: string | number; domain: string | number }> = [
  'mfe-domains/features/domain-settings/isSwitched',
  [
    [
      'on',
      1,
      { true: [['addOn'], ' for ', ['domain'], ' is on.'], other: [['addOn'], ' for ', ['domain'], ' is off.'] },
    ],
  ],
];
export const isOn: Message<{ renewed: boolean }> = [
  'mfe-domains/features/domain-settings/isOn',
  [['renewed', 1, { true: 'It is on and is renewed with the domain.', other: 'It is on.' }]],
];
export const aboutToUnlock: Message<{ domain: string | number }> = [
  'mfe-domains/features/domain-settings/aboutToUnlock',
  ['You are about to unlock ', ['domain'], '.'],
];
export const locked: Message<{ domain: string | number }> = [
  'mfe-domains/features/domain-settings/locked',
  [['domain'], ' is locked.'],
];
export const unlocked: Message<{ domain: string | number }> = [
  'mfe-domains/features/domain-settings/unlocked',
  [['domain'], ' is unlocked. Lock it again once the transfer is finished or cancelled.'],
];
export const lock: Message = ['mfe-domains/features/domain-settings/lock', 'Transfer lock'];
export const lockHint: Message<{ on: boolean }> = [
  'mfe-domains/features/domain-settings/lockHint',
  [
    [
      'on',
      1,
      {
        true: 'Nobody can transfer the domain to another registrar. Unlock it only to transfer it.',
        other: 'Unlocked: anyone who has the transfer code can transfer the domain.',
      },
    ],
  ],
];
