import type { ItemType } from '../contract/checkout';
import type { FeeKind } from '../contract/price';
import { sumMinor, type Minor } from './money';

/** What a renewal costs beside its years: for being late, or for bringing the name back from redemption (LG-02). */
export interface RenewalFee {
  readonly kind: FeeKind;
  /** Before tax. */
  readonly amount: Minor;
}

/** What each fee is called wherever it is shown. */
const RENEWAL_FEES = { late: 'Late renewal fee', restore: 'Restoring the name' } as const satisfies Record<
  FeeKind,
  string
>;

/** One thing that a line is made of. */
export interface CostPart {
  readonly label: string;
  readonly amount: Minor;
}

/**
 * What the cost of a line consists of, where it is more than its years: "Renewal, 1 year" and the fee. They add up to the cost,
 * the fee included. Nothing where the cost is the years alone.
 */
export function costParts({
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
    { label: `Renewal, ${period === 1 ? '1 year' : `${period} years`}`, amount: sumMinor([cost, -fee.amount]) },
    { label: RENEWAL_FEES[fee.kind], amount: fee.amount },
  ];
}
