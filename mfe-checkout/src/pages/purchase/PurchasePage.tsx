import { useTranslate } from '@storefront/shared/i18n';
import { Navigate, paths, useSearchParams } from '@storefront/shared/routing';
import { useSession } from '@storefront/shared/session';
import { useHydrated } from '@storefront/shared/store';
import { lazy, Suspense } from 'react';
import { CheckoutLayout } from '../checkout-layout/CheckoutLayout';
import * as messages from './messages';
import { Purchase } from './Purchase';
import { PurchaseWait } from './PurchaseWait';

// Loaded separately, because it contains the rules of all registries, which following an order does not need.
const WithoutOrder = lazy(() => import('./WithoutOrder').then((m) => ({ default: m.WithoutOrder })));

/** `/site/purchase?order=` (RT-16): follows an order until it is final. Can be left and opened again at any time (OR-02). */
export function PurchasePage() {
  const t = useTranslate();
  const [query] = useSearchParams();
  const hydrated = useHydrated();
  const session = useSession();
  const orderId = query.get('order');

  if (!hydrated || session.status === 'unknown') {
    return (
      <CheckoutLayout step="purchase" title={t(messages.order)} needsRegistrant>
        <PurchaseWait />
      </CheckoutLayout>
    );
  }
  if (!orderId) {
    return (
      <Suspense fallback={<PurchaseWait />}>
        <WithoutOrder />
      </Suspense>
    );
  }
  if (session.status === 'guest') return <Navigate to={paths.login(paths.purchase(orderId))} replace />;
  return <Purchase key={orderId} orderId={orderId} />;
}
