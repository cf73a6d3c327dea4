import type { FastifyRequest } from 'fastify';
import { badRequest } from './errors';

/** Uses the header `Idempotency-Key` as the field `idempotency_key`, where a body has none. @throws where both are present and differ */
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
