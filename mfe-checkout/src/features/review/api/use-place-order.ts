import { queryClient, useMutation } from '@storefront/shared/api';
import { createOrder, type OrderPayload } from '@storefront/shared/contract';
import { useTranslate } from '@storefront/shared/i18n';
import { useReauth, type Reauth } from '@storefront/shared/password';
import { useId, type ReactNode } from 'react';
import * as messages from '../messages';
import { placeOrder, type NotPlaced, type Placement } from './place-order';

export interface PlaceOrder {
  /** Places the order that `build` makes; a second click while one is on its way does nothing. */
  place: (build: () => OrderPayload) => void;
  placing: boolean;
  refusal: NotPlaced | null;
  /** Another number for each order that was tried, so that the same refusal can be told again. */
  attempt: number;
  /** Stands wherever the order is placed. */
  dialog: ReactNode;
}

/** The one button that spends money. */
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
      // Two clicks within one frame see the same state; the cache knows about the first.
      if (!isPending && queryClient.isMutating({ mutationKey }) === 0) mutate(build);
    },
    placing: isPending,
    refusal: data && !data.placed ? data.refusal : null,
    attempt: submittedAt,
    dialog: reauth.dialog,
  };
}

/** A cart that makes no order, such as a transfer whose code is gone, is refused like one that the server refuses. */
async function attemptToPlace(build: () => OrderPayload, withReauth: Reauth['run']): Promise<Placement> {
  try {
    return await placeOrder(build(), withReauth);
  } catch (error) {
    return { placed: false, refusal: { kind: 'refused', error } };
  }
}
