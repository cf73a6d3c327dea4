import type { FastifyInstance } from 'fastify';
import type { Readiness } from './health';

/** Interval in milliseconds for closing idle connections. */
const LOOK_MS = 100;

/**
 * Lets a server shut down although clients keep their connections: from then on each response closes its connection, and idle ones are
 * closed at intervals. Otherwise a client with keep-alive, such as a proxy, could delay the shutdown indefinitely.
 */
export function endKeptConnections(app: FastifyInstance, readiness: Readiness): void {
  let isShuttingDown = false;
  let looking: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    isShuttingDown = true;
    looking = setInterval(() => app.server.closeIdleConnections(), LOOK_MS);
    app.server.once('close', () => clearInterval(looking));
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isShuttingDown || readiness.draining) reply.header('connection', 'close');
    done();
  });
}
