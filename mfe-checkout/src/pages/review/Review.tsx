import { BilledTo } from '@storefront/shared/billing';
import { serverNow, useApiQuery } from '@storefront/shared/api';
import { listPaymentMethods } from '@storefront/shared/contract';
import { orderDraftAtom, removeItem, useCart } from '@storefront/shared/cart';
import { formatMoney, methodExpiry, methodTitle } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { PageLink, paths, preload, useNavigate } from '@storefront/shared/routing';
import { useSetAtom } from '@storefront/shared/store';
import { useCustomerOnly } from '@storefront/shared/password';
import { Button } from '@storefront/shared/ui/button';
import { Skeleton } from '@storefront/shared/ui/feedback';
import { Section, Stack, WithRail } from '@storefront/shared/ui/layout';
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { asNotPlaced, asSent, withKey, withOrder } from '../../features/order-draft/order-draft';
import { renewalCardText } from '../../features/card/renewal/renewal-card';
import { Declarations } from '../../features/review/components/Declarations';
import { DelayNotice } from '../../features/review/components/DelayNotice';
import { OwnerSummary } from '../../features/review/components/OwnerSummary';
import { PerformanceConsent } from '../../features/review/components/PerformanceConsent';
import { payBlock } from '../../features/review/model/pay-block';
import { payTerms } from '../../features/review/model/pay-terms';
import type { NotPlaced } from '../../features/review/api/place-order';
import type { SeenPrices } from '../../features/review/model/price-changes';
import { RefusalPanel } from '../../features/review/components/RefusalPanel';
import { RenewalTable } from '../../features/review/components/RenewalTable';
import { ReviewLines } from '../../features/review/components/ReviewLines';
import { useCheckedPrices } from '../../features/review/api/use-checked-prices';
import { useDelay } from '../../features/review/api/use-delay';
import { usePlaceOrder } from '../../features/review/api/use-place-order';
import { Totals } from '../../features/summary/Totals';
import { CheckoutLayout } from '../checkout-layout/CheckoutLayout';
import * as messages from './messages';
import styles from './review-page.module.css';
import { useOrderToPlace } from './use-order-to-place';

// Loaded on demand, because in most orders nothing has changed.
const ChangesList = lazy(() =>
  import('../../features/review/changes/ChangesList').then((module) => ({ default: module.ChangesList })),
);

/** Refusals after which it is certain that no order exists. */
const SAID_NO: ReadonlySet<NotPlaced['kind']> = new Set<NotPlaced['kind']>([
  'changed',
  'refused',
  'may_take_longer',
  'not_proven',
]);

/** Link to the step on which a part of the order can be changed. */
function Change({ what, to }: { what: 'names' | 'owner' | 'billing' | 'card'; to: string }) {
  return (
    <PageLink to={to} className={styles.change}>
      {useTranslate()(messages.change, {
        what,
        spoken: (words) => <span className="sf-visually-hidden">{words}</span>,
      })}
    </PageLink>
  );
}

interface PayPanelProps {
  /** Why the order cannot be paid now. */
  block: string | undefined;
  payButton: ReactNode;
  mayTakeLonger: boolean;
  consent: ReactNode;
}

/** What is paid, under which terms, and the button on wide screens. */
function PayPanel({ block, payButton, mayTakeLonger, consent }: PayPanelProps) {
  const t = useTranslate();
  const { items, totals } = useCart();
  return (
    <div data-own-rail="">
      <Section title={t(messages.toPay)}>
        <div className={styles.pay}>
          <Totals totals={totals} />
          <p className={styles.terms}>
            {t(messages.accept, {
              link: (words) => <PageLink to={paths.terms()}>{words}</PageLink>,
              terms: payTerms(t, items, mayTakeLonger),
            })}
          </p>
          {consent}
          <p className={styles.block} role="status">
            {block}
          </p>
          <div className={styles.wide}>{payButton}</div>
        </div>
      </Section>
    </div>
  );
}

