import { useTranslate } from '@storefront/shared/i18n';
import { SearchField, TextField } from '@storefront/shared/ui/field';
import { Segmented } from '@storefront/shared/ui/table';
import { ORDER_STATES, type OrderView } from './order-view';
import * as messages from './messages';
import styles from './orders.module.css';

interface OrderFiltersProps {
  readonly view: OrderView;
  readonly onView: (view: OrderView) => void;
}

/** Filters of the order list: domain or order number, state, and a range of days. */
export function OrderFilters({ view, onView }: OrderFiltersProps) {
  const t = useTranslate();
  return (
    <div className={styles.filters} role="search" aria-label={t(messages.search)}>
      <SearchField
        label={t(messages.find)}
        labelHidden={false}
        placeholder={t(messages.placeholder)}
        className={styles.find}
        value={view.find}
        onChange={(event) => onView({ ...view, find: event.target.value })}
      />
      <TextField
        label={t(messages.from)}
        type="date"
        className={styles.day}
        max={view.to || undefined}
        value={view.from}
        onChange={(event) => onView({ ...view, from: event.target.value })}
      />
      <TextField
        label={t(messages.to)}
        type="date"
        className={styles.day}
        min={view.from || undefined}
        value={view.to}
        onChange={(event) => onView({ ...view, to: event.target.value })}
      />
      <Segmented
        label={t(messages.stateFilter)}
        options={ORDER_STATES.map(({ id, label }) => ({ value: id, label: t(label) }))}
        value={view.state}
        onChange={(state) => onView({ ...view, state })}
      />
    </div>
  );
}
