// Simulates `docker compose up` without Docker: every service that is built from the Dockerfile runs its command as its user, on the tree
// of its image and with its declared volumes, and a customer buys domains. Foreign images are replaced by Debian's PostgreSQL and PowerDNS
// and by a mail server that stores what it receives, at the addresses of their services. Runs inside `tools/compose/apart.mjs`.
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { Resolver } from 'node:dns/promises';
import { request } from 'node:https';
import { createConnection } from 'node:net';
import { createRequire } from 'node:module';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { readCompose, readEnvFile } from '../compose/compose-file.mjs';
import { House } from '../compose/containers.mjs';
import { Customer, until } from '../compose/customer.mjs';
import { follow, readCommands, runCommand } from '../compose/runbook.mjs';
import { fromRoot, requireTool } from '../lib/paths.mjs';
import { fileAddress } from '../lib/release-store.mjs';

const { Client } = createRequire(fromRoot('backend/package.json'))('pg');
const { REMOTE_FOLDERS } = requireTool('./federation/packages.cjs');

/** Secrets given as files of the machine. */
const FILES = {
  SECRET_KEY: 'the secret of this test, of 32 characters and more',
  DATABASE_URL: 'postgresql://storefront:ThePasswordOfThisTest@postgres:5432/storefront',
};
const programs = JSON.parse(process.env.TEST_COMPOSE);

/** Only the settings that the demonstration leaves open. */
const SETTINGS = readEnvFile(fromRoot('deploy/demo.env'), {
  // The TLS proxy of production runs in front of the demonstration too.
  COMPOSE_PROFILES: programs.caddy.program ? 'demo,desk,production' : 'demo,desk',
  ASSETS_HOST: 'assets.shop.example',
  DESK_URL: 'https://desk.example',
  POSTGRES_PASSWORD: 'ThePasswordOfThisTest',
  POWERDNS_API_KEY: 'a key of this test alone',
  ...Object.fromEntries(Object.keys(FILES).map((name) => [`${name}_FILE`, writeSecret(name)])),
  DATABASE_URL: '',
});
function writeSecret(name) {
  const file = path.join(process.env.COMPOSE_FOLDER, name);
  writeFileSync(file, `${FILES[name]}\n`);
  return file;
}
const label = `quillharbour${randomUUID().slice(0, 8)}`;
const [FIRST, SECOND, THIRD, FOURTH] = ['com', 'net', 'org', 'info'].map((tld) => `${label}.${tld}`);

const services = readCompose(SETTINGS);
const staying = services.filter(({ build, restart }) => build && restart !== 'no').map(({ name }) => name);
let house;
let customer;
let database;

/** Returns the registrar's and the shop's data of a domain. */
const inBooks = async (name) => {
  const {
    rows: [registered],
  } = await database.query(
    'select name, expires_at > now() as is_registered from registrar_sandbox_names where name = $1',
    [name],
  );
  const {
    rows: [owned],
  } = await database.query('select c.email from domains d join customers c on c.id = d.customer_id where d.name = $1', [
    name,
  ]);
  return { ...registered, ...owned };
};

/**
 * Returns the nameservers that PowerDNS serves for a domain. Checks the API first, because PowerDNS would cache a negative result for a
 * while.
 */
const served = async (name) => {
  const zone = `${house.origin('powerdns', 8081)}/api/v1/servers/localhost/zones/${name}.`;
  await until(
    `The zone of ${name}`,
    async () => (await fetch(zone, { headers: { 'x-api-key': SETTINGS.POWERDNS_API_KEY } })).ok,
  );
  const resolver = new Resolver({ timeout: 10_000 });
  resolver.setServers([`${house.addresses.get('powerdns')}:53`]);
  return (await resolver.resolveNs(name)).sort();
};

/** Returns the addresses that PowerDNS currently serves for a domain; empty if there are none. */
const findAddresses = async (name) => {
  const resolver = new Resolver({ timeout: 10_000 });
  resolver.setServers([`${house.addresses.get('powerdns')}:53`]);
  return resolver.resolve4(name).catch(({ code }) => {
    if (code === 'ENOTFOUND' || code === 'ENODATA') return [];
    throw new Error(`${name}: ${code}`);
  });
};

