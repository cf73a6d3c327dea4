import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** `abandoned`: the client disconnected before the end of the response, like a page that closes a stream. */
export type RequestEnd = 'sent' | 'abandoned';

/** @param next runs the listeners after this one, such as within a span */
type Listener = (request: FastifyRequest, reply: FastifyReply, end: RequestEnd, next: () => void) => void;

/**
 * Reports once how each request ends, to each listener in turn. Fastify's hook `onResponse` runs only for completely sent responses, so
 * requests that a client abandoned would be missing from counts, logs and traces. Create it before adding any other hook.
 */
export class RequestEnds {
  readonly #listeners: Listener[] = [];
  readonly #ended = new WeakSet<FastifyRequest>();

  constructor(app: FastifyInstance) {
    app.addHook('onRequest', (request, reply, done) => {
      reply.raw.once('close', () => {
        if (!reply.raw.writableFinished) this.#notify(request, reply, 'abandoned', () => {});
      });
      done();
    });
    app.addHook('onResponse', (request, reply, done) => this.#notify(request, reply, 'sent', done));
  }

  subscribe(listener: Listener): void {
    this.#listeners.push(listener);
  }

  #notify(request: FastifyRequest, reply: FastifyReply, end: RequestEnd, done: () => void): void {
    if (this.#ended.has(request)) {
      done();
      return;
    }
    this.#ended.add(request);
    const notifyFrom = (place: number): void => {
      const listener = this.#listeners[place];
      if (listener) listener(request, reply, end, () => notifyFrom(place + 1));
      else done();
    };
    notifyFrom(0);
  }
}
