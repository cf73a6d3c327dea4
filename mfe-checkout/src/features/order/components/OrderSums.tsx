import type { Order } from '@storefront/shared/contract';
import { isFinal, taxTitle } from '@storefront/shared/domain';
import { PageLink, paths } from '@storefront/shared/routing';
import { TotalRow } from '@storefront/shared/ui/price';
import { cardName, orderMoney } from '../model/order-progress';
import { orderTaxes } from '../model/order-taxes';
import styles from './order.module.css';

/** What the card has to do with the sum. */
function cardNote({ status_name, payment, captured }: Order): string {
  const card = cardName(payment);
  if (status_name === 'provisioning')
    return captured > 0
      ? `Charged to ${card}. What does not go through goes back to it.`
      : `Reserved on ${card}. Only what is registered is charged.`;
  return captured > 0 ? `To ${card}.` : '';
}

/** The money of an order as it is: what was reserved, what was taken, what was refunded (OR-10). */
export function OrderSums({ order }: { order: Order }) {
  const { currency_code: currency, status_name } = order;
  const { amount, total, captured, refunded, spared } = orderMoney(order);
  const isTaken = isFinal(status_name) || captured > 0;
  return (
    <div className={styles.sums}>
      <TotalRow label="Names and add-ons" minor={amount} currency={currency} />
      {orderTaxes(order).map((tax) => (
        <TotalRow key={tax.tax_id} label={taxTitle(tax)} minor={tax.tax_amount} currency={currency} />
      ))}
      {isTaken ? (
        <>
          {spared > 0 && <TotalRow label="Not charged" minor={-spared} currency={currency} />}
          {refunded > 0 && <TotalRow label="Refunded" minor={-refunded} currency={currency} />}
          <TotalRow label="Charged" minor={captured - refunded} currency={currency} strong />
        </>
      ) : (
        <TotalRow label="Total" minor={total} currency={currency} strong />
      )}
      <p className={styles.card}>
        {cardNote(order)}
        {captured > 0 && (
          <>
            {' '}
            <PageLink to={paths.account.receipt(order.order_id)}>See the receipt</PageLink>
          </>
        )}
      </p>
    </div>
  );
}
