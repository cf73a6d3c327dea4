import type { Minor } from '../../domain';
import { Money } from './Money';
import { useTranslate } from '../../i18n';
import * as messages from './messages';
import styles from './price.module.css';

export interface PriceProps {
  /** The price of the whole first term, in minor units. */
  first: Minor;
  /** The price of each later year, in minor units. */
  renewal: Minor;
  /** Length of the first term in years. */
  term?: number;
  /** ISO 4217 code. */
  currency: string;
}

/** Both prices of a domain, always together: the first term and each later year. */
export function Price({ first, renewal, term = 1, currency }: PriceProps) {
  const t = useTranslate();
  return (
    <span className={styles.price}>
      {t(messages.firstTerm, {
        term,
        first: () => <Money minor={first} currency={currency} strong />,
        renewal: () => (
          <span className={styles.together}>
            {t(messages.perYear, { price: () => <Money minor={renewal} currency={currency} strong /> })}
          </span>
        ),
      })}
    </span>
  );
}
