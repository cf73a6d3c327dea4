import type { Cart } from '@storefront/shared/cart';
import { PageLink, paths } from '@storefront/shared/routing';
import { ButtonLink } from '@storefront/shared/ui/button';
import { Money } from '@storefront/shared/ui/price';
import styles from './cart-bar.module.css';

/** The cart at the foot of the window, where no rail stands beside the page. A page that brings a bar of its own keeps that one alone. */
export function CartBar({ items, totals, count }: Cart) {
  const someKnown = items.some(({ priced }) => priced !== 'unknown');
  return (
    <section className={styles.bar} aria-label="Cart, in short">
      <p>
        <strong>{count === 1 ? '1 name' : `${count} names`}</strong>
        {someKnown && (
          <>
            , <Money minor={totals.cost} currency={totals.currency_code} />
          </>
        )}
      </p>
      <ButtonLink as={PageLink} to={paths.cart()}>
        Open cart
      </ButtonLink>
    </section>
  );
}
