import { useApiQuery } from '@storefront/shared/api';
import { orderDraftAtom, useCart } from '@storefront/shared/cart';
import { listPaymentMethods } from '@storefront/shared/contract';
import { methodTitle } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { useCustomerOnly } from '@storefront/shared/password';
import { paths, preload, useNavigate } from '@storefront/shared/routing';
import { useSetAtom } from '@storefront/shared/store';
import { useEffect, useRef, useState } from 'react';
import { renewalCardText } from '../../features/card/renewal/renewal-card';
import { asNotPlaced, asSent, withKey, withOrder } from '../../features/order-draft/order-draft';
import type { NotPlaced } from '../../features/review/api/place-order';
import { useCheckedPrices } from '../../features/review/api/use-checked-prices';
import { useDelay } from '../../features/review/api/use-delay';
import { usePlaceOrder } from '../../features/review/api/use-place-order';
import { payBlock } from '../../features/review/model/pay-block';
import type { SeenPrices } from '../../features/review/model/price-changes';
import { useOrderToPlace } from './use-order-to-place';

/** Refusals after which it is certain that no order exists. */
const SAID_NO: ReadonlySet<NotPlaced['kind']> = new Set<NotPlaced['kind']>([
  'changed',
  'refused',
  'may_take_longer',
  'not_proven',
]);

/** The order as it will be placed, what has changed since the customer last saw it, and how it is paid. */
export function useReview(seen: SeenPrices) {
  const t = useTranslate();
  const customerOnly = useCustomerOnly();
  const { items } = useCart();
  const { registrants, card, build, needsConsent } = useOrderToPlace();
  const setDraft = useSetAtom(orderDraftAtom);
  const navigate = useNavigate();
  const { changes, accept, recheck, refuse } = useCheckedPrices(items, seen);
  const { mayTakeLonger, noteAnswer } = useDelay();
  const consent = useConsent();
  const { place, placing, refusal, attempt, dialog } = usePlaceOrder({
    onPlaced: (orderId) => {
      setDraft((draft) => withOrder(draft, orderId));
      void navigate(paths.purchase(orderId), { replace: true });
    },
    onRefused: (reason) => {
      if (reason.kind === 'changed') refuse(reason.conflict.changes);
      if (reason.kind === 'may_take_longer') noteAnswer();
      // Without a response, the draft stays marked as sent, and the order is looked up when the page is opened again.
      if (SAID_NO.has(reason.kind)) setDraft(asNotPlaced);
    },
  });

  useEffect(() => {
    // The key is created before the first click, so that all attempts are one order (OR-05).
    setDraft(withKey);
    void preload(paths.purchase());
  }, [setDraft]);

  return {
    registrants,
    card,
    needsConsent,
    consent,
    changes,
    accept,
    recheck,
    mayTakeLonger,
    placing,
    refusal,
    attempt,
    dialog,
    /** Why the order cannot be paid now. */
    block: customerOnly('createOrder').disabledReason ?? payBlock(t, items, changes),
    pay(): void {
      if (needsConsent && !consent.given) return consent.askAgain();
      place(() => {
        const payload = build({ consented: needsConsent, acceptsDelay: mayTakeLonger });
        // While the browser is offline nothing is sent, and an attempt before this one keeps its mark.
        if (navigator.onLine) setDraft(asSent);
        return payload;
      });
    },
  };
}

/** The checkbox of the consent to immediate performance (LG-05). */
function useConsent() {
  const [given, setGiven] = useState(false);
  const [missing, setMissing] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  return {
    given,
    /** Whether the customer tried to pay without it. */
    missing,
    box,
    give: setGiven,
    askAgain(): void {
      setMissing(true);
      box.current?.focus();
    },
  };
}

/** Says which card pays for renewals; null while cards are loading. */
export function useRenewalText(card: ReturnType<typeof useOrderToPlace>['card'], now: Date): string | null {
  const t = useTranslate();
  const { items } = useCart();
  const cards = useApiQuery(listPaymentMethods);
  if (!card || !cards.data) return null;
  return renewalCardText(t, {
    items,
    cards: cards.data,
    isSaved: card.is_saved !== false,
    paying: methodTitle(card),
    now,
  });
}
