import { pipeline, type Readable } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { checkNames, listTlds } from '@storefront/shared/contract';

/**
 * Answers that are the same for everybody. Only these are compressed: a compressed length reveals something about the content, and an
 * answer that combines a customer's data with a stranger's input could be guessed from it (BREACH).
 */
const PUBLIC = [checkNames.path, listTlds.path];

/** Shorter ones fit into the packet that carries their headers. Bytes. */
const WORTH_IT = 1024;

/** These are made for each request; brotli's own default is for files that are compressed once. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
/** What comes in events is sent on event by event. */
const BROTLI_EVENTS = { ...QUALITY, flush: constants.BROTLI_OPERATION_FLUSH };
const GZIP_EVENTS = { flush: constants.Z_SYNC_FLUSH };

/** Sends the backend's answer, compressed if it contains nobody's secrets. */
export function sendAnswer(request: FastifyRequest, reply: FastifyReply, answer: Readable): FastifyReply {
  const isPublic = PUBLIC.some((path) => request.url.startsWith(path)) && !reply.hasHeader('content-encoding');
  const isEvents = reply.getHeader('content-type') === 'text/event-stream';
  const isWorthIt = isEvents || Number(reply.getHeader('content-length') ?? 0) >= WORTH_IT;
  if (!isPublic || !isWorthIt) return reply.send(answer);
  const varies = reply.getHeader('vary');
  reply.header('vary', varies ? `${String(varies)}, accept-encoding` : 'accept-encoding');
  const accepted = request.headers['accept-encoding'] ?? '';
  const [encoding, compressor] = /\bbr\b/.test(accepted)
    ? (['br', createBrotliCompress(isEvents ? BROTLI_EVENTS : QUALITY)] as const)
    : /\bgzip\b/.test(accepted)
      ? (['gzip', createGzip(isEvents ? GZIP_EVENTS : {})] as const)
      : [];
  if (!compressor) return reply.send(answer);
  reply.removeHeader('content-length').header('content-encoding', encoding);
  // A broken answer destroys the other stream, and fastify then closes the connection: a partial answer never looks complete.
  return reply.send(pipeline(answer, compressor, () => {}));
}
