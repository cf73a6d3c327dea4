import { computeTax, subtractMinor, sumMinor } from '@storefront/shared/domain';
import type { RegisteredDomain } from '../../ports/registrar';
import type { OrderItemRow } from '../orders';
import { hasAddOn } from './items/item-kind';
import type { StepContext } from './order-step';

type Privacy =
  /** The domain has it as ordered, or it was not ordered. */
  | { readonly kind: 'held'; readonly held: RegisteredDomain }
  /** The registrar refuses to enable it: the item continues without it and without its price. */
  | { readonly kind: 'refused'; readonly rest: ReturnType<typeof withoutPrivacy> }
  | { readonly kind: 'unknown'; readonly cause: string };

/** Compares the ordered privacy service with the registered domain, and requests it if it is missing (OR-11). */
export async function finishPrivacy(
  { deps, order }: StepContext,
  item: OrderItemRow,
  held: RegisteredDomain,
  isPaid: boolean,
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
  return { kind: 'refused', rest: withoutPrivacy(item, isPaid) };
}

/**
 * Returns an item without its privacy service.
 * @param isPaid the service was already charged, so its price is owed from now on
 */
export function withoutPrivacy(
  item: Pick<OrderItemRow, 'sub_items' | 'amount' | 'tax' | 'tax_rates'>,
  isPaid: boolean,
): Pick<OrderItemRow, 'sub_items' | 'amount' | 'tax' | 'tax_rates' | 'enable_privacy' | 'left_out'> {
  const refused = item.sub_items.filter(({ type }) => type === 'contact_privacy');
  const cost = sumMinor(refused.map((addOn) => addOn.cost));
  const tax_rates = item.tax_rates.map((line) => ({
    ...line,
    tax_amount: subtractMinor(line.tax_amount, computeTax(cost, line.tax_rate)),
  }));
  const tax = sumMinor(tax_rates.map((line) => line.tax_amount));
  return {
    sub_items: item.sub_items.filter(({ type }) => type !== 'contact_privacy'),
    amount: subtractMinor(item.amount, cost),
    tax,
    tax_rates,
    enable_privacy: false,
    left_out: {
      sub_items: refused,
      amount: cost,
      tax: subtractMinor(item.tax, tax),
      ...(isPaid && cost > 0 && { refund: 'pending' }),
    },
  };
}
