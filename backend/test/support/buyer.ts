import { setTimeout as sleep } from 'node:timers/promises';
import type { Order, PriceAnswer } from '@storefront/shared/contract';
import { newItem, newKey } from './shop';

/** How long an order may take, and the shop may be busy, on a machine with other work. */
const PATIENCE_MS = 180_000;
/** Interval between polls of an order, increasing: hundreds of buyers polling five times a second would be most of the load. */
const FIRST_PAUSE_MS = 200;
const MAX_PAUSE_MS = 2_000;

const FINAL = new Set(['completed', 'partially_completed', 'failed', 'payment_failed', 'cancelled', 'refunded']);

/** The URLs of one instance of the shop, and of the payment provider shared by all. */
interface Origins {
  readonly api: string;
  readonly payment: string;
}

/** One customer at one of several instances, over HTTP only. */
export class Buyer {
  constructor(
    readonly origins: Origins,
    readonly cookie: string,
  ) {}

  /** The same customer, with the same session, at another instance. */
  at(api: string): Buyer {
    return new Buyer({ ...this.origins, api }, this.cookie);
  }

  /** GET, or POST with a body. Retries when the shop is busy and says so. @throws with the `status` on any but 2xx */
  async call<T>(path: string, body?: unknown, origin = this.origins.api): Promise<T> {
    const deadline = Date.now() + PATIENCE_MS;
    const headers = { 'content-type': 'application/json', cookie: this.cookie };
    const request = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) };
    for (;;) {
      const answer = await fetch(`${origin}${path}`, request);
      if (answer.ok) return (await answer.json()) as T;
      const text = await answer.text();
      const seconds = answer.status === 503 ? Number(answer.headers.get('retry-after') ?? Number.NaN) : Number.NaN;
      if (Number.isNaN(seconds) || Date.now() > deadline)
        throw Object.assign(new Error(`${path}: ${answer.status} ${text}`), { status: answer.status });
      await sleep(seconds * 1_000);
    }
  }

  /** @returns the id of a stored test card that pays */
  async storeCard(): Promise<string> {
    const intent = await this.call<{ id: string; client_secret: string }>('/api/payment/1.0/setup_intent', {});
    await this.call(
      `/v1/setup_intents/${intent.id}/confirm`,
      {
        secret: intent.client_secret,
        number: '4242424242424242',
        exp_month: 12,
        exp_year: new Date().getFullYear() + 3,
        cvc: '123',
      },
      this.origins.payment,
    );
    return (await this.call<{ id: string }>('/api/payment/1.0/payment_method', { setup_intent_id: intent.id })).id;
  }

  /** An order of one domain for a year, at the quoted price. */
  async payloadFor(domain: string, card: string) {
    const price = await this.call<PriceAnswer>('/api/tucowsbilling/1.0/service/price_check', {
      domain,
      period: 1,
      service: 'domain_create',
      currency_code: 'USD',
    });
    return {
      original_amount: price.cost,
      original_tax: price.tax,
      payment_method_id: card,
      currency_code: 'USD',
      order_items: [newItem(domain, price.quote)],
      idempotency_key: newKey(),
    };
  }

  /** @returns the order's id */
  async place(payload: object): Promise<string> {
    return (await this.call<{ order_id: string }>('/api/checkout/1.0/order', payload)).order_id;
  }

  /** @returns the order's final status, or `refused` if the domain was already known to be taken */
  async buy(payload: object): Promise<string> {
    const id = await this.place(payload).catch((error: Error & { status?: number }) => {
      if (error.status === 409) return null;
      throw error;
    });
    return id === null ? 'refused' : this.end(id);
  }

  /** Waits until an order is final. @returns its status */
  async end(orderId: string): Promise<string> {
    const deadline = Date.now() + PATIENCE_MS;
    for (let rest = FIRST_PAUSE_MS; Date.now() < deadline; rest = Math.min(rest * 1.5, MAX_PAUSE_MS)) {
      const { status_name } = await this.call<Order>(`/api/checkout/1.0/order/${orderId}`);
      if (FINAL.has(status_name)) return status_name;
      await sleep(rest);
    }
    throw new Error(`Order ${orderId} does not end`);
  }
}
