import type { OrderPayload } from '@storefront/shared/contract';
import { useReauth, type Reauth } from '@storefront/shared/password';
import { useRef, useState, type ReactNode } from 'react';
import { placeOrder, type NotPlaced, type Placement } from './place-order';

export interface PlaceOrder {
  /** Places the order that `build` makes; a second click while one is on its way does nothing. */
  place: (build: () => OrderPayload) => void;
  placing: boolean;
  refusal: NotPlaced | null;
  /** How many orders were tried, so that the same refusal can be told again. */
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
  const reauth = useReauth('You are about to pay with a saved card.');
  const [placing, setPlacing] = useState(false);
  const [refusal, setRefusal] = useState<NotPlaced | null>(null);
  const [attempt, setAttempt] = useState(0);
  // Two clicks within one frame see the same state, hence the ref.
  const underWay = useRef(false);

  const place = async (build: () => OrderPayload): Promise<void> => {
    if (underWay.current) return;
    underWay.current = true;
    setPlacing(true);
    setRefusal(null);
    setAttempt((before) => before + 1);
    const outcome = await attemptToPlace(build, reauth.run);
    underWay.current = false;
    setPlacing(false);
    if (outcome.placed) {
      onPlaced(outcome.orderId);
      return;
    }
    setRefusal(outcome.refusal);
    onRefused(outcome.refusal);
  };

  return { place: (build) => void place(build), placing, refusal, attempt, dialog: reauth.dialog };
}

/** A cart that makes no order, such as a transfer whose code is gone, is refused like one that the server refuses. */
async function attemptToPlace(build: () => OrderPayload, withReauth: Reauth['run']): Promise<Placement> {
  try {
    return await placeOrder(build(), withReauth);
  } catch (error) {
    return {
      placed: false,
      refusal: { kind: 'refused', message: error instanceof Error ? error.message : String(error) },
    };
  }
}