/** Creates the operator's working folder. */
const desktop = () => {
  const folder = path.join(house.folder, 'desktop');
  mkdirSync(folder, { recursive: true });
  return folder;
};

/** Runs the commands of a section of the runbooks, or some of them. */
const doAs = (heading, choose = () => true) => follow(house, readCommands(heading).filter(choose), desktop());

/** Reconnects, because the test's own sessions end when their database is dropped. */
async function reconnect() {
  await database?.end().catch(() => undefined);
  database = new Client({ connectionString: house.standIn('postgres').url });
  database.on('error', () => undefined);
  await database.connect();
}

/** Requests an address like a browser that comes through the TLS proxy. */
const throughFront = (url, headers = {}) =>
  new Promise((resolve, reject) => {
    const { hostname, pathname } = new URL(url);
    const ca = readFileSync(house.standIn('front').authority);
    const call = { host: house.addresses.get('front'), servername: hostname, path: pathname, ca };
    request({ ...call, headers: { ...headers, host: hostname } }, (answer) => {
      let body = '';
      answer.setEncoding('utf8').on('data', (text) => (body += text));
      answer.once('end', () => resolve({ status: answer.statusCode, headers: answer.headers, body }));
    })
      .once('error', reject)
      .end();
  });

/** Returns a mail server's replies to some lines, starting with the greeting. */
const smtp = (address, lines) =>
  new Promise((resolve, reject) => {
    const said = [];
    const socket = createConnection(25, address).setEncoding('utf8').once('error', reject);
    let rest = '';
    socket.on('data', (text) => {
      const heard = `${rest}${text}`.split('\r\n');
      rest = heard.pop();
      for (const line of heard) {
        if (!/^\d{3} /.test(line)) continue;
        said.push(line);
        if (lines.length >= said.length) socket.write(`${lines[said.length - 1]}\r\n`);
        else socket.end();
      }
    });
    socket.once('close', () => resolve(said));
  });

