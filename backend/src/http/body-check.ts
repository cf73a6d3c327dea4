import type { FastifySchemaCompiler } from 'fastify';
import type { $ZodType } from 'zod/v4/core';
import { requestCompiler } from './compilers';
import { badRequest } from './errors';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Where a body says more than its schema read out of it, as `order_items.0.price`; schemas leave out what they do not name. */
export function unreadFields(sent: unknown, read: unknown, path = ''): string[] {
  if (!isRecord(sent) || !isRecord(read)) return [];
  return Object.keys(sent).flatMap((key) => {
    const place = path ? `${path}.${key}` : key;
    return Object.hasOwn(read, key) ? unreadFields(sent[key], read[key], place) : [place];
  });
}

/**
 * Checks what was sent by its schema. A body may carry nothing that its schema does not name: a price, an owner or a state that
 * somebody slips in is refused instead of being passed over (A5).
 */
export const requestCheck: FastifySchemaCompiler<$ZodType> = (route) => {
  const check = requestCompiler(route);
  if (route.httpPart !== 'body') return check;
  return (data: unknown) => {
    const result = check(data) as { readonly error: Error } | { readonly value: unknown };
    if ('error' in result) return result;
    const detail = unreadFields(data, result.value).map((loc) => ({ loc, msg: 'There is no such field in this call.' }));
    return detail.length > 0 ? { error: badRequest('Some of what was sent is not valid.', { detail, code: 'invalid' }) } : result;
  };
};
