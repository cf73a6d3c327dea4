import { refundNotePdfPath, type Receipt } from '@storefront/shared/contract';
import { formatMoney, toMinor } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { PageLink, paths } from '@storefront/shared/routing';
import { DateText } from '@storefront/shared/ui/date';
import { Section } from '@storefront/shared/ui/layout';
import * as messages from './messages';
import { noteTitle } from './receipt-texts';
import styles from './receipt.module.css';

/** Lists the refund notes of an order. Its receipt stays as it was issued. */
export function RefundNotes({ receipt: { order_id, refunds, currency_code } }: { receipt: Receipt }) {
  const t = useTranslate();
  if (refunds.length === 0) return null;
  return (
    <div data-print="hide">
      <Section title={t(messages.refundNotes)}>
        <ul className={styles.notes}>
          {refunds.map((refund) => {
            const title = noteTitle(refund, t);
            return (
              <li key={refund.number} className={styles.noteRow}>
                <span>
                  <PageLink to={paths.account.receipt(order_id, refund.number)}>{title}</PageLink>
                  <span className={styles.detail}>
                    <DateText value={refund.issued_at} />
                  </span>
                </span>
                <span className={styles.amount}>
                  <span translate="no">{formatMoney(toMinor(refund.amount, currency_code), currency_code)}</span>
                  <a
                    className={styles.detail}
                    href={refundNotePdfPath(order_id, refund.number)}
                    download
                    aria-label={t(messages.downloadNote, { title })}
                  >
                    {t(messages.pdf)}
                  </a>
                </span>
              </li>
            );
          })}
        </ul>
      </Section>
    </div>
  );
}
