// Written by tools/messages/generate.mjs. The texts are in mfe-domains/messages/en.json.
import type { Message } from '@storefront/shared/i18n';
export const lifeOf: Message<{ domain: string | number }> = [
  'mfe-domains/features/domain-life/lifeOf',
  ['The life of ', ['domain']],
];
export const renewBefore: Message<{ price: string | number }> = [
  'mfe-domains/features/domain-life/renewBefore',
  ['Renew for ', ['price'], ' before this day'],
];
export const renewUntil: Message<{ late: 'none' | (string & {}); price: string | number }> = [
  'mfe-domains/features/domain-life/renewUntil',
  [
    [
      'late',
      1,
      {
        none: ['Renew for ', ['price'], ' until redemption'],
        other: ['Renew for ', ['price'], ' plus ', ['late'], ' late fee, until redemption'],
      },
    ],
  ],
];
export const restore: Message<{ price: string | number; years: number }> = [
  'mfe-domains/features/domain-life/restore',
  ['Restore for ', ['price'], ' and ', ['years', 2, { one: 'a year', other: [0, ' years'] }]],
];
export const released: Message = ['mfe-domains/features/domain-life/released', 'Anyone can register it'];
