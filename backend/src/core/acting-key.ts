import { AsyncLocalStorage } from 'node:async_hooks';
import type { CustomerId } from '@storefront/shared/contract';

/** With which API key a program acts for which customer. */
interface ActingKey {
  readonly prefix: string;
  readonly customerId: CustomerId;
}

const acting = new AsyncLocalStorage<ActingKey>();

/** Runs what a program does with an API key. Everything written down in it under the customer's name gets the key as well, as with staff. */
export const runByKey = <T>(key: ActingKey, work: () => Promise<T>): Promise<T> => acting.run(key, work);

/** The first characters of the key with which this actor acts at the moment; null where the actor acts in person. */
export function findActingKey(actor: string): string | null {
  const key = acting.getStore();
  return key && actor === `customer:${key.customerId}` ? key.prefix : null;
}
