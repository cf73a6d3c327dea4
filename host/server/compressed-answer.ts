import { pipeline, type Readable } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { checkNames, listTlds } from '@storefront/shared/contract';

/**
 * Calls whose response is the same for all visitors. Only these are compressed: a compressed length reveals something about the content, so
 * a response that combines a customer's data with a stranger's input could be guessed (BREACH).
 */
const PUBLIC = [checkNames.path, listTlds.path];

/** Shorter responses fit into the packet of their headers. Bytes. */
const WORTH_IT = 1024;

/** Quality for responses that are compressed for each request; brotli's default suits files that are compressed once. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
/** Flushes after each event. */
const BROTLI_EVENTS = { ...QUALITY, flush: constants.BROTLI_OPERATION_FLUSH };
const GZIP_EVENTS = { flush: constants.Z_SYNC_FLUSH };

/** Sends the backend's response, compressed if it is public. */
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
  // An aborted response destroys the other stream, and fastify then closes the connection, so a partial response never looks complete.
  return reply.send(pipeline(answer, compressor, () => {}));
}
