import { apiQueryKey, queryClient } from '@storefront/shared/api';
import { clearCheckoutDrafts, orderDraftAtom, removeOrdered } from '@storefront/shared/cart';
import { getDomainInfo, type Order } from '@storefront/shared/contract';
import { useSetAtom, useStored } from '@storefront/shared/store';
import { useEffect } from 'react';
import { settlementOf } from '../../features/order/settlement';

/** Takes what an order has bought out of the cart, and forgets the drafts that made it; each once (OR-05, RG-08). */
export function useSettlement(order: Order | undefined): void {
  const underWayId = useStored(orderDraftAtom, null)?.order_id;
  const setDraft = useSetAtom(orderDraftAtom);
  useEffect(() => {
    if (!order) return;
    const { bought, forgetOrder, forgetRegistrant } = settlementOf(order, underWayId);
    if (bought.length > 0) {
      removeOrdered(bought);
      // Their pages know neither the new expiry nor the new add-ons.
      void queryClient.invalidateQueries({ queryKey: apiQueryKey(getDomainInfo) });
    }
    if (forgetRegistrant) clearCheckoutDrafts();
    else if (forgetOrder) setDraft(null);
  }, [order, underWayId, setDraft]);
}
