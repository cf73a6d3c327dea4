import { deskRefund, type DeskOrder } from '@storefront/shared/contract/desk';
import { formatMoney, sumMinor, toMinor, toUnicode, toWire } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { Amount } from '../../components/Amount';
import { ReasonDialog } from '../../components/ReasonDialog';
import { cacheOrder } from './cache-order';
import * as messages from './messages';
import styles from './order.module.css';

interface RefundDialogProps {
  readonly order: DeskOrder;
  readonly lines: DeskOrder['items'];
  readonly onClose: () => void;
}

/** Confirms a refund with its amount and recipient. The server refuses a different amount, and carries out the same refund only once. */
export function RefundDialog({ order, lines, onClose }: RefundDialogProps) {
  const t = useTranslate();
  const { currency_code: currency, customer, payment } = order;
  const minor = sumMinor(lines.map(({ total }) => toMinor(total, currency)));
  const amount = formatMoney(minor, currency);
  return (
    <ReasonDialog
      call={deskRefund}
      toParts={(reason) => ({
        params: { id: order.id },
        input: { item_ids: lines.map(({ id }) => id), amount: toWire(minor, currency), reason },
      })}
      title={t(messages.refundTitle, { amount, name: customer.name })}
      terms={t(messages.refundTerms, { amount, method: payment.method, name: customer.name, email: customer.email })}
      action={t(messages.refundNow, { amount })}
      busy={t(messages.refunding)}
      isDangerous
      label={t(messages.reason)}
      hint={t(messages.reasonHint)}
      missing={t(messages.reasonMissing)}
      above={
        <ul className={styles.chosen}>
          {lines.map(({ id, domain_name, total }) => (
            <li key={id}>
              <span translate="no">{toUnicode(domain_name)}</span>
              <Amount value={total} currency={currency} />
            </li>
          ))}
        </ul>
      }
      below={<p className={styles.quiet}>{t(messages.refundNothingElse)}</p>}
      success={() => t(messages.refundBegun, { amount })}
      onDone={(changed) => {
        cacheOrder(changed);
        onClose();
      }}
      onClose={onClose}
    />
  );
}
