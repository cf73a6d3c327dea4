import {
  RECORD_TYPE_NAMES,
  RECORD_TYPES,
  type DnsRecord,
  type PowerDnsRrset,
  type PowerDnsZone,
  type PowerDnsZoneWithRecords,
} from '@storefront/shared/contract';
import type { InjectOptions } from 'fastify';
import { PassThrough } from 'node:stream';
import { type domains } from '../src/db/schema';
import { createLog } from '../src/http/logging';
import { proving } from './support/account';
import { makeTestApp, type TestApp, type TestCustomer } from './support/app';
import { insertOwnDomain } from './support/own-domain';
import { freshLabel, type TestShop } from './support/shop';
import { withShop } from './support/shop-tests';

const SERVER = '/api/v1/servers/localhost';

let shop: TestShop;
let mara: TestCustomer;
withShop((open, created) => ([shop, mara] = [open, created]));

async function ownDomain(customer = mara, change: Partial<typeof domains.$inferInsert> = {}): Promise<string> {
  const name = `${freshLabel()}.com`;
  const now = shop.clock.now();
  await insertOwnDomain(shop, customer, name, { registered_at: now, expiry_date: now, ...change });
  return name;
}

async function keyFor(payload: object = {}, at: TestApp = shop, customer = mara): Promise<string> {
  const made = await proving(at, customer, {
    method: 'POST',
    url: '/auth/api_keys',
    payload: { name: 'dns', scopes: ['dns'], days: null, ...payload },
  });
  return made.json<{ key: string }>().key;
}

/** A request of a program, which knows only the header of PowerDNS. */
const ask = (key: string, options: InjectOptions) =>
  shop.app.inject({ ...options, headers: { 'x-api-key': key, ...options.headers } });

const zoneUrl = (domain: string) => `${SERVER}/zones/${domain}.`;
const read = async (key: string, domain: string) =>
  (await ask(key, { url: zoneUrl(domain) })).json<PowerDnsZoneWithRecords>();
const change = (key: string, domain: string, ...rrsets: object[]) =>
  ask(key, { method: 'PATCH', url: zoneUrl(domain), payload: { rrsets } });
const replace = (name: string, type: string, contents: readonly string[], ttl = 3_600) => ({
  name,
  type,
  ttl,
  changetype: 'REPLACE',
  records: contents.map((content) => ({ content, disabled: false })),
});
const setAt = ({ rrsets }: { readonly rrsets: readonly PowerDnsRrset[] }, name: string, type: string) =>
  rrsets.find((set) => set.name === name && set.type === type);
const errorIn = (answer: { json<T>(): T }) => answer.json<{ error?: string }>().error;

