import { eq } from 'drizzle-orm';
import type { CustomerId, OrderId } from '@storefront/shared/contract';
import { orders } from './schema';
import { isUuid, newId } from './uuid';

describe('ids', () => {
  test('recognises a text in the format of an id', () => {
    const text: string = newId();
    expect(isUuid<OrderId>(text)).toBe(true);
    for (const other of ['', '1', `${text}0`, text.replaceAll('-', ''), ` ${text}`]) expect(isUuid(other)).toBe(false);
  });

  test('refuses to compile when an id of another kind, or a text, is passed', () => {
    const customer = newId<CustomerId>();
    const text: string = customer;
    eq(orders.customer_id, customer);
    // @ts-expect-error the id of a customer is not that of an order
    eq(orders.id, customer);
    // @ts-expect-error a text is not an id before it is checked
    eq(orders.id, text);
    if (isUuid<OrderId>(text)) eq(orders.id, text);
    // @ts-expect-error a total is an amount, which no plain number is
    eq(orders.total, 1290);
  });
});
