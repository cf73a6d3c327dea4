import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OrderPayload } from '@storefront/shared/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '../src/db/client';
import { openPostgres } from '../src/db/postgres';
import { assertInvariants } from './invariants';
import { opensrsBooks } from './support/fake-opensrs/registrar-books';
import { ACCOUNT, startFakeOpensrs, type FakeOpensrs } from './support/fake-opensrs/server';
import { KillablePostgres } from './support/killable-postgres';
import { KillableShop } from './support/killable-shop';
import { eventually } from './support/replicated-database';
import { readCommands } from './support/runbook';
import { freshLabel, newItem } from './support/shop';
import { SilentProxy } from './support/silent-proxy';

/** Two servers, a shop and its restarts take minutes on a busy machine. */
jest.setTimeout(240_000);

/** A shop on a primary with a replica connected through a line, and with a registrar and a payment provider that have their own books. */
interface Installation {
  readonly shop: KillableShop;
  readonly primary: KillablePostgres;
  readonly replica: KillablePostgres;
  readonly line: SilentProxy;
  readonly opensrs: FakeOpensrs;
  /** The file from which the shop reads the URL of its database. */
  readonly urlFile: string;
  readonly card: string;
}

/** Closes the parts of the installation, the last one first. */
const closing: (() => Promise<void>)[] = [];
const closeLater = <Part>(part: Part, close: (part: Part) => Promise<void>): Part => {
  closing.unshift(() => close(part));
  return part;
};
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function startServer(options?: Parameters<typeof KillablePostgres.start>[0]): Promise<KillablePostgres> {
  const server = await KillablePostgres.start(options);
  if ('unavailable' in server) throw new Error(server.unavailable);
  return closeLater(server, () => server.stop());
}

async function install(): Promise<Installation> {
  const folder = closeLater(mkdtempSync(join(tmpdir(), 'storefront-promoted-')), async (made) =>
    rmSync(made, { recursive: true, force: true }),
  );
  const primary = await startServer();
  const line = closeLater(await SilentProxy.start(primary.url), (made) => made.close());
  const replica = await startServer({ replicaOf: line.url });
  const opensrs = closeLater(await startFakeOpensrs({ now: () => new Date() }), (made) => made.close());
  const urlFile = join(folder, 'database-url');
  writeFileSync(urlFile, `${primary.url}\n`);
  const settings = {
    DATABASE_URL_FILE: urlFile,
    DATABASE_REPLICA_URL: replica.url,
    SECRET_KEY: 'a secret of these tests that is long enough',
    DESK_PORT: '0',
    LOG_LEVEL: 'info',
    REGISTRAR: 'opensrs',
    OPENSRS_URL: opensrs.origin,
    OPENSRS_USERNAME: ACCOUNT.username,
    OPENSRS_KEY: ACCOUNT.key,
    NAMESERVERS: 'ns1.shop.example,ns2.shop.example',
    // Nothing listens there: DNS of other domains does not matter here.
    ZONE_READER: 'network',
    DNS_RESOLVERS: '127.0.0.1:1',
  };
  const shop = closeLater(await KillableShop.open(settings), (made) => made.close());
  await shop.start();
  await shop.signIn();
  return { shop, primary, replica, line, opensrs, urlFile, card: await shop.storeCard() };
}

