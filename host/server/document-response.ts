import { createHash, randomBytes } from 'node:crypto';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { promisify } from 'node:util';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { contentSecurityPolicy, documentHeaders, type PolicyParts } from './security-headers';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Placeholder for the nonce until the response is sent; unguessable, so that no page text can be mistaken for it. */
const NONCE = randomBytes(16).toString('hex');

/**
 * Request headers that affect the document besides its address: cookies choose theme, releases and language, the browser proposes a
 * language.
 */
export const CHOSEN_BY = 'cookie, accept-language';

interface DocumentAnswer {
  readonly status: number;
  readonly compose: (nonce: string) => string;
  readonly policy: Omit<PolicyParts, 'nonce'>;
}

/**
 * Compresses a text with the best encoding that the client accepts. Only for texts that are the same for all visitors or contain nothing
 * that a stranger chose.
 */
export async function compress(
  request: FastifyRequest,
  text: string,
): Promise<{ body: Buffer | string; encoding?: 'br' | 'gzip' }> {
  const accepted = request.headers['accept-encoding'] ?? '';
  if (/\bbr\b/.test(accepted))
    return { body: await compressBrotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }), encoding: 'br' };
  if (/\bgzip\b/.test(accepted)) return { body: await compressGzip(text), encoding: 'gzip' };
  return { body: text };
}

/**
 * Sends a document, which is always revalidated; responds with 304 if nothing but the nonce would change. A 304 carries no policy, so the
 * browser keeps the stored one, whose nonce is that of the stored document.
 */
export async function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, compose, policy }: DocumentAnswer,
): Promise<FastifyReply> {
  const template = compose(NONCE);
  // The policy is part of the ETag, because a 304 keeps the stored one.
  const whole = contentSecurityPolicy({ nonce: NONCE, ...policy }) + template;
  const etag = `"${createHash('sha256').update(whole).digest('base64url').slice(0, 27)}"`;
  reply
    .header('etag', etag)
    .header('cache-control', 'private, no-cache')
    .header('vary', `accept-encoding, ${CHOSEN_BY}`);
  if (status === 200 && request.headers['if-none-match'] === etag) return reply.code(304).send();
  const nonce = randomBytes(16).toString('base64');
  const { body, encoding } = await compress(request, template.replaceAll(NONCE, nonce));
  if (encoding) reply.header('content-encoding', encoding);
  return reply
    .code(status)
    .headers(documentHeaders(policy.cardFields))
    .header('content-security-policy', contentSecurityPolicy({ nonce, ...policy }))
    .type('text/html; charset=utf-8')
    .send(body);
}
