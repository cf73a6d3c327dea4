import { linesAsLastSeen, useCart } from '@storefront/shared/cart';
import { useHydrated } from '@storefront/shared/store';
import { useState } from 'react';
import { seenPrices, type SeenPrices } from '../../features/review/model/price-changes';

/**
 * Returns the prices that the customer last saw or accepted, here or in the cart, even before a reload or a week ago. They are read as soon
 * as the stored cart is, before anything on the page fetches new ones, so that no change goes unnoticed (CT-14, OR-06).
 */
export function useSeenPrices(): SeenPrices {
  const { items } = useCart();
  const hydrated = useHydrated();
  const [seen, setSeen] = useState<SeenPrices | null>(null);
  if (seen === null && hydrated) setSeen(seenPrices(linesAsLastSeen(items)));
  return seen ?? {};
}
