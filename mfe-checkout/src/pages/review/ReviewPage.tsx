import { orderDraftAtom } from '@storefront/shared/cart';
import { useTranslate } from '@storefront/shared/i18n';
import { useHydrated, useStored } from '@storefront/shared/store';
import { useState } from 'react';
import { CheckoutGate } from '../checkout-layout/CheckoutGate';
import * as messages from './messages';
import { LostOrder } from './LostOrder';
import { Review } from './Review';
import { useSeenPrices } from './use-seen-prices';

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
      {found?.sent ? <LostOrder draft={found}>{review}</LostOrder> : review}
    </CheckoutGate>
  );
}
