import type { RefundNote } from '@storefront/shared/contract';
import { formatDate, methodTitle, toMinor } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { PageLink, paths } from '@storefront/shared/routing';
import { DateText } from '@storefront/shared/ui/date';
import { DomainName } from '@storefront/shared/ui/domain-name';
import { TotalRow } from '@storefront/shared/ui/price';
import { Fact, Lines, Parties, Reference, Sums } from './document-parts';
import * as messages from './messages';
import { noteDetails, noteTitle } from './receipt-texts';
import styles from './receipt.module.css';

/** A refund note: its receipt, what was refunded, the taxes, and to which card. */
export function RefundNoteDocument({ note }: { note: RefundNote }) {
  const t = useTranslate();
  const { failed, receipt, line, currency_code: currency } = note;
  return (
    <article className={styles.receipt}>
      <dl className={styles.facts}>
        <Fact label={t(messages.number)}>{note.number}</Fact>
        <Fact label={t(messages.issued)}>
          <DateText value={note.issued_at} />
        </Fact>
        {receipt && (
          <Fact label={t(messages.forReceipt)}>
            <PageLink to={paths.account.receipt(note.order_id)}>
              {t(messages.receiptOf, { number: receipt.number, date: formatDate(receipt.issued_at) })}
            </PageLink>
          </Fact>
        )}
        <Fact label={t(failed ? messages.paidWith : messages.refundedTo)}>{methodTitle(note.card)}</Fact>
      </dl>
      <Parties seller={note.seller} buyer={note.buyer} />
      <Lines
        caption={noteTitle(note, t)}
        currency={currency}
        lines={[
          {
            id: note.number,
            name: line ? <DomainName name={line.domain_name} className={styles.name} /> : t(messages.noteWhole),
            details: noteDetails(note, t),
            minor: toMinor(note.amount, currency),
          },
        ]}
      />
      <Sums of={note}>
        <TotalRow
          label={t(failed ? messages.returnedTotal : messages.refundedTotal)}
          minor={toMinor(note.total, currency)}
          currency={currency}
        />
      </Sums>
      {failed && <p>{t(messages.failedNote)}</p>}
      <Reference of={note} />
    </article>
  );
}
