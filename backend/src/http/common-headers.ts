import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../config/config';

const YEAR = 31_536_000;

/** Built once, because all responses share them. The API serves data: nothing may be loaded, run or framed from it. */
const commonHeaders = (secure: boolean): Record<string, string> => ({
  'content-security-policy': "default-src 'none';frame-ancestors 'none';base-uri 'none';form-action 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  // Responses are personal and describe the present state.
  'cache-control': 'no-store',
  ...(secure && { 'strict-transport-security': `max-age=${YEAR}; includeSubDomains` }),
});

/** Sets security headers and the request ID on every response, errors included. */
export function sendCommonHeaders(app: FastifyInstance, { publicUrl }: Pick<Config, 'publicUrl'>): void {
  const headers = commonHeaders(publicUrl.startsWith('https://'));
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id);
    done();
  });
}

/** Sends an HTML page: its own styles by hash, no scripts, no external resources. */
export function sendPage(reply: FastifyReply, html: string, styleHash: string): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header(
      'content-security-policy',
      `default-src 'none'; style-src '${styleHash}'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    )
    .send(html);
}
