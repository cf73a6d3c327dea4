import type { Cart } from '@storefront/shared/cart';
import { taxTitle } from '@storefront/shared/domain';
import { useSession } from '@storefront/shared/session';
import { Section } from '@storefront/shared/ui/layout';
import { TotalRow } from '@storefront/shared/ui/price';
import { isGone } from '../../cart-lines/model/is-gone';
import { linePriceState } from '../../cart-lines/model/line-price';
import { splitCosts } from '../model/summary';
import styles from './cart-summary.module.css';
import { CheckOut } from './CheckOut';
import { PricesUnknown } from './PricesUnknown';

interface CartSummaryProps {
  readonly cart: Cart;
  /** Why checkout is closed now. */
  readonly block: string | undefined;
  readonly onCheckOut: () => void;
}

/** What the cart comes to: names, add-ons, tax by rule, total in its currency (CT-08). */
export function CartSummary({ cart: { items, totals }, block, onCheckOut }: CartSummaryProps) {
  const { status } = useSession();
  const { currency_code: currency, taxes, total } = totals;
  const { names, addOns } = splitCosts(items, currency);
  const pending = items.some((item) => linePriceState(item) === 'pending');
  // The rows stand before their figures, so that nothing under them moves when those come.
  const figure = (minor: number): number | undefined => (pending ? undefined : minor);
  const unpriced = items.filter(({ priced }) => priced === 'unknown');
  const unknown = unpriced.length;
  return (
    <Section title="Summary">
      <div aria-busy={pending || undefined}>
        {pending && <p className="sf-visually-hidden">Prices are being checked</p>}
        {unknown === items.length ? (
          <PricesUnknown items={items} />
        ) : (
          <>
            <TotalRow label="Names" minor={figure(names)} currency={currency} />
            {addOns > 0 && <TotalRow label="Add-ons" minor={figure(addOns)} currency={currency} />}
            {taxes.map((tax) => (
              <TotalRow key={tax.tax_id} label={taxTitle(tax)} minor={figure(tax.tax_amount)} currency={currency} />
            ))}
            <TotalRow label={taxes.length > 0 ? 'Total' : 'Total before tax'} minor={figure(total)} currency={currency} strong />
          </>
        )}
        {unknown > 0 && unknown < items.length && (
          <p className={styles.note}>
            Without {unknown === 1 ? 'the name' : `the ${unknown} names`} {unpriced.every(isGone) ? 'that cannot be bought any more' : 'whose price is not known'}
          </p>
        )}
        {taxes.length === 0 && status !== 'authenticated' && <p className={styles.note}>Tax is added at review</p>}
      </div>
      <div className={styles.action}>
        {block !== undefined && !pending && <p className={styles.block}>{block}</p>}
        <CheckOut block={block} wide onCheckOut={onCheckOut} />
      </div>
    </Section>
  );
}
