import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { FakeClock } from './support/fake-clock';
import { ACCOUNT, startFakeOpensrs, type FakeOpensrs } from './support/fake-opensrs/server';

/** The program that runs the client. */
const { perl } = JSON.parse(process.env.TEST_OPENSRS_CLIENT ?? '{}') as { perl: string };

let registry: FakeOpensrs;
let clock: FakeClock;
beforeAll(async () => {
  clock = new FakeClock();
  registry = await startFakeOpensrs(clock);
});
afterAll(() => registry.close());

const run = (...parameters: string[]) =>
  new Promise<string[]>((resolve, reject) => {
    execFile(perl, [join(__dirname, 'support/clients/net-opensrs.pl'), ...parameters], (error, stdout, stderr) =>
      error ? reject(new Error(`${stdout}${stderr}`)) : resolve(stdout.trim().split('\n')),
    );
  });

test('[OR-02a] an independent OpenSRS client, packaged by Debian, looks up, registers, renews and is refused by the stand-in', async () => {
  const year = clock.now().getUTCFullYear();
  const expiry = (years: number) => {
    const end = new Date(clock.now());
    end.setUTCFullYear(year + years);
    return end.toISOString().slice(0, 10);
  };
  const said = await run(registry.origin, ACCOUNT.username, ACCOUNT.key, 'quillharbour.com', 'google.com');
  expect(said).toEqual([
    'free is available: 1',
    'taken is available: 0',
    'registered: 1',
    'said: 200: Command completed successfully',
    'again: 0',
    'said: 485: Domain taken',
    'is available afterwards: 0',
    'cookie: given',
    expect.stringContaining(`expiry: ${expiry(1)}`),
    'with its cookie: 200',
    'with another: 415',
    'renewed: 1',
    expect.stringContaining(`expiry: ${expiry(3)}`),
    'transfer: undef',
    'expiring: quillharbour.com',
    'with a wrong key: undef',
    'said: 401: Authentication failed: username or key is incorrect',
  ]);
  expect(registry.sent.map(({ action }) => action)).toEqual([
    'lookup',
    'lookup',
    'sw_register',
    'sw_register',
    'lookup',
    'set',
    'get',
    'get',
    'set',
    'renew',
    'set',
    'check_transfer',
    'get_domains_by_expiredate',
  ]);
});
