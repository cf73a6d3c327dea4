/** A position in a body: the keys that lead to it. */
type Path = readonly (string | number)[];

const isObject = (value: unknown): value is Record<string | number, unknown> =>
  typeof value === 'object' && value !== null;

/** Every position in a value, including the value itself. */
export function listPaths(value: unknown, path: Path = []): Path[] {
  if (!isObject(value)) return [path];
  const keys: (string | number)[] = Array.isArray(value) ? value.map((_, index) => index) : Object.keys(value);
  return [path, ...keys.flatMap((key) => listPaths(value[key], [...path, key]))];
}

/** A copy with another value at one position; `undefined` removes the field. */
export function replaced(value: unknown, [key, ...rest]: Path, put: unknown): unknown {
  if (key === undefined) return put;
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }) as Record<
    string | number,
    unknown
  >;
  if (put === undefined && rest.length === 0) delete copy[key];
  else copy[key] = replaced(copy[key], rest, put);
  return copy;
}

/** A megabyte is refused by its size; this is long but below every limit. */
const LONG = 'x'.repeat(30_000);

/** Values to put in wrong places; `undefined` removes the field. */
const INTRUDERS: readonly unknown[] = [
  undefined,
  null,
  '',
  ' ',
  'x',
  LONG,
  'a\u0000b',
  '\ud800',
  'x\udc00y',
  '\u202egnol',
  'рaypal.com',
  '👩‍👩‍👧‍👦',
  '..%2f..%2fetc',
  "'; drop table orders; --",
  '{{7*7}}',
  '9999-99-99T99:99:99Z',
  '-271821-04-20T00:00:00Z',
  '2027-02-29T00:00:00Z',
  -0,
  0,
  -1,
  1.5,
  1e308,
  2 ** 53 + 1,
  'NaN',
  'Infinity',
  true,
  [],
  {},
  [[]],
  [null],
  { toString: 'x' },
  Array.from({ length: 2_000 }, () => 0),
];

/** A body with one error; `at` and `what` are arbitrary numbers. */
export function withIntruder(body: unknown, at: number, what: number): unknown {
  const paths = listPaths(body);
  return replaced(body, paths[at % paths.length] ?? [], INTRUDERS[what % INTRUDERS.length]);
}

const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;

/** Bodies that are not JSON, or have extra text, made from a valid one. */
export const RAW_BODIES: readonly ((good: string) => string)[] = [
  () => '',
  () => '{',
  () => 'null',
  () => '[]',
  () => '"text"',
  () => nested(1_000),
  (good) => good.slice(0, -1),
  (good) => `${good}${good}`,
  (good) => `\ufeff${good}`,
  (good) => good.replace('{', '{"__proto__":{"admin":true},'),
  (good) => good.replace('{', '{"constructor":{"prototype":{"admin":true}},'),
  (good) => good.replace('{', '{"price":0,"price":1,'),
  () => `{"a":"${'x'.repeat(1_100_000)}"}`,
  () => '{"a":"\ud800"}',
];
