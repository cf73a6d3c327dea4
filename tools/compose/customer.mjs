import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

const TIMEOUT_MS = 240_000;
const LOOK_AGAIN_MS = 250;
const OVER = ['completed', 'partially_completed', 'failed', 'payment_failed', 'cancelled', 'refunded'];
const PERSON = { first_name: 'Mara', last_name: 'Lindqvist', country: 'NO' };
const ACCOUNT = { email: 'mara@example.com', password: 'tannery lane wharf 7' };

/** Polls until `look` returns something. @throws after minutes without a result */
export async function until(what, look) {
  for (const deadline = Date.now() + TIMEOUT_MS; ; await pause(LOOK_AGAIN_MS)) {
    const found = await look();
    if (found) return found;
    if (Date.now() > deadline) throw new Error(`${what} did not arrive`);
  }
}

/** A customer whose requests arrive as through the TLS proxy, using HTTP only. */
export class Customer {
  #cookies = new Map();

  /**
   * @param {{ gateway: string, publicUrl: string, payment: string }} origins of the gateway and the payment provider, and the URL that
   *   customers type
   */
  constructor(origins) {
    this.origins = origins;
  }

  /** Sends a request with the headers that a TLS proxy adds. */
  async #ask(path, init = {}) {
    const { host, origin, protocol } = new URL(this.origins.publicUrl);
    const headers = {
      host,
      origin,
      'x-forwarded-proto': protocol.slice(0, -1),
      'x-forwarded-for': '198.51.100.7',
      'sec-fetch-site': 'same-origin',
      ...init.headers,
    };
    const cookie = [...this.#cookies].map((pair) => pair.join('=')).join('; ');
    const answer = await fetch(`${this.origins.gateway}${path}`, {
      ...init,
      redirect: 'manual',
      headers: cookie ? { ...headers, cookie } : headers,
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line);
      this.#cookies.set(name, value);
    }
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer;
  }

  page = async (path) => (await this.#ask(path, { headers: { accept: 'text/html' } })).text();
  get = async (path) => (await this.#ask(path)).json();

  async post(path, body) {
    const answer = await this.#ask(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    return text ? JSON.parse(text) : undefined;
  }

  /** Opens an account and confirms its address with the link in the email. @param emails returns the sent emails */
  async register(emails) {
    await this.post('/auth/register', { ...PERSON, ...ACCOUNT });
    const token = await until(
      'The email that confirms the address',
      async () => (await emails()).flatMap(({ text }) => /[?&]token=([\w-]+)/.exec(text)?.[1] ?? [])[0],
    );
    await this.post('/auth/verify', { token, password: ACCOUNT.password });
  }

  /** Signs in with the password, discarding any session. */
  async signIn() {
    this.#cookies.clear();
    await this.post('/auth/login', ACCOUNT);
  }

  /** Reauthenticates with the password, as pages require before changes that could lose a domain. */
  prove = () => this.post('/auth/confirm_password', { password: ACCOUNT.password });

  /** Adds an address to the zone of a domain. */
  async addAddress(domain, name, address) {
    await this.prove();
    const record = { name, ttl: 300, type: 'A', data: { address } };
    await this.post(`/api/dns/1.0/${domain}`, { add: [record], update: [], remove: [] });
  }

  cards = () => this.get('/api/payment/1.0/payment_method');

  /** Enters a test card in the payment provider's frame. */
  async storeCard() {
    const { id, frame_url: frame } = await this.post('/api/payment/1.0/setup_intent', {});
    const { pathname, search, searchParams } = new URL(frame);
    const shown = await fetch(`${this.origins.payment}${pathname}${search}`);
    if (!shown.ok) throw new Error(`The card frame answered ${shown.status}`);
    const confirmed = await fetch(`${this.origins.payment}/v1/setup_intents/${id}/confirm`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        secret: searchParams.get('secret'),
        number: '4242424242424242',
        exp_month: 12,
        exp_year: new Date().getFullYear() + 3,
        cvc: '123',
      }),
    });
    if (!confirmed.ok) throw new Error(`The card was not confirmed: ${confirmed.status} ${await confirmed.text()}`);
    return this.post('/api/payment/1.0/payment_method', { setup_intent_id: id, make_default: true });
  }

  /** Buys a domain for a year with the default card. @returns the finished order */
  async buy(name) {
    const [card] = await this.cards();
    const { cost, tax, quote } = await this.post('/api/tucowsbilling/1.0/service/price_check', {
      domain: name,
      period: 1,
      service: 'domain_create',
      currency_code: 'USD',
    });
    const registrant = {
      kind: 'individual',
      ...PERSON,
      email: ACCOUNT.email,
      phone: '+47.22000000',
      address1: 'Brygga 7',
      city: 'Bergen',
      postal_code: '5003',
    };
    const { order_id: id } = await this.post('/api/checkout/1.0/order', {
      original_amount: cost,
      original_tax: tax,
      payment_method_id: card.id,
      currency_code: 'USD',
      order_items: [
        {
          product: 'domain',
          type: 'new',
          domain_name: name,
          period: 1,
          enable_privacy: false,
          auto_renew: true,
          registrant,
          tld_data: {},
          sub_items: [],
          quote,
        },
      ],
      idempotency_key: randomUUID(),
    });
    return until(`The end of the order of ${name}`, async () => {
      const order = await this.get(`/api/checkout/1.0/order/${id}`);
      return OVER.includes(order.status_name) && order;
    });
  }

  domains = async () =>
    (await this.get('/tables/domains?select=name,status&order=name.asc')).map(({ name, status }) => ({ name, status }));
}
