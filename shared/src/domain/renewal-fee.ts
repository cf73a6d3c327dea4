import type { ItemType } from '../contract/checkout';
import type { FeeKind } from '../contract/price';
import { subtractMinor, type Minor } from './money';

/** What a renewal costs beside its years: for being late, or for bringing the name back from redemption (LG-02). */
export interface RenewalFee {
  readonly kind: FeeKind;
  /** Before tax. */
  readonly amount: Minor;
}

/** One thing that a line is made of. */
export type CostPart = { readonly amount: Minor } & (
  { readonly part: 'renewal'; readonly years: number } | { readonly part: FeeKind }
);

/**
 * What the cost of a line consists of, where it is more than its years: the years and the fee. They add up to the cost, the fee
 * included. Nothing where the cost is the years alone.
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
