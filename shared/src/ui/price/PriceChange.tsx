import type { ReactNode } from 'react';
import type { Minor } from '../../domain';
import { useTranslate } from '../../i18n';
import { Money } from './Money';
import * as messages from './messages';
import styles from './price.module.css';

export interface PriceChangeProps {
  /** The price that the customer saw before, in minor units. */
  was: Minor;
  /** The current price, in minor units. */
  now: Minor;
  /** ISO 4217 code. */
  currency: string;
  /** The currency of the earlier price, if different. */
  wasCurrency?: string | undefined;
}

/** A price that has changed since this customer saw it. Never for list prices or sales. */
export function PriceChange({ was, now, currency, wasCurrency = currency }: PriceChangeProps) {
  const t = useTranslate();
  const spoken = (words: ReactNode) => <span className="sf-visually-hidden">{words}</span>;
  return (
    <span className={styles.change}>
      <del className={styles.was}>
        {t(messages.was, { spoken, price: () => <Money minor={was} currency={wasCurrency} /> })}
      </del>{' '}
      <ins className={styles.now}>
        {t(messages.now, { spoken, price: () => <Money minor={now} currency={currency} strong /> })}
      </ins>
    </span>
  );
}
