import type { FastifySchemaCompiler } from 'fastify';
import type { $ZodType } from 'zod/v4/core';
import { requestCompiler } from './compilers';
import { badRequest, problemAt } from './errors';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Lists fields of a body that its schema dropped, as `order_items.0.price`; schemas ignore fields that they do not name. */
export function unreadFields(sent: unknown, read: unknown, path = ''): string[] {
  if (!isRecord(sent) || !isRecord(read)) return [];
  return Object.keys(sent).flatMap((key) => {
    const place = path ? `${path}.${key}` : key;
    return Object.hasOwn(read, key) ? unreadFields(sent[key], read[key], place) : [place];
  });
}

/** Whether PostgreSQL cannot store a text: it contains NUL, or an unpaired surrogate. */
const unkeepable = (text: string): boolean => text.includes('\0') || Buffer.from(text).toString() !== text;

/** Lists the fields that contain such text. */
export function unkeepableFields(sent: unknown, path = ''): string[] {
  if (typeof sent === 'string') return unkeepable(sent) ? [path] : [];
  if (!isRecord(sent)) return [];
  return Object.entries(sent).flatMap(([key, value]) => {
    const place = path ? `${path}.${key}` : key;
    return unkeepable(key) ? [path] : unkeepableFields(value, place);
  });
}

/** Maximum nesting; the contract uses five levels. Thousands would overflow the stack of recursive code. */
const LEVELS_MAX = 32;

const isTooDeep = (sent: unknown, levels = LEVELS_MAX): boolean =>
  isRecord(sent) && (levels === 0 || Object.values(sent).some((value) => isTooDeep(value, levels - 1)));

type RequestProblem = 'nested_too_deeply' | 'not_storable' | 'unknown_field';

/**
 * Checks that a request can be stored, then validates its schema. A body may not contain fields that its schema does not name: an injected
 * price, owner or state is rejected instead of being ignored (A5).
 */
export const requestCheck: FastifySchemaCompiler<$ZodType> = (route) => {
  const check = requestCompiler(route);
  const refuse = (places: readonly string[], code: RequestProblem, msg: string) => ({
    error: badRequest('Some fields are not valid.', {
      detail: places.map((loc) => problemAt(loc || (route.httpPart ?? 'body'), { code }, msg)),
      code: 'invalid',
    }),
  });
  return (data: unknown) => {
    if (isTooDeep(data)) return refuse([''], 'nested_too_deeply', 'This is nested too deeply.');
    const broken = unkeepableFields(data);
    if (broken.length > 0) return refuse(broken, 'not_storable', 'This contains characters that cannot be stored.');
    const result = check(data) as { readonly error: Error } | { readonly value: unknown };
    if ('error' in result || route.httpPart !== 'body') return result;
    const unread = unreadFields(data, result.value);
    return unread.length > 0 ? refuse(unread, 'unknown_field', 'Unknown field.') : result;
  };
};
