// Written by tools/messages/generate.mjs. The texts are in mfe-checkout/messages/en.json.
import type { Message } from '@storefront/shared/i18n';
export const onDefault: Message<{ count: number; domain: string | number; card: string | number }> = [
  'mfe-checkout/features/card/renewal/onDefault',
  [
    'Auto-renew is on for ',
    ['count', 2, { one: [['domain']], other: [0, ' domains'] }],
    ' and charges ',
    ['card'],
    ', your default card.',
  ],
];
export const onSaved: Message<{ count: number; domain: string | number; card: 'new' | (string & {}) }> = [
  'mfe-checkout/features/card/renewal/onSaved',
  [
    'Auto-renew is on for ',
    ['count', 2, { one: [['domain']], other: [0, ' domains'] }],
    ' and charges ',
    ['card', 1, { new: 'this card', other: [['card']] }],
    ', which becomes your default card once this order is paid.',
  ],
];
