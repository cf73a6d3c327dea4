import type { Receipt } from '@storefront/shared/contract';
import { methodTitle, toMinor } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { DateText } from '@storefront/shared/ui/date';
import { DomainName } from '@storefront/shared/ui/domain-name';
import { TotalRow } from '@storefront/shared/ui/price';
import { Fact, Lines, Parties, Reference, Sums } from './document-parts';
import * as messages from './messages';
import { lineDetails, lineMoneyNote } from './receipt-texts';
import styles from './receipt.module.css';

/** A receipt as it was issued: parties, lines, taxes and payment. Printed without the rest of the page. */
export function ReceiptDocument({ receipt }: { receipt: Receipt }) {
  const t = useTranslate();
  const { card, currency_code: currency, captured, voided, confirmed } = receipt;
  return (
    <article className={styles.receipt}>
      <dl className={styles.facts}>
        <Fact label={t(messages.number)}>{receipt.number ?? t(messages.noNumber)}</Fact>
        {receipt.issued_at && (
          <Fact label={t(messages.issued)}>
            <DateText value={receipt.issued_at} />
          </Fact>
        )}
        <Fact label={t(messages.ordered)}>
          <DateText value={receipt.ordered_at} />
        </Fact>
        <Fact label={t(messages.paidWith)}>{methodTitle(card)}</Fact>
      </dl>
      <Parties seller={receipt.seller} buyer={receipt.buyer} />
      <Lines
        caption={t(messages.whatOrdered)}
        currency={currency}
        lines={receipt.lines.map((line) => ({
          id: line.id,
          name: <DomainName name={line.domain_name} className={styles.name} />,
          details: lineDetails(line, currency, t),
          note: lineMoneyNote(line, t),
          minor: line.money === 'not_charged' ? 0 : toMinor(line.amount, currency),
        }))}
      />
      <Sums of={receipt}>
        <TotalRow label={t(messages.charged)} minor={toMinor(captured, currency)} currency={currency} />
        {voided > 0 && <TotalRow label={t(messages.released)} minor={toMinor(voided, currency)} currency={currency} />}
      </Sums>
      {confirmed && (
        <div className={styles.confirmed} lang={confirmed.language} dir="auto">
          {confirmed.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      )}
      <Reference of={receipt} />
    </article>
  );
}
