import type { TestCustomer } from './support/app';
import { freshLabel, type TestShop } from './support/shop';
import { withShop } from './support/shop-tests';

let shop: TestShop;
let customer: TestCustomer;
withShop((open, created) => ([shop, customer] = [open, created]), { OVERLOADED_AT_MS: '250' });

/** Milliseconds; the minimum duration of every turn of the event loop. */
const TURN = 400;

/** Keeps the process busy until it is stopped. */
function overload(): () => Promise<void> {
  let isOver = false;
  const turns = (async () => {
    while (!isOver) {
      const end = performance.now() + TURN;
      while (performance.now() < end);
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
  })();
  return () => {
    isOver = true;
    return turns;
  };
}

const search = () =>
  shop.request({ url: `/api/domain/1.0/availability/${freshLabel()}?group=exact&max_wait=0&currency_code=USD` });
const untilSearch = async (status: number) => {
  let answer = await search();
  while (answer.statusCode !== status) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    answer = await search();
  }
  return answer;
};

test('[S7] [OP-01b] an overloaded process refuses searches, with a message and a retry time, and accepts orders', async () => {
  expect((await search()).statusCode).toBe(200);
  const payload = await shop.payloadFor(customer, [`${freshLabel()}.com`]);
  const shed = jest.spyOn(shop.deps.metrics, 'searchShed');
  const stop = overload();
  try {
    const turnedAway = await untilSearch(503);
    expect([turnedAway.headers['retry-after'], turnedAway.json<{ code: string; message: string }>()]).toEqual([
      '3',
      expect.objectContaining({ code: 'unavailable', message: expect.stringContaining('Your cart is safe') as string }),
    ]);
    const placed = await shop.placeOrder(customer, payload);
    expect(placed.statusCode).toBe(201);
    expect((await customer.request({ url: '/api/checkout/1.0/cart' })).statusCode).toBe(200);
    const before = shed.mock.calls.length;
    expect(before).toBeGreaterThan(0);
    expect((await search()).statusCode).toBe(503);
    expect(shed).toHaveBeenCalledTimes(before + 1);
  } finally {
    await stop();
  }
  await untilSearch(200);
});

test('[S7] one long turn, as after the machine slept, refuses nothing', async () => {
  // Longer than the period over which turns are measured: afterwards there is at most one check.
  const end = performance.now() + 2_500;
  while (performance.now() < end);
  for (let turn = 0; turn < 5; turn += 1) {
    await new Promise((resolve) => setTimeout(resolve, turn));
    expect((await search()).statusCode).toBe(200);
  }
});
