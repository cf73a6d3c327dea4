import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { AskBackend } from './backends';
import { frameAncestors } from './frame-ancestors';
import { PERMISSIONS_POLICY } from './security-headers';

/** Files for partners' pages: scripts, their types, and the page in the frame of the playground. */
const SERVED = /^\/[\w-]+(?:\.[\w-]+)*\.(?:js|d\.ts|html)$/;
const HASHED = /\.[0-9a-f]{10}\.js$/;

const FIVE_MINUTES = 'public, max-age=300, stale-while-revalidate=86400';
const FOR_EVER = 'public, max-age=31536000, immutable';

/**
 * Policy of the preview, which contains what an integrator typed: sandboxed without an origin, so that nothing in it can act as a page of
 * the shop, and framed only by pages of the shop.
 */
const PREVIEW_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
  'sandbox allow-scripts allow-forms allow-top-navigation-by-user-activation',
].join('; ');

/**
 * Policy of the page in partners' frames. Its cart is stored in the shop's origin, separately for each embedding site (storage
 * partitioning).
 */
const framePolicy = (ancestors: readonly string[]): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${ancestors.join(' ')}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');

const FRAME = '/embed/frame.html';

/** Serves search and cart for partners' pages at `/embed/`, to pages of any origin: the API decides who may make calls. */
export async function serveEmbed(app: FastifyInstance, hostDist: string, ask: AskBackend): Promise<void> {
  const listAncestors = frameAncestors(ask);
  await app.register(async (scope) => {
    scope.addHook('onSend', async (request, reply) => {
      reply.headers({ 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' });
      if (request.url.startsWith('/embed/preview.html'))
        reply.headers({ ...PERMISSIONS_POLICY, 'content-security-policy': PREVIEW_POLICY });
      if (request.url.startsWith(FRAME)) {
        const partner = new URL(request.url, 'http://gateway').searchParams.get('partner') ?? '';
        reply.headers({
          ...PERMISSIONS_POLICY,
          'content-security-policy': framePolicy(await listAncestors(partner)),
          'cache-control': 'no-cache',
        });
      }
    });
    await scope.register(fastifyStatic, {
      root: path.resolve(hostDist, 'client/embed'),
      prefix: '/embed/',
      decorateReply: false,
      preCompressed: true,
      index: false,
      cacheControl: false,
      // Only under its own name, because the policies above are chosen by address.
      allowedPath: (pathname, _root, { url }) => SERVED.test(pathname) && url.split('?', 1)[0] === `/embed${pathname}`,
      setHeaders: (reply, file) => {
        // `.ts` would otherwise be served as video.
        if (file.endsWith('.d.ts')) void reply.setHeader('content-type', 'text/plain; charset=utf-8');
        void reply.setHeader('cache-control', HASHED.test(file.replace(/\.(?:br|gz)$/, '')) ? FOR_EVER : FIVE_MINUTES);
      },
    });
  });
}
