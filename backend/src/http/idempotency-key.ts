import type { FastifyRequest } from 'fastify';
import { badRequest } from './errors';

/** Copies the `Idempotency-Key` header to the field `idempotency_key` if the body has none. @throws if both are set and differ */
export function readIdempotencyKey({ headers, body }: FastifyRequest): void {
  const sent = headers['idempotency-key'];
  if (typeof sent !== 'string' || typeof body !== 'object' || body === null) return;
  const fields = body as { idempotency_key?: unknown };
  fields.idempotency_key ??= sent;
  if (fields.idempotency_key !== sent)
    throw badRequest('Some fields are not valid.', {
      code: 'invalid',
      detail: [{ loc: 'idempotency_key', msg: 'This differs from the Idempotency-Key header.' }],
    });
}
