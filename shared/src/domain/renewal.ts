import type { AddOnService } from '../contract/price';
import type { CartItem } from './cart-item';
import { lineKind } from './line-kind';
import { addYears } from './dates';
import { sumMinor, timesMinor, type Minor } from './money';
import { selectedAddOns } from './totals';

/** The next automatic renewal of a domain: when, and how much. */
export interface Renewal {
  /** When the next year begins; undefined if it depends on an expiry date that only the losing registrar has. */
  readonly date?: Date;
  /** For one year of the domain and its selected add-ons, before tax. */
  readonly amount: Minor;
}

/** Returns the first automatic renewal of a cart line (LG-04). The term of a new domain starts `today`. */
export function getRenewal(item: CartItem, today: Date): Renewal {
  const addOns = selectedAddOns(item).map((addOn) => timesMinor(addOn.price, addOn.quantity));
  const amount = sumMinor([item.renewal_price, ...addOns]);
  const from = { new: today, renew: item.date, transfer: undefined }[item.type];
  return from === undefined ? { amount } : { date: addYears(from, item.period), amount };
}

/**
 * Lists the domain's add-ons that a renewal leaves out, in the order of the cart. They end at `item.date`, until when they are paid for.
 */
export function listEndingAddOns(
  item: Pick<CartItem, 'type' | 'period' | 'sub_products' | 'add_ons_now'>,
): AddOnService[] {
  if (lineKind(item) !== 'renew') return [];
  return (item.add_ons_now ?? []).filter(
    (service) => !item.sub_products.some(({ type, is_selected }) => type === service && is_selected),
  );
}
