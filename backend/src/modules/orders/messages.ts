// Written by tools/messages/generate.mjs. The texts are in backend/messages/en.json.
import type { Message } from '@storefront/shared/message-format';
export const taken: Message = ['backend/modules/orders/taken', 'Someone else registered it a moment ago.'];
export const priceChanged: Message = [
  'backend/modules/orders/priceChanged',
  'The registry changed its price, so we did not buy it.',
];
export const notSold: Message = ['backend/modules/orders/notSold', 'The registry does not sell this domain.'];
export const data: Message = [
  'backend/modules/orders/data',
  'The registry does not accept the owner’s details for this domain.',
];
export const authCode: Message = [
  'backend/modules/orders/authCode',
  'The current registrar does not accept the transfer code. Copy it again or get a new one there, then try again.',
];
export const locked: Message = [
  'backend/modules/orders/locked',
  'Locked at its current registrar. Unlock it there, then try again; your code still works.',
];
export const transferHold: Message = [
  'backend/modules/orders/transferHold',
  'Its registry or current registrar does not allow a transfer yet. The transfer check shows when that ends.',
];
export const denied: Message = [
  'backend/modules/orders/denied',
  'The current registrar has denied the transfer. Ask it why, then try again.',
];
export const withdrawn: Message = [
  'backend/modules/orders/withdrawn',
  'The transfer was cancelled at the current registrar. If that was not you, ask the registrar who did it.',
];
export const cancelled: Message = ['backend/modules/orders/cancelled', 'The transfer was cancelled.'];
export const inRedemption: Message = [
  'backend/modules/orders/inRedemption',
  'It has just entered redemption, so it can only be restored. Your domain list shows what that costs.',
];
export const notRenewable: Message = [
  'backend/modules/orders/notRenewable',
  'Its registry is about to release it, so it can no longer be renewed or restored. Register it again once it is available.',
];
export const expiryDiffers: Message = [
  'backend/modules/orders/expiryDiffers',
  'Already renewed in the meantime, so we did not renew it again.',
];
export const notFound: Message = [
  'backend/modules/orders/notFound',
  'Not registered anywhere, so there is nothing to transfer or renew.',
];
export const neverReached: Message = [
  'backend/modules/orders/neverReached',
  'The registry did not answer, and the order never reached it.',
];
export const orderLost: Message = [
  'backend/modules/orders/orderLost',
  'The registrar lost the order, so nothing was bought.',
];
export const registryAsked: Message = [
  'backend/modules/orders/registryAsked',
  'We have asked its registry. This can take a while.',
];
export const registrarAsked: Message = [
  'backend/modules/orders/registrarAsked',
  'We have asked the current registrar. This can take a few days.',
];
export const ownerAsked: Message = [
  'backend/modules/orders/ownerAsked',
  'Confirm the transfer in the email sent to the owner.',
];
export const withdrawnInTime: Message = [
  'backend/modules/orders/withdrawnInTime',
  'You withdrew before we started on it.',
];
export const withdrawalTooLate: Message = [
  'backend/modules/orders/withdrawalTooLate',
  'You withdrew, but the current registrar has already released the domain, so the transfer cannot be cancelled. We will decide what to refund and email you within 14 days.',
];
export const deletedInTime: Message = [
  'backend/modules/orders/deletedInTime',
  'You deleted the domain in time for a refund.',
];
export const refundedByShop: Message = ['backend/modules/orders/refundedByShop', 'Our support team refunded it.'];
export const returnedByBank: Message = ['backend/modules/orders/returnedByBank', 'Your bank returned the payment.'];
export const cancelledByShop: Message = [
  'backend/modules/orders/cancelledByShop',
  'We cancelled this before starting on it.',
];
export const notYours: Message = [
  'backend/modules/orders/notYours',
  'No longer in your account, so nothing was added.',
];
export const expired: Message = [
  'backend/modules/orders/expired',
  'It has expired, so nothing was added. Renew it first.',
];
export const renewedMeanwhile: Message = [
  'backend/modules/orders/renewedMeanwhile',
  'It was renewed in the meantime, so nothing was added for the old term.',
];
export const privacyRefused: Message<{ addOn: string | number }> = [
  'backend/modules/orders/privacyRefused',
  ['The registrar could not enable ', ['addOn'], ' for it.'],
];
export const addOnThere: Message<{ addOn: string | number }> = [
  'backend/modules/orders/addOnThere',
  ['It already has ', ['addOn'], '.'],
];
export const tooManyAddresses: Message<{ max: number; has: string | number }> = [
  'backend/modules/orders/tooManyAddresses',
  [
    'It can have ',
    ['max', 2, { one: [0, ' email address'], other: [0, ' email addresses'] }],
    ', and already has ',
    ['has'],
    '.',
  ],
];
export const cardDeclined: Message<{ card: string | number }> = [
  'backend/modules/orders/cardDeclined',
  ['The bank declined ', ['card'], '. Nothing was charged. Use another card or ask the bank.'],
];
export const insufficientFunds: Message<{ card: string | number }> = [
  'backend/modules/orders/insufficientFunds',
  ['Insufficient funds on ', ['card'], '. Nothing was charged. Use another card.'],
];
export const cardExpired: Message<{ card: string | number }> = [
  'backend/modules/orders/cardExpired',
  [['card'], ' has expired. Nothing was charged. Use another card.'],
];
export const notAuthenticated: Message<{ card: string | number }> = [
  'backend/modules/orders/notAuthenticated',
  ['The bank could not confirm that ', ['card'], ' is yours. Nothing was charged. Try again or use another card.'],
];
export const authenticationRequired: Message<{ card: string | number }> = [
  'backend/modules/orders/authenticationRequired',
  [
    'The bank wants you to confirm payments with ',
    ['card'],
    ' yourself. Nothing was charged. Make the payment yourself, or use another card.',
  ],
];
export const methodMissing: Message<{ card: string | number }> = [
  'backend/modules/orders/methodMissing',
  [['card'], ' is no longer saved. Nothing was charged. Use another card.'],
];
export const challengeExpired: Message = [
  'backend/modules/orders/challengeExpired',
  'The confirmation with your bank timed out. Nothing was charged. Try again.',
];
export const silentBank: Message = [
  'backend/modules/orders/silentBank',
  'We have not heard back from the bank. Don’t pay again; we are checking.',
];
export const paymentCancelled: Message = [
  'backend/modules/orders/paymentCancelled',
  'You cancelled this payment. Nothing was charged.',
];
export const providerRefused: Message = [
  'backend/modules/orders/providerRefused',
  'Our payment provider did not accept this payment. Your card is not the reason. Nothing was charged. We have to fix this: try again later, or write to our support team.',
];
export const holdLapsed: Message = [
  'backend/modules/orders/holdLapsed',
  'Nothing was charged: the payment expired before we took the money, and we will not charge this card again for this order. We will email you about how to pay. There is no need to order again.',
];
export const beingCancelled: Message = [
  'backend/modules/orders/beingCancelled',
  'We have asked the bank to cancel this payment and are waiting for its answer. Don’t pay again until then.',
];
