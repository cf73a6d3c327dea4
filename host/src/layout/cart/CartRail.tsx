import type { Cart } from '@storefront/shared/cart';
import { formatMoney } from '@storefront/shared/domain';
import { PageLink, paths } from '@storefront/shared/routing';
import { useSession } from '@storefront/shared/session';
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
  // The country of a customer decides the tax; a guest is quoted before it.
  const taxed = useSession().status === 'authenticated';
  const note = unknown > 0 ? 'Without the names whose price is not known' : taxed ? taxNames(totals) : 'Tax is added at review';
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
            {unknown < count && (
              <dl className={styles.total}>
                <dt>
                  {taxed ? 'Total with tax' : 'Total before tax'}
                  <small className={styles.note}>{note}</small>
                </dt>
                <dd>
                  <Money minor={taxed ? totals.total : totals.cost} currency={totals.currency_code} strong />
                </dd>
              </dl>
            )}
            <ButtonLink as={PageLink} className={styles.open} to={paths.cart()} wide>
              Open cart
            </ButtonLink>
          </>
        )}
      </Section>
    </aside>
  );
}

/** `VAT Norway $3.23`, each tax of its own; words for where there is none. */
const taxNames = (totals: Cart['totals']): string =>
  totals.taxes.length === 0
    ? 'No tax in your country'
    : totals.taxes.map(({ tax_rule_name, tax_amount }) => `${tax_rule_name} ${formatMoney(tax_amount, totals.currency_code)}`).join(', ');
