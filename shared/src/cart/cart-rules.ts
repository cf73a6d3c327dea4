import type { AddOnService } from '../contract/price';
import { ADD_ONS, ADD_ON_QUANTITY_MAX } from '../domain/add-ons';
import type { CartItem, SubProduct } from '../domain/cart-item';
import { addYears } from '../domain/dates';
import { nearestPeriod } from '../domain/periods';

/** Reduces the quantity by one; null at zero (CT-05). */
export function withoutOne(item: CartItem): CartItem | null {
  return item.quantity > 1 ? { ...item, quantity: item.quantity - 1 } : null;
}

/** Sets the period of a line, as close as possible to the requested one. Its amounts stay until new ones are fetched (CT-09). */
export function withPeriod(item: CartItem, years: number): CartItem {
  const period = nearestPeriod(item, years);
  if (period === item.period) return item;
  const { quote: _quote, quote_expires_at: _expiry, ...rest } = item;
  return {
    ...rest,
    period,
    priced: 'checking',
    ...(item.date ? { expiry_date: addYears(item.date, period).toISOString() } : {}),
  };
}

/** Changes one add-on of a line; no change if the line does not offer it. Privacy is mirrored on the line. */
function changeAddOn(item: CartItem, service: AddOnService, change: (addOn: SubProduct) => SubProduct): CartItem {
  const sub_products = item.sub_products.map((addOn) => (addOn.type === service ? change(addOn) : addOn));
  const privacy = sub_products.some(({ type, is_selected }) => type === 'contact_privacy' && is_selected);
  return { ...item, sub_products, privacy };
}

/** Selects an add-on. Privacy and domain forwarding are selected once; email forwarding counts up (CT-07). Transfers have none (CT-04). */
export function withAddOn(item: CartItem, service: AddOnService): CartItem {
  if (item.type === 'transfer') return item;
  return changeAddOn(item, service, (addOn) => {
    if (!addOn.is_selected) return { ...addOn, is_selected: true, quantity: 1 };
    return ADD_ONS[service].repeatable
      ? { ...addOn, quantity: Math.min(addOn.quantity + 1, ADD_ON_QUANTITY_MAX) }
      : addOn;
  });
}

/** Deselects an add-on. Email forwarding counts down and is deselected at zero. */
export function withoutAddOn(item: CartItem, service: AddOnService): CartItem {
  return changeAddOn(item, service, (addOn) =>
    addOn.is_selected && addOn.quantity > 1
      ? { ...addOn, quantity: addOn.quantity - 1 }
      : { ...addOn, is_selected: false, quantity: 1 },
  );
}
