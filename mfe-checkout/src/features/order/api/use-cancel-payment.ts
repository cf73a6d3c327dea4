import { apiQueryKey, queryClient, useApiMutation } from '@storefront/shared/api';
import { cancelPayment, getOrder, type Order } from '@storefront/shared/contract';
import { paths, useNavigate } from '@storefront/shared/routing';
import { useEffect, useState } from 'react';
import { isCancelledByCustomer } from '../model/order-progress';

/** What cancels the payment of an order that waits for the customer's bank, and how that goes. */
export interface PaymentCancellation {
  /** Why the payment is being cancelled, while the request is under way. */
  readonly asking: 'end' | 'other-card' | null;
  readonly error: unknown;
  readonly cancel: () => void;
  /** Cancels the payment, and continues to the choice of another card once it can no longer be charged. */
  readonly useOtherCard: () => void;
}

/**
 * @param inCart whether the cart still holds every name of the order, so that another card can pay for them
 */
export function useCancelPayment(order: Order | undefined, orderId: string, inCart: boolean): PaymentCancellation {
  const [purpose, setPurpose] = useState<'end' | 'other-card'>('end');
  const navigate = useNavigate();
  const params = { id: orderId };
  const { mutate, isPending, error } = useApiMutation(cancelPayment, {
    onSuccess: (cancelled) => queryClient.setQueryData(apiQueryKey(getOrder, { params }), cancelled),
    // The answer may have been lost, and not the call: the order says what became of it.
    onError: () => queryClient.invalidateQueries({ queryKey: apiQueryKey(getOrder, { params }) }),
  });
  const goesOn = purpose === 'other-card' && inCart && order !== undefined && isCancelledByCustomer(order);
  useEffect(() => {
    // Another card is offered only when the payment provider has confirmed that this payment will never be made.
    if (goesOn) void navigate(paths.billing());
  }, [goesOn, navigate]);

  const ask = (what: 'end' | 'other-card'): void => {
    setPurpose(what);
    mutate({ params });
  };
  return { asking: isPending ? purpose : null, error, cancel: () => ask('end'), useOtherCard: () => ask('other-card') };
}
