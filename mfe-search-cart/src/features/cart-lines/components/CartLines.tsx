import type { CartItem, PriceChanges } from '@storefront/shared/cart';
import { WindowList } from '@storefront/shared/ui/virtual-rows';
import type { Removals } from '../model/use-removals';
import { CartLine } from './CartLine';
import styles from './cart-lines.module.css';
import { RemovedLine } from './RemovedLine';

/** Carts with more lines show their options on demand. */
const UNFOLDED_MAX = 3;

/** The estimated height of a line, collapsed and expanded, in pixels. */
const FOLDED_HEIGHT = 92;
const OPEN_HEIGHT = 400;

/** The key of the placeholder of a removed line. */
const REMOVED = 'removed';

interface CartLinesProps extends PriceChanges {
  readonly items: readonly CartItem[];
  readonly removals: Removals;
}

/** Lists the lines of the cart in the order in which they were added. A removed line leaves a placeholder with an undo button. */
export function CartLines({
  items,
  changes,
  accept,
  removals: { removed, returned, remove, putBack },
}: CartLinesProps) {
  const folded = items.length > UNFOLDED_MAX;
  const first = items.find((item) => changes.has(item.domain));
  const rows: readonly (CartItem | typeof REMOVED)[] = removed
    ? [...items.slice(0, removed.index), REMOVED, ...items.slice(removed.index)]
    : items;
  return (
    <WindowList
      items={rows}
      toKey={(row) => (row === REMOVED ? REMOVED : row.domain)}
      rowHeight={folded ? FOLDED_HEIGHT : OPEN_HEIGHT}
      className={styles.lines}
    >
      {(row) =>
        row === REMOVED ? (
          removed && <RemovedLine text={removed.text} onUndo={putBack} />
        ) : (
          <CartLine
            item={row}
            folded={folded}
            change={changes.get(row.domain)}
            returned={returned === row.domain}
            acceptFirst={row === first}
            onRemove={remove}
            onAccept={accept}
          />
        )
      }
    </WindowList>
  );
}
