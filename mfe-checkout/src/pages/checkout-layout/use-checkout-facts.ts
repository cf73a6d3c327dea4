import { useApiQuery } from '@storefront/shared/api';
import { orderDraftAtom, useCart } from '@storefront/shared/cart';
import { listPaymentMethods } from '@storefront/shared/contract';
import { usePendingVerification, useSession } from '@storefront/shared/session';
import { useStored } from '@storefront/shared/store';
import type { CheckoutFacts } from '../../features/steps/step-model';
import { useRegistrants } from './use-registrants';

/** Returns what decides which step is open. Cards are fetched only if the step needs them. */
export function useCheckoutFacts({ needsCard }: { needsCard: boolean }): CheckoutFacts {
  const { items } = useCart();
  const session = useSession();
  const awaiting = usePendingVerification();
  const registrants = useRegistrants();
  const order = useStored(orderDraftAtom, null);
  const chosen = order?.payment_method_id;
  const cards = useApiQuery(
    listPaymentMethods,
    {},
    { enabled: needsCard && chosen !== undefined && session.status === 'authenticated' },
  );

  const getCard = (): CheckoutFacts['card'] => {
    if (chosen === undefined) return 'none';
    if (cards.isError) return 'chosen';
    return cards.data === undefined ? 'unknown' : cards.data.some(({ id }) => id === chosen) ? 'chosen' : 'none';
  };

  return {
    session: session.status,
    emailVerified: session.user?.email_verified ?? false,
    awaitsVerification: awaiting !== undefined,
    itemCount: items.length,
    needsRegistrant: registrants.length > 0,
    registrantComplete: registrants.every(({ registrant }) => registrant !== null),
    card: getCard(),
    orderUnderWay: order?.order_id !== undefined,
    orderSent: order?.sent === true,
  };
}
