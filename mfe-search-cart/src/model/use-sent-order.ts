import { orderDraftAtom } from '@storefront/shared/cart';
import { paths } from '@storefront/shared/routing';
import { useStored } from '@storefront/shared/store';

/**
 * Returns the path to the order that was sent from this cart and has not been seen to end; undefined if there is none. Its domains stay in
 * the cart meanwhile, and their registries may already report them as taken. The review finds out whether an order without a response
 * arrived (OR-05e).
 */
export function useSentOrder(): string | undefined {
  const draft = useStored(orderDraftAtom, null);
  if (draft?.order_id !== undefined) return paths.purchase(draft.order_id);
  return draft?.sent ? paths.review() : undefined;
}
