import type { FastifySchemaCompiler } from 'fastify';
import type { $ZodType } from 'zod/v4/core';
import { requestCompiler } from './compilers';
import { badRequest, problemAt } from './errors';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/**
 * Lists fields of a body that its schema dropped, as `order_items.0.price`; schemas ignore fields that they do not name. Paths are built from
 * the end, because nearly all bodies have none to report.
 */
function unreadFields(sent: unknown, read: unknown): string[] {
  const found: string[] = [];
  if (!isRecord(sent) || !isRecord(read)) return found;
  for (const key of Object.keys(sent)) {
    if (!Object.hasOwn(read, key)) found.push(key);
    else for (const inner of unreadFields(sent[key], read[key])) found.push(`${key}.${inner}`);
  }
  return found;
}

/** What PostgreSQL cannot store: NUL and unpaired surrogates. With the flag `u`, a pair is one character. */
const UNKEEPABLE = /[\0\p{Surrogate}]/u;
const unkeepable = (text: string): boolean => UNKEEPABLE.test(text);

/** Lists the fields that contain such text; for a key, the object that has it, empty for the whole. */
function unkeepableFields(sent: unknown): string[] {
  if (typeof sent === 'string') return unkeepable(sent) ? [''] : [];
  const found: string[] = [];
  if (!isRecord(sent)) return found;
  for (const [key, value] of Object.entries(sent)) {
    if (unkeepable(key)) found.push('');
    else for (const inner of unkeepableFields(value)) found.push(inner ? `${key}.${inner}` : key);
  }
  return found;
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
