import { linesAsLastSeen, orderDraftAtom, useCart } from '@storefront/shared/cart';
import { useTranslate } from '@storefront/shared/i18n';
import { useHydrated, useStored } from '@storefront/shared/store';
import { lazy, Suspense, useState } from 'react';
import { seenPrices, type SeenPrices } from '../../features/review/model/price-changes';
import { CheckoutGate } from '../checkout-layout/CheckoutGate';
import * as messages from './messages';
import { Review } from './Review';

// Loaded on demand, because customers rarely return while a response is outstanding.
const LostOrder = lazy(() => import('./lost-order/LostOrder').then((module) => ({ default: module.LostOrder })));

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
  const draft = useStored(orderDraftAtom, null);
  const hydrated = useHydrated();
  // The draft when the page was opened: for an order sent from here, the review itself waits.
  const [found, setFound] = useState<typeof draft>();
  if (found === undefined && hydrated) setFound(draft);

  const review = <Review seen={seen} />;
  return (
    <CheckoutGate step="review" title={t(messages.title)}>
      {found?.sent ? (
        <Suspense>
          <LostOrder draft={found}>
            <CheckoutGate step="review" title={t(messages.title)} knowsNotPlaced>
              {review}
            </CheckoutGate>
          </LostOrder>
        </Suspense>
      ) : (
        review
      )}
    </CheckoutGate>
  );
}
