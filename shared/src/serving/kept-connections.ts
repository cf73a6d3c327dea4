import type { FastifyInstance } from 'fastify';

/** Milliseconds between two checks for idle connections. */
const POLL_MS = 100;

interface EndOptions {
  /** Whether to close connections already before the shutdown, because no new requests are expected. */
  readonly isDraining?: () => boolean;
  /** How long requests in progress may take before their connection is closed, since a body may arrive slowly; by default without limit. */
  readonly answersMs?: number;
}

/**
 * Lets a server shut down while clients keep connections open: every further response closes its connection, and idle connections are
 * closed periodically. Otherwise a client that keeps connections, such as a proxy, could delay the shutdown indefinitely.
 */
export function endKeptConnections(
  app: FastifyInstance,
  { isDraining = () => false, answersMs }: EndOptions = {},
): void {
  let isEnding = false;
  app.addHook('preClose', async () => {
    isEnding = true;
    const looking = setInterval(() => app.server.closeIdleConnections(), POLL_MS);
    const cut = answersMs === undefined ? undefined : setTimeout(() => app.server.closeAllConnections(), answersMs);
    app.server.once('close', () => {
      clearInterval(looking);
      clearTimeout(cut);
    });
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isEnding || isDraining()) reply.header('connection', 'close');
    done();
  });
}
