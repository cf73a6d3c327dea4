import { removeItem, useCart } from '@storefront/shared/cart';
import { formatMoney } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { Button } from '@storefront/shared/ui/button';
import { Stack, WithRail } from '@storefront/shared/ui/layout';
import { lazy, Suspense } from 'react';
import { DelayNotice } from '../../features/review/components/DelayNotice';
import { RefusalPanel } from '../../features/review/components/RefusalPanel';
import type { SeenPrices } from '../../features/review/model/price-changes';
import { CheckoutLayout } from '../checkout-layout/CheckoutLayout';
import * as messages from './messages';
import { OrderSections } from './OrderSections';
import { PayPanel } from './PayPanel';
import { useReview } from './use-review';

// Loaded on demand, because in most orders nothing has changed.
const ChangesList = lazy(() =>
  import('../../features/review/changes/ChangesList').then((m) => ({ default: m.ChangesList })),
);

/** The complete order, and the button that pays it. */
export function Review({ seen }: { seen: SeenPrices }) {
  const t = useTranslate();
  const { items, totals } = useCart();
  const review = useReview(seen);
  const { changes, refusal, mayTakeLonger } = review;

  const payButton = (
    <Button
      variant="filled"
      size="lg"
      loading={review.placing && t(messages.paying)}
      disabledReason={review.block}
      onClick={review.pay}
    >
      {items.some(({ priced }) => priced === 'unknown')
        ? t(messages.pay)
        : t(messages.paySum, { sum: formatMoney(totals.total, totals.currency_code) })}
    </Button>
  );

  return (
    <CheckoutLayout step="review" title={t(messages.title)} action={payButton}>
      <WithRail narrow="stack" label={t(messages.payNow)} rail={<PayPanel review={review} payButton={payButton} />}>
        <Stack gap={32}>
          {refusal && !(refusal.kind === 'changed' && changes.length === 0) && (
            <RefusalPanel refusal={refusal} attempt={review.attempt} />
          )}
          {review.dialog}
          {mayTakeLonger && <DelayNotice />}
          {changes.length > 0 && (
            <Suspense>
              <ChangesList
                changes={changes}
                items={items}
                onAccept={review.accept}
                onRemove={removeItem}
                onRetry={review.recheck}
                openOrder={refusal?.kind === 'changed' ? refusal.conflict.order_id : undefined}
              />
            </Suspense>
          )}
          <OrderSections registrants={review.registrants} card={review.card} />
        </Stack>
      </WithRail>
    </CheckoutLayout>
  );
}
