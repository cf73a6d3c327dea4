import { eq } from 'drizzle-orm';
import { assertMinor } from '@storefront/shared/domain';
import { audit_entries, domains, orders, registrar_sandbox_names } from '../src/db/schema';
import { reconcile, reconciliationText } from '../src/modules/reconciliation/reconcile';
import type { TestCustomer } from './support/app';
import { asId } from './support/as-id';
import { CARDS } from './support/payment-provider';
import { freshLabel, type TestShop } from './support/shop';
import { withShop } from './support/shop-tests';
import { auditTrail } from './support/audit-trail';

let shop: TestShop;
let customer: TestCustomer;
withShop((open, created) => ([shop, customer] = [open, created]));

async function place(card?: string): Promise<{ id: string; name: string }> {
  const name = `${freshLabel()}.com`;
  return { id: await shop.place(customer, { bought: [name], card }), name };
}

async function compare(): Promise<void> {
  await shop.deps.jobs.enqueue({ name: 'reconcile', retryLimit: 2, retryDelay: 60, expireIn: 600 }, {});
  await shop.deps.jobs.drain({ delayed: false });
}

test('[I1] [OR-10a] matching books have no differences, whatever the result of the orders', async () => {
  for (const card of [CARDS.fine, CARDS.declined]) await shop.settle(customer, (await place(card)).id);
  const open = await place(CARDS.challenged);
  await shop.settle(customer, open.id, ({ payment }) => payment.challenge_url !== null);
  const found = await reconcile(shop.deps);
  expect(found).toMatchObject({ differences: [], underWay: 1 });
  expect(reconciliationText(found)).toContain('No difference.');
});

test('[I1] [OR-13d] differing amounts and domains are listed, stored and reported to staff once, and again when resolved', async () => {
  const { id, name } = await place();
  const order = await shop.settle(customer, id);
  const gone = await place();
  await shop.settle(customer, gone.id);
  const books = shop.deps.db;
  // As if one side had been changed manually.
  await books
    .update(orders)
    .set({ refunded: assertMinor(500) })
    .where(eq(orders.id, asId(id)));
  await books
    .update(registrar_sandbox_names)
    .set({ expires_at: new Date('2031-01-01T00:00:00Z') })
    .where(eq(registrar_sandbox_names.name, name));
  await books.update(domains).set({ ended_at: shop.clock.now() }).where(eq(domains.name, gone.name));

  const { differences } = await reconcile(shop.deps);
  expect(differences.map(({ books: which, subject }) => [which, subject]).sort()).toEqual(
    [
      ['names', gone.name],
      ['names', name],
      ['payments', `order:${id}`],
    ].sort(),
  );
  const text = reconciliationText(await reconcile(shop.deps));
  expect(text).toContain('3 differences.');
  expect(text).toContain('2031-01-01');
  expect(text).toContain(`${Math.round(order.captured * 100)} USD captured, 500 refunded`);

  await compare();
  expect(await auditTrail(books, eq(audit_entries.action, 'books.differ'))).toHaveLength(1);
  expect(
    (await shop.emails())
      .filter(({ recipient }) => recipient === shop.deps.config.supportEmail)
      .map(({ subject }) => subject),
  ).toContain('The books differ in 3 places');

  // An hour later nothing is new, and then one of them is resolved.
  const subjects = async (): Promise<string[]> =>
    (await shop.emails())
      .filter(({ recipient }) => recipient === shop.deps.config.supportEmail)
      .map(({ subject }) => subject)
      .sort();
  const told = await subjects();
  await compare();
  expect(await subjects()).toEqual(told);
  await books
    .update(orders)
    .set({ refunded: 0 })
    .where(eq(orders.id, asId(id)));
  await compare();
  expect(await subjects()).toEqual(['1 difference between the books resolved', ...told].sort());
  expect(await auditTrail(books, eq(audit_entries.action, 'books.agree'))).toMatchObject([
    { after: { differences: [expect.stringContaining(`order:${id}`)] } },
  ]);

  await books.update(domains).set({ ended_at: null }).where(eq(domains.name, gone.name));
});

test('a provider that does not respond is reported, but not as a difference', async () => {
  shop.pay.faults.add({ operation: 'list', fault: { kind: 'error' } });
  const found = await reconcile(shop.deps);
  expect(found.payments).toBeNull();
  expect(reconciliationText(found)).toContain('payments: could not be read');
});
