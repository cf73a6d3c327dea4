import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

/** The account for a standalone remote, with a verified address and one domain. Exists in no other database. */
export const DEVELOPMENT_CUSTOMER = {
  email: 'dev@example.com',
  password: 'harbour lantern 42',
  domain: 'brindlewharf.com',
};

const PERSON = { first_name: 'Dana', last_name: 'Okafor', country: 'NO' };
const REGISTRANT = {
  kind: 'individual',
  first_name: 'Dana',
  last_name: 'Okafor',
  email: DEVELOPMENT_CUSTOMER.email,
  phone: '+47.22000000',
  address1: 'Brygga 7',
  city: 'Bergen',
  postal_code: '5003',
  country: 'NO',
};
const TEST_CARD = { number: '4242424242424242', exp_month: 12, exp_year: 2040, cvc: '123' };
const LOOKS = 150;

/** Polls until there is a result. @throws after half a minute without one */
async function until(what, look) {
  for (let attempt = 0; attempt < LOOKS; attempt += 1) {
    const found = await look();
    if (found) return found;
    await sleep(200);
  }
  throw new Error(`${what} did not arrive`);
}

/** A client of the shop's API that keeps its session. */
function client(api, origin) {
  let cookie = '';
  return async (method, path, body) => {
    const answer = await fetch(api + path, {
      method,
      headers: { origin, cookie, 'sec-fetch-site': 'same-origin', ...(body && { 'content-type': 'application/json' }) },
      body: body && JSON.stringify(body),
    });
    const [set] = answer.headers.getSetCookie();
    if (set) cookie = set.split(';', 1)[0];
    const text = await answer.text();
    return { ok: answer.ok, status: answer.status, body: text ? JSON.parse(text) : undefined };
  };
}

async function must(call, ...request) {
  const { ok, status, body } = await call(...request);
  if (!ok) throw new Error(`${request[0]} ${request[1]} answered ${status}: ${JSON.stringify(body)}`);
  return body;
}

/**
 * Creates the development customer through the shop's API, unless it exists: registers, verifies through the development mailbox, stores
 * the test card and buys a domain.
 * @param {{ api: string, payment: string, origin: string }} urls of the backend and the payment sandbox; `origin` is that of the pages
 * @throws with the response of a refused call
 */
export async function createDevelopmentCustomer({ api, payment, origin }) {
  const { email, password, domain } = DEVELOPMENT_CUSTOMER;
  const call = client(api, origin);
  if ((await call('POST', '/auth/login', { email, password })).ok) return;

  await must(call, 'POST', '/auth/register', { ...PERSON, email, password });
  const link = await until('The email that verifies the development customer', async () => {
    const emails = await must(call, 'GET', '/dev/mailbox.json');
    return emails
      .filter(({ to }) => to === email)
      .flatMap(({ links }) => links)
      .find((candidate) => candidate.includes('/site/verification'));
  });
  await must(call, 'POST', '/auth/verify', { token: new URL(link).searchParams.get('token'), password });

  const { id: setup_intent_id, frame_url } = await must(call, 'POST', '/api/payment/1.0/setup_intent', {});
  const secret = new URL(frame_url).searchParams.get('secret');
  await must(client(payment, payment), 'POST', `/v1/setup_intents/${setup_intent_id}/confirm`, {
    ...TEST_CARD,
    secret,
  });
  const card = await must(call, 'POST', '/api/payment/1.0/payment_method', { setup_intent_id, make_default: true });

  const asked = { domain, period: 1, service: 'domain_create', with_add_ons: true, currency_code: 'USD' };
  const price = await must(call, 'POST', '/api/tucowsbilling/1.0/service/price_check', asked);
  const item = {
    product: 'domain',
    type: 'new',
    domain_name: domain,
    period: 1,
    enable_privacy: false,
    auto_renew: true,
    registrant: REGISTRANT,
    tld_data: {},
    sub_items: [],
    quote: price.quote,
  };
  const order = {
    original_amount: price.cost,
    original_tax: price.tax,
    payment_method_id: card.id,
    currency_code: 'USD',
    order_items: [item],
    idempotency_key: randomUUID(),
  };
  const { order_id } = await must(call, 'POST', '/api/checkout/1.0/order', order);
  await until(`The domain ${domain} of the development customer`, async () => {
    const { status_name } = await must(call, 'GET', `/api/checkout/1.0/order/${order_id}`);
    if (['failed', 'payment_failed', 'cancelled'].includes(status_name))
      throw new Error(`The order of ${domain} ended as ${status_name}`);
    return status_name === 'completed';
  });
}
