import type { Order } from '@storefront/shared/contract';
import { isFinal, subtractMinor } from '@storefront/shared/domain';
import { useTranslate, type Translate } from '@storefront/shared/i18n';
import { PageLink, paths } from '@storefront/shared/routing';
import { TotalRow } from '@storefront/shared/ui/price';
import { taxTitle } from '@storefront/shared/words';
import * as messages from '../messages';
import { cardName, orderMoney } from '../model/order-progress';
import { orderTaxes } from '../model/order-taxes';
import styles from './order.module.css';

/** What happened to the amount on the card. */
function cardNote(t: Translate, { status_name, payment, captured }: Order): string {
  const card = cardName(payment);
  if (status_name === 'provisioning') return t(captured > 0 ? messages.chargedTo : messages.reservedOn, { card });
  return captured > 0 ? t(messages.chargedFinally, { card }) : '';
}

/** The money of an order: what was reserved, captured and refunded (OR-10). */
export function OrderSums({ order }: { order: Order }) {
  const t = useTranslate();
  const { currency_code: currency, status_name } = order;
  const { amount, total, captured, refunded, spared } = orderMoney(order);
  const isTaken = isFinal(status_name) || captured > 0;
  return (
    <div className={styles.sums}>
      <TotalRow label={t(messages.names)} minor={amount} currency={currency} />
      {orderTaxes(order).map((tax) => (
        <TotalRow key={tax.tax_id} label={taxTitle(tax, t)} minor={tax.tax_amount} currency={currency} />
      ))}
      {isTaken ? (
        <>
          {spared > 0 && (
            <TotalRow label={t(messages.lessSpared)} minor={subtractMinor(0, spared)} currency={currency} />
          )}
          {refunded > 0 && (
            <TotalRow label={t(messages.lessRefunded)} minor={subtractMinor(0, refunded)} currency={currency} />
          )}
          <TotalRow label={t(messages.charged)} minor={subtractMinor(captured, refunded)} currency={currency} strong />
        </>
      ) : (
        <TotalRow label={t(messages.total)} minor={total} currency={currency} strong />
      )}
      <p className={styles.card}>
        {cardNote(t, order)}
        {captured > 0 && (
          <>
            {' '}
            <PageLink to={paths.account.receipt(order.order_id)}>{t(messages.receipt)}</PageLink>
          </>
        )}
      </p>
    </div>
  );
}
