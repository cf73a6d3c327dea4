// Written by tools/messages/generate.mjs. The texts are in backend/messages/en.json.
import type { Message } from '@storefront/shared/message-format';
export const card: Message = ['backend/payment-sandbox/card', 'Card'];
export const number: Message = ['backend/payment-sandbox/number', 'Card number'];
export const expiry: Message = ['backend/payment-sandbox/expiry', 'Expiry date'];
export const cvc: Message = ['backend/payment-sandbox/cvc', 'Security code'];
export const expiryForm: Message = ['backend/payment-sandbox/expiryForm', 'MM / YY'];
export const cvcForm: Message = ['backend/payment-sandbox/cvcForm', '3 or 4 digits'];
export const testShop: Message = [
  'backend/payment-sandbox/testShop',
  'This is a test shop: no real money, no real cards',
];
export const testNumbers: Message = [
  'backend/payment-sandbox/testNumbers',
  'Use any future date, any code and one of these numbers:',
];
export const behaviour: Message<{
  behaviour: 'approves' | 'challenges' | 'declines' | 'insufficient_funds' | 'expired_card';
}> = [
  'backend/payment-sandbox/behaviour',
  [
    [
      'behaviour',
      1,
      {
        approves: 'is accepted',
        challenges: 'asks you to confirm with the bank',
        declines: 'is declined when you pay',
        insufficient_funds: 'has insufficient funds',
        expired_card: 'is refused as expired when you pay',
        other: '',
      },
    ],
  ],
];
export const enterNumber: Message = ['backend/payment-sandbox/enterNumber', 'Enter the card number'];
export const numberWrong: Message = ['backend/payment-sandbox/numberWrong', 'This is not a complete card number'];
export const enterExpiry: Message = ['backend/payment-sandbox/enterExpiry', 'Enter the expiry date'];
export const expiryWrong: Message = ['backend/payment-sandbox/expiryWrong', 'Enter month and year, such as 08/29'];
export const expiryPassed: Message = ['backend/payment-sandbox/expiryPassed', 'The expiry date has passed'];
export const enterCvc: Message = ['backend/payment-sandbox/enterCvc', 'Enter the security code'];
export const cvcWrong: Message = ['backend/payment-sandbox/cvcWrong', 'The security code has 3 or 4 digits'];
export const cvcDigits: Message<{ count: number }> = [
  'backend/payment-sandbox/cvcDigits',
  ['The security code of this card has ', ['count', 2, { one: [0, ' digit'], other: [0, ' digits'] }]],
];
export const realCard: Message = [
  'backend/payment-sandbox/realCard',
  'Real cards do not work here. Use one of the test numbers',
];
export const noAnswer: Message = [
  'backend/payment-sandbox/noAnswer',
  'The payment provider did not answer. The card was not added; try again.',
];
