import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../config/config';

const PERMISSIONS = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()';

/** Security headers on every answer, errors included. The API serves data: nothing may be loaded, run or framed from it. */
export async function sendSecurityHeaders(app: FastifyInstance, { publicUrl }: Pick<Config, 'publicUrl'>): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"], baseUri: ["'none'"], formAction: ["'none'"] } },
    strictTransportSecurity: publicUrl.startsWith('https://') && { maxAge: 31_536_000, includeSubDomains: true },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', PERMISSIONS);
    // What the API says is about a person and about now.
    reply.header('cache-control', 'no-store');
  });
}

/** Sends a page for people: styles of its own by hash, no scripts, nothing from elsewhere. */
export function sendPage(reply: FastifyReply, html: string, styleHash: string): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', `default-src 'none'; style-src '${styleHash}'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`)
    .send(html);
}
