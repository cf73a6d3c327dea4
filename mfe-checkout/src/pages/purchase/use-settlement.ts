import { apiQueryKey, queryClient } from '@storefront/shared/api';
import { clearCheckoutDrafts, orderDraftAtom, registrantDraftAtom, removeOrdered } from '@storefront/shared/cart';
import { getContactInfo, getDomainInfo, type Order } from '@storefront/shared/contract';
import { currentPath, paths } from '@storefront/shared/routing';
import { store, useSetAtom, useStored } from '@storefront/shared/store';
import { useEffect } from 'react';
import { getSettlement } from '../../features/order/model/settlement';

/** Removes the bought domains of an order from the cart and deletes its drafts, each once (OR-05, RG-08). */
export function useSettlement(order: Order | undefined): void {
  const underWayId = useStored(orderDraftAtom, null)?.order_id;
  const setDraft = useSetAtom(orderDraftAtom);
  useEffect(() => {
    if (!order) return;
    const { bought, forgetOrder, forgetRegistrant } = getSettlement(order, underWayId);
    if (bought.length > 0) {
      removeOrdered(bought);
      // The cached domains have neither the new expiry nor the new add-ons.
      void queryClient.invalidateQueries({ queryKey: apiQueryKey(getDomainInfo) });
    }
    if (forgetRegistrant) clearCheckoutDrafts();
    else if (forgetOrder) {
      setDraft(null);
      // If the registrant draft was deleted in the meantime, the server now returns the registrant of the failed order.
      queryClient.removeQueries({ queryKey: apiQueryKey(getContactInfo) });
    }
  }, [order, underWayId, setDraft]);
}

/** The pages of a purchase, on which the registrant draft may still be needed. */
const PURCHASE_PAGES = [paths.registrant(), paths.billing(), paths.review(), paths.purchase()];

/**
 * Deletes the registrant draft once the customer leaves the purchase for another part of the shop: the running order already has the data,
 * and the customer may never return to this browser (RG-08). A visit to the bank and back does not delete it.
 */
export function useForgetOnLeaving(orderId: string): void {
  useEffect(
    () => () => {
      const [path] = currentPath().split('?');
      const isPlaced = store.get(orderDraftAtom)?.order_id === orderId;
      if (isPlaced && !PURCHASE_PAGES.some((page) => page === path)) store.set(registrantDraftAtom, null);
    },
    [orderId],
  );
}
