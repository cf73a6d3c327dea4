import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './support/free-port';
import { buildServers } from './support/processes';
import { layEmptyDatabase } from './support/test-database';

/** The backend as it is released. */
const PROGRAM = join(__dirname, '../dist/main.mjs');
/** An email is written within moments, but may take longer on a busy machine. */
const EMAIL_MS = 50_000;
jest.setTimeout(180_000);
/** The process ends itself after 9.3 s in any case; the rest allows for a busy machine. */
const ENDS_MS = 20_000;

let port: string;
let otherPort: string;
let origin: string;
const running: ChildProcess[] = [];

beforeAll(async () => {
  [port, otherPort] = [String(await freePort()), String(await freePort())];
  origin = `http://127.0.0.1:${port}`;
  buildServers();
});
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
});
afterAll(() => {
  for (const made of dataDirs) rmSync(made, { recursive: true, force: true });
});

const dataDirs: string[] = [];

function dataDir(): string {
  const made = mkdtempSync(join(tmpdir(), 'storefront-process-'));
  dataDirs.push(made);
  return made;
}

/** The data folder of a shop that was started before: creating a database takes longer than the rest of a start. */
async function usedDataDir(): Promise<string> {
  const made = dataDir();
  await layEmptyDatabase(made);
  return made;
}

/** Standard output as a pipe that is read, as one that is not, or as a full disk. */
type Output = 'read' | 'unread' | 'full';

function start(env: Record<string, string>, output: Output = 'read') {
  // Like those of `ServerProcess`, these live for seconds.
  const child = spawn(process.execPath, ['--liftoff-only', PROGRAM], {
    env: { PATH: process.env.PATH, API_PORT: port, LOG_LEVEL: 'warn', ...env },
    stdio: [
      'ignore',
      output === 'full' ? (existsSync('/dev/full') ? openSync('/dev/full', 'w') : openSync(__filename, 'r')) : 'pipe',
      'pipe',
    ],
  });
  running.push(child);
  let errors = '';
  child.stderr?.on('data', (chunk) => (errors += String(chunk)));
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  const ready = new Promise<Record<string, unknown>>((resolve, reject) => {
    if (output === 'read' && child.stdout)
      createInterface({ input: child.stdout }).on('line', (line) => {
        const message = JSON.parse(line) as Record<string, unknown>;
        if (message.ready) resolve(message);
      });
    void ended.then((code) => reject(new Error(`ended with ${code}: ${errors}`)));
  });
  // Callers that do not await it check how the process ended.
  ready.catch(() => undefined);
  return { child, ready, ended, errors: () => errors };
}

