import type { FastifyInstance } from 'fastify';

/**
 * Ignores requests whose connection was reset before they were processed: nobody would get the response, and the address that limits are
 * counted by is gone. Requests whose connection is lost later keep their address.
 */
export function passOverLostConnections(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { ip } = request as { readonly ip: string | undefined };
    if (ip === undefined) {
      reply.hijack();
      return;
    }
    Object.defineProperty(request, 'ip', { value: ip });
    done();
  });
}
