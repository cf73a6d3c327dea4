import type { ItemType } from '../contract/checkout';
import type { FeeKind } from '../contract/price';
import { subtractMinor, type Minor } from './money';

/** A fee on top of the years of a renewal: for being late, or for a restore from redemption (LG-02). */
export interface RenewalFee {
  readonly kind: FeeKind;
  /** Before tax. */
  readonly amount: Minor;
}

export type CostPart = { readonly amount: Minor } & (
  { readonly part: 'renewal'; readonly years: number } | { readonly part: FeeKind }
);

/**
 * The components of a line's cost if it has a fee: the years and the fee, which add up to the cost. Empty if the cost is the years alone.
 */
export function splitCost({
  type,
  period,
  cost,
  fee,
}: {
  readonly type: ItemType;
  readonly period: number;
  readonly cost: Minor;
  readonly fee?: RenewalFee | null | undefined;
}): CostPart[] {
  if (type !== 'renew' || !fee) return [];
  return [
    { part: 'renewal', years: period, amount: subtractMinor(cost, fee.amount) },
    { part: fee.kind, amount: fee.amount },
  ];
}
