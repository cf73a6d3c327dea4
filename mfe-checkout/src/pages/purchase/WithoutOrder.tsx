import { orderDraftAtom } from '@storefront/shared/cart';
import { Navigate, paths } from '@storefront/shared/routing';
import { useStored } from '@storefront/shared/store';
import { firstOpenPlace } from '../../features/steps/step-model';
import { placePath } from '../checkout-layout/place-path';
import { useCheckoutFacts } from '../checkout-layout/use-checkout-facts';
import { PurchaseWait } from './PurchaseWait';

/** `/site/purchase` without an order in the URL: redirects to the running order, else to where the purchase continues. */
export function WithoutOrder() {
  const orderId = useStored(orderDraftAtom, null)?.order_id;
  const place = firstOpenPlace(useCheckoutFacts({ needsCard: true }));
  if (place === 'wait') return <PurchaseWait />;
  return <Navigate to={placePath(place, { here: paths.purchase(), orderId })} replace />;
}
