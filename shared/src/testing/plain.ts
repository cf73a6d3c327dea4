import type { z } from 'zod/mini';

/** A type with plain numbers and strings for its amounts and ids, so that a test can write them as literals. */
export type Plain<T> = T extends z.core.$brand
  ? T extends number
    ? number
    : string
  : T extends object
    ? { [Key in keyof T]: Plain<T[Key]> }
    : T;

/** Brands a literal in a test, as if the contract had parsed it. */
export const branded = <T>(given: Plain<T>): T => given as T;

/** An id literal in a test. */
export const asId = <Id extends string>(text: string): Id => text as Id;
