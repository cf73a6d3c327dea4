import { useState } from 'react';
import { useTranslate, type Message } from '@storefront/shared/i18n';
import { SelectField } from '@storefront/shared/ui/field';
import { LINE_ORDERS, type LineOrder } from '../../model/line-order';
import styles from './cart-tools.module.css';
import * as messages from './messages';

const LABELS: Readonly<Record<LineOrder, Message>> = {
  added: messages.asAdded,
  name: messages.byName,
  price: messages.byPrice,
  '-price': messages.byPriceDown,
};

export interface LineOrderFieldProps {
  readonly order: LineOrder;
  readonly onOrder: (order: LineOrder) => void;
}

/** Chooses the order in which the lines are shown (CT-16). */
export function LineOrderField({ order, onOrder }: LineOrderFieldProps) {
  const t = useTranslate();
  const [announced, setAnnounced] = useState('');
  return (
    <div className={styles.order}>
      <SelectField
        label={t(messages.order)}
        size="sm"
        options={LINE_ORDERS.map((value) => ({ value, label: t(LABELS[value]) }))}
        value={order}
        onChange={({ target }) => {
          const next = LINE_ORDERS.find((value) => value === target.value) ?? 'added';
          onOrder(next);
          setAnnounced(t(messages.sorted, { order: t(LABELS[next]) }));
        }}
      />
      <p className="sf-visually-hidden" role="status">
        {announced}
      </p>
    </div>
  );
}
