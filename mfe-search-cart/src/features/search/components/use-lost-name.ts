import { useEffect } from 'react';
import { repriceCart } from '@storefront/shared/cart';
import type { OfferState } from '../../../model/offer-state';

/** Has the cart ask anew about a name that its registry says is gone, so that cart and row say the same (CT-14). */
export function useLostName(state: OfferState, domain: string): void {
  useEffect(() => {
    if (state === 'lost') void repriceCart([domain]);
  }, [state, domain]);
}
