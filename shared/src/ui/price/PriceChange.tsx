import type { ReactNode } from 'react';
import type { Minor } from '../../domain';
import { useTranslate } from '../../i18n';
import { Money } from './Money';
import * as messages from './messages';
import styles from './price.module.css';

export interface PriceChangeProps {
  /** The price this person saw before, in minor units. */
  was: Minor;
  /** The price that holds now, in minor units. */
  now: Minor;
  /** ISO 4217 code. */
  currency: string;
  /** Where the price before was in another one. */
  wasCurrency?: string | undefined;
}

/** A price this very person saw and that no longer holds. Never for list prices or sales. */
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
