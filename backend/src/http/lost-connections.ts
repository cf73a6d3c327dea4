import type { FastifyInstance } from 'fastify';

/**
 * Leaves requests alone whose connection was reset before they were looked at: there is nobody to answer, and no address any more, which
 * limits are counted by. One that is lost later keeps the address that it came from.
 */
export function passOverLostConnections(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const { ip } = request as { readonly ip: string | undefined };
    if (ip === undefined) return reply.hijack();
    Object.defineProperty(request, 'ip', { value: ip });
    return undefined;
  });
}