describe('the backend as a process', () => {
  it('[OP-01a] [OP-01g] logs one line when it is ready, serves metrics of shop and desk on a separate port if one is set, refuses a second process on its data, drains on SIGTERM and keeps what was written', async () => {
    const DATA_DIR = dataDir();
    const METRICS_PORT = String(await freePort());
    const metrics = `http://127.0.0.1:${METRICS_PORT}/metrics`;
    const DESK_PORT = String(await freePort());
    const first = start({ DATA_DIR, METRICS_PORT, DESK_PORT });
    expect(await first.ready).toEqual({ ready: true, url: origin, database: 'pglite', mode: 'development' });

    const second = start({ DATA_DIR, API_PORT: otherPort });
    await expect(second.ready).rejects.toThrow(`in use by process ${first.child.pid}`);
    expect(await second.ended).toBe(1);

    const registered = await fetch(`${origin}/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        first_name: 'Mara',
        last_name: 'Lindqvist',
        email: 'mara@example.com',
        password: 'tannery lane wharf 7',
        country: 'NO',
      }),
    });
    expect(registered.status).toBe(202);
    expect((await fetch(`http://127.0.0.1:${DESK_PORT}/desk/1.0/session`)).status).toBe(200);
    const scraped = await (await fetch(metrics)).text();
    expect(scraped).toContain('request_duration_seconds_count{method="POST",route="/auth/register",status="2xx"} 1');
    expect(scraped).toContain('request_duration_seconds_count{method="GET",route="/desk/1.0/session",status="2xx"} 1');
    expect(scraped).toContain('storefront_breaker_state{service="registrar",state="closed"} 1');
    expect(scraped).toContain('adapter="sandbox"');
    expect((await fetch(`${origin}/metrics`)).status).toBe(404);
    // Requests from before the signal get responses, and health checks fail before the listener closes.
    const begun = Array.from({ length: 20 }, () => fetch(`${origin}/api/tucowsbilling/1.0/currencies`));
    await begun[0];
    const started = Date.now();
    first.child.kill('SIGTERM');
    const seen = new Set<string>();
    for (let open = true; open;) {
      const look = await fetch(`${origin}/health/ready`).then(
        (answer) => answer.json() as Promise<{ status: string }>,
        () => undefined,
      );
      if (look?.status) seen.add(look.status);
      open = look !== undefined;
    }
    expect(seen).toContain('draining');
    expect((await Promise.all(begun)).map(({ status }) => status)).toEqual(Array<number>(20).fill(200));
    expect(await first.ended).toBe(0);
    expect(Date.now() - started).toBeLessThan(ENDS_MS);

    const third = start({ DATA_DIR });
    await third.ready;
    await expect(fetch(metrics)).rejects.toThrow();
    const until = Date.now() + EMAIL_MS;
    let emails: unknown[] = [];
    while (emails.length === 0 && Date.now() < until) {
      emails = (await (await fetch(`${origin}/dev/mailbox.json`)).json()) as unknown[];
      await sleep(50);
    }
    expect(emails).toMatchObject([{ to: 'mara@example.com' }]);
    third.child.kill('SIGTERM');
    expect(await third.ended).toBe(0);
  });

  it('[S2] ends cleanly while a client with a kept-alive connection is still sending a request, and responds to it', async () => {
    const server = start({ DATA_DIR: await usedDataDir() });
    await server.ready;
    const body = JSON.stringify({ email: 'mara@example.com' });
    const socket = connect(Number(port), '127.0.0.1');
    let answer = '';
    socket.setEncoding('utf8').on('data', (text: string) => (answer += text));
    socket.write(
      `POST /auth/recover HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body.slice(0, 5)}`,
    );
    await fetch(`${origin}/health/live`);
    server.child.kill('SIGTERM');
    // The rest arrives after the listener has closed.
    while (
      await fetch(`${origin}/health/live`).then(
        () => true,
        () => false,
      )
    );
    socket.write(body.slice(5));
    expect(await server.ended).toBe(0);
    expect(answer).toMatch(/^HTTP\/1\.1 202 /);
    expect(answer).toMatch(/\r\nconnection: close\r\n/i);
  });

  it.each([
    ['a full disk', 'full'],
    ['a stalled reader', 'unread'],
  ] as const)('[S9] responds, reports it and shuts down normally with its log on %s', async (_where, output) => {
    const server = start({ DATA_DIR: await usedDataDir(), LOG_LEVEL: 'info', RATE_LIMIT_READ: '100000' }, output);
    const answers = (path: string) =>
      fetch(origin + path).then(
        ({ ok }) => ok,
        () => false,
      );
    // Health checks that succeed are not logged.
    const isLogged = () => answers('/auth/session_active');
    while (!(await answers('/health/live'))) {
      if (server.child.exitCode !== null) throw new Error(server.errors());
      await sleep(50);
    }
    // Writes more lines than any buffer between two processes holds.
    let log = { status: 'ok', lost: 0 };
    while (log.status === 'ok') {
      expect(await Promise.all(Array.from({ length: 50 }, isLogged))).not.toContain(false);
      log = ((await (await fetch(`${origin}/health/ready`)).json()) as { checks: { log: typeof log } }).checks.log;
    }
    expect(log).toEqual({ status: 'failing', lost: 0 });
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    expect(server.errors()).toBe('');
  });

  it('[S1] restarts after SIGKILL with everything it had confirmed', async () => {
    const DATA_DIR = await usedDataDir();
    const first = start({ DATA_DIR });
    await first.ready;
    const ask = (email: string) =>
      fetch(`${origin}/auth/register`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          first_name: 'M',
          last_name: 'L',
          email,
          password: 'tannery lane wharf 7',
          country: 'NO',
        }),
      });
    expect((await ask('killed@example.com')).status).toBe(202);
    first.child.kill('SIGKILL');
    await first.ended;

    const second = start({ DATA_DIR });
    await second.ready;
    const until = Date.now() + EMAIL_MS;
    let emails: unknown[] = [];
    while (emails.length === 0 && Date.now() < until) {
      emails = (await (await fetch(`${origin}/dev/mailbox.json`)).json()) as unknown[];
      await sleep(50);
    }
    expect(emails).toContainEqual(expect.objectContaining({ to: 'killed@example.com' }));
    second.child.kill('SIGTERM');
    await second.ended;
  });

  it('[OP-04b] the re-encryption command works on a stopped shop, reports what it found, and requires both keys', async () => {
    const DATA_DIR = await usedDataDir();
    const [SECRET_KEY, SECOND_SECRET_KEY] = ['n'.repeat(40), 'f'.repeat(40)];
    const command = (env: Record<string, string>) => {
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        [join(__dirname, '../dist/rotate-secret-key-command.mjs')],
        { env: { PATH: process.env.PATH, DATA_DIR, ...env }, encoding: 'utf8' },
      );
      return { status, output: stdout + stderr };
    };
    expect(command({ SECRET_KEY })).toMatchObject({
      status: 2,
      output: expect.stringContaining('SECOND_SECRET_KEY: is required'),
    });
    expect(command({ SECRET_KEY, SECOND_SECRET_KEY })).toMatchObject({
      status: 0,
      output: expect.stringMatching(/0 {2}API keys[^]*no longer needs SECOND_SECRET_KEY/),
    });
    const shop = start({ DATA_DIR, SECRET_KEY });
    await shop.ready;
    expect(command({ SECRET_KEY, SECOND_SECRET_KEY })).toMatchObject({
      status: 2,
      output: expect.stringContaining(`in use by process ${shop.child.pid}`),
    });
  });

  it('lists all invalid settings at once and does not start', async () => {
    const wrong = start({ API_PORT: 'high', CURRENCIES: 'XXX', DATA_DIR: dataDir() });
    expect(await wrong.ended).toBe(1);
    expect(wrong.errors()).toMatch(/API_PORT[^]*CURRENCIES/);
    await wrong.ready.catch(() => {});
  });

  it('generates no secret in production', async () => {
    const bare = start({ NODE_ENV: 'production', DATA_DIR: dataDir() });
    expect(await bare.ended).toBe(1);
    expect(bare.errors()).toMatch(/SECRET_KEY: is required in production/);
    await bare.ready.catch(() => {});
  });
});
