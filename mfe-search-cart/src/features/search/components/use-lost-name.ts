import { useEffect } from 'react';
import { repriceCart } from '@storefront/shared/cart';
import type { OfferState } from '../../../model/offer-state';

/** Makes the cart check a domain again that its registry now reports as unavailable, so that cart and row agree (CT-14). */
export function useLostName(state: OfferState, domain: string): void {
  useEffect(() => {
    if (state === 'lost') void repriceCart([domain]);
  }, [state, domain]);
}
