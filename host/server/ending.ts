import type { FastifyInstance } from 'fastify';

/** Kept connections that nothing is asked on any more are looked for so often. */
const LOOK_MS = 100;

/**
 * Lets a server end while clients keep their connections: each answer from then on closes its own, and what stands idle is closed
 * in turns. Without it a client that keeps connections, such as a proxy, holds the end up for as long as it likes.
 * @param answersMs what is under way may take so long; then its connection is cut, for a body may come in drops
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
