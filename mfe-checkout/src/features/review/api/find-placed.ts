import { api, ApiError } from '@storefront/shared/api';
import { getOrder } from '@storefront/shared/contract';

/** Timeout in milliseconds of the query. */
const DEADLINE_MS = 8_000;

/** The outcome of an order whose response was lost. */
type Found = { kind: 'placed'; orderId: string } | { kind: 'absent' } | { kind: 'unanswered'; reference?: string };

/** Queries by its key whether an order was placed (OR-05). Only a 404 means no; after any other failure it is unknown. */
export async function findPlaced(idempotencyKey: string): Promise<Found> {
  try {
    const { order_id } = await api.call(getOrder, { params: { id: idempotencyKey }, deadline: DEADLINE_MS });
    return { kind: 'placed', orderId: order_id };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.status === 404 ? { kind: 'absent' } : { kind: 'unanswered', reference: error.requestId };
  }
}
