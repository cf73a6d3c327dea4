import type { z } from 'zod/mini';

/** A type with plain numbers and texts for its amounts and ids, so that a test can write them down. */
export type Plain<T> = T extends z.core.$brand
  ? T extends number
    ? number
    : string
  : T extends object
    ? { [Key in keyof T]: Plain<T[Key]> }
    : T;

/** What a test has written down, as if it had been read at an edge. */
export const branded = <T>(given: Plain<T>): T => given as T;

/** An id that a test has written down. */
export const asId = <Id extends string>(text: string): Id => text as Id;
