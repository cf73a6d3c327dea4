import { assertMinor, computeTax, subtractMinor, sumMinor, type Minor } from '@storefront/shared/domain';
import type { RegisteredDomain } from '../../ports/registrar';
import type { Tx } from '../../db/client';
import type { OrderItemRow } from '../orders';
import { issueRefundNote } from '../receipts';
import { hasAddOn } from './items/item-kind';
import type { StepContext } from './order-step';
import { findPayment, partRefundKey } from './payment-steps';
import { addRefunded } from './processing-queries';
import { sendItemRefundedEmail } from './send-order-emails';

type Privacy =
  /** The domain has it as it was ordered, or it was not ordered. */
  | { readonly kind: 'held'; readonly held: RegisteredDomain }
  /** The registrar does not switch it on: the item goes on without it, and its price. */
  | { readonly kind: 'refused'; readonly rest: Partial<OrderItemRow>; readonly part: Minor }
  | { readonly kind: 'unknown'; readonly cause: string };

/** Compares the privacy service that was ordered with the domain as it is held, and asks for what is missing (OR-11). */
export async function arrangePrivacy(
  { deps, order }: StepContext,
  item: OrderItemRow,
  held: RegisteredDomain,
): Promise<Privacy> {
  if (!hasAddOn(item, 'contact_privacy') || held.privacy) return { kind: 'held', held };
  const outcome = await deps.registrar.change(item.domain_name, { privacy: true });
  if (outcome.kind === 'unknown') return outcome;
  if (outcome.kind === 'done') return { kind: 'held', held: { ...held, privacy: true } };
  deps.log.error(
    {
      event: 'registrar.privacy_rejected',
      order: order.id,
      order_item: item.id,
      domain: item.domain_name,
      message: outcome.message,
    },
    'Registrar refused to enable the ordered privacy service',
  );
  return { kind: 'refused', ...withoutPrivacy(item) };
}

/** An item without its privacy service, and what that comes to with its tax. */
export function withoutPrivacy(item: Pick<OrderItemRow, 'sub_items' | 'amount' | 'tax' | 'tax_rates'>): {
  readonly rest: Pick<OrderItemRow, 'sub_items' | 'amount' | 'tax' | 'tax_rates' | 'enable_privacy' | 'left_out'>;
  readonly part: Minor;
} {
  const refused = item.sub_items.filter(({ type }) => type === 'contact_privacy');
  const cost = sumMinor(refused.map((addOn) => addOn.cost));
  const tax_rates = item.tax_rates.map((line) => ({
    ...line,
    tax_amount: subtractMinor(line.tax_amount, computeTax(cost, line.tax_rate)),
  }));
  const tax = sumMinor(tax_rates.map((line) => line.tax_amount));
  return {
    rest: {
      sub_items: item.sub_items.filter(({ type }) => type !== 'contact_privacy'),
      amount: subtractMinor(item.amount, cost),
      tax,
      tax_rates,
      enable_privacy: false,
      left_out: { sub_items: refused, amount: cost, tax: subtractMinor(item.tax, tax) },
    },
    part: sumMinor([cost, subtractMinor(item.tax, tax)]),
  };
}

type PartRefund =
  { readonly kind: 'refunded'; readonly amount: Minor } | { readonly kind: 'unknown'; readonly cause: string };

/** Gives the money for a part of an item back that was taken already. Safe to repeat: it goes back once, under its own key. */
export async function giveBackPart(context: StepContext, item: OrderItemRow, part: Minor): Promise<PartRefund> {
  const unknown = (cause: string): PartRefund => ({ kind: 'unknown', cause });
  const found = await findPayment(context);
  if (found.kind !== 'payment') return unknown(found.kind === 'none' ? 'payment unknown to the provider' : found.cause);
  const key = partRefundKey(item.id);
  let refund = found.payment.refunds.find((earlier) => earlier.key === key);
  if (!refund) {
    const due = assertMinor(Math.min(part, found.payment.captured - found.payment.refunded));
    if (due <= 0) return { kind: 'refunded', amount: 0 };
    const outcome = await context.deps.payment.refund(found.payment.ref, due, key);
    if (outcome.kind !== 'payment') return unknown(outcome.kind === 'refused' ? outcome.message : outcome.cause);
    refund = outcome.payment.refunds.find((made) => made.key === key);
  }
  return refund?.status === 'succeeded'
    ? { kind: 'refunded', amount: refund.amount }
    : unknown(`refund of the privacy service ${refund?.status ?? 'unknown to the provider'}`);
}

/** Writes down what went back for a part of an item, with its note and its email. */
export async function bookPartRefund(
  tx: Tx,
  { deps, order }: StepContext,
  item: OrderItemRow,
  amount: Minor,
): Promise<void> {
  if (amount === 0) return;
  const at = deps.clock.now();
  await addRefunded(tx, order.id, amount, at);
  await issueRefundNote(tx, deps.config, { orderId: order.id, itemId: item.id, amount, at });
  await sendItemRefundedEmail(tx, deps, order.id, item.id, amount);
}
