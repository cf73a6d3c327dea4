import type { Order } from '@storefront/shared/contract';
import { isFinal, shortReference } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import type { ReactNode } from 'react';
import type { PaymentCancellation } from '../../features/order/api/use-cancel-payment';
import { nextAction } from '../../features/order/model/order-progress';
import { NextSteps } from '../../features/order/components/NextSteps';
import { OrderLines } from '../../features/order/components/OrderLines';
import { OrderNext } from '../../features/order/components/OrderNext';
import { OrderSums } from '../../features/order/components/OrderSums';
import orderStyles from '../../features/order/components/order.module.css';
import { Withdrawal } from '../../features/withdrawal/Withdrawal';
import * as messages from './messages';
import styles from './order-progress.module.css';
import { ReleaseCart } from './ReleaseCart';

interface OrderProgressProps {
  order: Order;
  /** How long the customer has waited on this page, in milliseconds. */
  waited: number;
  cancellation: PaymentCancellation;
  /** Shown if the order could not be refreshed. */
  trouble: ReactNode;
}

/** The current state of an order: the next step, each item with its state, and the payment. */
export function OrderProgress({ order, waited, cancellation, trouble }: OrderProgressProps) {
  return (
    <div className={styles.column}>
      {trouble}
      {nextAction(order) !== 'wait' && (
        <div>
          <OrderNext order={order} cancellation={cancellation} />
        </div>
      )}
      <ReleaseCart order={order} waited={waited} />
      <div className={styles.order}>
        <OrderLines order={order} />
        <OrderSums order={order} />
        <p className={orderStyles.number}>
          {useTranslate()(messages.orderNumber, {
            number: () => <span translate="no">{shortReference(order.order_id)}</span>,
          })}
        </p>
        <NextSteps order={order} />
        {(!isFinal(order.status_name) || order.captured > 0) && <Withdrawal order={order} />}
      </div>
    </div>
  );
}
