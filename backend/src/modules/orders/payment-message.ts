import type { CodedPaymentMessage, Order, PaymentMessageCode, PaymentMessageParams } from '@storefront/shared/contract';
import { methodTitle } from '@storefront/shared/domain';
import { ENGLISH_LOCALE, type Locale } from '../../core/locale';
import * as messages from './messages';
import type { OrderRow } from './queries';

const sentences: {
  readonly [Code in keyof PaymentMessageParams]: (locale: Locale, params: PaymentMessageParams[Code]) => string;
} = {
  declined: ({ t }, card) => t(messages.cardDeclined, { card: methodTitle(card) }),
  insufficient_funds: ({ t }, card) => t(messages.insufficientFunds, { card: methodTitle(card) }),
  expired_card: ({ t }, card) => t(messages.cardExpired, { card: methodTitle(card) }),
  authentication: ({ t }, card) => t(messages.notAuthenticated, { card: methodTitle(card) }),
  authentication_required: ({ t }, card) => t(messages.authenticationRequired, { card: methodTitle(card) }),
  method_missing: ({ t }, card) => t(messages.methodMissing, { card: methodTitle(card) }),
  challenge_expired: ({ t }) => t(messages.challengeExpired),
  payment_cancelled: ({ t }) => t(messages.paymentCancelled),
  provider_refused: ({ t }) => t(messages.providerRefused),
};

function paymentMessage({ code, params }: CodedPaymentMessage, locale: Locale): string {
  const sentence = sentences[code] as (locale: Locale, params: CodedPaymentMessage['params']) => string;
  return sentence(locale, params);
}

/** Returns the columns for why a payment failed, readable also by older versions without codes. */
export function paymentColumns(
  message: CodedPaymentMessage,
): Pick<OrderRow, 'payment_code' | 'payment_params' | 'payment_message'> {
  return {
    payment_code: message.code,
    payment_params: message.params ?? null,
    payment_message: paymentMessage(message, ENGLISH_LOCALE),
  };
}

/** Says that the hold lapsed before it was captured, and what comes next. */
export const holdLapsedText = ({ t }: Locale): string => t(messages.holdLapsed);

type CodedMessage = Pick<Order['payment'], 'params' | 'message'> & { readonly code: PaymentMessageCode };

/** Returns the message about an order's payment for its customer, or null if the status says it all. */
export function getPaymentMessage(
  {
    state,
    payment_code: code,
    payment_params: params,
    payment_message: message,
    payment_cancel_asked_at: cancelAskedAt,
    captured,
  }: Pick<
    OrderRow,
    'state' | 'payment_code' | 'payment_params' | 'payment_message' | 'payment_cancel_asked_at' | 'captured'
  >,
  locale: Locale = ENGLISH_LOCALE,
): CodedMessage | null {
  if (state === 'payment_unknown') return { code: 'bank_silent', message: locale.t(messages.silentBank) };
  if (state === 'action_required' && cancelAskedAt !== null)
    return { code: 'being_cancelled', message: locale.t(messages.beingCancelled) };
  if (state === 'awaiting_registry' && captured === 0) return { code: 'hold_lapsed', message: holdLapsedText(locale) };
  // A newer version that was rolled back may have left codes unknown to this one.
  if (code !== null && code in sentences)
    return {
      code,
      ...(params && { params: { ...params } }),
      message: paymentMessage({ code, params: params ?? undefined } as CodedPaymentMessage, locale),
    };
  return message === '' ? null : { code: 'other', message };
}
