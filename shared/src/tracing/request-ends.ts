/** `abandoned`: the client disconnected before the end of the response, like a page that closes a stream. */
export type RequestEnd = 'sent' | 'abandoned';

/** The part of a Fastify reply that is used. */
interface EndingReply {
  readonly raw: { readonly writableFinished: boolean; once: (event: 'close', listener: () => void) => unknown };
}

type Hearer<Request, Reply> = (request: Request, reply: Reply, end: RequestEnd, go: () => void) => void;

/**
 * Reports once how each request ends, to each listener in turn. Fastify's hook `onResponse` runs only for completely sent responses, so
 * requests that a client abandoned would be missing from counts, logs and traces.
 */
export class RequestEnds<Request extends object, Reply extends EndingReply> {
  readonly #hearers: Hearer<Request, Reply>[] = [];
  readonly #ended = new WeakSet<Request>();

  /** @param hearer calls `go` to run the listeners after it, such as within a span */
  hear(hearer: Hearer<Request, Reply>): void {
    this.#hearers.push(hearer);
  }

  /** Called from `onRequest`. */
  watch(request: Request, reply: Reply): void {
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) this.#tell(request, reply, 'abandoned', () => {});
    });
  }

  /** Called from `onResponse`. */
  sent(request: Request, reply: Reply, go: () => void): void {
    this.#tell(request, reply, 'sent', go);
  }

  #tell(request: Request, reply: Reply, end: RequestEnd, go: () => void): void {
    if (this.#ended.has(request)) {
      go();
      return;
    }
    this.#ended.add(request);
    const tellFrom = (place: number): void => {
      const hearer = this.#hearers[place];
      if (hearer) hearer(request, reply, end, () => tellFrom(place + 1));
      else go();
    };
    tellFrom(0);
  }
}
