import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { WebhookFact } from '@storefront/shared/contract/desk';
import { Webhook } from 'standardwebhooks';

export interface ReceivedWebhook {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly event: WebhookFact & { readonly version: number; readonly timestamp: string };
}

/** How the receiver responds; by default with 204. */
export type Reply = (response: ServerResponse, received: ReceivedWebhook) => void;

/** A receiver of webhooks on its own port, as another company would write it. */
export interface WebhookReceiver {
  readonly origin: string;
  readonly received: ReceivedWebhook[];
  /** The most requests that it had at the same time. */
  mostAtOnce(): number;
  replies(reply: Reply): void;
  close(): Promise<void>;
}

const accept: Reply = (response) => void response.writeHead(204).end();

export async function startReceiver(port = 0): Promise<WebhookReceiver> {
  let reply = accept;
  const received: ReceivedWebhook[] = [];
  let open = 0;
  let most = 0;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    open += 1;
    most = Math.max(most, open);
    response.on('close', () => (open -= 1));
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString('utf8');
      const one = {
        path: request.url ?? '',
        headers: request.headers,
        body,
        event: JSON.parse(body) as ReceivedWebhook['event'],
      };
      received.push(one);
      reply(response, one);
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    mostAtOnce: () => most,
    replies: (next) => (reply = next),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Verifies a webhook with the package of the specification, at the time that it names. @throws if the signature is invalid */
export function verify({ body, headers }: Pick<ReceivedWebhook, 'body' | 'headers'>, secret: string): unknown {
  // The package accepts timestamps of the last minutes only, and the clock of a test may be elsewhere.
  const now = jest.spyOn(Date, 'now').mockReturnValue(Number(headers['webhook-timestamp']) * 1_000);
  try {
    return new Webhook(secret).verify(body, headers as Record<string, string>);
  } finally {
    now.mockRestore();
  }
}
