import { ApiError } from '@storefront/shared/api';
import { orderDraftAtom } from '@storefront/shared/cart';
import type { Order } from '@storefront/shared/contract';
import { failureCause } from '@storefront/shared/failures';
import { useTranslate, type Translate } from '@storefront/shared/i18n';
import { noticeMessages } from '@storefront/shared/notices';
import { PageLink, paths, usePageTitle } from '@storefront/shared/routing';
import { useSetAtom } from '@storefront/shared/store';
import { Button, ButtonLink } from '@storefront/shared/ui/button';
import { Banner, FailurePanel } from '@storefront/shared/ui/feedback';
import { useEffect, type ReactNode } from 'react';
import { orderExplanation, orderHeading } from '../../features/order/model/order-progress';
import { useCancelPayment } from '../../features/order/api/use-cancel-payment';
import { useOrder } from '../../features/order/api/use-order';
import { usePayAgain } from '../../features/order/api/use-pay-again';
import { useWaited } from '../../features/order/model/use-waited';
import { CheckoutLayout } from '../checkout-layout/CheckoutLayout';
import * as messages from './messages';
import { OrderProgress } from './OrderProgress';
import { PurchaseWait } from './PurchaseWait';
import { useForgetOnLeaving, useSettlement } from './use-settlement';

interface PurchaseTexts {
  title: string;
  lead?: string;
}

function getTexts(
  t: Translate,
  order: Order | undefined,
  absent: boolean,
  waited: number,
  inCart: boolean,
): PurchaseTexts {
  if (absent) return { title: t(messages.unknownOrder), lead: t(messages.unknownReasons) };
  if (order) return { title: orderHeading(t, order, waited), lead: orderExplanation(t, order, waited, inCart) };
  return { title: t(messages.order) };
}

/**
 * Follows one order of the signed-in customer. The frame of the page stays mounted while its content changes, so that the focus is kept.
 */
export function Purchase({ orderId }: { orderId: string }) {
  const t = useTranslate();
  const { data: order, error, isFetching, refetch } = useOrder(orderId);
  const waited = useWaited();
  const setDraft = useSetAtom(orderDraftAtom);
  useSettlement(order);
  useForgetOnLeaving(orderId);

  const absent = error instanceof ApiError && error.status === 404;
  useEffect(() => {
    // Otherwise a draft that refers to a missing order would block the cart forever.
    if (absent) setDraft((draft) => (draft?.order_id === orderId ? null : draft));
  }, [absent, orderId, setDraft]);

  const { missing } = usePayAgain(order);
  const cancellation = useCancelPayment(order, orderId, missing === 0);
  const { title, lead } = getTexts(t, order, absent, waited, missing === 0);
  usePageTitle(title);

  const retry = (): void => void refetch();
  const content = (): ReactNode => {
    if (absent) {
      return (
        <div>
          <ButtonLink as={PageLink} to={paths.account.billing()}>
            {t(messages.yourOrders)}
          </ButtonLink>
        </div>
      );
    }
    if (order)
      return (
        <OrderProgress
          order={order}
          waited={waited}
          cancellation={cancellation}
          trouble={error && <StatusTrouble onRetry={retry} retrying={isFetching} />}
        />
      );
    if (!error) return <PurchaseWait />;
    return (
      <FailurePanel
        title={t(noticeMessages.orderStatusFailed)}
        cause={error}
        line={t(messages.goesOn, { cause: failureCause(error, t) })}
        onRetry={retry}
        retrying={isFetching && t(messages.checking)}
      />
    );
  };

  return (
    <CheckoutLayout
      step="purchase"
      title={title}
      lead={<span role="status">{lead}</span>}
      needsRegistrant={order === undefined || order.order_items.some(({ type }) => type !== 'renew')}
    >
      {content()}
    </CheckoutLayout>
  );
}

/** Shown if the order could not be refreshed; its last known state stays visible. */
function StatusTrouble({ onRetry, retrying }: { onRetry: () => void; retrying: boolean }) {
  const t = useTranslate();
  return (
    <Banner
      tone="danger"
      action={
        <Button size="sm" loading={retrying && t(messages.checking)} onClick={onRetry}>
          {t(messages.tryAgain)}
        </Button>
      }
    >
      {t(messages.lastKnown, { failure: t(noticeMessages.orderStatusFailed) })}
    </Banner>
  );
}
