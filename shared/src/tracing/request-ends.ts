/** `abandoned`: the client went away before it had all of its answer, as a page does that closes a stream. */
export type RequestEnd = 'sent' | 'abandoned';

/** What is read of a reply of Fastify. */
interface EndingReply {
  readonly raw: { readonly writableFinished: boolean; once: (event: 'close', listener: () => void) => unknown };
}

type Hearer<Request, Reply> = (request: Request, reply: Reply, end: RequestEnd, go: () => void) => void;

/**
 * How each request ends, told once and to one hearer after the other. The hook `onResponse` of Fastify runs for answers that were sent to their
 * end alone: what a client did not wait for would be in no count, log or trace.
 */
export class RequestEnds<Request extends object, Reply extends EndingReply> {
  readonly #hearers: Hearer<Request, Reply>[] = [];
  readonly #ended = new WeakSet<Request>();

  /** @param hearer calls `go` for those after it, such as within a span */
  hear(hearer: Hearer<Request, Reply>): void {
    this.#hearers.push(hearer);
  }

  /** When a request has come, by `onRequest`. */
  watch(request: Request, reply: Reply): void {
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) this.#tell(request, reply, 'abandoned', () => {});
    });
  }

  /** By `onResponse`. */
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
