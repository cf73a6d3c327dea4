import type { FastifyInstance } from 'fastify';

/** How often idle kept-alive connections are closed. */
const LOOK_MS = 100;

/**
 * Lets a server shut down while clients keep connections open: every answer from then on closes its own connection, and idle ones are
 * closed periodically. Otherwise a client that keeps connections, such as a proxy, could delay the shutdown indefinitely.
 * @param answersMs how long requests in progress may take before their connection is cut, since a body may trickle in
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
