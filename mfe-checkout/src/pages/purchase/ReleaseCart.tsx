import { clearCheckoutDrafts, orderDraftAtom, removeOrdered } from '@storefront/shared/cart';
import type { Order } from '@storefront/shared/contract';
import { useTranslate } from '@storefront/shared/i18n';
import { paths, useNavigate } from '@storefront/shared/routing';
import { useStored } from '@storefront/shared/store';
import { Button } from '@storefront/shared/ui/button';
import { WAIT_LONG_MS } from '../../features/order/model/order-progress';
import * as messages from './messages';

/**
 * While an order is running, its items stay in the cart, which cannot be ordered. A slow registry may take hours, so after a long wait this
 * offers to empty the cart for other items; the order continues and keeps its URL.
 */
export function ReleaseCart({ order, waited }: { order: Order; waited: number }) {
  const t = useTranslate();
  const underWayId = useStored(orderDraftAtom, null)?.order_id;
  const navigate = useNavigate();
  if (order.status_name !== 'provisioning' || order.order_id !== underWayId || waited < WAIT_LONG_MS) return null;

  const release = (): void => {
    removeOrdered(order.order_items.map(({ domain_name }) => domain_name));
    // The customer no longer waits here for the end of this order, so its drafts are deleted (RG-08).
    clearCheckoutDrafts();
    void navigate(paths.home());
  };
  return (
    <div>
      <Button onClick={release}>{t(messages.buyOthers)}</Button>
    </div>
  );
}