async function onDatabase<T>(url: string, work: (database: Database) => Promise<T>): Promise<T> {
  const database = openPostgres({ url, max: 2 });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Waits until the replica has everything that the primary has written. */
async function untilReceived({ primary, replica }: Installation): Promise<void> {
  const written = await onDatabase(primary.url, async ({ execute }) => {
    const { rows } = await execute('select pg_current_wal_lsn()::text as lsn');
    return (rows[0] as { lsn: string }).lsn;
  });
  await onDatabase(replica.url, ({ orm }) =>
    eventually('the replica has everything', async () => {
      const { rows } = await orm.execute<{ has: boolean }>(
        sql`select pg_last_wal_replay_lsn() >= ${written}::pg_lsn as has`,
      );
      return rows[0]?.has === true;
    }),
  );
}

/** Runs the commands of the runbook, with `docker compose` mapped to the processes of this shop. @returns the output of the last one */
async function promote({ shop, replica, urlFile }: Installation): Promise<{ code: number | null; output: string }> {
  let said: { code: number | null; output: string } = { code: 0, output: '' };
  for (const line of readCommands('Promoting the replica')) {
    const [, action, rest = ''] = /^docker compose (stop|up|exec) (.*)$/.exec(line) ?? [];
    if (action === 'stop') await shop.backend.stop();
    else if (action === 'up') {
      // The services must not depend on the former primary when they restart.
      expect(rest).toContain('--no-deps --force-recreate');
      await shop.start();
      await untilNothingIsUnderWay(replica);
    } else if (action === 'exec') {
      expect(rest).toBe('backend-1 node dist/reconcile-command.mjs');
      said = await shop.run('reconcile-command');
    } else {
      const env = {
        ...process.env,
        PATH: `${replica.binaries}:${process.env.PATH}`,
        REPLICA: replica.url,
        DATABASE_URL_FILE: urlFile,
      };
      execFileSync('sh', ['-c', line], { env, stdio: 'pipe' });
    }
  }
  return said;
}

const untilNothingIsUnderWay = ({ url }: KillablePostgres) =>
  onDatabase(url, ({ orm }) =>
    eventually('no order is under way', async () => {
      const { rows } = await orm.execute<{ open: number }>(
        sql`select count(*)::int as open from orders where next_step_at is not null`,
      );
      return rows[0]?.open === 0;
    }),
  );

const freshName = () => `${freshLabel()}.com`;
const payFor = ({ shop, card }: Installation, name: string): Promise<OrderPayload> =>
  shop.payloadFor(card, 'new', [name], (domain, quote) => newItem(domain, quote));

async function buy(
  installation: Installation,
  name = freshName(),
): Promise<{ readonly id: string; readonly name: string }> {
  const id = await installation.shop.post(await payFor(installation, name));
  if (id === null) throw new Error('No order was placed');
  expect((await installation.shop.ended(id)).status_name).toBe('completed');
  return { id, name };
}

/** Places an order and has the backend killed while processing it. */
async function breakOff(installation: Installation, failpoint: string) {
  const { shop } = installation;
  await shop.start({ failpoint });
  const name = freshName();
  const payload = await payFor(installation, name);
  const id = await shop.post(payload);
  expect(await shop.wasKilled()).toBe(true);
  return { id, name, payload };
}

/** Checks I1 to I6 on the promoted server. */
const checkBooks = async ({ replica, shop, opensrs }: Installation) => {
  const books = await shop.books();
  await onDatabase(replica.url, ({ orm }) =>
    assertInvariants(orm, { payments: () => books }, new Date(), opensrsBooks(opensrs.books)),
  );
};

const chargesFor = async ({ shop }: Installation, id: string) =>
  (await shop.books()).filter(({ order }) => order === id).map(({ status }) => status);

it('[OP-03c] a replica is promoted by the runbook after its primary was killed: open orders continue, the shop sells, and the books agree', async () => {
  const installation = await install();
  const { shop, primary, replica, opensrs, urlFile } = installation;
  const before = [await buy(installation), await buy(installation)];
  // Paid at the provider, and ordered at the registrar, without the shop having the response yet.
  const paid = await breakOff(installation, 'after-authorise');
  const asked = await breakOff(installation, 'after-register');
  const jobs = await onDatabase(primary.url, ({ execute }) =>
    execute(`select queue from jobs where is_scheduled order by queue`),
  );
  expect(jobs.rows.length).toBeGreaterThan(3);
  await untilReceived(installation);
  await primary.kill();

  const compared = await promote(installation);
  expect(compared.output).toContain('No difference.');
  expect(compared.code).toBe(0);
  expect(readFileSync(urlFile, 'utf8').trim()).toBe(replica.url);
  // The setting still points to what is no longer a replica.
  await eventually('the log says so', async () => shop.backend.logLines('replica.not_a_replica').length === 1);

  const after = await buy(installation);
  expect((await shop.books()).map(({ status }) => status)).toEqual(Array.from({ length: 5 }, () => 'captured'));
  const { rows } = await onDatabase(replica.url, ({ execute }) => execute('select state from orders'));
  expect(rows).toEqual(Array.from({ length: 5 }, () => ({ state: 'completed' })));
  expect([...opensrs.books.names.keys()].sort()).toEqual(
    [...before, paid, asked, after].map(({ name }) => name).sort(),
  );
  expect(opensrs.books.orders).toHaveLength(5);
  // Above every edition that the primary may have given to PowerDNS since.
  const [editions] = (
    await onDatabase(replica.url, ({ execute }) => execute('select last_value::bigint as last from zone_editions'))
  ).rows;
  expect(Number((editions as { last: string }).last)).toBeGreaterThan((Date.now() / 1_000 - 3_600) * 256);
  const kept = await onDatabase(replica.url, ({ execute }) =>
    execute(`select queue from jobs where is_scheduled order by queue`),
  );
  expect(kept.rows).toEqual(jobs.rows);
  await checkBooks(installation);
});

it('[OP-03d] what a replica had not received is found by the reconciliation, and an order that was further ahead is not repeated', async () => {
  const installation = await install();
  const { shop, primary, line, opensrs } = installation;
  const before = await buy(installation);
  const ahead = await breakOff(installation, 'after-placed');
  await untilReceived(installation);
  line.hang();
  // The primary continues alone: one order that the replica has completes, and another one starts and completes.
  await shop.start();
  const aheadId = ahead.id ?? (await shop.post(ahead.payload)) ?? '';
  expect((await shop.ended(aheadId)).status_name).toBe('completed');
  const lost = await buy(installation);
  const [payment] = (await shop.books()).filter(({ order }) => order === lost.id);
  await primary.kill();

  const compared = await promote(installation);
  const differences = compared.output.split('\n').filter((row) => row.startsWith('  '));
  expect(differences).toHaveLength(2);
  expect(differences.find((row) => row.includes(String(payment?.id)))).toContain('no such order');
  expect(differences.find((row) => row.includes(lost.name))).toBeDefined();
  expect(compared.code).toBe(1);

  expect((await shop.ended(aheadId)).status_name).toBe('completed');
  expect(await chargesFor(installation, aheadId)).toEqual(['captured']);
  const after = await buy(installation);
  expect(opensrs.books.orders.map(({ domain }) => domain).sort()).toEqual(
    [before, ahead, lost, after].map(({ name }) => name).sort(),
  );
});
