import { millisecondsInDay } from 'date-fns/constants';
import type { Order, Transfer, TransferCheck } from '@storefront/shared/contract';
import { sessions } from '../../src/db/schema';
import type { TestCustomer } from './app';
import { insertOwnDomain } from './own-domain';
import { openShop, type TestShop } from './shop';

/** A domain with its code, in a transfer check. */
interface Asked {
  readonly domain: string;
  readonly auth_info?: string;
}

export interface TransferWorld {
  readonly shop: TestShop;
  checkAnswer(names: readonly Asked[]): ReturnType<TestShop['request']>;
  check(names: readonly Asked[]): Promise<TransferCheck[]>;
  /** Adds a domain to a customer's list, as if bought long ago. */
  holdName(customer: TestCustomer, name: string, expiresInDays?: number): Promise<void>;
  /** Orders a transfer with the sealed code of a check. @returns the order's id */
  orderTransfer(customer: TestCustomer, domain: string, code?: string): Promise<string>;
  /** Like `orderTransfer`, by a caller that skips the check. */
  orderUnchecked(customer: TestCustomer, domain: string, code: string): Promise<string>;
  getTransfer(customer: TestCustomer, domain: string): Promise<Transfer>;
  /** Lets days pass, keeps the customer signed in, and processes the order at once. */
  later(customer: TestCustomer, orderId: string, days: number): Promise<Order>;
  close(): Promise<void>;
}

/** A shop with helpers for transfer tests. */
export async function openTransferWorld(): Promise<TransferWorld> {
  const shop = await openShop();
  const checkAnswer: TransferWorld['checkAnswer'] = (names) =>
    shop.request({
      method: 'POST',
      url: '/api/transfer/1.0/check',
      payload: { currency_code: 'USD', names: [...names] },
    });
  const check: TransferWorld['check'] = async (names) => {
    const answer = await checkAnswer(names);
    if (answer.statusCode !== 200) throw new Error(`Status ${answer.statusCode}: ${answer.body}`);
    return answer.json<{ results: TransferCheck[] }>().results;
  };
  const orderWith = (customer: TestCustomer, domain: string, code: string): Promise<string> =>
    shop.place(customer, { brought: [domain], code });
  return {
    shop,
    checkAnswer,
    check,
    async holdName(customer, name, expiresInDays = 200) {
      const now = shop.clock.now();
      const registered_at = new Date(now.getTime() - 400 * millisecondsInDay);
      const expiry_date = new Date(now.getTime() + expiresInDays * millisecondsInDay);
      await insertOwnDomain(shop, customer, name, {
        registered_at,
        expiry_date,
        is_auto_renew: false,
        created_at: now,
        updated_at: now,
      });
    },
    async orderTransfer(customer, domain, code = 'Right-code-1') {
      const [checked] = await check([{ domain, auth_info: code }]);
      return orderWith(customer, domain, checked?.auth_info ?? '');
    },
    orderUnchecked: orderWith,
    async getTransfer(customer, domain) {
      const answer = await customer.request({ method: 'GET', url: `/api/transfer/1.0/transfers/${domain}` });
      if (answer.statusCode !== 200) throw new Error(`Status ${answer.statusCode}: ${answer.body}`);
      return answer.json<Transfer>();
    },
    async later(customer, orderId, days) {
      shop.clock.advance(days * 86_400);
      await shop.deps.db
        .update(sessions)
        .set({ updated_at: shop.clock.now(), expires_at: new Date(shop.clock.now().getTime() + millisecondsInDay) });
      let looks = 0;
      return shop.settle(
        customer,
        orderId,
        (order) => (looks += 1) > 2 || order.status_name === 'completed' || order.status_name === 'refunded',
      );
    },
    close: () => shop.close(),
  };
}
