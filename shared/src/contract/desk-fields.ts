import { z } from 'zod/mini';
import { queryNumber } from './wire';

/** A page of a list, and whether more follows. */
export const toPage = <Row extends z.core.$ZodType>(row: Row) =>
  z.object({ rows: z.array(row), has_more: z.boolean() });

/** The page number, starting at 1. */
export const page = z._default(queryNumber.check(z.int(), z.gte(1), z.lte(10_000)), 1);

/** An id in a path. The caller may take it from a URL, so its form is not checked. */
export const byId = <Name extends string>() => z.object({ id: z.string().check(z.maxLength(64)).brand<Name>() });

/** Why staff do something, for the history and the customer. */
export const reason = z.string().check(z.trim(), z.minLength(1, 'Enter a reason'), z.maxLength(500));
