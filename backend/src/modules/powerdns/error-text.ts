import { errorItem, type ErrorItem } from '@storefront/shared/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

const refusal = z.looseObject({ message: z.string(), detail: z.optional(z.unknown()), error: z.optional(z.unknown()) });
const details = z.array(errorItem);

const toText = ({ loc, msg = '' }: ErrorItem): string => [loc, msg].filter(Boolean).join(': ');

/**
 * Adds `error` to the errors of these calls: one text with all that is wrong, in which clients of PowerDNS look for it. Some of them take a
 * 422 without it for a success.
 */
export function sendErrorText(app: FastifyInstance): void {
  app.addHook('preSerialization', async (_request, reply, payload) => {
    if (reply.statusCode < 400) return payload;
    const { success, data } = refusal.safeParse(payload);
    if (!success) return payload;
    const list = details.safeParse(data.detail);
    const parts = list.success ? list.data.map(toText) : typeof data.detail === 'string' ? [data.detail] : [];
    return { ...data, error: [data.message, ...parts].join(' ') };
  });
}
