import type { FastifyInstance } from 'fastify';
import type { Readiness } from './health';

/** How often idle kept-alive connections are closed. */
const LOOK_MS = 100;

/**
 * Lets a server end while clients keep their connections: each answer from then on closes its own, and what stands idle is closed
 * in turns. Without it a client that keeps connections, such as a proxy, holds the end up for as long as it likes.
 */
export function endKeptConnections(app: FastifyInstance, readiness: Readiness): void {
  let ending = false;
  let looking: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    ending = true;
    looking = setInterval(() => app.server.closeIdleConnections(), LOOK_MS);
    app.server.once('close', () => clearInterval(looking));
  });
  app.addHook('onSend', async (_request, reply) => {
    if (ending || readiness.draining) reply.header('connection', 'close');
  });
}
