// Written by tools/messages/generate.mjs. The texts are in mfe-checkout/messages/en.json.
import type { Message, Tag } from '@storefront/shared/i18n';
export const withdrawal: Message = ['mfe-checkout/features/withdrawal/section/withdrawal', 'Withdrawal'];
export const declared: Message<{ date: Tag }> = [
  'mfe-checkout/features/withdrawal/section/declared',
  [
    'You withdrew from this order on ',
    ['date', ''],
    '. We acknowledged it by email, and refund what is due within 14 days.',
  ],
];
export const right: Message<{ date: Tag; final: boolean; ends: string | number }> = [
  'mfe-checkout/features/withdrawal/section/right',
  [
    'As a consumer in the EU or the UK you may withdraw until the end of ',
    ['date', ''],
    '. ',
    [
      'final',
      1,
      {
        true: 'Nothing in this order is still open, so nothing would be refunded. ',
        other:
          'What we have not started is removed from the order, and a transfer in progress is cancelled; both are refunded. ',
      },
    ],
    'As you agreed before paying, the right ends sooner: ',
    ['ends'],
    '.',
  ],
];
export const withdraw: Message = ['mfe-checkout/features/withdrawal/section/withdraw', 'Withdraw from contract here'];
export const title: Message = ['mfe-checkout/features/withdrawal/section/title', 'Withdraw from this order?'];
export const effect: Message<{ final: boolean }> = [
  'mfe-checkout/features/withdrawal/section/effect',
  [
    ['final', 1, { true: 'Nothing in this order is still open, so nothing would be refunded. ', other: '' }],
    'We email you at once with the date and time of your declaration. It cannot be undone.',
  ],
];
export const sending: Message = ['mfe-checkout/features/withdrawal/section/sending', 'Sending'];
export const confirm: Message = ['mfe-checkout/features/withdrawal/section/confirm', 'Confirm withdrawal'];
export const keep: Message = ['mfe-checkout/features/withdrawal/section/keep', 'Keep the order'];
export const declaredBy: Message = ['mfe-checkout/features/withdrawal/section/declaredBy', 'Declared by'];
export const acknowledgedTo: Message = ['mfe-checkout/features/withdrawal/section/acknowledgedTo', 'Acknowledged to'];
export const order: Message = ['mfe-checkout/features/withdrawal/section/order', 'Order'];
export const names: Message = ['mfe-checkout/features/withdrawal/section/names', 'Domains'];
export const notSent: Message<{ failure: string | number }> = [
  'mfe-checkout/features/withdrawal/section/notSent',
  ['Your withdrawal was not sent. ', ['failure']],
];
