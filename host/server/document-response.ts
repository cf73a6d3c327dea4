import { createHash, randomBytes } from 'node:crypto';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { promisify } from 'node:util';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { contentSecurityPolicy, documentHeaders, type PolicyParts } from './security-headers';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Stands for the nonce until the answer is sent; unguessable, so that no page text can be mistaken for it. */
const NONCE = randomBytes(16).toString('hex');

/** What else than its address decides which document is sent: cookies choose theme, releases and language, the browser proposes one. */
export const CHOSEN_BY = 'cookie, accept-language';

interface DocumentAnswer {
  readonly status: number;
  readonly compose: (nonce: string) => string;
  readonly policy: Omit<PolicyParts, 'nonce'>;
}

/** Sends a text that is the same for everybody, or contains nothing that a stranger chose, compressed as well as the client can read it. */
export async function compressed(
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
 * Sends a document: always revalidated, answered with 304 when nothing but the nonce would change. A 304 carries no policy, so the browser
 * keeps the stored one, whose nonce is the one in the stored document.
 */
export async function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, compose, policy }: DocumentAnswer,
): Promise<FastifyReply> {
  const template = compose(NONCE);
  // The policy counts too: a 304 keeps the stored one.
  const whole = contentSecurityPolicy({ nonce: NONCE, ...policy }) + template;
  const etag = `"${createHash('sha256').update(whole).digest('base64url').slice(0, 27)}"`;
  reply
    .header('etag', etag)
    .header('cache-control', 'private, no-cache')
    .header('vary', `accept-encoding, ${CHOSEN_BY}`);
  if (status === 200 && request.headers['if-none-match'] === etag) return reply.code(304).send();
  const nonce = randomBytes(16).toString('base64');
  const { body, encoding } = await compressed(request, template.replaceAll(NONCE, nonce));
  if (encoding) reply.header('content-encoding', encoding);
  return reply
    .code(status)
    .headers(documentHeaders(policy.cardFields))
    .header('content-security-policy', contentSecurityPolicy({ nonce, ...policy }))
    .type('text/html; charset=utf-8')
    .send(body);
}
