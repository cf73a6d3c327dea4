import type { CartItem } from '@storefront/shared/cart';
import styles from './cart-tools.module.css';
import { LineOrderField, type LineOrderFieldProps } from './LineOrderField';
import { TermForAll } from './TermForAll';

export interface CartToolsProps extends LineOrderFieldProps {
  readonly items: readonly CartItem[];
  /** Enough lines can change their term. */
  readonly hasTerm: boolean;
  /** There are enough lines to sort. */
  readonly hasOrder: boolean;
}

/** What can be done with all lines of the cart: their term and their order. */
export function CartTools({ items, hasTerm, hasOrder, order, onOrder }: CartToolsProps) {
  return (
    <div className={styles.tools} data-print="hide">
      {hasTerm && <TermForAll items={items} />}
      {hasOrder && <LineOrderField order={order} onOrder={onOrder} />}
    </div>
  );
}
