import { SearchField, TextField } from '@storefront/shared/ui/field';
import { Segmented } from '@storefront/shared/ui/table';
import { ORDER_STATES, type OrderView } from './order-view';
import styles from './orders.module.css';

const STATES = ORDER_STATES.map(({ id, label }) => ({ value: id, label }));

interface OrderFiltersProps {
  readonly view: OrderView;
  readonly onView: (view: OrderView) => void;
}

/** Finds an order by a name in it or its number, by how it ended, and by the days between which it was placed. */
export function OrderFilters({ view, onView }: OrderFiltersProps) {
  return (
    <div className={styles.filters} role="search" aria-label="Find orders">
      <SearchField
        label="Find an order"
        labelHidden={false}
        placeholder="Domain or order number"
        className={styles.find}
        value={view.find}
        onChange={(event) => onView({ ...view, find: event.target.value })}
      />
      <TextField
        label="From"
        type="date"
        className={styles.day}
        max={view.to || undefined}
        value={view.from}
        onChange={(event) => onView({ ...view, from: event.target.value })}
      />
      <TextField
        label="To"
        type="date"
        className={styles.day}
        min={view.from || undefined}
        value={view.to}
        onChange={(event) => onView({ ...view, to: event.target.value })}
      />
      <Segmented
        label="State of the orders"
        options={STATES}
        value={view.state}
        onChange={(state) => onView({ ...view, state })}
      />
    </div>
  );
}
