// Written by tools/messages/generate.mjs. The texts are in mfe-checkout/messages/en.json.
import type { Message, Tag } from '@storefront/shared/i18n';
export const loading: Message = ['mfe-checkout/pages/checkout-layout/loading', 'Loading your order'];
export const step: Message<{ step: 'account' | 'registrant' | 'billing' | 'review' | 'purchase' }> = [
  'mfe-checkout/pages/checkout-layout/step',
  [
    [
      'step',
      1,
      {
        account: 'Account',
        registrant: 'Registrant',
        billing: 'Billing',
        review: 'Review',
        purchase: 'Purchase',
        other: '',
      },
    ],
  ],
];
export const steps: Message = ['mfe-checkout/pages/checkout-layout/steps', 'Checkout steps'];
export const nextStep: Message = ['mfe-checkout/pages/checkout-layout/nextStep', 'Total and next step'];
export const sum: Message<{ tax: 'before' | 'with' | 'none'; total: Tag }> = [
  'mfe-checkout/pages/checkout-layout/sum',
  [
    [
      'tax',
      1,
      { before: [['total', ''], ' before tax'], with: [['total', ''], ' with tax'], none: [['total', '']], other: '' },
    ],
  ],
];
