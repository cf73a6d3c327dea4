import { randomUUID } from 'node:crypto';
import { assertMinor } from '@storefront/shared/domain';
import { order_items, orders, payment_methods } from '../../src/db/schema';
import type { TestApp, TestCustomer } from './app';
import { asId } from './as-id';

interface TableOrder {
  readonly at: Date;
  readonly names: readonly string[];
  readonly state?: 'completed' | 'failed';
  /** Tax of each domain in cents. */
  readonly tax?: number;
}

const COST = 1299;

/** Inserts an order of new domains with its card, for tests that only read tables. */
export async function insertTableOrder(
  { deps: { db } }: Pick<TestApp, 'deps'>,
  customer: TestCustomer,
  { at, names, state = 'completed', tax = 0 }: TableOrder,
): Promise<void> {
  const [card] = await db
    .insert(payment_methods)
    .values({
      customer_id: customer.id,
      provider_method_id: asId('card'),
      setup_intent_id: asId(randomUUID()),
      brand: 'visa',
      last4: '4242',
      exp_month: 1,
      exp_year: 2030,
      is_default: false,
      created_at: at,
    })
    .returning();
  const total = assertMinor((COST + tax) * names.length);
  const [order] = await db
    .insert(orders)
    .values({
      customer_id: asId(customer.id),
      idempotency_key: randomUUID(),
      request_hash: '',
      state,
      currency_code: 'USD',
      amount: assertMinor(COST * names.length),
      tax: assertMinor(tax * names.length),
      total,
      captured: state === 'completed' ? total : 0,
      tax_country: 'NO',
      payment_method_id: card?.id ?? asId(''),
      created_at: at,
      updated_at: at,
    })
    .returning();
  await db
    .insert(order_items)
    .values(
      names.map((domain_name, position) => ({
        order_id: order?.id ?? asId(''),
        position,
        type: 'new' as const,
        domain_name,
        period: 1,
        state,
        cost: assertMinor(COST),
        amount: assertMinor(COST),
        tax: assertMinor(tax),
        tax_rates: [],
        sub_items: [],
        updated_at: at,
      })),
    );
}
