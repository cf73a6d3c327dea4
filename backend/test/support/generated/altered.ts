import { listPaths, RAW_BODIES, replaced, withIntruder } from '../fuzz/broken-bodies';
import type { Operation } from '../fuzz/operations';
import type { Seeded } from './seeded';

/** Who sends the request. */
export type Sender = 'customer' | 'other' | 'guest';

/** A request as sent. */
export interface Sent {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  readonly as: Sender;
  /** Sent again while the first one is pending. */
  readonly twice?: boolean;
}

/** The parts of a request. */
export interface Parts {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** A string is sent unchanged. */
  readonly body?: unknown;
}

const JSON_BODY = { 'content-type': 'application/json' };

export function toRequest({ method, path }: Operation, parts: Parts, as: Sender): Sent {
  const { params = {}, query = {}, headers = {}, body } = parts;
  const url = path.replace(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams(query).toString();
  return {
    method,
    url: search ? `${url}?${search}` : url,
    headers: { ...(body !== undefined && JSON_BODY), ...headers },
    body: body === undefined || typeof body === 'string' ? body : JSON.stringify(body),
    as,
  };
}

const ODD_TEXTS = [
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
  'xn--',
  '00000000-0000-0000-0000-000000000000',
  '2027-02-29T00%3A00%3A00Z',
];

const ODD_HEADERS: readonly Readonly<Record<string, string>>[] = [
  { 'content-type': 'text/plain' },
  { 'content-type': 'application/json; charset=utf-7' },
  { 'content-type': 'application/x-www-form-urlencoded' },
  { 'content-type': 'multipart/form-data; boundary=x' },
  { 'content-type': 'application/json', 'content-encoding': 'gzip' },
  { 'content-type': 'application/merge-patch+json' },
  { 'x-http-method-override': 'DELETE' },
  { accept: 'text/html' },
  { accept: 'text/csv' },
  { accept: 'application/vnd.pgrst.object+json' },
  { accept: 'application/xml;q=0.1, */*;q=0' },
  { 'accept-profile': 'private' },
  { range: 'bytes=0-1,5-' },
  { range: '0-0' },
  { range: '9-2', 'range-unit': 'items' },
  { range: '999999999999999999999-', 'range-unit': 'items' },
  { range: '-5', prefer: 'count=exact' },
  { prefer: 'count=planned, return=minimal, handling=strict' },
  { prefer: 'respond-async, wait=100' },
  { 'if-match': '*' },
  { 'if-match': '"1", "2"' },
  { 'if-match': 'W/"zone"' },
  { 'if-match': '\u0001' },
  { 'if-none-match': '*', 'if-modified-since': 'yesterday' },
  { 'idempotency-key': '' },
  { 'idempotency-key': 'short' },
  { 'idempotency-key': 'k'.repeat(2_000) },
  { 'idempotency-key': '"quoted-key-of-an-order"' },
  { 'accept-language': '*;q=0.5, \u00ff, tlh-Latn-x-private;q=2' },
  { 'x-request-id': '../../etc/passwd', 'x-forwarded-for': '::ffff:1.2.3.4, x' },
  { 'x-forwarded-proto': 'gopher', 'x-forwarded-host': 'evil.example' },
  { traceparent: '00-ffffffffffffffffffffffffffffffff-ffffffffffffffff-ff' },
  { cookie: `${'a=b; '.repeat(2_000)}c=d` },
  { cookie: 'storefront_session=garbage.garbage' },
  { cookie: 'storefront_session=%; storefront_session=' },
  { authorization: 'Bearer ' },
  { authorization: `Bearer sk_${'x'.repeat(36)}` },
  { authorization: 'Basic OjpiYXNpYw==' },
  { authorization: 'Digest username="x"' },
  { origin: 'null' },
  { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
];

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** A value of the same type at, or just beyond, a limit. */
function bent(value: unknown, random: Seeded): unknown {
  if (typeof value === 'number')
    return random.pick([value + 1, value - 1, -value, value * 1e6, value + 0.001, Number.MAX_SAFE_INTEGER, 0]);
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'string')
    return random.pick([
      value.toUpperCase(),
      ` ${value}`,
      `${value}\n`,
      value.slice(1),
      value.slice(0, -1),
      `${value}${value.slice(-1)}`,
      value.repeat(8),
      value.replace(/[a-z]/, '\u0430'),
      value.replace(/\d/, '\u0663'),
      [...value].reverse().join(''),
      value.normalize('NFD') + '\u0301',
    ]);
  if (Array.isArray(value))
    return random.pick<unknown>([
      [...(value as unknown[]), ...(value as unknown[])],
      value.slice(1),
      (value as unknown[]).toReversed(),
      Array.from({ length: 300 }, () => (value as unknown[])[0] ?? null),
      value[0],
    ]);
  if (typeof value === 'object' && value !== null) {
    const keys = Object.keys(value);
    const key = keys.length > 0 ? random.pick(keys) : 'x';
    return random.pick([
      Object.fromEntries(Object.entries(value).filter(([name]) => name !== key)),
      { ...value, [`${key}_`]: 1 },
      { ...value, price: 0 },
      [value],
    ]);
  }
  return random.pick([0, '', {}]);
}

/** Parses a JSON body, unless it is already malformed. */
function parsed(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return text;
  }
}

