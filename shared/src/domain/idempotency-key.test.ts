import { orderPayload } from '../contract';
import { newIdempotencyKey } from './idempotency-key';

it('makes a key of the form that the contract takes, another each time, when one is needed', () => {
  const keys = Array.from({ length: 200 }, newIdempotencyKey);
  expect(new Set(keys).size).toBe(200);
  for (const key of keys) expect(orderPayload.shape.idempotency_key.safeParse(key).success).toBe(true);
});
