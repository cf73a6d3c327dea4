import { randomUUID } from 'node:crypto';
import { request } from 'playwright-core';
import { signUp } from '../support/customer';
import type { Databases } from './databases';
import { measureEndpoint, type EndpointCall, type EndpointFigures } from './endpoint-figures';
import { startBackend, startBareServer, startPlacementServer, type Program } from './programs';
import { startRecorder } from './record-statements';

const JSON_TYPE = { 'content-type': 'application/json' };
const CART_PRICES = '/api/tucowsbilling/1.0/service/cart_price_check';
const question = (domain: string) => ({ domain, period: 1, service: 'domain_create', with_add_ons: true });
const getCart = (names: readonly string[]) => ({ currency_code: 'USD', items: names.map(question) });
const namesLike = (word: string, count: number) => Array.from({ length: count }, (_, index) => `${word}${index}.com`);

/** Opens an account and returns its cookies as a header. */
async function customerCookies(url: string): Promise<string> {
  const context = await request.newContext();
  await signUp({ request: context }, url);
  const { cookies } = await context.storageState();
  await context.dispose();
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}

/**
 * Returns the reading calls of the production backend. A customer's call takes one statement more than a guest's, which reads the session.
 */
export async function readingCalls(server: Program): Promise<EndpointCall[]> {
  const cookie = await customerCookies(server.url);
  const asCustomer = { ...JSON_TYPE, cookie };
  return [
    { name: 'session_active, guest', server, path: '/auth/session_active' },
    { name: 'session_active, customer', server, path: '/auth/session_active', headers: { cookie } },
    {
      name: 'availability, popular',
      server,
      path: '/api/domain/1.0/availability/brindlewharf?group=popular&max_wait=0&currency_code=USD',
    },
    {
      name: 'price_check, customer',
      server,
      method: 'POST',
      path: '/api/tucowsbilling/1.0/service/price_check',
      headers: asCustomer,
      body: () => ({ ...question('brindlewharf.com'), currency_code: 'USD' }),
    },
    {
      name: 'price of a 50-line cart, customer',
      server,
      method: 'POST',
      path: CART_PRICES,
      headers: asCustomer,
      body: () => getCart(namesLike('brindlewharf', 50)),
    },
  ];
}

/**
 * Returns the call that places an order of the given number of domains, with a new key each time. Its number of statements is asserted in
 * `backend/test/checkout.test.ts`.
 */
export async function placingCall(
  server: Awaited<ReturnType<typeof startPlacementServer>>,
  names: number,
): Promise<EndpointCall> {
  const headers = { ...JSON_TYPE, cookie: server.cookie };
  const answer = await fetch(`${server.url}${CART_PRICES}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(getCart(namesLike('quillharbour', names))),
  });
  const { lines } = (await answer.json()) as {
    lines: readonly { domain: string; cost: number; tax: number; quote: string }[];
  };
  const sum = (amounts: readonly number[]) =>
    amounts.reduce((total, amount) => total + Math.round(amount * 100), 0) / 100;
  const registrant = {
    kind: 'individual',
    first_name: 'Mara',
    last_name: 'Lindqvist',
    email: 'mara@example.com',
    phone: '+47.22000000',
    address1: 'Storgata 1',
    city: 'Oslo',
    postal_code: '0155',
    country: 'NO',
  };
  const order = {
    original_amount: sum(lines.map(({ cost }) => cost)),
    original_tax: sum(lines.map(({ tax }) => tax)),
    payment_method_id: server.methodId,
    currency_code: 'USD',
    order_items: lines.map(({ domain, quote }) => ({
      product: 'domain',
      type: 'new',
      domain_name: domain,
      period: 1,
      enable_privacy: false,
      auto_renew: true,
      registrant,
      tld_data: {},
      sub_items: [],
      quote,
    })),
  };
  return {
    name: `placing an order, lines: ${names}`,
    server,
    method: 'POST',
    path: '/api/checkout/1.0/order',
    headers,
    body: () => ({ ...order, idempotency_key: randomUUID() }),
  };
}

/** Starts the backend, with its reading calls, and the backend for orders, with two sizes of them. */
async function startServers(databaseUrls: readonly [string, string]) {
  const backend = await startBackend(databaseUrls[0]);
  const placement = await startPlacementServer(databaseUrls[1]);
  return {
    programs: [backend, placement],
    reading: await readingCalls(backend),
    placing: [await placingCall(placement, 1), await placingCall(placement, 10)],
  };
}

/**
 * Measures every call against its baseline, all in one run. A second pair of servers, behind recorders, gives the bare servers the statements
 * and the databases in which to run them.
 */
export async function endpointFigures(
  databases: Databases,
  rounds: number,
  say: (line: string) => void,
): Promise<EndpointFigures[]> {
  const measured = await startServers([await databases.newUrl(), await databases.newUrl()]);
  const urls = [await databases.newUrl(), await databases.newUrl()] as const;
  const recorders = [await startRecorder(urls[0]), await startRecorder(urls[1])] as const;
  const recorded = await startServers([recorders[0].url, recorders[1].url]);
  const bare = [await startBareServer(urls[0]), await startBareServer(urls[1])] as const;
  const figures: EndpointFigures[] = [];
  try {
    for (const [index, kind] of (['reading', 'placing'] as const).entries())
      for (const [position, call] of measured[kind].entries()) {
        const [twin, recorder, baseline] = [recorded[kind][position], recorders[index], bare[index]];
        if (!twin || !recorder || !baseline) throw new Error(`${call.name} has no baseline`);
        figures.push(await measureEndpoint(call, twin, recorder, baseline, rounds));
        say(`endpoints: ${call.name}`);
      }
    return figures;
  } finally {
    await Promise.all([...measured.programs, ...recorded.programs, ...bare].map((program) => program.stop()));
    for (const recorder of recorders) recorder.stop();
  }
}
