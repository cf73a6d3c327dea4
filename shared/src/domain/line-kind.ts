import type { ItemType } from '../contract/checkout';

/**
 * What a line or an order item buys. `add_ons`: no years, only add-ons for an existing domain until its current expiry. The specification
 * has no type for that, so they are sent as a renewal of 0 years.
 */
export type LineKind = ItemType | 'add_ons';

export const lineKind = ({ type, period }: { readonly type: ItemType; readonly period: number }): LineKind =>
  type === 'renew' && period === 0 ? 'add_ons' : type;
