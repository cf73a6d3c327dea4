import { useApiQuery } from '@storefront/shared/api';
import { getReceipt, type Order } from '@storefront/shared/contract';
import { isFinal, subtractMinor } from '@storefront/shared/domain';
import { useTranslate, type Translate } from '@storefront/shared/i18n';
import { PageLink, paths } from '@storefront/shared/routing';
import { TotalRow } from '@storefront/shared/ui/price';
import { taxTitle } from '@storefront/shared/words';
import * as messages from '../messages';
import { cardName, orderMoney } from '../model/order-money';
import { isLapsed } from '../model/order-progress';
import { orderTaxes, paidSums } from '../model/order-taxes';
import styles from './order.module.css';

/** Returns what happened to the amount on the card. */
function cardNote(t: Translate, order: Order): string {
  const { status_name, payment, captured } = order;
  const card = cardName(payment);
  if (isLapsed(order)) return t(messages.lapsedOn, { card });
  if (status_name === 'provisioning') return t(captured > 0 ? messages.chargedTo : messages.reservedOn, { card });
  return captured > 0 ? t(messages.paidWith, { card }) : '';
}

/** The sums of an order: what is held on the card and, once that is decided, what is charged (OR-10). */
export function OrderSums({ order }: { order: Order }) {
  const t = useTranslate();
  const isTaken = isFinal(order.status_name) || order.captured > 0;
  return (
    <div className={styles.sums}>
      {isTaken ? <Taken order={order} /> : <Asked order={order} />}
      <p className={styles.card}>
        {cardNote(t, order)}
        {order.captured > 0 && (
          <>
            {' '}
            <PageLink to={paths.account.receipt(order.order_id)}>{t(messages.receipt)}</PageLink>
          </>
        )}
      </p>
      {order.refunded > 0 && <RefundNotes order={order} />}
    </div>
  );
}

function Asked({ order }: { order: Order }) {
  const t = useTranslate();
  const { currency_code: currency } = order;
  const { amount, total } = orderMoney(order);
  return (
    <>
      <TotalRow label={t(messages.names)} minor={amount} currency={currency} />
      {orderTaxes(order).map((tax) => (
        <TotalRow key={tax.tax_id} label={taxTitle(tax, t)} minor={tax.tax_amount} currency={currency} />
      ))}
      <TotalRow label={t(messages.total)} minor={total} currency={currency} strong />
    </>
  );
}

/** The final sums. The lines of the order add up to the first row, and the rows to the last. */
function Taken({ order }: { order: Order }) {
  const t = useTranslate();
  const { currency_code: currency, refunded } = order;
  const { amount, taxes, due, returned, paid } = paidSums(order);
  return (
    <>
      <TotalRow label={t(messages.names)} minor={amount} currency={currency} />
      {taxes.map((tax) => (
        <TotalRow key={tax.tax_id} label={taxTitle(tax, t)} minor={tax.tax_amount} currency={currency} />
      ))}
      {due > 0 && <TotalRow label={t(messages.refundOwed)} minor={due} currency={currency} />}
      {returned > 0 && (
        <TotalRow label={t(messages.lessRefunded)} minor={subtractMinor(0, returned)} currency={currency} />
      )}
      <TotalRow
        label={t(refunded > 0 ? messages.paidAfterRefund : messages.charged)}
        minor={paid}
        currency={currency}
        strong
      />
    </>
  );
}

/** Links to the refund notes, which are on the receipt's page too. */
function RefundNotes({ order }: { order: Order }) {
  const t = useTranslate();
  const { data } = useApiQuery(getReceipt, { params: { id: order.order_id } });
  return (
    <ul className={styles.notes}>
      {data?.refunds.map(({ number, failed }) => (
        <li key={number}>
          <PageLink to={paths.account.receipt(order.order_id, number)}>
            {t(failed ? messages.failedNote : messages.refundNote, { number })}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
