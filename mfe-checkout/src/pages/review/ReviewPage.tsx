import { orderDraftAtom } from '@storefront/shared/cart';
import { useTranslate } from '@storefront/shared/i18n';
import { useHydrated, useStored } from '@storefront/shared/store';
import { lazy, Suspense, useState } from 'react';
import { CheckoutGate } from '../checkout-layout/CheckoutGate';
import * as messages from './messages';
import { Review } from './Review';
import { useSeenPrices } from './use-seen-prices';

// For those who return while an answer is outstanding, which hardly ever happens.
const LostOrder = lazy(() => import('./lost-order/LostOrder').then((module) => ({ default: module.LostOrder })));

/** `/site/review` (RT-15) */
export function ReviewPage() {
  const t = useTranslate();
  const seen = useSeenPrices();
  const draft = useStored(orderDraftAtom, null);
  const hydrated = useHydrated();
  // As the page finds it: an order that is sent from here is waited for by the review itself.
  const [found, setFound] = useState<typeof draft>();
  if (found === undefined && hydrated) setFound(draft);

  const review = <Review seen={seen} />;
  return (
    <CheckoutGate step="review" title={t(messages.title)}>
      {found?.sent ? (
        <Suspense>
          <LostOrder draft={found}>{review}</LostOrder>
        </Suspense>
      ) : (
        review
      )}
    </CheckoutGate>
  );
}
