import { createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A received request. */
export interface SentRequest {
  readonly method: string;
  readonly path: string;
  readonly body: string;
}

/**
 * What happens to a request: `lost` never arrives, `failed` gets a server error instead, `unanswered` arrives but its response is lost,
 * `held` arrives when it is released.
 */
type Fate = 'lost' | 'failed' | 'unanswered' | 'held';

/** A connection to an HTTP server on which requests and responses can be lost. */
export interface HttpLine {
  readonly origin: string;
  /** All received requests. */
  readonly sent: SentRequest[];
  /** Sets the fate of the next request with a method. */
  next(method: string, fate: Fate): void;
  /** Waits for a request with a method whose body contains a text; an earlier one counts. */
  arrival(method: string, words: string): Promise<void>;
  /** Lets held requests arrive, even if their clients have given up. @returns the status of each response */
  release(): Promise<number[]>;
  /** Closes all waiting connections, and drops what is held. */
  drop(): void;
  close(): Promise<void>;
}

export async function startHttpLine(target: string): Promise<HttpLine> {
  const fates: { method: string; fate: Fate }[] = [];
  const sent: SentRequest[] = [];
  let held: (() => Promise<number>)[] = [];
  let waiting: (() => void)[] = [];

  const server = createServer((incoming, outgoing) => {
    const take = async (): Promise<void> => {
      const body = await readBody(incoming);
      const { method = 'GET', url: path = '/' } = incoming;
      sent.push({ method, path, body });
      const index = fates.findIndex((fate) => fate.method === method);
      const fate = index < 0 ? undefined : fates.splice(index, 1)[0]?.fate;
      if (fate === 'lost') return void outgoing.destroy();
      if (fate === 'failed')
        return void outgoing
          .writeHead(500, { 'content-type': 'application/json' })
          .end('{"error":"database is locked"}');
      const arrive = () => pass(target, incoming, body);
      if (fate === 'held') held.push(async () => (await arrive()).status);
      for (const look of waiting) look();
      if (fate === 'held') return;
      const answer = await arrive();
      if (fate === 'unanswered') return void outgoing.destroy();
      outgoing
        .writeHead(answer.status, { 'content-type': 'application/json' })
        .end(answer.status === 204 ? undefined : answer.body);
    };
    // If the server is unavailable, so is the line.
    take().catch(() => outgoing.destroy());
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent,
    next: (method, fate) => void fates.push({ method, fate }),
    arrival: (method, words) =>
      new Promise((resolve) => {
        const look = (): void => {
          if (!sent.some((request) => request.method === method && request.body.includes(words))) return;
          waiting = waiting.filter((other) => other !== look);
          resolve();
        };
        waiting.push(look);
        look();
      }),
    async release() {
      const released = held;
      held = [];
      const statuses: number[] = [];
      for (const arrive of released) statuses.push(await arrive());
      return statuses;
    },
    drop() {
      held = [];
      server.closeAllConnections();
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function readBody(message: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function pass(
  target: string,
  { method, url, headers }: IncomingMessage,
  body: string,
): Promise<{ readonly status: number; readonly body: string }> {
  return new Promise((resolve, reject) => {
    const outgoing = request(`${target}${url}`, { method, headers: { ...headers, connection: 'close' } }, (answer) => {
      readBody(answer).then((text) => resolve({ status: answer.statusCode ?? 0, body: text }), reject);
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}
