import { bigint, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Minor } from '@storefront/shared/domain';

/** A random primary key made by the database. */
export const id = () => uuid('id').primaryKey().defaultRandom();

/** An instant with its zone, to the millisecond, as a `Date`. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** An amount in minor units of the currency that its row names. */
export const minor = (name: string) => bigint(name, { mode: 'number' }).$type<Minor>();
