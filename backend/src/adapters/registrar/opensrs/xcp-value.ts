/** XCP values: texts, lists and objects. Numbers and flags (`1`, `0`) are texts too. Objects have no prototype. */
export type XcpValue = string | readonly XcpValue[] | XcpObject;
export interface XcpObject {
  readonly [key: string]: XcpValue;
}

/** Creates an object without a prototype; a key such as `__proto__` is an ordinary key. */
export function xcpObject(entries: Iterable<readonly [string, XcpValue]>): XcpObject {
  const made = Object.create(null) as Record<string, XcpValue>;
  for (const [key, value] of entries) Object.defineProperty(made, key, { value, enumerable: true });
  return made;
}

const isObject = (value: XcpValue | undefined): value is XcpObject =>
  typeof value === 'object' && !Array.isArray(value);

export function textAt(value: XcpValue | undefined, ...path: readonly string[]): string | undefined {
  const found = valueAt(value, path);
  return typeof found === 'string' ? found : undefined;
}

/** Returns the object at a path; empty if there is none. */
export function objectAt(value: XcpValue | undefined, ...path: readonly string[]): XcpObject {
  const found = valueAt(value, path);
  return isObject(found) ? found : xcpObject([]);
}

/** Returns the list at a path; empty if there is none. */
export function listAt(value: XcpValue | undefined, ...path: readonly string[]): readonly XcpValue[] {
  const found = valueAt(value, path);
  return Array.isArray(found) ? (found as readonly XcpValue[]) : [];
}

/** Returns the value at a path; undefined if there is none. */
export function valueAt(value: XcpValue | undefined, path: readonly string[]): XcpValue | undefined {
  let found = value;
  for (const key of path) found = isObject(found) ? found[key] : undefined;
  return found;
}

/** Parses an XCP time such as `2027-03-01 12:00:00`, or a date, as UTC; null for anything else. */
export function readInstant(text: string | undefined): Date | null {
  const parts = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}:\d{2}))?/.exec(text ?? '');
  if (!parts) return null;
  const at = new Date(`${parts[1]}T${parts[2] ?? '00:00:00'}Z`);
  return Number.isNaN(at.getTime()) ? null : at;
}

export const xcpDay = (at: Date): string => at.toISOString().slice(0, 10);

/** Flags are `1` and `0`, some `Y` and `N`. */
export const isFlagSet = (text: string | undefined): boolean => text === '1' || text?.toUpperCase() === 'Y';
export const flag = (is: boolean): string => (is ? '1' : '0');
