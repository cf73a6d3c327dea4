import { ApiError, useApiQuery } from '@storefront/shared/api';
import { getOrder } from '@storefront/shared/contract';
import { isFinal } from '@storefront/shared/domain';
import { isBeingCancelled } from '../model/order-progress';
import { pollDelay } from '../model/poll-delay';

/** Poll interval in milliseconds while a payment is being cancelled: the customer is waiting to pay another way. */
const CANCELLING_MS = 1_000;

/** Whether a retry cannot help: the customer has no such order, or is signed out. */
function isHopeless(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 401);
}

/** Polls an order until it is final (OR-02): at growing intervals, despite failures, and not while the page is hidden. */
export function useOrder(orderId: string) {
  return useApiQuery(
    getOrder,
    { params: { id: orderId } },
    {
      staleTime: 0,
      retry: false,
      refetchOnWindowFocus: ({ state }) => !(state.data && isFinal(state.data.status_name)),
      refetchInterval: ({ state: { data, error, dataUpdateCount, errorUpdateCount } }) =>
        (data && isFinal(data.status_name)) || isHopeless(error)
          ? false
          : data && isBeingCancelled(data)
            ? CANCELLING_MS
            : pollDelay(dataUpdateCount + errorUpdateCount),
    },
  );
}
