// Validates data from browser storage. Part of the host's first script, so that stored atoms need no schema library in the host or in
// remotes without forms.
import type { Checker } from './stored-area';

/** Checks whether a value has a shape. It is not changed: unknown fields are kept. */
export type Shape<T> = (value: unknown) => value is T;

/** A string, matching the pattern if given. */
export const text =
  (pattern?: RegExp): Shape<string> =>
  (value): value is string =>
    typeof value === 'string' && (pattern?.test(value) ?? true);

/** A whole number between two bounds, inclusive. */
export const whole =
  (least: number, most: number): Shape<number> =>
  (value): value is number =>
    Number.isInteger(value) && (value as number) >= least && (value as number) <= most;

/** A number between two bounds, inclusive. */
export const within =
  (least: number, most: number): Shape<number> =>
  (value): value is number =>
    typeof value === 'number' && value >= least && value <= most;

export const flag: Shape<boolean> = (value): value is boolean => typeof value === 'boolean';

/** An instant in ISO 8601. */
export const instant: Shape<string> = (value): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T/.test(value) && !Number.isNaN(Date.parse(value));

export const oneOf =
  <T extends string>(...words: readonly T[]): Shape<T> =>
  (value): value is T =>
    words.includes(value as T);

export const listOf =
  <T>(item: Shape<T>): Shape<T[]> =>
  (value): value is T[] =>
    Array.isArray(value) && value.every((one: unknown) => item(one));

export const optional =
  <T>(shape: Shape<T>): Shape<T | undefined> =>
  (value): value is T | undefined =>
    value === undefined || shape(value);

export const orNull =
  <T>(shape: Shape<T>): Shape<T | null> =>
  (value): value is T | null =>
    value === null || shape(value);

export const either =
  <A, B>(a: Shape<A>, b: Shape<B>): Shape<A | B> =>
  (value): value is A | B =>
    a(value) || b(value);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object with these fields, and any others. */
export const fields =
  <T extends object>(shapes: { readonly [K in keyof T]-?: Shape<T[K]> }): Shape<T> =>
  (value): value is T =>
    isObject(value) &&
    (Object.entries(shapes) as [string, Shape<unknown>][]).every(([name, shape]) => shape(value[name]));

/** An object with arbitrary keys, whose entries all match. */
export const entriesOf =
  <T>(item: (value: unknown, name: string) => value is T): Shape<Record<string, T>> =>
  (value): value is Record<string, T> =>
    isObject(value) && Object.entries(value).every(([name, one]) => item(one, name));

/** Adapts the shape to the schema interface of `storedAtom`. */
export function toChecker<T>(shape: Shape<T>): Checker<T> {
  return { safeParse: (value) => (shape(value) ? { success: true, data: value } : { success: false }) };
}
