import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ItemType, Order, OrderItem, OrderPayload, PriceAnswer } from '@storefront/shared/contract';
import { toMinor } from '@storefront/shared/domain';
import type { Db } from '../../src/db/client';
import { openPglite } from '../../src/db/pglite';
import { assertInvariants, type BookedPayment } from '../invariants';
import { freePort } from './free-port';
import { CARDS } from './payment-provider';
import { buildServers, ServerProcess } from './processes';
import { newKey } from './shop';
import { layEmptyDatabase } from './test-database';

/** Milliseconds for everything to complete after a restart. */
export const CONVERGE_MS = 60_000;
/** Milliseconds for a process to reach its failpoint; waited for in full only if it does not. */
const REACH_MS = 30_000;
const FINAL = new Set(['completed', 'partially_completed', 'failed', 'payment_failed', 'cancelled']);

const SERVICES = { new: 'domain_create', renew: 'domain_renew', transfer: 'domain_transfer' } as const satisfies Record<
  ItemType,
  string
>;

/** The two servers as released, each a process that can be killed at any point and restarted with its data, and one customer. */
export class KillableShop {
  readonly #folder: string;
  readonly #env: Readonly<Record<string, string>>;
  readonly #api: string;
  readonly #payment: string;
  #cookie = '';
  #backend: ServerProcess | undefined;
  #provider: ServerProcess;

