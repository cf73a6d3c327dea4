import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { domains, orders, payment_methods } from '../src/db/schema';
import type { TestCustomer } from './support/app';
import { listPaths, RAW_BODIES, withIntruder } from './support/fuzz/broken-bodies';
import { DeclaredAnswers, listOperations, type Document, type Operation } from './support/fuzz/operations';
import { SchemaValues, type KnownValues } from './support/fuzz/schema-values';
import { freshLabel, openShop, REGISTRANT, type TestShop } from './support/shop';
import { auditTrail } from './support/audit-trail';

/** Requests per kind and operation; `npm run test:full` sends many. */
const ROUNDS = Number(process.env.FUZZ_ROUNDS ?? 3);
jest.setTimeout(60_000 + ROUNDS * 60_000);
/** A sample is the same each time; a campaign explores further. The printed seed repeats a run, request by request. */
const SEED = Number(process.env.FUZZ_SEED ?? (process.env.FUZZ_ROUNDS ? Date.now() % 2 ** 31 : 1));

let shop: TestShop;
let mara: TestCustomer;
let boris: TestCustomer;
let operations: Operation[];
let answers: DeclaredAnswers;
let values: SchemaValues;
/** Everything of Mara's with an id or a name. */
let hers: { orderId: string; domain: string; contactId: string; cardId: string; verificationId: string | undefined };

beforeAll(async () => {
  shop = await openShop();
  [mara, boris] = [await shop.asCustomer(), await shop.asCustomer()];
  const card = await shop.storeCard(mara);
  const domain = `${freshLabel()}.com`;
  const placed = await shop.placeOrder(mara, await shop.payloadFor(mara, [domain], { payment_method_id: card.id }));
  const { order_id } = placed.json<{ order_id: string }>();
  await shop.settle(mara, order_id);
  const contact = await mara.request({
    method: 'POST',
    url: '/api/tucowsbilling/1.0/user/contacts',
    payload: { contact: REGISTRANT, consent: true },
  });
  const [verification] = (await mara.request({ url: '/api/domain/1.0/registrant_verification' })).json<
    { id: string }[]
  >();
  hers = {
    orderId: order_id,
    domain,
    contactId: contact.json<{ id: string }>().id,
    cardId: card.id,
    verificationId: verification?.id,
  };

  const document = (await shop.request({ url: '/openapi.json' })).json<Document>();
  // Ending the session would affect all later requests.
  operations = listOperations(document).filter(({ id }) => !id.startsWith('logout'));
  answers = new DeclaredAnswers(document);
  const names = [domain, `${freshLabel()}.com`, 'mountain.com', 'sixdays-quay.com'];
  const known: KnownValues = {
    id: Object.values(hers).filter(Boolean),
    domain: names,
    domainName: names,
    domain_name: names,
    word: ['brindlewharf', 'mountain.com'],
    payment_method_id: [card.id],
    currency_code: ['USD'],
    partner_key: ['pk_playground'],
    registrant: [REGISTRANT],
    contact: [REGISTRANT],
    max_wait: [0],
  };
  values = new SchemaValues(document.components.schemas, known);
});
afterAll(() => shop.close());
afterEach(() => shop.checkInvariants());

const sample = <T>(arbitrary: fc.Arbitrary<T>, count: number, salt: string): T[] =>
  fc.sample(arbitrary, {
    numRuns: count,
    seed: SEED + [...salt].reduce((sum, char) => sum * 31 + char.charCodeAt(0), 7),
  });

interface Parts {
  readonly params: Record<string, unknown>;
  readonly query: Record<string, unknown>;
  readonly body: unknown;
}

function getParts(operation: Operation): fc.Arbitrary<Parts> {
  const of = (place: 'path' | 'query') => operation.parameters.filter((parameter) => parameter.in === place);
  const record = (place: 'path' | 'query') =>
    fc.record(Object.fromEntries(of(place).map(({ name, schema }) => [name, values.of(schema, name)])), {
      requiredKeys: of(place)
        .filter(({ required }) => required || place === 'path')
        .map(({ name }) => name),
    });
  return fc.record({
    params: record('path'),
    query: record('query'),
    body: operation.body ? values.of(operation.body) : fc.constant(undefined),
  });
}

const asText = (value: unknown): string =>
  typeof value === 'string' ? Buffer.from(value).toString() : (JSON.stringify(value) ?? '');

