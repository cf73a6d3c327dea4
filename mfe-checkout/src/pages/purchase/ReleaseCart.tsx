import { clearCheckoutDrafts, orderDraftAtom, removeOrdered } from '@storefront/shared/cart';
import type { Order } from '@storefront/shared/contract';
import { useTranslate } from '@storefront/shared/i18n';
import { paths, useNavigate } from '@storefront/shared/routing';
import { useStored } from '@storefront/shared/store';
import { Button } from '@storefront/shared/ui/button';
import { WAIT_LONG_MS } from '../../features/order/model/order-progress';
import * as messages from './messages';

/**
 * While an order is running, its items are in the cart and the cart cannot be bought again. A slow registry may take hours, so after a long
 * wait the cart can be freed for other items; the order continues and stays at its address.
 */
export function ReleaseCart({ order, waited }: { order: Order; waited: number }) {
  const t = useTranslate();
  const underWayId = useStored(orderDraftAtom, null)?.order_id;
  const navigate = useNavigate();
  if (order.status_name !== 'provisioning' || order.order_id !== underWayId || waited < WAIT_LONG_MS) return null;

  const release = (): void => {
    removeOrdered(order.order_items.map(({ domain_name }) => domain_name));
    // Nobody waits here for the end of this order any more, so its drafts are deleted (RG-08).
    clearCheckoutDrafts();
    void navigate(paths.home());
  };
  return (
    <div>
      <Button onClick={release}>{t(messages.buyOthers)}</Button>
    </div>
  );
}
