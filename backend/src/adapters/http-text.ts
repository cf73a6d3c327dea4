import { Agent, request } from 'node:http';
import { Agent as TlsAgent, request as tlsRequest } from 'node:https';

/** Result of a call over HTTP. `isSent` is false if no connection was made; `status` is that of a server error. */
export type HttpTextAnswer =
  | { readonly kind: 'answer'; readonly status: number; readonly text: string }
  | { readonly kind: 'unknown'; readonly cause: string; readonly isSent: boolean; readonly status?: number };

export interface HttpTextOptions {
  /** Without a trailing slash. */
  readonly origin: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Timeouts in milliseconds of connecting, and of the complete answer. */
  readonly connectMs: number;
  readonly readMs: number;
  /** In octets; a longer answer is cut off and counts as unreadable. */
  readonly maxBodyBytes?: number;
  /** Maximum number of connections; further calls wait for one, within their answer timeout. */
  readonly connections?: number;
  /** Whether connections are reused; if the server closes one just then, the outcome of a call is unknown. */
  readonly keepAlive?: boolean;
}

const MAX_BODY_BYTES = 1_000_000;
const CONNECTIONS = 32;

interface HttpTextCall {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as UTF-8, exactly as given. */
  readonly text?: string | undefined;
  readonly readMs?: number | undefined;
}

/** Text over HTTP with separate timeouts for connecting and for the answer, which `fetch` does not have. Never throws. */
export class HttpText {
  readonly #options: HttpTextOptions;
  readonly #agent: Agent;
  readonly #request: typeof request;

  constructor(options: HttpTextOptions) {
    this.#options = options;
    const isTls = options.origin.startsWith('https:');
    this.#agent = new (isTls ? TlsAgent : Agent)({
      keepAlive: options.keepAlive ?? true,
      maxSockets: options.connections ?? CONNECTIONS,
    });
    this.#request = isTls ? tlsRequest : request;
  }

  call({ method, path, headers, text, readMs = this.#options.readMs }: HttpTextCall): Promise<HttpTextAnswer> {
    const { origin, connectMs, maxBodyBytes = MAX_BODY_BYTES } = this.#options;
    return new Promise((resolve) => {
      let isSent = false;
      const end = (answer: HttpTextAnswer): void => {
        clearTimeout(connecting);
        clearTimeout(reading);
        resolve(answer);
      };
      const outgoing = this.#request(`${origin}${path}`, {
        method,
        agent: this.#agent,
        headers: {
          ...this.#options.headers,
          ...headers,
          ...(text !== undefined && { 'content-length': String(Buffer.byteLength(text)) }),
        },
      });
      let connecting: NodeJS.Timeout | undefined;
      const reading = setTimeout(() => outgoing.destroy(new Error('timeout waiting for the response')), readMs);
      outgoing.on('socket', (socket) => {
        const connected = (): void => {
          isSent = true;
          clearTimeout(connecting);
        };
        if (!socket.connecting) return connected();
        connecting = setTimeout(() => outgoing.destroy(new Error('timeout connecting')), connectMs);
        socket.once(outgoing.protocol === 'https:' ? 'secureConnect' : 'connect', connected);
      });
      outgoing.on('error', (error) =>
        end({ kind: 'unknown', cause: error.message || 'the connection failed', isSent }),
      );
      outgoing.on('response', (incoming) => {
        const chunks: Buffer[] = [];
        let size = 0;
        incoming.on('data', (chunk: Buffer) => {
          size += chunk.length;
          if (size > maxBodyBytes) outgoing.destroy(new Error('response too long'));
          else chunks.push(chunk);
        });
        incoming.on('error', (error) => end({ kind: 'unknown', cause: error.message, isSent }));
        incoming.on('end', () => end(getAnswer(incoming.statusCode ?? 0, Buffer.concat(chunks).toString('utf8'))));
      });
      outgoing.end(text);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}

/** After a server error it is unknown whether the call was carried out. */
function getAnswer(status: number, text: string): HttpTextAnswer {
  return status >= 500
    ? { kind: 'unknown', cause: `status ${status}`, isSent: true, status }
    : { kind: 'answer', status, text };
}
