import { randomUUID } from 'node:crypto';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * Whether a text from outside can be one of our ids; PostgreSQL refuses to compare anything else with one. Whoever asks says an id of what
 * it would be: `isUuid<OrderId>(text)`.
 */
export function isUuid<Id extends string = string>(text: string): text is Id {
  return UUID.test(text);
}

/** An id for a row that is not written yet, where it has to be known before. */
export const newId = <Id extends string>(): Id => randomUUID() as string as Id;
