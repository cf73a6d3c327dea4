import type { FastifyInstance } from 'fastify';

/** Milliseconds between two checks for idle connections. */
const LOOK_MS = 100;

/**
 * Lets a server shut down while clients keep connections open: every further response closes its connection, and idle connections are
 * closed periodically. Otherwise a client that keeps connections, such as a proxy, could delay the shutdown indefinitely.
 * @param answersMs how long requests in progress may take before their connection is closed, since a body may arrive slowly
 */
export function endKeptConnections(app: FastifyInstance, answersMs: number): void {
  let ending = false;
  let looking: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    ending = true;
    looking = setInterval(() => app.server.closeIdleConnections(), LOOK_MS);
    const cut = setTimeout(() => app.server.closeAllConnections(), answersMs);
    app.server.once('close', () => {
      clearInterval(looking);
      clearTimeout(cut);
    });
  });
  app.addHook('onSend', async (_request, reply) => {
    if (ending) reply.header('connection', 'close');
  });
}
