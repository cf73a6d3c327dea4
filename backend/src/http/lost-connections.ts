import type { FastifyInstance } from 'fastify';

/**
 * Ignores requests whose connection was reset before they were read: there is nobody to answer, and no address any more for rate limits. A
 * connection lost later keeps its address.
 */
export function passOverLostConnections(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const { ip } = request as { readonly ip: string | undefined };
    if (ip === undefined) return reply.hijack();
    Object.defineProperty(request, 'ip', { value: ip });
    return undefined;
  });
}
