// Written by tools/messages/generate.mjs. The texts are in mfe-checkout/messages/en.json.
import type { Message } from '@storefront/shared/i18n';
export const endsNew: Message = ['mfe-checkout/model/endsNew', 'for a registration as soon as the name is registered'];
export const endsRenew: Message = ['mfe-checkout/model/endsRenew', 'for a renewal as soon as the name is renewed'];
export const endsRestore: Message = ['mfe-checkout/model/endsRestore', 'for a restore as soon as the name is restored'];
export const endsTransfer: Message = [
  'mfe-checkout/model/endsTransfer',
  'for a transfer as soon as the name has arrived here',
];
export const endsAddOns: Message = ['mfe-checkout/model/endsAddOns', 'for add-ons as soon as they are on'];
export const more: Message<{ count: number }> = ['mfe-checkout/model/more', [['count', 2, { other: [0, ' more'] }]]];
export const noRenewalCard: Message<{ count: number; domain: string | number }> = [
  'mfe-checkout/model/noRenewalCard',
  [
    [
      'count',
      2,
      {
        one: [
          'Auto-renew is on for ',
          ['domain'],
          ', but you have no saved card that can be charged. Save one, or the domain expires at the end of its term.',
        ],
        other: [
          'Auto-renew is on for ',
          0,
          ' domains, but you have no saved card that can be charged. Save one, or these domains expire at the end of their terms.',
        ],
      },
    ],
  ],
];