/** The card that is charged, once it is known. */
function CardFacts({ card }: { card: ReturnType<typeof useOrderToPlace>['card'] }) {
  const t = useTranslate();
  if (!card) return <Skeleton width="12rem" />;
  return (
    <p>
      {t(messages.cardFacts, {
        card: methodTitle(card),
        expiry: methodExpiry(card) ?? 'none',
        saved: card.is_saved !== false,
      })}
    </p>
  );
}

/** The complete order, and the button that pays it. */
export function Review({ seen }: { seen: SeenPrices }) {
  const t = useTranslate();
  const customerOnly = useCustomerOnly();
  const { items, totals } = useCart();
  const { registrant, card, build, needsConsent } = useOrderToPlace();
  const [consented, setConsented] = useState(false);
  const [consentMissing, setConsentMissing] = useState(false);
  const consentBox = useRef<HTMLInputElement>(null);
  const setDraft = useSetAtom(orderDraftAtom);
  const navigate = useNavigate();
  const [today] = useState(serverNow);
  const { changes, accept, recheck, refuse } = useCheckedPrices(items, seen);
  const { mayTakeLonger, noteAnswer } = useDelay();
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

  const cards = useApiQuery(listPaymentMethods);
  const renewal =
    card && cards.data
      ? renewalCardText(t, {
          items,
          cards: cards.data,
          isSaved: card.is_saved !== false,
          paying: methodTitle(card),
          now: today,
        })
      : null;

  const pay = (): void => {
    if (needsConsent && !consented) {
      setConsentMissing(true);
      consentBox.current?.focus();
      return;
    }
    place(() => {
      const payload = build({ consented: needsConsent, acceptsDelay: mayTakeLonger });
      // While the browser is offline nothing is sent, and an attempt before this one keeps its mark.
      if (navigator.onLine) setDraft(asSent);
      return payload;
    });
  };

  const block = customerOnly('createOrder').disabledReason ?? payBlock(t, items, changes);
  const payButton = (
    <Button variant="filled" size="lg" loading={placing && t(messages.paying)} disabledReason={block} onClick={pay}>
      {items.some(({ priced }) => priced === 'unknown')
        ? t(messages.pay)
        : t(messages.paySum, { sum: formatMoney(totals.total, totals.currency_code) })}
    </Button>
  );

  return (
    <CheckoutLayout step="review" title={t(messages.title)} action={payButton}>
      <WithRail
        narrow="stack"
        label={t(messages.payNow)}
        rail={
          <PayPanel
            block={block}
            payButton={payButton}
            mayTakeLonger={mayTakeLonger}
            consent={
              needsConsent && (
                <PerformanceConsent
                  ref={consentBox}
                  lines={items}
                  given={consented}
                  missing={consentMissing}
                  onChange={setConsented}
                />
              )
            }
          />
        }
      >
        <Stack gap={32}>
          {refusal && !(refusal.kind === 'changed' && changes.length === 0) && (
            <RefusalPanel refusal={refusal} attempt={attempt} />
          )}
          {dialog}
          {mayTakeLonger && <DelayNotice />}
          {changes.length > 0 && (
            <Suspense>
              <ChangesList
                changes={changes}
                items={items}
                onAccept={accept}
                onRemove={removeItem}
                onRetry={recheck}
                openOrder={refusal?.kind === 'changed' ? refusal.conflict.order_id : undefined}
              />
            </Suspense>
          )}
          <Section
            title={t(messages.names, { count: items.length })}
            actions={<Change what="names" to={paths.cart()} />}
          >
            <ReviewLines items={items} />
          </Section>
          <Section title={t(messages.renewal)} note={t(messages.renewalNote)}>
            <RenewalTable items={items} today={today} />
            {renewal && <p className={styles.renewal}>{renewal}</p>}
          </Section>
          {registrant && (
            <Section title={t(messages.owner)} actions={<Change what="owner" to={paths.registrant()} />}>
              <OwnerSummary contact={registrant.contact} />
              <Declarations registrant={registrant} />
            </Section>
          )}
          <BilledTo actions={<Change what="billing" to={paths.billing()} />} />
          <Section title={t(messages.card)} actions={<Change what="card" to={paths.billing()} />}>
            <CardFacts card={card} />
          </Section>
        </Stack>
      </WithRail>
    </CheckoutLayout>
  );
}
