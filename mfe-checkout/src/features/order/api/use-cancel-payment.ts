import { apiQueryKey, queryClient, useApiMutation } from '@storefront/shared/api';
import { cancelPayment, getOrder, type Order } from '@storefront/shared/contract';
import { paths, useNavigate } from '@storefront/shared/routing';
import { useEffect, useState } from 'react';
import { isCancelledByCustomer } from '../model/order-progress';

/** Functions that cancel a payment waiting for the customer's bank, and the state of the cancellation. */
export interface PaymentCancellation {
  /** Why the payment is being cancelled, while the request is running. */
  readonly asking: 'end' | 'other-card' | null;
  readonly error: unknown;
  readonly cancel: () => void;
  /** Cancels the payment and, once it can no longer be charged, continues to the choice of another card. */
  readonly useOtherCard: () => void;
}

/** @param inCart whether the cart still contains every item of the order, so that another card can pay for them */
export function useCancelPayment(order: Order | undefined, orderId: string, inCart: boolean): PaymentCancellation {
  const [purpose, setPurpose] = useState<'end' | 'other-card'>('end');
  const navigate = useNavigate();
  const params = { id: orderId };
  const { mutate, isPending, error } = useApiMutation(cancelPayment, {
    onSuccess: (cancelled) => queryClient.setQueryData(apiQueryKey(getOrder, { params }), cancelled),
    // The call may have succeeded although its response was lost; the order shows the result.
    onError: () => queryClient.invalidateQueries({ queryKey: apiQueryKey(getOrder, { params }) }),
  });
  const needsOtherCard = purpose === 'other-card' && inCart && order !== undefined && isCancelledByCustomer(order);
  useEffect(() => {
    // Another card is offered only once the payment provider has confirmed that this payment will never be made.
    if (needsOtherCard) void navigate(paths.billing());
  }, [needsOtherCard, navigate]);

  const ask = (what: 'end' | 'other-card'): void => {
    setPurpose(what);
    mutate({ params });
  };
  return { asking: isPending ? purpose : null, error, cancel: () => ask('end'), useOtherCard: () => ask('other-card') };
}
