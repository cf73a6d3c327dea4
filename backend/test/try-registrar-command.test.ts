import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FakeClock } from './support/fake-clock';
import { ACCOUNT, startFakeOpensrs, type FakeOpensrs } from './support/fake-opensrs/server';
import { buildServers } from './support/processes';

jest.setTimeout(180_000);

const COMMAND = join(__dirname, '../dist/try-registrar-command.mjs');

let registry: FakeOpensrs;
let folder: string;
beforeAll(async () => {
  buildServers();
  folder = mkdtempSync(join(tmpdir(), 'try-registrar-'));
  registry = await startFakeOpensrs(new FakeClock());
  registry.books.taken.add('example.com');
});
afterAll(async () => {
  await registry.close();
  rmSync(folder, { recursive: true, force: true });
});

function command(env: Record<string, string>): Promise<{ code: unknown; output: string }> {
  const account = {
    REGISTRAR: 'opensrs',
    OPENSRS_URL: registry.origin,
    OPENSRS_USERNAME: ACCOUNT.username,
    OPENSRS_KEY: ACCOUNT.key,
    NAMESERVERS: 'ns1.shop.example,ns2.shop.example',
    ZONE_READER: 'network',
    DATA_DIR: folder,
  };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [COMMAND],
      { cwd: folder, env: { PATH: process.env.PATH, ...account, ...env } },
      (error, stdout, stderr) => resolve({ code: error?.code ?? 0, output: stdout + stderr }),
    );
  });
}

describe('[OP-13] the command that tries the account at the registrar', () => {
  test('exits with 0 if every response is as the shop expects, and changes nothing', async () => {
    const { code, output } = await command({});
    expect({ code, last: output.trim().split('\n').at(-1) }).toEqual({ code: 0, last: 'Everything is as expected.' });
    expect(output).toContain('  ok   key and address of this machine: accepted\n');
    expect(registry.sent.filter(({ action }) => !/^(get|lookup)/.test(action))).toEqual([]);
    expect(registry.sent.length).toBeGreaterThan(5);
  });

  test('exits with 1 if the key is rejected, and does not print it', async () => {
    const key = 'beef'.repeat(28);
    const { code, output } = await command({ OPENSRS_KEY: key });
    expect(code).toBe(1);
    expect(output).toContain('  NOT  key and address of this machine: code 401');
    expect(output).not.toContain(key);
  });

  test('exits with 1 if one response is unexpected', async () => {
    registry.books.taken.delete('example.com');
    const { code, output } = await command({});
    registry.books.taken.add('example.com');
    expect(code).toBe(1);
    expect(output).toMatch(/ {2}NOT {2}a name that is taken \(example\.com\): code 210/);
  });

  test('exits with 2 if there is no account to try', async () => {
    const { code, output } = await command({ REGISTRAR: 'sandbox' });
    expect(code).toBe(2);
    expect(output).toContain('there is no account to try');
  });
});
