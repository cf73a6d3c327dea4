import type { Cart } from '@storefront/shared/cart';
import { countryName, lineKind, taxTitle } from '@storefront/shared/domain';
import { useTaxCountry } from '@storefront/shared/session';
import { Section } from '@storefront/shared/ui/layout';
import { TotalRow } from '@storefront/shared/ui/price';
import { isGone } from '../../model/is-gone';
import { linePriceState } from '../../model/line-price';
import { splitCosts } from './summary';
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
  const { currency_code: currency, cost, tax_country: taxCountry, taxes, total } = totals;
  const country = useTaxCountry();
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
            {items.some((item) => lineKind(item) !== 'add_ons') && (
              <TotalRow label="Names" minor={figure(names)} currency={currency} />
            )}
            {addOns > 0 && <TotalRow label="Add-ons" minor={figure(addOns)} currency={currency} />}
            {taxCountry !== null &&
              taxes.map((tax) => (
                <TotalRow key={tax.tax_id} label={taxTitle(tax)} minor={figure(tax.tax_amount)} currency={currency} />
              ))}
            {taxCountry === null && country !== null && <TotalRow label="Tax" minor={undefined} currency={currency} />}
            <TotalRow
              label={taxCountry === null ? 'Total before tax' : 'Total'}
              minor={figure(taxCountry === null ? cost : total)}
              currency={currency}
              strong
            />
          </>
        )}
        {unknown > 0 && unknown < items.length && (
          <p className={styles.note}>
            Without {unknown === 1 ? 'the name' : `the ${unknown} names`}{' '}
            {unpriced.every(isGone) ? 'that cannot be bought any more' : 'whose price is not known'}
          </p>
        )}
        {taxWords(taxCountry, taxes.length, country) && (
          <p className={styles.note}>{taxWords(taxCountry, taxes.length, country)}</p>
        )}
      </div>
      <div className={styles.action}>
        {block !== undefined && !pending && <p className={styles.block}>{block}</p>}
        <CheckOut block={block} wide onCheckOut={onCheckOut} />
      </div>
    </Section>
  );
}

/** What the sum does not say of its tax by itself. @param known whose tax it carries @param asked whose tax it is going to carry */
function taxWords(known: string | null, taxes: number, asked: string | null): string {
  if (known === null) return asked === null ? 'Tax is added at review' : 'The tax is being worked out';
  return taxes === 0 ? `No tax is added in ${countryName(known)}` : `With the tax of ${countryName(known)}`;
}
