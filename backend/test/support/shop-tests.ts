import type { TestCustomer } from './app';
import { openShop, type TestShop } from './shop';

/**
 * Opens a shop for the tests of a file: with a new customer before each test; after it, checks the invariants and that no fault is left.
 * @param given receives the shop and the customer of the next test
 */
export function withShop(
  given: (shop: TestShop, customer: TestCustomer) => void,
  env: Record<string, string> = {},
): void {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop(env);
  });
  beforeEach(async () => given(shop, await shop.asCustomer()));
  afterEach(async () => {
    shop.deps.faults.clear();
    shop.pay.faults.clear();
    await shop.checkInvariants();
  });
  afterAll(() => shop.close());
}
