import { api, ApiError } from '@storefront/shared/api';
import { getOrder } from '@storefront/shared/contract';

/** Milliseconds to wait for what became of an order. */
const DEADLINE_MS = 8_000;

/** The outcome of an order whose answer was lost. */
export type Found =
  { kind: 'placed'; orderId: string } | { kind: 'absent' } | { kind: 'unanswered'; reference?: string };

/** Asks by its key whether an order has arrived (OR-05). Only a clear no is a no; every other failure leaves it open. */
export async function findPlaced(idempotencyKey: string): Promise<Found> {
  try {
    const { order_id } = await api.call(getOrder, { params: { id: idempotencyKey }, deadline: DEADLINE_MS });
    return { kind: 'placed', orderId: order_id };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.status === 404 ? { kind: 'absent' } : { kind: 'unanswered', reference: error.requestId };
  }
}
