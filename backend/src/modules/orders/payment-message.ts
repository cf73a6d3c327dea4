import type { CodedPaymentMessage, Order, PaymentMessageCode, PaymentMessageParams } from '@storefront/shared/contract';
import { methodTitle } from '@storefront/shared/domain';
import type { OrderRow } from './queries';

/** What each code says to the customer. */
const sentences: { readonly [Code in keyof PaymentMessageParams]: (params: PaymentMessageParams[Code]) => string } = {
  declined: (card) => `The bank declined ${methodTitle(card)}. Nothing was charged. Use another card or ask the bank.`,
  insufficient_funds: (card) => `Insufficient funds on ${methodTitle(card)}. Nothing was charged. Use another card.`,
  expired_card: (card) => `${methodTitle(card)} has expired. Nothing was charged. Use another card.`,
  authentication: (card) =>
    `The bank could not confirm that ${methodTitle(card)} is yours. Nothing was charged. Try again or use another card.`,
  authentication_required: (card) =>
    `The bank wants you to confirm a payment with ${methodTitle(card)} yourself. Nothing was charged. Pay by hand, or use another card.`,
  method_missing: (card) => `${methodTitle(card)} is no longer saved. Nothing was charged. Use another card.`,
  challenge_expired: () => 'The bank’s confirmation timed out. Nothing was charged.',
};

const SILENT_BANK = 'We have not heard back from the bank. Don’t pay again; we keep asking.';

function paymentMessage({ code, params }: CodedPaymentMessage): string {
  const sentence = sentences[code] as (params: CodedPaymentMessage['params']) => string;
  return sentence(params);
}

/** The columns of why a payment did not go through, for this version and for those from before the codes. */
export function paymentColumns(
  says: CodedPaymentMessage,
): Pick<OrderRow, 'payment_code' | 'payment_params' | 'payment_message'> {
  return { payment_code: says.code, payment_params: says.params ?? null, payment_message: paymentMessage(says) };
}

type Said = Pick<Order['payment'], 'params' | 'message'> & { readonly code: PaymentMessageCode };

/** What is said about the payment of an order, for its customer; null where the status says all. */
export function saidOfPayment({
  state,
  payment_code: code,
  payment_params: params,
  payment_message: message,
}: Pick<OrderRow, 'state' | 'payment_code' | 'payment_params' | 'payment_message'>): Said | null {
  if (state === 'payment_unknown') return { code: 'bank_silent', message: SILENT_BANK };
  // A later version that was taken back may have left codes that this one does not know.
  if (code !== null && code in sentences)
    return {
      code,
      ...(params && { params: { ...params } }),
      message: paymentMessage({ code, params: params ?? undefined } as CodedPaymentMessage),
    };
  return message === '' ? null : { code: 'other', message };
}