describe('[DN-12c] the PowerDNS API', () => {
  test('tells a client its version, its server, and the zones that a key may see', async () => {
    const [one, other] = [await ownDomain(), await ownDomain()];
    await ownDomain(mara, { nameservers: ['ns1.example.net', 'ns2.example.net'] });
    await ownDomain(await shop.asCustomer());
    const key = await keyFor();
    expect((await ask(key, { url: '/api' })).json()).toEqual([{ url: '/api/v1', version: 1 }]);
    const server = (await ask(key, { url: SERVER })).json<{ id: string }>();
    expect(server).toMatchObject({ id: 'localhost', daemon_type: 'authoritative', version: expect.any(String) });
    expect((await ask(key, { url: '/api/v1/servers' })).json()).toEqual([server]);

    const list = async (by: string, query = '') =>
      (await ask(by, { url: `${SERVER}/zones${query}` })).json<PowerDnsZone[]>().map(({ name }) => name);
    expect(await list(key)).toEqual([one, other].sort().map((name) => `${name}.`));
    expect(await list(key, `?zone=${other}.`)).toEqual([`${other}.`]);
    const only = await keyFor({ domain: one });
    expect(await list(only)).toEqual([`${one}.`]);
    expect(await list(only, `?zone=${other}`)).toEqual([]);
    expect(await list(await keyFor({ domain: one, scopes: ['read', 'dns'] }))).toHaveLength(2);
    expect((await ask(only, { url: '/api' })).statusCode).toBe(200);
    expect((await ask(key, { url: `/api/v1/servers/other/zones` })).statusCode).toBe(404);
  });

  test('reads a zone with or without its final dot, and changes it all or nothing', async () => {
    const domain = await ownDomain();
    const key = await keyFor({ domain });
    expect(await read(key, domain)).toMatchObject({ id: `${domain}.`, kind: 'Native', dnssec: false, serial: 1 });
    expect((await ask(key, { url: `${SERVER}/zones/${domain.toUpperCase()}` })).json()).toEqual(
      await read(key, domain),
    );

    const [www, text] = [`www.${domain}.`, `_dmarc.${domain}.`];
    const made = await change(
      key,
      domain,
      replace(www, 'A', ['203.0.113.7', '203.0.113.8'], 300),
      replace(text, 'TXT', ['"v=DMARC1; p=none"', String.raw`"say \"hi\"" "twice"`]),
      replace(`${domain}.`, 'MX', [`10 mail.${domain}.`, '20 mx.example.net']),
    );
    expect([made.statusCode, made.body]).toEqual([204, '']);
    const zone = await read(key, domain);
    expect(zone.serial).toBe(2);
    expect(setAt(zone, www, 'A')).toEqual({
      name: www,
      type: 'A',
      ttl: 300,
      records: ['203.0.113.7', '203.0.113.8'].map((content) => ({ content, disabled: false })),
    });
    const contents = (name: string, type: string) => setAt(zone, name, type)?.records.map(({ content }) => content);
    expect(contents(text, 'TXT')).toEqual([String.raw`"say \"hi\"" "twice"`, '"v=DMARC1; p=none"']);
    expect(contents(`${domain}.`, 'MX')).toEqual([`10 mail.${domain}.`, '20 mx.example.net.']);
    const records = (await mara.request({ url: `/api/dns/1.0/${domain}` })).json<DnsRecord[]>();
    expect(records.find(({ name, type }) => name === '_dmarc' && type === 'TXT')).toBeDefined();

    const refused = await change(
      key,
      domain,
      { name: www, type: 'A', changetype: 'DELETE' },
      replace(text, 'A', ['x']),
    );
    expect(refused.statusCode).toBe(422);
    expect(await read(key, domain)).toEqual(zone);
    expect((await change(key, domain, { name: www, type: 'A', changetype: 'DELETE' })).statusCode).toBe(204);
    expect(setAt(await read(key, domain), www, 'A')).toBeUndefined();
  });

  test('changes nothing for a client that sends the whole zone as it has read it, every type included', async () => {
    const domain = await ownDomain();
    const key = await keyFor();
    const sets = RECORD_TYPE_NAMES.filter((type) => type !== 'CNAME').map((type) =>
      replace(`${type.toLowerCase()}.${domain}.`, type, RECORD_TYPES[type].examples),
    );
    const alias = replace(`cname.${domain}.`, 'CNAME', RECORD_TYPES.CNAME.examples);
    const made = await change(key, domain, ...sets, alias);
    expect([made.statusCode, made.body]).toEqual([204, '']);
    const zone = await read(key, domain);
    expect(zone.rrsets.map(({ type }) => type)).toEqual(expect.arrayContaining([...RECORD_TYPE_NAMES]));
    const again = await change(key, domain, ...zone.rrsets.map((set) => ({ ...set, changetype: 'REPLACE' })));
    expect(again.statusCode).toBe(204);
    expect(await read(key, domain)).toEqual(zone);
  });

  test('shows internal records, and refuses to change or delete them', async () => {
    const domain = await ownDomain();
    const key = await keyFor();
    const zone = await read(key, domain);
    const own = setAt(zone, `${domain}.`, 'NS');
    expect(own?.records.map(({ content }) => content)).toEqual(
      shop.deps.config.nameservers.map((server) => `${server}.`).sort(),
    );
    expect(zone.rrsets.some(({ type }) => type === 'SOA')).toBe(false);
    for (const wanted of [
      { name: `${domain}.`, type: 'NS', changetype: 'DELETE' },
      { ...own, changetype: 'REPLACE', ttl: 60 },
      replace(`${domain}.`, 'NS', ['ns1.example.net.']),
    ]) {
      const answer = await change(key, domain, replace(`new.${domain}.`, 'A', ['203.0.113.7']), wanted);
      expect(answer.statusCode).toBe(422);
      expect(errorIn(answer)).toContain('The NS record of @ is managed by us and cannot be changed.');
      expect(answer.json()).toMatchObject({ code: 'invalid_record', detail: expect.any(Array) });
    }
    expect(await read(key, domain)).toEqual(zone);
  });

  test.each([
    ['a name outside the zone', ['www.example.net.', 'A', ['203.0.113.7']], 'rrsets.0.name'],
    ['an address that is none', ['www', 'A', ['203.0.113']], 'rrsets.0.records.0.content'],
    ['text without quotes', ['www', 'TXT', ['hello']], 'rrsets.0.records.0.content'],
    ['a quote that is not closed', ['www', 'TXT', ['"a"b"']], 'rrsets.0.records.0.content'],
    ['too few values', ['www', 'MX', ['mail.example.net.']], 'rrsets.0.records.0.content'],
    ['a type that is not served', ['www', 'LOC', ['52 22 23.000 N 4 53 32.000 E -2.00m']], 'rrsets.0.type'],
    ['a TTL below the limit', ['www', 'A', ['203.0.113.7'], 5], 'rrsets.0.ttl'],
  ] as const)('refuses %s, and says in `error` where it is', async (_what, [name, type, contents, ttl], place) => {
    const domain = await ownDomain();
    const key = await keyFor();
    const absolute = name.endsWith('.') ? name : `${name}.${domain}.`;
    const answer = await change(key, domain, replace(absolute, type, contents, ttl));
    expect(answer.statusCode).toBe(422);
    expect(answer.json<{ detail: { loc: string }[] }>().detail[0]?.loc).toBe(place);
    expect(errorIn(answer)).toMatch(new RegExp(`^Invalid DNS record ${place}: .`));
  });

  test('refuses records that are disabled, and a set without a TTL', async () => {
    const domain = await ownDomain();
    const key = await keyFor();
    const name = `www.${domain}.`;
    const records = [{ content: '203.0.113.7', disabled: true }];
    const disabled = await change(key, domain, { name, type: 'A', ttl: 60, changetype: 'REPLACE', records });
    expect(disabled.json()).toMatchObject({
      detail: [{ code: 'record_disabled', loc: 'rrsets.0.records.0.disabled' }],
    });
    const timeless = await change(key, domain, { ...replace(name, 'A', ['203.0.113.7']), ttl: undefined });
    expect(timeless.json()).toMatchObject({ detail: [{ code: 'record_ttl', loc: 'rrsets.0.ttl' }] });
  });

  test('passes over what other clients send beside: comments, kinds, and the fields of older versions', async () => {
    const domain = await ownDomain();
    const key = await keyFor();
    const name = `www.${domain}.`;
    const record = { content: '203.0.113.7', disabled: false, name, type: 'A', ttl: 60, priority: 0, 'set-ptr': false };
    const sent = { name, type: 'A', ttl: 60, changetype: 'REPLACE', kind: 'Master', comments: [], records: [record] };
    expect((await change(key, domain, sent)).statusCode).toBe(204);
    expect(
      (await change(key, domain, { name, type: 'A', ttl: 0, changetype: 'DELETE', records: null })).statusCode,
    ).toBe(204);
    expect(setAt(await read(key, domain), name, 'A')).toBeUndefined();
  });

  test('succeeds with nothing to do for clients that notify after a change, with an empty body declared as JSON', async () => {
    const domain = await ownDomain();
    const key = await keyFor({ domain });
    const headers = { 'content-type': 'application/json' };
    const notify = (name: string, payload = '') =>
      ask(key, { method: 'PUT', url: `${zoneUrl(name)}/notify`, headers, payload });
    expect((await notify(domain)).json()).toMatchObject({ result: expect.stringContaining('Nothing to do') });
    expect((await notify(await ownDomain())).json()).toMatchObject({ code: 'api_key_scope' });
    expect((await notify(domain, '{')).json()).toMatchObject({ code: 'malformed' });
    const empty = await ask(key, { method: 'PATCH', url: zoneUrl(domain), headers });
    expect([empty.statusCode, errorIn(empty)]).toEqual([400, expect.stringContaining('Some fields are not valid.')]);
  });

  test('applies to the present state of the zone when many programs change it at once', async () => {
    const domain = await ownDomain();
    const key = await keyFor();
    await read(key, domain);
    const hosts = ['a', 'b', 'c', 'd'];
    const answers = await Promise.all(
      hosts.map((host) => change(key, domain, replace(`${host}.${domain}.`, 'A', ['203.0.113.7']))),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(hosts.map(() => 204));
    const zone = await read(key, domain);
    for (const host of hosts) expect(setAt(zone, `${host}.${domain}.`, 'A')).toBeDefined();
  });
});

describe('[DN-12c] [SS-07a] a key in X-API-Key', () => {
  test('changes no other domain than its own, nor those of other customers', async () => {
    const [one, other] = [await ownDomain(), await ownDomain()];
    const theirs = await ownDomain(await shop.asCustomer());
    const key = await keyFor({ domain: one });
    for (const domain of [other, theirs, 'nobody-has-this.com'])
      for (const answer of [await ask(key, { url: zoneUrl(domain) }), await change(key, domain)]) {
        expect(answer.statusCode).toBe(400);
        expect(answer.json()).toMatchObject({ code: 'api_key_scope' });
        expect(errorIn(answer)).toContain(`made for the DNS of ${one} only`);
      }
    const all = await keyFor();
    expect((await ask(all, { url: zoneUrl(theirs) })).statusCode).toBe(404);
    const reader = await keyFor({ scopes: ['read'] });
    expect((await ask(reader, { url: zoneUrl(other) })).statusCode).toBe(200);
    expect((await change(reader, other)).json()).toMatchObject({ code: 'api_key_scope' });
  });

  test('[SS-07h] counts for every call, from any origin, and is in no log', async () => {
    const lines = new PassThrough();
    const log = createLog({ logLevel: 'trace', version: 't' }, lines);
    const logging = await makeTestApp({ replace: () => ({ log }) });
    const key = await keyFor({ scopes: ['read', 'dns'] }, logging, await logging.asCustomer());
    const send = (text: string, options: InjectOptions) =>
      logging.app.inject({ ...options, headers: { 'x-api-key': text, cookie: mara.cookie, ...options.headers } });
    expect((await send(key, { url: '/tables/domains' })).statusCode).toBe(200);
    const elsewhere = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' };
    const missing = await send(key, {
      method: 'PATCH',
      url: zoneUrl('a1.com'),
      payload: { rrsets: [] },
      headers: elsewhere,
    });
    expect(missing.json()).toMatchObject({ code: 'not_your_domain', error: 'a1.com is not among your domains.' });
    for (const wrong of [`${key}x`, 'nonsense', '']) {
      const answer = await send(wrong, { url: `${SERVER}/zones` });
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toMatchObject({ code: 'api_key_invalid', error: expect.stringContaining('not valid') });
    }
    expect((await logging.app.inject({ url: '/api' })).json()).toMatchObject({ code: 'no_session' });
    log.warn({ headers: { 'x-api-key': key } }, 'Outgoing');
    const text = String(lines.read());
    await logging.close();
    expect(text).toContain(`"api_key":"${key.slice(0, 12)}"`);
    expect(text).not.toContain(key.slice(13));
  });

  test('[SS-07f] the history of a zone names it', async () => {
    const domain = await ownDomain();
    const key = await keyFor();
    await change(key, domain, replace(`www.${domain}.`, 'A', ['203.0.113.7']));
    const { versions } = (await mara.request({ url: `/api/dns/1.0/zone/${domain}` })).json<{ versions: object[] }>();
    expect(versions[0]).toMatchObject({ action: 'saved', by: 'you', api_key: 'dns' });
  });
});
