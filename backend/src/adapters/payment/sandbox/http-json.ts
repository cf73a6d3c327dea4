import { Agent, request } from 'node:http';

/** How a call over HTTP ended: with an answer that could be read, or nobody knows how. */
export type HttpAnswer = { readonly kind: 'answer'; readonly status: number; readonly body: unknown } | { readonly kind: 'unknown'; readonly cause: string };

interface HttpJsonOptions {
  /** Without a trailing slash. */
  readonly origin: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Milliseconds until a connection must stand, and until the whole answer must be there. */
  readonly connectMs: number;
  readonly readMs: number;
}

/** Longer answers are cut off and count as unreadable. */
const LONGEST_BODY = 1_000_000;

export interface HttpCall {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** JSON over HTTP with a deadline for the connection and one for the answer, which `fetch` does not tell apart. Never throws. */
export class HttpJson {
  readonly #options: HttpJsonOptions;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 32 });

  constructor(options: HttpJsonOptions) {
    this.#options = options;
  }

  call({ method, path, headers, body }: HttpCall): Promise<HttpAnswer> {
    const { origin, connectMs, readMs } = this.#options;
    const text = body === undefined ? undefined : JSON.stringify(body);
    return new Promise((resolve) => {
      const end = (answer: HttpAnswer): void => {
        clearTimeout(connecting);
        clearTimeout(reading);
        resolve(answer);
      };
      const outgoing = request(`${origin}${path}`, {
        method,
        agent: this.#agent,
        headers: {
          accept: 'application/json',
          ...this.#options.headers,
          ...headers,
          ...(text === undefined ? {} : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) }),
        },
      });
      const connecting = setTimeout(() => outgoing.destroy(new Error('no connection in time')), connectMs);
      const reading = setTimeout(() => outgoing.destroy(new Error('no answer in time')), readMs);
      outgoing.on('socket', (socket) => {
        if (!socket.connecting) clearTimeout(connecting);
        else socket.once('connect', () => clearTimeout(connecting));
      });
      outgoing.on('error', (error) => end({ kind: 'unknown', cause: error.message || 'the connection failed' }));
      outgoing.on('response', (incoming) => {
        const chunks: Buffer[] = [];
        let size = 0;
        incoming.on('data', (chunk: Buffer) => {
          size += chunk.length;
          if (size > LONGEST_BODY) outgoing.destroy(new Error('an answer that is too long'));
          else chunks.push(chunk);
        });
        incoming.on('error', (error) => end({ kind: 'unknown', cause: error.message }));
        incoming.on('end', () => end(readAnswer(incoming.statusCode ?? 0, Buffer.concat(chunks).toString('utf8'))));
      });
      outgoing.end(text);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}

/** A server error says nothing about whether the call was carried out. */
function readAnswer(status: number, text: string): HttpAnswer {
  if (status >= 500) return { kind: 'unknown', cause: `status ${status}` };
  try {
    return { kind: 'answer', status, body: JSON.parse(text) as unknown };
  } catch {
    return { kind: 'unknown', cause: 'an answer that cannot be read' };
  }
}