describe('the services of docker-compose.yml', () => {
  before(async () => {
    house = new House(services, { folder: path.join(process.env.COMPOSE_FOLDER, 'house'), programs });
    await house.up();
    customer = new Customer({
      gateway: house.origin('gateway'),
      payment: house.origin('payment-sandbox'),
      publicUrl: SETTINGS.PUBLIC_URL,
    });
    await reconnect();
  });
  after(async () => {
    await database?.end();
    await house?.down();
  });

  test('each service is confined: no unnecessary root, no new privileges, and only its volumes and /tmp are writable', async () => {
    assert.ok(staying.length >= 10, `${staying}`);
    for (const name of staying) {
      const container = house.containers.get(name);
      const { Uid, CapEff, NoNewPrivs } = container.status();
      assert.equal(NoNewPrivs, '1', name);
      // Only Postfix is given capabilities, of which its master keeps some.
      if (!container.service.cap_add) assert.deepEqual([/\b0\b/.test(Uid), Number(CapEff)], [false, 0], name);
      const line =
        'for folder in / "$HOME" "$PWD" /etc /usr/bin /var/tmp; do test -w "$folder" && echo "$folder"; done; exit 0';
      const { output } = await container.exec(['sh', '-c', line]);
      assert.equal(output, '', `${name} can write there`);
    }
  });

  test('each service can write to its volumes', async () => {
    for (const name of staying) {
      const container = house.containers.get(name);
      for (const { target } of container.service.mounts.filter(({ kind }) => kind === 'volume')) {
        const { code } = await container.exec(['test', '-w', target]);
        assert.equal(code, 0, `${name} cannot write to its volume at ${target}`);
      }
    }
  });

  test('the gateway renders pages of its own release and of published ones, and each remote serves its own', async () => {
    const page = await customer.page('/site/availability/example.com');
    const [script] = /(?<=<script[^>]* src=")\/[^"]+/.exec(page) ?? [];
    assert.ok(script, page.slice(0, 2_000));
    await customer.page(script);
    const { remotes } = JSON.parse(readFileSync(path.join(house.folder, 'volumes/registry/registry.json'), 'utf8'));
    assert.equal(Object.keys(remotes).length, REMOTE_FOLDERS.length);
    for (const { active } of Object.values(remotes)) {
      const { hostname, pathname } = new URL(active.base);
      const folder = hostname.replace('.assets.shop.example', '');
      const { integrity } = active.files[active.entry];
      const shared = new URL(`../files/${fileAddress(active.entry, integrity)}`, active.base).pathname;
      for (const place of [`${pathname}${active.entry}`, shared]) {
        const answer = await fetch(`${house.origin(folder)}${place}`);
        assert.equal(answer.status, 200, `${folder} has no ${place}`);
      }
      if (folder === 'mfe-search-cart')
        assert.ok(page.includes(integrity), 'the page takes the search from its release');
    }
  });

  test('the mail server looks up domains and refuses mail for those that are not forwarded', async () => {
    const answers = await smtp(house.addresses.get('mail-forwarding'), [
      'EHLO elsewhere.example',
      'MAIL FROM:<someone@elsewhere.example>',
      `RCPT TO:<info@${FIRST}>`,
      'QUIT',
    ]);
    assert.deepEqual(
      answers.map((line) => line.slice(0, 3)),
      ['220', '250', '250', '554', '221'],
      answers.join('\n'),
    );
  });

  test('[OP-10b] a customer registers, stores a card and buys a domain in a shop whose secrets are files', async () => {
    const { emails } = house.standIn('mail');
    await customer.register(() => emails);
    const { last4 } = await customer.storeCard();
    assert.equal(last4, '4242');
    const order = await customer.buy(FIRST);
    assert.equal(order.status_name, 'completed', JSON.stringify(order));
    assert.deepEqual(await inBooks(FIRST), { name: FIRST, is_registered: true, email: 'mara@example.com' });
    assert.deepEqual(await served(FIRST), ['ns1.storefront.example', 'ns2.storefront.example']);
    await until('The receipt', () => emails.find(({ to, text }) => to === 'mara@example.com' && text.includes(FIRST)));
  });

  test('a power failure loses nothing: the domain and the card are still there, and the card can pay again', async () => {
    await house.restart(staying, 'SIGKILL');
    assert.deepEqual(await customer.domains(), [{ name: FIRST, status: 'ok' }]);
    assert.deepEqual(
      (await customer.cards()).map(({ last4 }) => last4),
      ['4242'],
    );
    const order = await customer.buy(SECOND);
    assert.equal(order.status_name, 'completed', JSON.stringify(order));
    assert.deepEqual(await inBooks(SECOND), { name: SECOND, is_registered: true, email: 'mara@example.com' });
  });

  test('[OP-06] while the payment provider is unavailable, the runbook shows what waits for it, and afterwards nothing does', async () => {
    await house.end(['payment-sandbox'], 'SIGKILL');
    const buying = customer.buy(THIRD);
    buying.catch(() => undefined);
    const commands = readCommands('A service is unavailable');
    const look = async () => {
      const said = [];
      for (const line of commands) said.push((await runCommand(house, line, desktop())).output);
      return said;
    };
    const [ready, orders] = await until('The order that waits', async () => {
      const said = await look();
      return /\b(payment_unknown|authorizing|authorising|submitted)\b/.test(said[1]) && said;
    });
    assert.match(ready, /"status"/);
    assert.match(orders, /1 row/);
    await house.begin(['payment-sandbox']);
    const order = await buying;
    assert.equal(order.status_name, 'completed', JSON.stringify(order));
    for (const said of (await look()).slice(1, 2)) assert.match(said, /0 rows/);
  });

  test('[OP-03a] a dump is restored while PowerDNS has newer data: records agree, zones can change, and PowerDNS has the records of the dump', async () => {
    await customer.addAddress(FIRST, 'before', '203.0.113.1');
    await doAs('Backing up');
    assert.ok(statSync(path.join(desktop(), 'storefront.dump')).size > 10_000);
    for (const name of ['after', 'later']) await customer.addAddress(FIRST, name, '203.0.113.2');
    await until('The zone that has gone on', async () => (await findAddresses(`later.${FIRST}`)).length > 0);

    assert.match(await doAs('Restoring'), /No difference/);
    await reconnect();
    // Each confirmation of the password since the dump has given the session another token.
    await customer.signIn();
    await customer.addAddress(FIRST, 'again', '203.0.113.3');
    await until('The record that was added', async () => (await findAddresses(`again.${FIRST}`)).length > 0);
    await until('The zone of the dump', async () => (await findAddresses(`later.${FIRST}`)).length === 0);
    assert.deepEqual(await findAddresses(`before.${FIRST}`), ['203.0.113.1']);
    assert.deepEqual(
      (await customer.domains()).map(({ name }) => name),
      [FIRST, SECOND, THIRD].sort(),
    );
  });

  test('[OP-03b] the shop moves to an empty machine with its dump, and sells there', async () => {
    await doAs('Backing up');
    const isStop = (line) => line.startsWith('docker compose stop');
    const isLast = (line) => /docker compose (start|exec backend)/.test(line);
    await doAs('Restoring', isStop);
    await house.end([...staying, 'postgres'], 'SIGTERM');
    // The sandbox's payments represent the payment provider, which does not move.
    const volumes = services.flatMap(({ mounts }) => mounts).filter(({ kind }) => kind === 'volume');
    house.loseVolumes([...new Set(volumes.map(({ source }) => source))].filter((name) => name !== 'payments'));

    await house.begin(['postgres']);
    await doAs('Restoring', (line) => !isStop(line) && !isLast(line));
    await house.begin(services.map(({ name }) => name));
    assert.match(await doAs('Restoring', isLast), /No difference/);
    await reconnect();
    assert.deepEqual(
      (await customer.domains()).map(({ name }) => name),
      [FIRST, SECOND, THIRD].sort(),
    );
    const order = await customer.buy(FOURTH);
    assert.equal(order.status_name, 'completed', JSON.stringify(order));
    assert.deepEqual(await served(FOURTH), ['ns1.storefront.example', 'ns2.storefront.example']);
  });

  test(
    '[OP-10a] what ends TLS in production leads to the shop and to each remote, and says that visitors came by https',
    { skip: programs.caddy.unavailable },
    async () => {
      const home = await throughFront('https://shop.example/site/home', {
        accept: 'text/html',
        'x-forwarded-proto': 'http',
      });
      assert.equal(home.status, 200, home.body);
      assert.match(home.headers['strict-transport-security'] ?? '', /max-age/);
      assert.ok(home.body.includes('<link rel="canonical" href="https://shop.example/'), home.body.slice(0, 3_000));
      const { remotes } = JSON.parse(readFileSync(path.join(house.folder, 'volumes/registry/registry.json'), 'utf8'));
      for (const { active } of Object.values(remotes)) {
        const entry = await throughFront(new URL(active.entry, active.base).href);
        assert.equal(entry.status, 200, active.base);
      }
      const answer = await throughFront('https://shop.example/auth/session_active');
      assert.deepEqual([answer.status, JSON.parse(answer.body)], [200, { is_authenticated: false }]);
    },
  );

  test('[OP-10c] no service gets near its memory limit', () => {
    const units = { m: 1024, g: 1024 * 1024 };
    for (const name of staying) {
      const container = house.containers.get(name);
      const [, amount, unit] = /^(\d+)([mg])$/.exec(container.service.mem_limit);
      const peak = Number.parseInt(container.status().VmHWM, 10);
      assert.ok(peak > 0 && peak < 0.75 * Number(amount) * units[unit], `${name} has taken ${peak} kB`);
    }
  });

  test('each service shuts down cleanly when it is told to', async () => {
    const ends = await Promise.all(
      staying.map(async (name) => [name, await house.containers.get(name).end('SIGTERM')]),
    );
    assert.deepEqual(
      ends,
      staying.map((name) => [name, 0]),
    );
  });
});