  private constructor(
    folder: string,
    [shopPort, apiPort, payPort]: readonly [number, number, number],
    env: Readonly<Record<string, string>>,
  ) {
    this.#folder = folder;
    this.#api = `http://127.0.0.1:${apiPort}`;
    this.#payment = `http://localhost:${payPort}`;
    this.#env = {
      NODE_ENV: 'development',
      DATA_DIR: folder,
      PORT: String(shopPort),
      API_PORT: String(apiPort),
      PAY_PORT: String(payPort),
      DNS_PORT: '0',
      LOG_LEVEL: 'warn',
      DATABASE_URL: '',
      SMTP_URL: '',
      RATE_LIMIT_READ: '100000',
      RATE_LIMIT_SEARCH: '100000',
      RATE_LIMIT_WRITE: '100000',
      ...env,
    };
    this.#provider = new ServerProcess('payment-sandbox', this.#env);
  }

  /** Opens a shop without customers, with a running payment provider but no backend yet; `env` has further settings. */
  static async open(env: Readonly<Record<string, string>> = {}): Promise<KillableShop> {
    buildServers();
    const folder = mkdtempSync(join(tmpdir(), 'storefront-kill-'));
    await layEmptyDatabase(folder);
    const shop = new KillableShop(folder, [await freePort(), await freePort(), await freePort()], env);
    await shop.#provider.ready(`${shop.#payment}/healthz`);
    return shop;
  }

  get backend(): ServerProcess {
    if (!this.#backend) throw new Error('The backend was not started');
    return this.#backend;
  }

  /**
   * Stops the running backend and starts one: killed at a failpoint, or with a clock in the future.
   * @returns false if it was killed before it was ready
   * @throws if it ended otherwise
   */
  async start({ failpoint, at }: { readonly failpoint?: string; readonly at?: Date } = {}): Promise<boolean> {
    await this.#backend?.stop();
    const ahead = at && { CLOCK_AHEAD: String(Math.ceil((at.getTime() - Date.now()) / 1_000)) };
    this.#backend = new ServerProcess('main', { ...this.#env, ...(failpoint && { FAILPOINT: failpoint }), ...ahead });
    const isReady = await this.#backend.ready(`${this.#api}/health/live`);
    if (!isReady && !failpoint)
      throw new Error(`The backend ended before it was ready:\n${this.#backend.lastOutput()}`);
    return isReady;
  }

  /** @returns whether the backend was killed at its failpoint in time */
  async wasKilled(): Promise<boolean> {
    return Promise.race([
      this.backend.ended.then(({ signal }) => signal === 'SIGKILL'),
      new Promise<false>((resolve) => setTimeout(() => resolve(false), REACH_MS).unref()),
    ]);
  }

  /** Kills the payment provider and starts it again. */
  async restartProvider(): Promise<void> {
    await this.#provider.kill();
    this.#provider = new ServerProcess('payment-sandbox', this.#env);
    await this.#provider.ready(`${this.#payment}/healthz`);
  }

  /** Runs a command of the backend, such as the reconciliation, with the shop's settings. */
  async run(command: 'reconcile-command'): Promise<{ readonly code: number | null; readonly output: string }> {
    const process = new ServerProcess(command, this.#env);
    const { code } = await process.ended;
    return { code, output: process.lastOutput() };
  }

  async close(): Promise<void> {
    await Promise.all([this.#backend?.stop(), this.#provider.stop()]);
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #call(url: string, init: RequestInit = {}): Promise<Response> {
    return fetch(url, {
      ...init,
      headers: { 'content-type': 'application/json', cookie: this.#cookie, ...init.headers },
    });
  }

  /** Runs the backend's hourly jobs at once. */
  async work(): Promise<void> {
    await this.json('/dev/clock', { seconds: 0 });
  }

  /** GET, or POST with a body, as the customer. @throws on any status but 2xx */
  async json<T>(path: string, body?: unknown, origin = this.#api): Promise<T> {
    const answer = await this.#call(
      `${origin}${path}`,
      body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) },
    );
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  }

  /** The payment provider's books. */
  books(): Promise<BookedPayment[]> {
    return this.json('/dev/payments', undefined, this.#payment);
  }

  emails(): Promise<{ readonly subject: string; readonly text: string }[]> {
    return this.json('/dev/mailbox.json');
  }

  /** Signs the customer in, registering the account first if needed. */
  async signIn(): Promise<void> {
    const post = (path: string, body: object): Promise<Response> =>
      this.#call(`${this.#api}${path}`, { method: 'POST', body: JSON.stringify(body) });
    const account = { email: 'mara@example.com', password: 'tannery lane wharf 7' };
    if (!this.#cookie)
      await post('/auth/register', { first_name: 'Mara', last_name: 'Lindqvist', country: 'NO', ...account });
    const answer = this.#cookie
      ? await post('/auth/login', account)
      : await post('/auth/verify', { token: await this.until(() => this.#verification()), password: account.password });
    if (!answer.ok) throw new Error(`Sign-in failed: ${answer.status} ${await answer.text()}`);
    this.#keepCookie(answer);
  }

  /** Reauthenticates with the customer's password, as a page does before a change that could lose a domain. */
  async prove(): Promise<void> {
    const body = JSON.stringify({ password: 'tannery lane wharf 7' });
    const answer = await this.#call(`${this.#api}/auth/confirm_password`, { method: 'POST', body });
    if (!answer.ok) throw new Error(`Reauthentication failed: ${answer.status} ${await answer.text()}`);
    this.#keepCookie(answer);
  }

  #keepCookie(answer: Response): void {
    this.#cookie = answer.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
  }

  /** The token in the link that confirms the customer's address. */
  async #verification(): Promise<string | undefined> {
    return (await this.emails()).map(({ text }) => /[?&]token=([\w-]+)/.exec(text)?.[1]).find(Boolean);
  }

  /** Stores a card as the default. @returns its id */
  async storeCard(number: string = CARDS.fine): Promise<string> {
    const intent = await this.json<{ id: string; client_secret: string }>('/api/payment/1.0/setup_intent', {});
    await this.json(
      `/v1/setup_intents/${intent.id}/confirm`,
      { secret: intent.client_secret, number, exp_month: 12, exp_year: new Date().getFullYear() + 3, cvc: '123' },
      this.#payment,
    );
    return (
      await this.json<{ id: string }>('/api/payment/1.0/payment_method', {
        setup_intent_id: intent.id,
        make_default: true,
      })
    ).id;
  }

  /** An order for several items of one type at the shop's prices. */
  async payloadFor(
    card: string,
    kind: ItemType,
    names: readonly string[],
    getItem: (name: string, quote: string | undefined) => Promise<OrderItem> | OrderItem,
  ): Promise<OrderPayload> {
    const { lines } = await this.json<{ lines: PriceAnswer[] }>('/api/tucowsbilling/1.0/service/cart_price_check', {
      currency_code: 'USD',
      items: names.map((domain) => ({ domain, period: 1, service: SERVICES[kind] })),
    });
    const order_items = await Promise.all(lines.map(({ domain, quote }) => getItem(domain, quote)));
    const sum = (amounts: number[]): number =>
      amounts.reduce((total, amount) => total + toMinor(amount, 'USD'), 0) / 100;
    return {
      original_amount: sum(lines.map(({ cost }) => cost)),
      original_tax: sum(lines.map(({ tax }) => tax)),
      payment_method_id: card,
      currency_code: 'USD',
      order_items,
      idempotency_key: newKey(),
    };
  }

  /** Posts like a browser that may lose its connection. @returns the order's id, null without a response */
  async post(payload: OrderPayload): Promise<string | null> {
    const answer = await this.#call(`${this.#api}/api/checkout/1.0/order`, {
      method: 'POST',
      body: JSON.stringify(payload),
    }).catch(() => null);
    if (!answer) return null;
    const body = (await answer.json().catch(() => null)) as { order_id?: string } | null;
    if (body && !body.order_id) throw new Error(`The order was refused: ${JSON.stringify(body)}`);
    return body?.order_id ?? null;
  }

  async until<T>(look: () => Promise<T | undefined>): Promise<T> {
    const deadline = Date.now() + CONVERGE_MS;
    for (;;) {
      const found = await look();
      if (found !== undefined) return found;
      if (Date.now() > deadline)
        throw new Error(`Nothing after ${CONVERGE_MS} ms. The backend said:\n${this.backend.lastOutput()}`);
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
  }

  /** Waits until an order is final. */
  ended(id: string): Promise<Order> {
    return this.until(async () => {
      const order = await this.json<Order>(`/api/checkout/1.0/order/${id}`);
      return FINAL.has(order.status_name) ? order : undefined;
    });
  }

  /** Stops the backend, checks I1 to I6 on its data, and passes that to `look`. */
  async audit<T>(look: (db: Db, books: readonly BookedPayment[]) => Promise<T>): Promise<T> {
    const books = await this.books();
    await this.backend.stop();
    const database = await openPglite({ folder: this.#folder });
    try {
      await assertInvariants(database.orm, { payments: () => books }, new Date());
      return await look(database.orm, books);
    } finally {
      await database.close();
    }
  }
}
