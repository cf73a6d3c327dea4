import { bigint, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Minor } from '@storefront/shared/domain';

/** A random primary key made by the database; `Id` is its type where the row is named elsewhere. */
export const id = <Id extends string = string>() => uuid('id').primaryKey().defaultRandom().$type<Id>();

/** An instant with its zone, to the millisecond, as a `Date`. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** An amount in minor units of the currency that its row names. */
export const minor = (name: string) => bigint(name, { mode: 'number' }).$type<Minor>();
