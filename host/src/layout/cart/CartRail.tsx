import type { Cart } from '@storefront/shared/cart';
import { countryName, formatMoney } from '@storefront/shared/domain';
import { PageLink, paths } from '@storefront/shared/routing';
import { useTaxCountry } from '@storefront/shared/session';
import { ButtonLink } from '@storefront/shared/ui/button';
import { Section } from '@storefront/shared/ui/layout';
import { Money } from '@storefront/shared/ui/price';
import { CartLine } from './CartLine';
import styles from './cart-rail.module.css';

/** A rail shows the names that were added last; the cart's own page has them all. */
const LINES_MAX = 20;

/** The cart beside the page: each name with both its prices, the sum, and the way in. */
export function CartRail({ items, totals, count }: Cart) {
  const hidden = count > LINES_MAX ? count - LINES_MAX : 0;
  const unknown = items.filter(({ priced }) => priced === 'unknown').length;
  const country = useTaxCountry();
  const note = unknown > 0 ? 'Without the names whose price is not known' : taxNote(totals, country);
  return (
    <aside className={styles.rail} aria-label="Cart">
      <Section title="Cart">
        {count === 0 ? (
          <p className={styles.empty}>Names you add wait here.</p>
        ) : (
          <>
            <ul className={styles.lines}>
              {hidden > 0 && (
                <li className={styles.more}>
                  <PageLink to={paths.cart()}>{hidden === 1 ? '1 more name' : `${hidden} more names`}</PageLink>
                </li>
              )}
              {items.slice(hidden).map((item) => (
                <CartLine key={item.domain} item={item} />
              ))}
            </ul>
            <div className={styles.foot}>
              {unknown < count && (
                <dl className={styles.total}>
                  <dt>
                    {totalLabel(totals)}
                    <small className={styles.note}>{note}</small>
                  </dt>
                  <dd>
                    <Money
                      minor={totals.tax_country === null ? totals.cost : totals.total}
                      currency={totals.currency_code}
                      strong
                    />
                  </dd>
                </dl>
              )}
              <ButtonLink as={PageLink} className={styles.open} to={paths.cart()} wide>
                Open cart
              </ButtonLink>
            </div>
          </>
        )}
      </Section>
    </aside>
  );
}

/** A sum is called one with tax once the tax is known, and just a total where none is added (PR-04). */
const totalLabel = ({ tax_country, taxes }: Cart['totals']): string =>
  tax_country === null ? 'Total before tax' : taxes.length > 0 ? 'Total with tax' : 'Total';

/** `VAT Norway $3.23`, each tax of its own; words for where there is none, or not yet. */
const taxNote = (totals: Cart['totals'], country: string | null): string => {
  if (totals.tax_country === null) return country === null ? 'Tax is added at review' : 'The tax is being worked out';
  return totals.taxes.length === 0
    ? `No tax is added in ${countryName(totals.tax_country)}`
    : totals.taxes
        .map(({ tax_rule_name, tax_amount }) => `${tax_rule_name} ${formatMoney(tax_amount, totals.currency_code)}`)
        .join(', ');
};
