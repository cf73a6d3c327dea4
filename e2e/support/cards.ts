import type { APIRequestContext } from 'playwright-core';
import type { StackAddresses } from './stack';

/** The sandbox's test cards, by the bank's behaviour. */
export const CARDS = {
  approves: '4242424242424242',
  declines: '4000000000000002',
  challenges: '4000002500003155',
} as const;

/** Stores a card for the signed-in customer, as the card frame and the billing page do together. */
export async function storeCard(request: APIRequestContext, stack: StackAddresses, number: string): Promise<void> {
  const headers = { origin: stack.url };
  const intentAnswer = await request.post(`${stack.url}/api/payment/1.0/setup_intent`, { data: {}, headers });
  if (!intentAnswer.ok()) throw new Error(`No setup intent: ${intentAnswer.status()} ${await intentAnswer.text()}`);
  const { id: setup_intent_id, frame_url } = (await intentAnswer.json()) as { id: string; frame_url: string };
  const frame = new URL(frame_url);
  const secret = frame.searchParams.get('secret');
  const confirmed = await request.post(`${stack.payUrl}/v1/setup_intents/${setup_intent_id}/confirm`, {
    data: { secret, number, exp_month: 12, exp_year: 2034, cvc: '123' },
  });
  if (!confirmed.ok()) throw new Error(`The card was not confirmed: ${confirmed.status()} ${await confirmed.text()}`);
  const stored = await request.post(`${stack.url}/api/payment/1.0/payment_method`, {
    data: { setup_intent_id, make_default: true },
    headers,
  });
  if (!stored.ok()) throw new Error(`The card was not added: ${stored.status()} ${await stored.text()}`);
}

/** A payment as recorded by the payment provider, with amounts in minor units. */
export interface BookedPayment {
  readonly order: string;
  readonly key: string;
  readonly status: 'requires_action' | 'authorised' | 'declined' | 'captured' | 'cancelled';
  readonly amount: number;
  readonly captured: number;
}

/** Lists the payments recorded by the payment provider for some orders, oldest first. */
export async function listPayments(stack: StackAddresses, orderIds: readonly string[]): Promise<BookedPayment[]> {
  const payments = (await (await fetch(`${stack.payUrl}/dev/payments`)).json()) as BookedPayment[];
  return payments.filter(({ order }) => orderIds.includes(order));
}
