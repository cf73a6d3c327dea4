import type { CartItem } from '@storefront/shared/cart';
import { lineKind } from '@storefront/shared/domain';
import { AddOnChoices } from './AddOnChoices';
import { AutorenewSwitch } from './AutorenewSwitch';
import { LineCosts } from './LineCosts';
import styles from './line-options.module.css';
import { LineTerm } from './LineTerm';

/** The options of a line: years, add-ons and auto-renew, and its long-term cost. For an add-ons-only line, only the add-ons. */
export function LineOptions({ item, onRemove }: { item: CartItem; onRemove: () => void }) {
  if (lineKind(item) === 'add_ons') {
    return (
      <div className={styles.options}>
        <AddOnChoices item={item} onRemove={onRemove} />
      </div>
    );
  }
  return (
    <div className={styles.options}>
      <div className={styles.term}>
        <LineTerm item={item} />
        <AutorenewSwitch item={item} />
      </div>
      <AddOnChoices item={item} onRemove={onRemove} />
      <LineCosts item={item} />
    </div>
  );
}
