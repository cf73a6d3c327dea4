import { linesAsLastSeen, useCart } from '@storefront/shared/cart';
import { useTranslate } from '@storefront/shared/i18n';
import { useHydrated } from '@storefront/shared/store';
import { useState } from 'react';
import { seenPrices, type SeenPrices } from '../../features/review/model/price-changes';
import { CheckoutGate } from '../checkout-layout/CheckoutGate';
import * as messages from './messages';
import { Review } from './Review';

/**
 * Returns the prices that the customer last saw or accepted, here or in the cart, even before a reload or a week ago. They are read as soon
 * as the stored cart is, before anything on the page fetches new ones, so that no change goes unnoticed (CT-14, OR-06).
 */
function useSeenPrices(): SeenPrices {
  const { items } = useCart();
  const hydrated = useHydrated();
  const [seen, setSeen] = useState<SeenPrices | null>(null);
  if (seen === null && hydrated) setSeen(seenPrices(linesAsLastSeen(items)));
  return seen ?? {};
}

/** `/site/review` (RT-15) */
export function ReviewPage() {
  const t = useTranslate();
  const seen = useSeenPrices();
  return (
    <CheckoutGate step="review" title={t(messages.title)}>
      <Review seen={seen} />
    </CheckoutGate>
  );
}
