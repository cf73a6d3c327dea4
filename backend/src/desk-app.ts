import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import cookie from '@fastify/cookie';
import fastifyStatic from '@fastify/static';
import { RequestEnds } from '@storefront/shared/serving';
import type { FastifyInstance } from 'fastify';
import { sendCommonHeaders } from './http/common-headers';
import { healthRoutes, type Readiness } from './http/health';
import { logAnswers } from './http/logging';
import { limitRates } from './http/rate-limit';
import { reportAnswers, type Answered } from './http/report-answers';
import { guardRequests } from './http/request-guard';
import { createServer } from './http/server';
import { traceRequests } from './http/trace-requests';
import {
  correctionRoutes,
  deskRoutes,
  factorRemovalDeskRoutes,
  partnerRoutes,
  priceRoutes,
  releaseRoutes,
  webhookDeskRoutes,
} from './modules/desk';
import type { SellingDeps } from './modules/price-list';
import { createStaffReader, staffRoutes } from './modules/staff';

/** Policy of the single document of the desk: no inline scripts, and no external resources. */
const pagePolicy = (nonce: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    // The scroll lock of dialogs adds an inline stylesheet.
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');

/** Builds the desk: its pages and API on a listener of its own, so that no gateway of the shop can expose them. */
export async function buildDeskApp(
  deps: SellingDeps,
  readiness: Readiness = { draining: false },
  answered?: Answered,
): Promise<FastifyInstance> {
  const { config, log } = deps;
  const app = createServer(deps, readiness);
  const ends = new RequestEnds(app);
  traceRequests(app, deps.tracing, ends);
  const origins = { publicUrl: config.desk.url, trustedOrigins: [] };
  logAnswers(ends, log);
  reportAnswers(ends, answered);
  sendCommonHeaders(app, origins);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('x-robots-tag', 'noindex, nofollow');
    done();
  });
  guardRequests(app, origins);
  await app.register(cookie);
  app.decorate('staffReader', createStaffReader(deps));
  await limitRates(app, 'desk', deps);
  await healthRoutes(app, deps, readiness);
  await app.register(async (scope) => staffRoutes(scope, deps));
  await app.register(async (scope) => deskRoutes(scope, deps));
  await app.register(async (scope) => correctionRoutes(scope, deps));
  await app.register(async (scope) => factorRemovalDeskRoutes(scope, deps));
  await app.register(async (scope) => priceRoutes(scope, deps));
  await app.register(async (scope) => partnerRoutes(scope, deps));
  await app.register(async (scope) => releaseRoutes(scope, deps));
  await app.register(async (scope) => webhookDeskRoutes(scope, deps));
  await servePages(app, config.desk.files);
  return app;
}

/** Serves the built pages: files cached forever by their hashed names, and the document at every other path. */
async function servePages(app: FastifyInstance, files: string): Promise<void> {
  if (!existsSync(join(files, 'index.html'))) return;
  const document = await readFile(join(files, 'index.html'), 'utf8');
  await app.register(fastifyStatic, {
    root: join(files, 'assets'),
    prefix: '/assets/',
    index: false,
    immutable: true,
    maxAge: '1y',
    allowedPath: (path) => !path.endsWith('.map'),
  });
  app.get('/*', { config: { limit: 'read' } }, (request, reply) => {
    if (request.url.startsWith('/desk/')) return reply.callNotFound();
    const nonce = randomBytes(16).toString('base64url');
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', pagePolicy(nonce))
      .send(document.replaceAll('%NONCE%', nonce));
  });
}
