import type { Receipt } from '@storefront/shared/contract';
import { countryName, REVERSE_CHARGE, toMinor, type Minor } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { Money, TotalRow } from '@storefront/shared/ui/price';
import { taxTitle } from '@storefront/shared/words';
import type { ReactNode } from 'react';
import * as messages from './messages';
import styles from './receipt.module.css';

/** A name with its value, at the top of a document. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

/** Seller and buyer, as they were when the document was issued. */
export function Parties({ seller, buyer }: Pick<Receipt, 'seller' | 'buyer'>) {
  const t = useTranslate();
  return (
    <div className={styles.parties}>
      <address className={styles.party}>
        <span className={styles.label}>{t(messages.seller)}</span>
        <strong>
          <bdi>{seller.name}</bdi>
        </strong>
        {seller.address.map((line) => (
          <bdi key={line}>{line}</bdi>
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
  );
}

interface Line {
  readonly id: string;
  readonly name: ReactNode;
  readonly details: readonly string[];
  readonly note?: string;
  readonly minor: Minor;
}

/** The lines of a document, each with its amount before tax. */
export function Lines({ caption, lines, currency }: { caption: string; lines: readonly Line[]; currency: string }) {
  const t = useTranslate();
  return (
    <table className={styles.table}>
      <caption className="sf-visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t(messages.name)}</th>
          <th scope="col">{t(messages.amountHead, { currency })}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ id, name, details, note, minor }) => (
          <tr key={id}>
            <th scope="row">
              {name}
              {details.map((detail) => (
                <span key={detail} className={styles.detail}>
                  {detail}
                </span>
              ))}
              {note && <span className={styles.note}>{note}</span>}
            </th>
            <td>
              <Money minor={minor} currency={currency} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The sums of a document: before tax, each tax, and the total; then what happened to the payment. */
export function Sums({
  of: { amount, taxes, total, currency_code: currency },
  children,
}: {
  of: Pick<Receipt, 'amount' | 'taxes' | 'total' | 'currency_code'>;
  children: ReactNode;
}) {
  const t = useTranslate();
  const minor = (wire: number): Minor => toMinor(wire, currency);
  return (
    <div className={styles.sums}>
      <TotalRow label={t(messages.beforeTax)} minor={minor(amount)} currency={currency} />
      {taxes.map((tax) => (
        <TotalRow key={tax.tax_id} label={taxTitle(tax, t)} minor={minor(tax.tax_amount)} currency={currency} />
      ))}
      <TotalRow label={t(messages.total)} minor={minor(total)} currency={currency} strong />
      {children}
    </div>
  );
}

/** Statements required by law, and the order number. */
export function Reference({
  of: { order_id, currency_code, taxes },
}: {
  of: Pick<Receipt, 'order_id' | 'currency_code' | 'taxes'>;
}) {
  const t = useTranslate();
  return (
    <>
      {taxes.some(({ tax_id }) => tax_id === REVERSE_CHARGE.tax_id) && <p>{t(messages.reverseNote)}</p>}
      <p className={styles.reference}>
        {t(messages.orderAmounts, {
          order: () => <span className={styles.id}>{order_id}</span>,
          currency: currency_code,
        })}
      </p>
    </>
  );
}
