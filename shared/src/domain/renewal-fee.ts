import type { ItemType } from '../contract/checkout';
import type { FeeKind } from '../contract/price';
import { subtractMinor, type Minor } from './money';

/** The fee of a renewal in addition to its years: for renewing late, or for restoring the domain from redemption (LG-02). */
export interface RenewalFee {
  readonly kind: FeeKind;
  /** Before tax. */
  readonly amount: Minor;
}

/** One component of a line's cost. */
export type CostPart = { readonly amount: Minor } & (
  { readonly part: 'renewal'; readonly years: number } | { readonly part: FeeKind }
);

/** Splits a line's cost into its years and its fee, which add up to the cost. Empty if there is no fee. */
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
