/** What XCP is made of: texts, lists and objects. Everything is a text, numbers and flags (`1`, `0`) too. Objects have no prototype. */
export type XcpValue = string | readonly XcpValue[] | XcpObject;
export interface XcpObject {
  readonly [key: string]: XcpValue;
}

/** An object with the given entries and nothing inherited; a key such as `__proto__` is a key like any other. */
export function xcpObject(entries: Iterable<readonly [string, XcpValue]>): XcpObject {
  const made = Object.create(null) as Record<string, XcpValue>;
  for (const [key, value] of entries) Object.defineProperty(made, key, { value, enumerable: true });
  return made;
}

const isObject = (value: XcpValue | undefined): value is XcpObject =>
  typeof value === 'object' && !Array.isArray(value);

/** The text at a path of keys; undefined where there is none. */
export function textAt(value: XcpValue | undefined, ...path: readonly string[]): string | undefined {
  const found = valueAt(value, path);
  return typeof found === 'string' ? found : undefined;
}

/** The object at a path; an empty one where there is none. */
export function objectAt(value: XcpValue | undefined, ...path: readonly string[]): XcpObject {
  const found = valueAt(value, path);
  return isObject(found) ? found : xcpObject([]);
}

/** The list at a path; an empty one where there is none. */
export function listAt(value: XcpValue | undefined, ...path: readonly string[]): readonly XcpValue[] {
  const found = valueAt(value, path);
  return Array.isArray(found) ? (found as readonly XcpValue[]) : [];
}

function valueAt(value: XcpValue | undefined, path: readonly string[]): XcpValue | undefined {
  let found = value;
  for (const key of path) found = isObject(found) ? found[key] : undefined;
  return found;
}

/** A moment as XCP writes it, `2027-03-01 12:00:00` or a day alone, taken as UTC; null for anything else. */
export function readInstant(text: string | undefined): Date | null {
  const parts = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}:\d{2}))?/.exec(text ?? '');
  if (!parts) return null;
  const at = new Date(`${parts[1]}T${parts[2] ?? '00:00:00'}Z`);
  return Number.isNaN(at.getTime()) ? null : at;
}

/** A day as XCP takes it. */
export const xcpDay = (at: Date): string => at.toISOString().slice(0, 10);

/** Flags come as `1` and `0`, some as `Y` and `N`. */
export const isFlagSet = (text: string | undefined): boolean => text === '1' || text?.toUpperCase() === 'Y';
export const flag = (is: boolean): string => (is ? '1' : '0');
