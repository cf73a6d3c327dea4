import { useApiQuery } from '@storefront/shared/api';
import { orderDraftAtom, referralAtom, getReferralToken, useCart } from '@storefront/shared/cart';
import { listPaymentMethods, type OrderPayload, type PaymentMethod } from '@storefront/shared/contract';
import { needsPerformanceConsent, orderPayload } from '@storefront/shared/domain';
import { useSession } from '@storefront/shared/session';
import { useStored } from '@storefront/shared/store';
import { withKey } from '../../features/order-draft/order-draft';
import { useRegistrants, type CartRegistrant } from '../checkout-layout/use-registrants';

export interface OrderToPlace {
  /** None if only renewals are ordered. */
  registrants: readonly CartRegistrant[];
  /** Undefined until the list of cards is loaded. */
  card: PaymentMethod | undefined;
  /** Builds the order, under the key of the draft. @throws RangeError if a line cannot be ordered */
  build: (consents: { consented: boolean; acceptsDelay: boolean }) => OrderPayload;
  /** Whether the consent to immediate performance is required (LG-05). */
  needsConsent: boolean;
}

/** Returns everything that the order of this cart is built from (OR-01). */
export function useOrderToPlace(): OrderToPlace {
  const { items, totals } = useCart();
  const { user } = useSession();
  const registrants = useRegistrants();
  const draft = useStored(orderDraftAtom, null);
  const referral = useStored(referralAtom, null);
  const cards = useApiQuery(listPaymentMethods);
  const byDomain = new Map(registrants.flatMap((one) => one.domains.map((domain) => [domain, one.registrant])));
  const card = cards.data?.find(({ id }) => id === draft?.payment_method_id);

  return {
    registrants,
    card,
    needsConsent: needsPerformanceConsent(
      { country: user?.country ?? '', isBusiness: user?.is_business ?? false },
      items.map(({ domain }) => byDomain.get(domain)?.contact.kind ?? null),
    ),
    build: ({ consented, acceptsDelay }) => {
      const { idempotency_key, payment_method_id } = withKey(draft);
      if (!payment_method_id) throw new RangeError('No card is chosen');
      return orderPayload({
        items,
        findRegistrant: (domain) => byDomain.get(domain) ?? null,
        paymentMethodId: payment_method_id,
        currencyCode: totals.currency_code,
        idempotencyKey: idempotency_key,
        consented,
        acceptsDelay,
        referral: getReferralToken(referral, items),
      });
    },
  };
}
