import type { ReactNode } from 'react';
import type { Cart } from '@storefront/shared/cart';
import { useTranslate } from '@storefront/shared/i18n';
import { PageLink, paths } from '@storefront/shared/routing';
import { ButtonLink } from '@storefront/shared/ui/button';
import { Money } from '@storefront/shared/ui/price';
import * as messages from './messages';
import styles from './cart-bar.module.css';

/** The cart at the bottom of the window, on pages without a rail. Omitted on pages that have a bar of their own. */
export function CartBar({ items, totals, count }: Cart) {
  const t = useTranslate();
  const strong = (words: ReactNode) => <strong>{words}</strong>;
  const someKnown = items.some(({ priced }) => priced !== 'unknown');
  return (
    <section className={styles.bar} aria-label={t(messages.cartInShort)}>
      <p>
        {someKnown
          ? t(messages.namesAndSum, {
              count,
              strong,
              sum: () => <Money minor={totals.cost} currency={totals.currency_code} />,
            })
          : strong(t(messages.names, { count }))}
      </p>
      <ButtonLink as={PageLink} to={paths.cart()}>
        {t(messages.openCart)}
      </ButtonLink>
    </section>
  );
}
