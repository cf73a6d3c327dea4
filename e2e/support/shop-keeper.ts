import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startStack, type Stack, type StackAddresses } from './stack';

const SETTINGS = {
  // Tests make more requests in a minute than any visitor, and files that share a shop follow one another without a break.
  RATE_LIMIT_READ: '1000000',
  RATE_LIMIT_SEARCH: '1000000',
  RATE_LIMIT_WRITE: '1000000',
  RATE_LIMIT_EMBED: '1000000',
  ATTEMPT_LIMIT_SCALE: '1000',
  // Where domains without settings lead.
  PARKING_ADDRESSES: '203.0.113.80',
};

/**
 * Keeps one shop open for each worker of Jest, from the first test file that requests it until the last one that shares it has finished:
 * files of a worker use it one after the other. Runs in the process that starts the workers, which outlives them.
 */
export class ShopKeeper {
  readonly #shops = new Map<string, Promise<Stack>>();
  readonly #closing: Promise<void>[] = [];
  readonly #filesThrough = new Set<string>();
  readonly #files: number;
  readonly #server: Server;

  /** @param files number of test files that share a shop */
  constructor(files: number) {
    this.#files = files;
    this.#server = createServer(
      (request, response) => void this.#answer(new URL(request.url ?? '', 'http://keeper'), response),
    );
  }

  /** Starts listening. @returns its address, for `getSharedStack` and `leaveSharedStack` */
  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server.close();
    this.#server.closeAllConnections();
    this.#closeShops();
    await Promise.all(this.#closing);
  }

  async #answer({ pathname, searchParams }: URL, response: ServerResponse): Promise<void> {
    const file = searchParams.get('through');
    if (file !== null) {
      this.#filesThrough.add(file);
      // Another block of the last file gets a new shop.
      if (this.#filesThrough.size === this.#files) this.#closeShops();
      response.end();
      return;
    }
    const worker = pathname.slice(1);
    const shop = this.#shops.get(worker) ?? startStack(SETTINGS, worker);
    this.#shops.set(worker, shop);
    try {
      response.end(JSON.stringify(await shop));
    } catch (error) {
      // The next file may succeed.
      this.#shops.delete(worker);
      response.writeHead(500).end(String(error));
    }
  }

  #closeShops(): void {
    for (const shop of this.#shops.values())
      this.#closing.push(
        shop.then(
          (stack) => stack.remove(),
          // The failure was reported to the caller.
          () => undefined,
        ),
      );
    this.#shops.clear();
  }
}

/** The shop of this worker, started on the first request. */
export async function getSharedStack(): Promise<StackAddresses> {
  const answer = await fetch(`${process.env.SHOP_KEEPER}/${process.env.JEST_WORKER_ID ?? '1'}`);
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as StackAddresses;
}

/** Reports that a test file no longer needs the shop. */
export async function leaveSharedStack(file: string): Promise<void> {
  await fetch(`${process.env.SHOP_KEEPER}/?through=${encodeURIComponent(file)}`);
}
