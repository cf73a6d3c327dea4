import Stripe from 'stripe';
import { PaymentProviderUnavailable } from '../../../ports/payment-provider';

const { StripeCardError, StripeConnectionError, StripeError, StripeInvalidRequestError } = Stripe.errors;

/** Runs a call of the card form. @throws PaymentProviderUnavailable */
export async function orUnavailable<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof StripeError) throw new PaymentProviderUnavailable(getCause(error));
    throw error;
  }
}

/** Runs a read-only call: a failure is an unknown outcome. */
export async function callStripe<T>(call: () => Promise<T>): Promise<T | { kind: 'unknown'; cause: string }> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof StripeError) return { kind: 'unknown', cause: getCause(error) };
    throw error;
  }
}

/** Returns what a call finds; null if Stripe has no such object. */
export async function orNull<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof StripeInvalidRequestError && error.statusCode === 404) return null;
    throw error;
  }
}

/**
 * Interprets a failed call that moves money. `refused` only if Stripe has processed and rejected it. An idempotency key in use or used for
 * something else, rate limiting and a rejected API key say nothing about an earlier call with the same key.
 */
export function toFailure(
  error: unknown,
): { kind: 'refused'; message: string; code?: string } | { kind: 'unknown'; cause: string } {
  if (error instanceof StripeInvalidRequestError || error instanceof StripeCardError)
    return { kind: 'refused', message: error.message, ...(error.code !== undefined && { code: error.code }) };
  if (error instanceof StripeError) return { kind: 'unknown', cause: getCause(error) };
  throw error;
}

/** Omits Stripe's message, which may quote parts of the secret key. */
function getCause(error: InstanceType<typeof StripeError>): string {
  if (error instanceof StripeConnectionError)
    return /timeout/i.test(error.message) ? 'timeout waiting for the response' : 'the connection failed';
  return [
    'Stripe answered',
    error.statusCode === undefined ? 'what cannot be read' : `with status ${error.statusCode}`,
    error.code && `(${error.code})`,
  ]
    .filter(Boolean)
    .join(' ');
}
