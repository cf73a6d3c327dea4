import { connect, createServer, type Server, type Socket } from 'node:net';
import { randomBytes } from 'node:crypto';
import { buildApp } from '../src/app';
import { loadConfig } from '../src/config/config';
import { createDeps } from '../src/create-deps';
import { openPostgres } from '../src/db/postgres';
import { FakeClock } from './support/fake-clock';
import { freePort } from './support/free-port';
import { silentLog } from './support/silent-log';

const server = new URL(process.env.TEST_DATABASE_URL ?? '');

/** A connection to the database that can be cut and restored. */
async function wire() {
  const sockets = new Set<Socket>();
  let listener: Server;
  // Reserved, so that no other connection gets the port while it is cut.
  const port = await freePort();
  const open = () =>
    new Promise<void>((resolve) => {
      listener = createServer((client) => {
        const upstream = connect(Number(server.port), server.hostname);
        for (const socket of [client, upstream]) {
          sockets.add(socket);
          socket.on('error', () => {});
          socket.on('close', () => sockets.delete(socket));
        }
        client.pipe(upstream).pipe(client);
        client.on('close', () => upstream.destroy());
      }).listen(port, '127.0.0.1', resolve);
    });
  const cut = () =>
    new Promise<void>((resolve) => {
      listener.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });
  await open();
  return { url: Object.assign(new URL(server), { port: String(port) }).href, open, cut };
}

describe('[S3] while the database is unavailable', () => {
  it('responds 503 with Retry-After, is not ready, keeps its job loop running, and recovers without a restart', async () => {
    const line = await wire();
    const admin = openPostgres({ url: server.href, max: 1 });
    const name = `storefront_away_${randomBytes(4).toString('hex')}`;
    await admin.execute(`create database ${name}`);
    const database = openPostgres({ url: Object.assign(new URL(line.url), { pathname: `/${name}` }).href, max: 4 });
    await database.migrate();
    const config = loadConfig({ NODE_ENV: 'test', SECRET_KEY: 'x'.repeat(40) });
    const deps = createDeps({ config, database, log: silentLog, clock: new FakeClock() });
    const app = await buildApp(deps);
    await deps.jobs.start();
    const tlds = () => app.inject({ method: 'POST', url: '/auth/recover', payload: { email: 'mara@example.com' } });

    expect((await tlds()).statusCode).toBe(202);
    await line.cut();
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const answer = await tlds();
      expect(answer.statusCode).toBe(503);
      expect(answer.headers['retry-after']).toBe('5');
      expect(answer.json()).toMatchObject({ code: 'unavailable' });
    }
    const notReady = await app.inject('/health/ready');
    expect([
      notReady.statusCode,
      notReady.json<{ checks: { database: { status: string } } }>().checks.database.status,
    ]).toEqual([503, 'down']);
    expect((await app.inject('/health/live')).statusCode).toBe(200);
    // What needs no database still works.
    expect((await app.inject('/api/tucowsbilling/1.0/currencies')).statusCode).toBe(200);

    await line.open();
    expect((await tlds()).statusCode).toBe(202);
    expect((await app.inject('/health/ready')).statusCode).toBe(200);

    // A connection that the server closes within a transaction leaves nothing behind.
    const broken = database.orm.transaction(async (tx) => {
      await tx.execute(`insert into attempt_counts (key, count, window_ends_at) values ('half', 1, now())`);
      await admin.execute(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
      await tx.execute('select 1');
    });
    await expect(broken).rejects.toThrow();
    expect((await database.execute(`select 1 from attempt_counts where key = 'half'`)).rows).toEqual([]);

    await app.close();
    await deps.jobs.stop(1);
    await database.close();
    await line.cut();
    await admin.execute(`drop database ${name} with (force)`);
    await admin.close();
  });
});
