import { orderDraftAtom } from '@storefront/shared/cart';
import { useTranslate } from '@storefront/shared/i18n';
import { Navigate, paths } from '@storefront/shared/routing';
import { useHydrated, useStored } from '@storefront/shared/store';
import { NeedsScripts, SkeletonRows, useSteadyPending } from '@storefront/shared/ui/feedback';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { gateStep, type GateDecision, type GuardedStep } from '../../features/steps/step-model';
import { CheckoutLayout } from './CheckoutLayout';
import * as messages from './messages';
import { placePath } from './place-path';
import { useCheckoutFacts } from './use-checkout-facts';
import { useForgetGone } from './use-registrants';

// Loaded on demand, because customers rarely return while a response is outstanding.
const LostOrder = lazy(() => import('./lost-order/LostOrder').then((m) => ({ default: m.LostOrder })));

interface CheckoutGateProps {
  step: GuardedStep;
  /** Title and lead of the step, shown until it is known whether it can be opened. */
  title: string;
  lead?: string;
  /** No order of this cart has arrived, so the step requires what it always does. */
  knowsNotPlaced?: boolean;
  children: ReactNode;
}

/**
 * Renders a step of checkout if the previous steps are complete; otherwise redirects to the first one that is not. If an order was sent from
 * this cart and its response was lost, finds out first what became of it (OR-05).
 */
export function CheckoutGate({ step, title, lead, knowsNotPlaced = false, children }: CheckoutGateProps) {
  const t = useTranslate();
  const hydrated = useHydrated();
  const draft = useStored(orderDraftAtom, null);
  // The draft when the step was opened: for an order sent from here, the review itself waits.
  const [opened, setOpened] = useState<typeof draft>();
  if (opened === undefined && hydrated) setOpened(draft);
  const facts = useCheckoutFacts({ needsCard: step === 'review' });
  useForgetGone();
  // On the server and while hydrating, cart and drafts are unknown.
  const decision: GateDecision = hydrated
    ? gateStep(step, knowsNotPlaced ? { ...facts, orderSent: false } : facts)
    : { kind: 'wait' };
  const waiting = useSteadyPending(decision.kind === 'wait');

  if (decision.kind === 'elsewhere')
    return <Navigate to={placePath(decision.place, { here: paths[step](), orderId: draft?.order_id })} replace />;
  if (decision.kind === 'wait') {
    return (
      waiting && (
        <CheckoutLayout step={step} title={title} lead={lead} needsRegistrant={hydrated ? undefined : true}>
          <NeedsScripts />
          <SkeletonRows rows={6} cells={1} label={t(messages.loading)} />
        </CheckoutLayout>
      )
    );
  }
  if (opened?.sent && !knowsNotPlaced) {
    return (
      <Suspense>
        <LostOrder draft={opened} step={step} title={title}>
          <CheckoutGate step={step} title={title} lead={lead} knowsNotPlaced>
            {children}
          </CheckoutGate>
        </LostOrder>
      </Suspense>
    );
  }
  return children;
}
