import { AsyncLocalStorage } from 'node:async_hooks';
import type { CustomerId } from '@storefront/shared/contract';

interface ActingKey {
  readonly prefix: string;
  readonly customerId: CustomerId;
}

const acting = new AsyncLocalStorage<ActingKey>();

/** Runs work done with an API key. All audit entries under the customer's name also get the key, as with staff. */
export const runByKey = <T>(key: ActingKey, work: () => Promise<T>): Promise<T> => acting.run(key, work);

/** Returns the prefix of the API key with which this actor is acting; null if the actor acts in person. */
export function findActingKey(actor: string): string | null {
  const key = acting.getStore();
  return key && actor === `customer:${key.customerId}` ? key.prefix : null;
}
