import Fastify, { type FastifyInstance } from 'fastify';
import { z } from 'zod';
import { StoreRefusal } from './payment-store';
import { serveCustomerPages } from './customer-pages';
import { serveDevRoutes } from './dev-routes';
import type { PaymentSandboxOptions } from './sandbox-options';
import { serveShopApi } from './shop-api';

/** Builds the sandbox of the payment provider: the API for the shop, and the card frame and bank page for customers. */
export function buildPaymentSandbox(options: PaymentSandboxOptions): FastifyInstance {
  const app = Fastify({ logger: options.logger ?? false, bodyLimit: 64 * 1024, forceCloseConnections: true });

  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(body as string)));
  });
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    if (error instanceof StoreRefusal) return reply.code(error.status).send({ message: error.message });
    if (error instanceof z.ZodError) return reply.code(400).send({ message: z.prettifyError(error) });
    if (error.statusCode && error.statusCode < 500)
      return reply.code(error.statusCode).send({ message: error.message });
    request.log.error({ event: 'payment_sandbox.request_failed', err: error }, 'Unhandled error in request');
    return reply.code(500).send({ message: 'The payment sandbox failed.' });
  });

  app.get('/healthz', () => ({ status: 'ok' }));
  // In a scope of its own, as its hook refuses requests without an API key.
  app.register(async (scope) => serveShopApi(scope, options));
  serveCustomerPages(app, options);
  if (options.devSurface) serveDevRoutes(app, options);
  return app;
}