function getRequest(
  { method, path }: Operation,
  { params, query, body }: Parts,
): InjectOptions & { readonly url: string; readonly method: Operation['method'] } {
  const url = path.replace(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(asText(params[name])));
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, asText(value)])).toString();
  return {
    method,
    url: search ? `${url}?${search}` : url,
    ...(body !== undefined && { payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  };
}

type Sent = Pick<InjectOptions, 'method' | 'url' | 'payload' | 'headers'>;

/** Sends requests for each operation and collects every response that the document does not declare. */
async function findings(
  layer: string,
  getRequests: (operation: Operation, parts: Parts[]) => readonly Sent[],
  of: readonly Operation[] = operations,
): Promise<string[]> {
  const found: string[] = [];
  for (const operation of of) {
    for (const request of getRequests(operation, sample(getParts(operation), ROUNDS, `${layer}:${operation.id}`))) {
      const answer = await mara.request(request as InjectOptions);
      const problem = answers.findProblem(operation, answer);
      if (problem) found.push(`${operation.id} ${problem}\n  sent ${JSON.stringify(request).slice(0, 600)}`);
    }
  }
  return found.length > 0 ? [`FUZZ_SEED=${SEED}`, ...found] : [];
}

describe('[I11] whatever is sent, the response is one that the document declares', () => {
  test('valid requests', async () => {
    expect(await findings('valid', (operation, parts) => parts.map((part) => getRequest(operation, part)))).toEqual([]);
  });

  test('a body with one error', async () => {
    const broken = (operation: Operation, parts: Parts[]) =>
      parts.flatMap((part, round) =>
        [0, 1, 2, 3].map((what) =>
          getRequest(operation, {
            ...part,
            body: withIntruder(
              part.body,
              round * 7 + what * 3 + operation.id.length,
              round * 4 + what + operation.path.length + (SEED % 97),
            ),
          }),
        ),
      );
    expect(
      await findings(
        'broken',
        broken,
        operations.filter(({ body }) => body),
      ),
    ).toEqual([]);
  });

  test('text that is not JSON, or is followed by more', async () => {
    const raw = (operation: Operation, [part]: Parts[]) =>
      RAW_BODIES.map((make) => ({
        ...getRequest(operation, part as Parts),
        payload: make(JSON.stringify(part?.body)),
        headers: { 'content-type': 'application/json' },
      }));
    expect(
      await findings(
        'raw',
        raw,
        operations.filter(({ body }) => body),
      ),
    ).toEqual([]);
  });

  test('invalid parameters', async () => {
    const odd = [
      '%00',
      '%ud800',
      '%',
      '..%2f..%2fetc%2fpasswd',
      '%252e%252e',
      'a'.repeat(400),
      '%F0%9F%91%A9',
      '__proto__',
      'constructor',
      '0',
      '-1',
      'null',
      '1e308',
      "'%20or%20'1'='1",
      '%E2%80%AEgnol',
    ];
    const strange = (operation: Operation, parts: Parts[]) => {
      const queries = operation.parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
      return parts.flatMap((part, round) => {
        const good = getRequest(operation, part);
        const inPath = operation.path.includes('{')
          ? odd.map((value) => ({ ...good, url: operation.path.replace(/\{\w+\}/g, value) }))
          : [];
        const inQuery = [...queries, '__proto__', 'select', 'id'].map((name, index) => ({
          ...good,
          url: `${good.url}${good.url.includes('?') ? '&' : '?'}${name}=${odd[(round + index) % odd.length] ?? ''}&${name}=x`,
        }));
        return [...(round === 0 ? inPath : []), ...inQuery];
      });
    };
    expect(await findings('parameters', strange)).toEqual([]);
  });

  test('invalid headers', async () => {
    const headers: Record<string, string>[] = [
      { 'content-type': 'text/plain' },
      { 'content-type': 'application/json; charset=utf-7' },
      { 'content-type': 'application/x-www-form-urlencoded' },
      { 'content-type': 'multipart/form-data' },
      { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      { 'x-http-method-override': 'DELETE' },
      { accept: 'text/html', range: 'bytes=0-1,5-', prefer: 'count=exact' },
      { range: 'items=9-2', 'range-unit': 'items' },
      { 'if-none-match': '*', 'if-modified-since': 'yesterday' },
      { 'x-request-id': '../../etc/passwd', 'x-forwarded-for': '::ffff:1.2.3.4, x' },
      { cookie: `${'a=b; '.repeat(2_000)}c=d` },
      { cookie: 'storefront_session=garbage.garbage' },
    ];
    const strange = (operation: Operation, [part]: Parts[]) => {
      const good = getRequest(operation, part as Parts);
      return headers.map((more) => ({ ...good, headers: { ...good.headers, ...more } }));
    };
    expect(await findings('headers', strange)).toEqual([]);
  });

  test('the same request twice at once, and as a guest', async () => {
    const found: string[] = [];
    for (const operation of operations) {
      const [part] = sample(getParts(operation), 1, `twice:${operation.id}`);
      const request = getRequest(operation, part as Parts);
      const all = await Promise.all([mara.request(request), mara.request(request), shop.request(request)]);
      for (const answer of all) {
        const problem = answers.findProblem(operation, answer);
        if (problem) found.push(`${operation.id} ${problem}\n  sent ${JSON.stringify(request).slice(0, 600)}`);
      }
      if (operation.needsSession && all[2].statusCode !== 401)
        found.push(`${operation.id} lets a guest in with ${all[2].statusCode}`);
    }
    expect(found).toEqual([]);
  });
});

/** The webhook has a format of its provider's; clients of PowerDNS send fields of other versions, which it ignores. */
const OPEN_BODIES = new Set(['paymentWebhook', 'changePowerDnsZone']);

test('[A5] no body accepts a field that it does not have: a price, an owner, a state', async () => {
  const found: string[] = [];
  let bodies = 0;
  for (const operation of operations.filter(({ body, id }) => body && !OPEN_BODIES.has(id))) {
    const [part] = sample(
      getParts(operation).filter(({ body }) => typeof body === 'object'),
      1,
      `extra:${operation.id}`,
    );
    if (!part) continue;
    const objects = listPaths(part.body)
      .filter((path) => path.length === 0 || isOpenTo(part.body, path))
      .slice(0, 6);
    for (const path of objects) {
      for (const field of ['price', 'cost', 'tax', 'customer_id', 'user_id', 'status', 'is_admin', '__proto']) {
        bodies += 1;
        const body = structuredClone(part.body);
        const object = path.reduce<unknown>(
          (value, key) => (value as Record<string | number, unknown>)[key],
          body,
        ) as Record<string, unknown>;
        if (Array.isArray(object) || field in object) continue;
        object[field] = field === 'status' ? 'completed' : 0;
        const answer = await mara.request(getRequest(operation, { ...part, body }));
        if (answer.statusCode !== 400)
          found.push(
            `${operation.id} takes ${[...path, field].join('.')} with ${answer.statusCode}: ${JSON.stringify(body).slice(0, 300)}`,
          );
      }
    }
  }
  expect(found).toEqual([]);
  expect(bodies).toBeGreaterThan(100);
});

/** Whether the path leads to an object with fixed fields, not one keyed by arbitrary names. */
function isOpenTo(body: unknown, path: readonly (string | number)[]): boolean {
  const object = path.reduce<unknown>((value, key) => (value as Record<string | number, unknown>)[key], body);
  return (
    typeof object === 'object' &&
    object !== null &&
    !Array.isArray(object) &&
    !path.some((key) => key === 'tld_data' || key === 'data')
  );
}

test('[A4] [I9] what belongs to another customer does not exist: 404 in the path, refused in the body, and unchanged', async () => {
  const tables = async () => [
    await shop.deps.db.select().from(orders),
    await shop.deps.db.select().from(domains),
    await shop.deps.db.select().from(payment_methods),
    (await auditTrail(shop.deps.db)).length,
  ];
  const before = JSON.stringify(await tables());
  const ids = Object.values(hers).filter((id): id is string => Boolean(id));
  const found: string[] = [];
  let asked = 0;
  for (const operation of operations.filter(({ needsSession }) => needsSession)) {
    const [any] = sample(getParts(operation), 1, `ids:${operation.id}`);
    if (!any) continue;
    const part = { ...any, query: { ...any.query, ...('currency_code' in any.query && { currency_code: 'USD' }) } };
    const names = operation.parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name);
    for (const id of ids) {
      if (names.length > 0) {
        asked += 1;
        const answer = await boris.request(
          getRequest(operation, { ...part, params: Object.fromEntries(names.map((name) => [name, id])) }),
        );
        // An invalid domain is refused before its owner is checked.
        if (answer.statusCode !== 404 && answer.statusCode !== 400)
          found.push(`${operation.id} ${id}: ${answer.statusCode} ${answer.body.slice(0, 200)}`);
        const own =
          Object.values(hers).includes(id) && ((names[0] ?? '').startsWith('domain') ? id === hers.domain : true);
        if (own && answer.statusCode === 400 && !operation.body && names[0] === 'id')
          found.push(`${operation.id} ${id}: 400 instead of 404`);
      }
      for (const path of listPaths(part.body).filter(
        (keys) => /(^|_)id$/.test(String(keys.at(-1))) && keys.at(-1) !== 'tax_id',
      )) {
        asked += 1;
        const body = structuredClone(part.body);
        const parent = path
          .slice(0, -1)
          .reduce<unknown>((value, key) => (value as Record<string | number, unknown>)[key], body) as Record<
          string | number,
          unknown
        >;
        parent[path.at(-1) ?? ''] = id;
        const answer = await boris.request(getRequest(operation, { ...part, body }));
        if (answer.statusCode < 400 && operation.id !== 'saveAccountCart')
          found.push(`${operation.id} body ${path.join('.')}=${id}: ${answer.statusCode} ${answer.body.slice(0, 200)}`);
      }
    }
    const listed =
      names.length === 0 && operation.method === 'GET'
        ? await boris.request(getRequest(operation, { ...part, query: {} }))
        : null;
    for (const id of ids) if (listed?.body.includes(id)) found.push(`${operation.id} tells ${id}`);
  }
  expect(found).toEqual([]);
  expect(asked).toBeGreaterThan(50);
  expect(JSON.stringify(await tables())).toBe(before);
});