function withOddBody(sent: Sent, random: Seeded): Sent {
  let body = parsed(sent.body);
  for (let times = random.pick([1, 1, 1, 2, 3]); times > 0; times -= 1) {
    const paths = listPaths(body);
    const at = random.below(paths.length);
    const path = paths[at] ?? [];
    const found = path.reduce<unknown>((value, key) => (value as Record<string | number, unknown>)[key], body);
    body =
      random.fraction() < 0.5 ? withIntruder(body, at, random.below(1_000)) : replaced(body, path, bent(found, random));
  }
  const text = JSON.stringify(body) as string | undefined;
  return { ...sent, headers: { ...JSON_BODY, ...sent.headers }, body: text };
}

function withOddPath(sent: Sent, operation: Operation, known: readonly string[], random: Seeded): Sent {
  const names = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([whole]) => whole);
  if (names.length === 0) return withOddQuery(sent, operation, random);
  const [path = '', search] = sent.url.split('?');
  const parts = path.split('/');
  const template = operation.path.split('/');
  const at = template.indexOf(random.pick(names));
  const value =
    known.length > 0 && random.fraction() < 0.4 ? encodeURIComponent(random.pick(known)) : random.pick(ODD_TEXTS);
  parts[at] = value;
  return { ...sent, url: parts.join('/') + (search === undefined ? '' : `?${search}`) };
}

function withOddQuery(sent: Sent, { parameters }: Operation, random: Seeded): Sent {
  const names = [
    ...parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name),
    '__proto__',
    'select',
    'id',
    'limit',
  ];
  const value = random.pick([
    ...ODD_TEXTS,
    'eq.',
    'in.(',
    'cs.{',
    'not.is.null',
    'lt.NaN',
    '*,x:name',
    'name.desc.nullsx',
  ]);
  const added = `${encodeURIComponent(random.pick(names))}=${value}`;
  const [path = '', search = ''] = sent.url.split('?');
  const all = search === '' ? [] : search.split('&');
  const kept = random.fraction() < 0.5 ? all : all.filter(() => random.fraction() < 0.6);
  const both = random.fraction() < 0.3 ? [added, ...kept, added] : [...kept, added];
  return { ...sent, url: `${path}?${both.join('&')}` };
}

/** The kinds of alterations, with weights: most input that operations check is in bodies. */
const KINDS = { body: 40, text: 8, generated: 10, path: 12, query: 9, header: 12, method: 4, sender: 4, twice: 1 };

/**
 * Alters a valid request.
 * @param generated a body that the document allows, with random values
 * @param known ids and names returned by the shop
 */
export function altered(
  sent: Sent,
  operation: Operation,
  {
    known,
    generated,
    random,
  }: { readonly known: readonly string[]; readonly generated: () => unknown; readonly random: Seeded },
): Sent {
  switch (random.weighed(KINDS)) {
    case 'body':
      return operation.body ? withOddBody(sent, random) : withOddPath(sent, operation, known, random);
    case 'text':
      return { ...sent, headers: { ...JSON_BODY, ...sent.headers }, body: random.pick(RAW_BODIES)(sent.body ?? '{}') };
    case 'generated':
      return operation.body
        ? { ...sent, headers: { ...JSON_BODY, ...sent.headers }, body: JSON.stringify(generated()) }
        : withOddQuery(sent, operation, random);
    case 'path':
      return withOddPath(sent, operation, known, random);
    case 'query':
      return withOddQuery(sent, operation, random);
    case 'header':
      return { ...sent, headers: { ...sent.headers, ...random.pick(ODD_HEADERS) } };
    case 'method':
      return { ...sent, method: random.pick(METHODS.filter((method) => method !== sent.method)) };
    case 'sender':
      return { ...sent, as: random.pick((['guest', 'other'] as const).filter((sender) => sender !== sent.as)) };
    case 'twice':
      return { ...sent, twice: true };
  }
}
