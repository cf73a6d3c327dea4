import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { FakeClock } from './support/fake-clock';
import { ACCOUNT, startFakeOpensrs, type FakeOpensrs } from './support/fake-opensrs/server';

/** The programs that run the clients. */
const { perl, php } = JSON.parse(process.env.TEST_OPENSRS_CLIENT ?? '{}') as { perl: string; php: string };

let registry: FakeOpensrs;
let clock: FakeClock;
beforeEach(async () => {
  clock = new FakeClock();
  registry = await startFakeOpensrs(clock);
});
afterEach(() => registry.close());

const run = (program: string, client: string, ...parameters: string[]) =>
  new Promise<string[]>((resolve, reject) => {
    execFile(program, [join(__dirname, 'support/clients', client), ...parameters], (error, stdout, stderr) =>
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
  const lines = await run(
    perl,
    'net-opensrs.pl',
    registry.origin,
    ACCOUNT.username,
    ACCOUNT.key,
    'quillharbour.com',
    'google.com',
  );
  expect(lines).toEqual([
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

describe('the PHP toolkit of OpenSRS itself', () => {
  const runToolkit = (key: string) => {
    const { hostname, port } = new URL(registry.origin);
    return run(php, 'osrs-toolkit.php', hostname, port, ACCOUNT.username, key, 'quillharbour.com', 'google.com');
  };

  test('[OR-02a] [DM-04f] [DM-04h] searches, registers, changes, renews and deletes a domain at the stand-in, and is refused what its guide forbids', async () => {
    expect(await runToolkit(ACCOUNT.key)).toEqual([
      'free: 210',
      'taken: 211',
      'price: 9.68',
      'suggested: {"quillharbour.com":"available","quillharbour.net":"available"}',
      'balance: 1250.75',
      'registered: 200',
      'again: oSRS Error Code #485: Domain taken.',
      'without purpose: oSRS Error Code #460: Missing field: nexus app_purpose.',
      'without legal type: oSRS Error Code #460: Missing field: legal_type.',
      'without language: oSRS Error Code #460: Missing field: encoding_type.',
      'orders: ["completed"]',
      'owner: mara@example.com',
      'updated: 200',
      'nameservers: ns1.wharf.example ns2.wharf.example',
      'contacts: ["owner","admin","tech","billing"]',
      'of others: Domain does not belong to the reseller',
      'moved: 200',
      'city: Salem',
      'unlocked: 200',
      'lock: 0',
      'of another year: oSRS Error Code #541: Expiration year does not match.',
      'renewed: 200',
      'expiring: ["quillharbour.com"]',
      'verification: pending',
      'email: 200',
      'transfer: 0',
      'deleted: 200',
      'unknown: 415',
    ]);
  });

  test('is told that its key is wrong, in its own words', async () => {
    expect(await runToolkit('beef'.repeat(28))).toEqual([
      'free: oSRS Error - Reseller username or OSRS_KEY is incorrect, please check your config file.',
    ]);
  });
});
