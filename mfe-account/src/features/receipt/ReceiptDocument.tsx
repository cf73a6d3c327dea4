import type { Receipt } from '@storefront/shared/contract';
import {
  countryName,
  formatDate,
  methodTitle,
  REVERSE_CHARGE,
  toMinor,
  subtractMinor,
  type Minor,
} from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { DateText } from '@storefront/shared/ui/date';
import { DomainName } from '@storefront/shared/ui/domain-name';
import { Money, TotalRow } from '@storefront/shared/ui/price';
import type { ReactNode } from 'react';
import { lineDetails, lineMoneyNote } from './receipt-texts';
import { taxTitle } from '@storefront/shared/words';
import * as messages from './messages';
import styles from './receipt.module.css';

/** The receipt itself: parties, lines, taxes, money. On paper it is one page without anything around it. */
export function ReceiptDocument({ receipt }: { receipt: Receipt }) {
  const t = useTranslate();
  const { seller, buyer, card, currency_code: currency } = receipt;
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
        <Fact label={t(messages.card)}>{methodTitle(card)}</Fact>
      </dl>
      <div className={styles.parties}>
        <address className={styles.party}>
          <span className={styles.label}>{t(messages.seller)}</span>
          <strong>{seller.name}</strong>
          {seller.address.map((line) => (
            <span key={line}>{line}</span>
          ))}
          {seller.tax_number && <span>{t(messages.taxNumber, { number: seller.tax_number })}</span>}
          <a href={`mailto:${seller.email}`}>{seller.email}</a>
        </address>
        <address className={styles.party}>
          <span className={styles.label}>{t(messages.buyer)}</span>
          <strong>
            <bdi>{buyer.company ?? buyer.name}</bdi>
          </strong>
          {buyer.company && <bdi>{buyer.name}</bdi>}
          {buyer.address?.map((line) => (
            <bdi key={line}>{line}</bdi>
          ))}
          <span>{countryName(buyer.country)}</span>
          {buyer.vat_number && <span>{t(messages.vatNumber, { number: buyer.vat_number })}</span>}
          <span>{buyer.email}</span>
        </address>
      </div>
      <ReceiptLines receipt={receipt} />
      <ReceiptSums receipt={receipt} />
      {receipt.taxes.some(({ tax_id }) => tax_id === REVERSE_CHARGE.tax_id) && <p>{t(messages.reverseNote)}</p>}
      <p className={styles.reference}>
        {t(messages.orderAmounts, { order: () => <span className={styles.id}>{receipt.order_id}</span>, currency })}
      </p>
    </article>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

function ReceiptLines({ receipt: { lines, currency_code: currency } }: { receipt: Receipt }) {
  const t = useTranslate();
  return (
    <table className={styles.table}>
      <caption className="sf-visually-hidden">{t(messages.whatOrdered)}</caption>
      <thead>
        <tr>
          <th scope="col">{t(messages.name)}</th>
          <th scope="col">{t(messages.beforeTax)}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => {
          const note = lineMoneyNote(line, t);
          return (
            <tr key={line.id}>
              <th scope="row">
                <DomainName name={line.domain_name} className={styles.name} />
                {lineDetails(line, currency, t).map((detail) => (
                  <span key={detail} className={styles.detail}>
                    {detail}
                  </span>
                ))}
                {note && <span className={styles.note}>{note}</span>}
              </th>
              <td>
                <Money minor={line.money === 'not_charged' ? 0 : toMinor(line.amount, currency)} currency={currency} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function ReceiptSums({ receipt }: { receipt: Receipt }) {
  const t = useTranslate();
  const { currency_code: currency, taxes, refunds } = receipt;
  const minor = (wire: number): Minor => toMinor(wire, currency);
  const kept = subtractMinor(minor(receipt.captured), minor(receipt.refunded));
  return (
    <div className={styles.sums}>
      <TotalRow label={t(messages.beforeTax)} minor={minor(receipt.amount)} currency={currency} />
      {taxes.map((tax) => (
        <TotalRow key={tax.tax_id} label={taxTitle(tax, t)} minor={minor(tax.tax_amount)} currency={currency} />
      ))}
      <TotalRow label={t(messages.total)} minor={minor(receipt.total)} currency={currency} strong />
      <TotalRow label={t(messages.charged)} minor={minor(receipt.captured)} currency={currency} />
      {receipt.voided > 0 && (
        <TotalRow label={t(messages.released)} minor={minor(receipt.voided)} currency={currency} />
      )}
      {refunds.map(({ number, issued_at, amount, failed }) => (
        <TotalRow
          key={number}
          label={t(failed ? messages.refundFailedOn : messages.refundedOn, {
            date: formatDate(issued_at),
            number: () => <span className={styles.number}>{number}</span>,
          })}
          minor={failed ? minor(amount) : subtractMinor(0, minor(amount))}
          currency={currency}
        />
      ))}
      {refunds.length > 0 && <TotalRow label={t(messages.paid)} minor={kept} currency={currency} strong />}
    </div>
  );
}
