import { timestamp, uuid } from 'drizzle-orm/pg-core';

/** A random primary key made by the database. */
export const id = () => uuid('id').primaryKey().defaultRandom();

/** An instant with its zone, to the millisecond, as a `Date`. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });
