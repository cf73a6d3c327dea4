import { queryClient, useMutation } from '@storefront/shared/api';
import { createOrder, type OrderPayload } from '@storefront/shared/contract';
import { useTranslate } from '@storefront/shared/i18n';
import { useReauth, type Reauth } from '@storefront/shared/password';
import { useId, type ReactNode } from 'react';
import * as messages from '../messages';
import { placeOrder, type NotPlaced, type Placement } from './place-order';

interface PlaceOrder {
  /** Places the order that `build` creates. A second click while one is being placed does nothing. */
  place: (build: () => OrderPayload) => void;
  placing: boolean;
  refusal: NotPlaced | null;
  /** Incremented with each attempt, so that the same refusal is announced again. */
  attempt: number;
  /** Has to be rendered by the component that uses the hook. */
  dialog: ReactNode;
}

/** Places orders, for the button that spends money. */
export function usePlaceOrder({
  onPlaced,
  onRefused,
}: {
  onPlaced: (orderId: string) => void;
  onRefused: (refusal: NotPlaced) => void;
}): PlaceOrder {
  const reauth = useReauth(useTranslate()(messages.payingSaved));
  const mutationKey = [createOrder.id, useId()];
  const { mutate, isPending, data, submittedAt } = useMutation({
    mutationKey,
    gcTime: 0,
    mutationFn: (build: () => OrderPayload) => attemptToPlace(build, reauth.run),
    onSuccess: (outcome) => (outcome.placed ? onPlaced(outcome.orderId) : onRefused(outcome.refusal)),
  });

  return {
    place(build) {
      // Two clicks within one frame see the same state, but the mutation cache already has the first.
      if (!isPending && queryClient.isMutating({ mutationKey }) === 0) mutate(build);
    },
    placing: isPending,
    refusal: data && !data.placed ? data.refusal : null,
    attempt: submittedAt,
    dialog: reauth.dialog,
  };
}

/** Builds and places the order. A cart that cannot be ordered, such as with a transfer whose code is lost, counts as a refusal. */
async function attemptToPlace(build: () => OrderPayload, withReauth: Reauth['run']): Promise<Placement> {
  try {
    return await placeOrder(build(), withReauth);
  } catch (error) {
    return { placed: false, refusal: { kind: 'refused', error } };
  }
}
