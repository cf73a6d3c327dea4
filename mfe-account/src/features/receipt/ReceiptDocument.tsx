import type { Receipt } from '@storefront/shared/contract';
import {
  countryName,
  formatDate,
  methodTitle,
  REVERSE_CHARGE,
  REVERSE_CHARGE_NOTE,
  taxTitle,
  toMinor,
} from '@storefront/shared/domain';
import { DateText } from '@storefront/shared/ui/date';
import { DomainName } from '@storefront/shared/ui/domain-name';
import { Money, TotalRow } from '@storefront/shared/ui/price';
import type { ReactNode } from 'react';
import { lineDetails, lineMoneyNote } from './receipt-words';
import styles from './receipt.module.css';

/** The receipt itself: parties, lines, taxes, money. On paper it is one page without anything around it. */
export function ReceiptDocument({ receipt }: { receipt: Receipt }) {
  const { seller, buyer, card, currency_code: currency } = receipt;
  return (
    <article className={styles.receipt}>
      <dl className={styles.facts}>
        <Fact label="Number">{receipt.number ?? 'None: nothing was charged'}</Fact>
        {receipt.issued_at && (
          <Fact label="Issued">
            <DateText value={receipt.issued_at} />
          </Fact>
        )}
        <Fact label="Ordered">
          <DateText value={receipt.ordered_at} />
        </Fact>
        <Fact label="Card">{methodTitle(card)}</Fact>
      </dl>
      <div className={styles.parties}>
        <address className={styles.party}>
          <span className={styles.label}>Seller</span>
          <strong>{seller.name}</strong>
          {seller.address.map((line) => (
            <span key={line}>{line}</span>
          ))}
          {seller.tax_number && <span>Tax number {seller.tax_number}</span>}
          <a href={`mailto:${seller.email}`}>{seller.email}</a>
        </address>
        <address className={styles.party}>
          <span className={styles.label}>Buyer</span>
          <strong>
            <bdi>{buyer.company ?? buyer.name}</bdi>
          </strong>
          {buyer.company && <bdi>{buyer.name}</bdi>}
          {buyer.address?.map((line) => (
            <bdi key={line}>{line}</bdi>
          ))}
          <span>{countryName(buyer.country)}</span>
          {buyer.vat_number && <span>VAT number {buyer.vat_number}</span>}
          <span>{buyer.email}</span>
        </address>
      </div>
      <ReceiptLines receipt={receipt} />
      <ReceiptSums receipt={receipt} />
      {receipt.taxes.some(({ tax_id }) => tax_id === REVERSE_CHARGE.tax_id) && <p>{REVERSE_CHARGE_NOTE}</p>}
      <p className={styles.reference}>
        Order <span className={styles.id}>{receipt.order_id}</span>. Amounts are in {currency}.
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
  return (
    <table className={styles.table}>
      <caption className="sf-visually-hidden">What was ordered</caption>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Before tax</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => {
          const note = lineMoneyNote(line);
          return (
            <tr key={line.id}>
              <th scope="row">
                <DomainName name={line.domain_name} className={styles.name} />
                {lineDetails(line, currency).map((detail) => (
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
  const { currency_code: currency, taxes, refunds } = receipt;
  const minor = (wire: number): number => toMinor(wire, currency);
  const kept = minor(receipt.captured) - minor(receipt.refunded);
  return (
    <div className={styles.sums}>
      <TotalRow label="Before tax" minor={minor(receipt.amount)} currency={currency} />
      {taxes.map((tax) => (
        <TotalRow key={tax.tax_id} label={taxTitle(tax)} minor={minor(tax.tax_amount)} currency={currency} />
      ))}
      <TotalRow label="Total" minor={minor(receipt.total)} currency={currency} strong />
      <TotalRow label="Charged" minor={minor(receipt.captured)} currency={currency} />
      {receipt.voided > 0 && (
        <TotalRow label="Released, never charged" minor={minor(receipt.voided)} currency={currency} />
      )}
      {refunds.map(({ number, issued_at, amount }) => (
        <TotalRow
          key={number}
          label={
            <>
              Refunded on {formatDate(issued_at)} (<span className={styles.number}>{number}</span>)
            </>
          }
          minor={-minor(amount)}
          currency={currency}
        />
      ))}
      {refunds.length > 0 && <TotalRow label="Paid in the end" minor={kept} currency={currency} strong />}
    </div>
  );
}
