import { randomUUID } from 'node:crypto';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether a text can be one of our ids; PostgreSQL rejects a comparison with anything else. Name the kind: `isUuid<OrderId>(text)`. */
export function isUuid<Id extends string = string>(text: string): text is Id {
  return UUID.test(text);
}

/** Returns an id for a new row, if it has to be known before the insert. */
export const newId = <Id extends string>(): Id => randomUUID() as string as Id;
