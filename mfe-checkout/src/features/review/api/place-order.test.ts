import { ApiError } from '@storefront/shared/api';
import type { OrderConflict, OrderPayload } from '@storefront/shared/contract';
import { order, refusal, surround, asId } from '@storefront/shared/testing';
import type { Reauth } from '@storefront/shared/password';
import { placeOrder } from './place-order';

/** A session that needs no reauthentication. */
const unasked: Reauth['run'] = (call) => call();

const payload: OrderPayload = {
  original_amount: 12.9,
  original_tax: 0,
  payment_method_id: 'pm_1',
  currency_code: 'USD',
  idempotency_key: 'k'.repeat(48),
  order_items: [
    {
      product: 'domain',
      type: 'renew',
      domain_name: 'a.com',
      period: 1,
      current_expiry_date: '2027-01-01T00:00:00Z',
      sub_items: [],
    },
  ],
};
const conflict = (given: Partial<OrderConflict>) =>
  refusal(409, { message: 'Changed', changes: [], amount: null, tax: null, ...given } as never);

beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
afterEach(() => jest.useRealTimers());

describe('placing an order', () => {
  test('[OR-02a] gives the id of the order when it is placed', async () => {
    surround({ api: { createOrder: () => ({ order_id: 'order-1', status_name: 'pending' }) } });
    expect(await placeOrder(payload, unasked)).toEqual({ placed: true, orderId: 'order-1' });
  });

  test('[OR-05d] sends nothing, and does not query whether it arrived, while the browser is offline', async () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const api = surround({ api: { createOrder: () => ({ order_id: 'order-1', status_name: 'pending' }) } });
    expect(await placeOrder(payload, unasked)).toEqual({ placed: false, refusal: { kind: 'offline' } });
    expect(api.calls).toEqual([]);
    // The same order can be placed once the network is back.
    onLine.mockRestore();
    expect(await placeOrder(payload, unasked)).toEqual({ placed: true, orderId: 'order-1' });
  });

  test('[OR-05a] waits for the order when another tab is placing it under the same key', async () => {
    let asked = 0;
    const api = surround({
      api: {
        createOrder: () => {
          asked += 1;
          if (asked < 3) throw conflict({ code: 'in_flight' });
          return { order_id: 'order-1', status_name: 'pending' };
        },
      },
    });
    const outcome = placeOrder(payload, unasked);
    await jest.advanceTimersByTimeAsync(2_500);
    expect(await outcome).toEqual({ placed: true, orderId: 'order-1' });
    expect(new Set(api.listInputs('createOrder').map((input) => JSON.stringify(input))).size).toBe(1);
  });

  test('[OR-05b] stops waiting when the other tab takes too long', async () => {
    surround({
      api: {
        createOrder: () => {
          throw conflict({ code: 'in_flight' });
        },
      },
    });
    const outcome = placeOrder(payload, unasked);
    await jest.advanceTimersByTimeAsync(15_000);
    expect(await outcome).toEqual({ placed: false, refusal: { kind: 'in_flight' } });
  });

  test('[OR-05a] leads to the order when the key has one', async () => {
    surround({
      api: {
        createOrder: () => {
          throw conflict({ code: 'key_reused', order_id: asId('order-0') });
        },
      },
    });
    expect(await placeOrder(payload, unasked)).toEqual({ placed: true, orderId: 'order-0' });
  });

  test.each([
    ['price_changed', 'changed'],
    ['unavailable', 'changed'],
    ['key_reused', 'refused'],
  ] as const)('[OR-06b] takes a conflict when its code is %s as %s', async (code, kind) => {
    surround({
      api: {
        createOrder: () => {
          throw conflict({ code });
        },
      },
    });
    expect(await placeOrder(payload, unasked)).toMatchObject({ placed: false, refusal: { kind } });
  });

  const noAnswer = (request_id?: string) => (): never => {
    throw refusal(503, { message: 'Try again', request_id });
  };

  test('[OR-05a] finds the order by its key when the response was lost', async () => {
    const api = surround({ api: { createOrder: noAnswer(), getOrder: () => order({ order_id: 'order-0' }) } });
    expect(await placeOrder(payload, unasked)).toEqual({ placed: true, orderId: 'order-0' });
    expect(api.calls.at(-1)).toMatchObject({ id: 'getOrder', params: { id: payload.idempotency_key } });
  });

  test.each([500, 502, 504])(
    '[OR-05a] after a fault (%i) nobody says that nothing was charged: the order is asked for by its key',
    async (status) => {
      const fault = (): never => {
        throw new ApiError('Unable to parse response', status, undefined, 'r1');
      };
      surround({ api: { createOrder: fault, getOrder: () => order({ order_id: 'order-0' }) } });
      expect(await placeOrder(payload, unasked)).toEqual({ placed: true, orderId: 'order-0' });
      surround({ api: { createOrder: fault, getOrder: fault } });
      expect(await placeOrder(payload, unasked)).toEqual({
        placed: false,
        refusal: { kind: 'unanswered', reference: 'r1' },
      });
    },
  );

  test('[OR-05b] says that the order is lost when it never arrived', async () => {
    const absent = (): never => {
      throw refusal(404, { message: 'Order not found.' });
    };
    surround({ api: { createOrder: noAnswer(), getOrder: absent } });
    expect(await placeOrder(payload, unasked)).toEqual({ placed: false, refusal: { kind: 'lost' } });
  });

  test('[OR-05b] reports an unknown outcome when there is no response at all', async () => {
    surround({ api: { createOrder: noAnswer(), getOrder: noAnswer('r1') } });
    expect(await placeOrder(payload, unasked)).toEqual({
      placed: false,
      refusal: { kind: 'unanswered', reference: 'r1' },
    });
  });

  test('[OR-04a] gives the words of the server when a conflict cannot be read', async () => {
    surround({
      api: {
        createOrder: () => {
          throw refusal(409, { message: 'Something else is going on.', code: 'other' });
        },
      },
    });
    expect(await placeOrder(payload, unasked)).toMatchObject({
      placed: false,
      refusal: {
        kind: 'refused',
        error: expect.objectContaining({ message: 'Something else is going on.' }) as unknown,
      },
    });
  });
});
