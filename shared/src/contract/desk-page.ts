import { z } from 'zod/mini';
import { queryNumber } from './wire';

/** A page of a list, and whether more follows. */
export const toPage = <Row extends z.core.$ZodType>(row: Row) =>
  z.object({ rows: z.array(row), has_more: z.boolean() });

/** The page number, starting at 1. */
export const page = z._default(queryNumber.check(z.int(), z.gte(1), z.lte(10_000)), 1);
