import { useQuery } from '@storefront/shared/api';
import { orderDraftAtom, type OrderDraft } from '@storefront/shared/cart';
import { useTranslate } from '@storefront/shared/i18n';
import { Navigate, paths } from '@storefront/shared/routing';
import { useSetAtom } from '@storefront/shared/store';
import { FailurePanel, SkeletonRows, useSteadyPending } from '@storefront/shared/ui/feedback';
import { useEffect, type ReactNode } from 'react';
import { withOrder } from '../../../features/order-draft/order-draft';
import { findPlaced } from '../../../features/review/api/find-placed';
import { CheckoutLayout, type CheckoutLayoutProps } from '../CheckoutLayout';
import * as messages from './messages';

/**
 * Shown if an order was sent from this cart and the page was closed before the response arrived. Finds out whether the order was placed
 * before anything else is shown or fetched, especially prices: its domains would be reported as taken. If it was placed, redirects to the
 * order; otherwise opens the step (OR-05).
 */
export function LostOrder({
  draft,
  step,
  title,
  children,
}: Pick<CheckoutLayoutProps, 'step' | 'title'> & { draft: OrderDraft; children: ReactNode }) {
  const t = useTranslate();
  const key = draft.idempotency_key;
  const setDraft = useSetAtom(orderDraftAtom);
  const {
    data: found,
    error,
    isFetching,
    refetch,
  } = useQuery({
    queryKey: ['lost-order', key],
    queryFn: () => findPlaced(key),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  const waiting = useSteadyPending(found === undefined && !error);
  const orderId = found?.kind === 'placed' ? found.orderId : undefined;
  useEffect(() => {
    if (orderId !== undefined) setDraft((before) => withOrder(before, orderId));
  }, [orderId, setDraft]);

  if (orderId !== undefined) return <Navigate to={paths.purchase(orderId)} replace />;
  if (found?.kind === 'absent') return children;
  return (
    <CheckoutLayout step={step} title={title} lead={t(messages.sentBefore)}>
      {error || found ? (
        <FailurePanel
          title={t(messages.unanswered)}
          line={t(messages.chargedOnce)}
          reference={found?.kind === 'unanswered' ? found.reference : undefined}
          onRetry={() => void refetch()}
          retrying={isFetching && t(messages.asking)}
        />
      ) : (
        waiting && <SkeletonRows rows={3} cells={2} label={t(messages.askingLong)} />
      )}
    </CheckoutLayout>
  );
}
