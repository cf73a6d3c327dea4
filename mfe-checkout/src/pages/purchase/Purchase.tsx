import { ApiError } from '@storefront/shared/api';
import { orderDraftAtom } from '@storefront/shared/cart';
import type { Order } from '@storefront/shared/contract';
import { failureCause } from '@storefront/shared/domain';
import { NOTICES } from '@storefront/shared/notices';
import { PageLink, paths, usePageTitle } from '@storefront/shared/routing';
import { useSetAtom } from '@storefront/shared/store';
import { Button, ButtonLink } from '@storefront/shared/ui/button';
import { Banner, FailurePanel } from '@storefront/shared/ui/feedback';
import { useEffect, type ReactNode } from 'react';
import { orderExplanation, orderHeading } from '../../features/order/model/order-progress';
import { useOrder } from '../../features/order/api/use-order';
import { usePayAgain } from '../../features/order/api/use-pay-again';
import { useWaited } from '../../features/order/model/use-waited';
import { CheckoutLayout } from '../checkout-layout/CheckoutLayout';
import { OrderProgress } from './OrderProgress';
import { PurchaseWait } from './PurchaseWait';
import { useForgetOnLeaving, useSettlement } from './use-settlement';

interface Words {
  title: string;
  lead?: string;
}

function wordsOf(order: Order | undefined, absent: boolean, waited: number, inCart: boolean): Words {
  if (absent)
    return {
      title: 'There is no such order',
      lead: 'It may belong to another account, or the address was not copied whole.',
    };
  if (order) return { title: orderHeading(order, waited), lead: orderExplanation(order, waited, inCart) };
  return { title: 'Your order' };
}

/** Follows one order of the signed-in customer. The frame of the page stays while what is in it changes, and so does focus. */
export function Purchase({ orderId }: { orderId: string }) {
  const { data: order, error, isFetching, refetch } = useOrder(orderId);
  const waited = useWaited();
  const setDraft = useSetAtom(orderDraftAtom);
  useSettlement(order);
  useForgetOnLeaving(orderId);

  const absent = error instanceof ApiError && error.status === 404;
  useEffect(() => {
    // A draft that waits for an order which is not there would keep the cart from ever being bought.
    if (absent) setDraft((draft) => (draft?.order_id === orderId ? null : draft));
  }, [absent, orderId, setDraft]);

  const { missing } = usePayAgain(order);
  const { title, lead } = wordsOf(order, absent, waited, missing === 0);
  usePageTitle(title);

  const retry = (): void => void refetch();
  const content = (): ReactNode => {
    if (absent) {
      return (
        <div>
          <ButtonLink as={PageLink} to={paths.account.billing()}>
            See your orders
          </ButtonLink>
        </div>
      );
    }
    if (order)
      return (
        <OrderProgress
          order={order}
          waited={waited}
          trouble={error && <StatusTrouble onRetry={retry} retrying={isFetching} />}
        />
      );
    if (!error) return <PurchaseWait />;
    return (
      <FailurePanel
        title={NOTICES.orderStatusFailed}
        cause={error}
        line={`${failureCause(error)} The order goes on by itself; nothing is charged twice.`}
        onRetry={retry}
        retrying={isFetching && 'Checking'}
      />
    );
  };

  return (
    <CheckoutLayout
      step="purchase"
      title={title}
      lead={<span role="status">{lead}</span>}
      summary={false}
      needsRegistrant={order === undefined || order.order_items.some(({ type }) => type !== 'renew')}
    >
      {content()}
    </CheckoutLayout>
  );
}

/** The order cannot be asked for at this moment; what is known of it stays in sight. */
function StatusTrouble({ onRetry, retrying }: { onRetry: () => void; retrying: boolean }) {
  return (
    <Banner
      tone="danger"
      action={
        <Button size="sm" loading={retrying && 'Checking'} onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {NOTICES.orderStatusFailed}. What you see is the last that we know; the order goes on by itself.
    </Banner>
  );
}
