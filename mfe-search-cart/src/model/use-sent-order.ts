import { orderDraftAtom } from '@storefront/shared/cart';
import { paths } from '@storefront/shared/routing';
import { useStored } from '@storefront/shared/store';

interface SentOrder {
  /** Where to follow it. The review finds out whether an order without a response arrived (OR-05e). */
  readonly path: string;
  /** Whether its response has arrived. */
  readonly isConfirmed: boolean;
}

/**
 * Returns the order that was sent from this cart and has not been seen to end; undefined if there is none. Its domains stay in the cart
 * meanwhile, and their registries may already report them as taken.
 */
export function useSentOrder(): SentOrder | undefined {
  const draft = useStored(orderDraftAtom, null);
  if (draft?.order_id !== undefined) return { path: paths.purchase(draft.order_id), isConfirmed: true };
  return draft?.sent ? { path: paths.review(), isConfirmed: false } : undefined;
}
