import { eq } from 'drizzle-orm';
import { queryDns } from '../../src/dns/query-dns';
import { domains } from '../../src/db/schema';
import { addOnsAlone } from './add-ons';
import type { TestCustomer } from './app';
import { freshLabel, newKey, type TestShop } from './shop';

/** A shop, the port for querying its zones, and how to take its nameserver away and back. */
export interface ShopWithZones {
  readonly shop: TestShop;
  readonly port: number;
  /** Makes the nameserver unavailable for a zone. */
  readonly takeAway: (zone: string) => Promise<void>;
  readonly bringBack: () => Promise<void>;
}

export const PARKED = '203.0.113.80';

/** What every nameserver has once an order has completed: tested over DNS, like resolvers. */
export function itServesWhatWasOrdered(given: () => ShopWithZones): void {
  const listAddresses = async (name: string): Promise<unknown[]> => {
    const answer = await queryDns({ host: '127.0.0.1', port: given().port }, { name, type: 'A' });
    return (answer?.packet.answers ?? []).map((record) => ('data' in record ? record.data : undefined));
  };
  const listExchangers = async (name: string): Promise<unknown[]> => {
    const answer = await queryDns({ host: '127.0.0.1', port: given().port }, { name, type: 'MX' });
    return answer?.packet.answers ?? [];
  };
  /** Runs the jobs queued by orders. Scheduled jobs are not included: the shop is not started. */
  const work = () => given().shop.deps.jobs.drain();
  /** Runs the scheduled job, once its work has become due. */
  const look = async () => {
    given().shop.clock.advance(30);
    await given().shop.deps.jobs.enqueueRegular();
    await work();
  };
  const bought = async (customer: TestCustomer): Promise<string> => {
    const name = `${freshLabel()}.com`;
    const { shop } = given();
    expect(await shop.settle(customer, await shop.place(customer, { bought: [name] }))).toMatchObject({
      status_name: 'completed',
    });
    return name;
  };

  test('[OR-03a] a new domain resolves as soon as its order has completed, before the scheduled job runs', async () => {
    const name = await bought(await given().shop.asCustomer());
    await work();
    expect([await listAddresses(name), await listAddresses(`www.${name}`)]).toEqual([[PARKED], [PARKED]]);
  });

  test('[OR-03a] an order completes without the nameserver, and its zone is created when that is back', async () => {
    const { shop, takeAway, bringBack } = given();
    const customer = await shop.asCustomer();
    const name = `${freshLabel()}.com`;
    await takeAway(name);
    const order = await shop.settle(customer, await shop.place(customer, { bought: [name] }));
    expect(order).toMatchObject({ status_name: 'completed', captured: order.total });
    await work();
    await look();
    await bringBack();
    expect(await listAddresses(name)).toEqual([]);
    await look();
    expect(await listAddresses(name)).toEqual([PARKED]);
  });

  test.each(['within its term', 'with a renewal'])(
    '[DM-09b] mail is forwarded as before once the addresses are bought again %s',
    async (way) => {
      const { shop } = given();
      const customer = await shop.asCustomer();
      const name = await bought(customer);
      await work();
      const forwards = [{ alias: 'hello', target: 'mara@example.org' }];
      const [held] = await shop.deps.db
        .update(domains)
        .set({ email_forwards: forwards })
        .where(eq(domains.name, name))
        .returning();
      const price = await shop.price(customer, {
        type: 'renew',
        domain_name: name,
        period: way === 'with a renewal' ? 1 : 0,
      });
      const addresses = addOnsAlone({ ...price, expiry_date: held?.expiry_date.toISOString() }, ['email_forwarding']);
      const { item, cost, tax } = {
        ...addresses,
        item: { ...addresses.item, period: price.period },
        tax: addresses.tax + price.tax,
      };
      const { id } = await shop.storeCard(customer);
      const placed = await shop.placeOrder(customer, {
        original_amount: cost,
        original_tax: tax,
        payment_method_id: id,
        currency_code: 'USD',
        order_items: [item],
        idempotency_key: newKey(),
      });
      expect([placed.statusCode, placed.body]).toEqual([201, expect.stringContaining('order_id')]);
      expect(await listExchangers(name)).toEqual([]);
      expect(await shop.settle(customer, placed.json<{ order_id: string }>().order_id)).toMatchObject({
        status_name: 'completed',
      });
      await work();
      expect(await listExchangers(name)).toMatchObject([{ type: 'MX' }]);
    },
  );
}
