import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TldOffer } from '@storefront/shared/contract';
import { freePort } from './support/free-port';
import { buildServers, ServerProcess } from './support/processes';

const COMMAND = join(__dirname, '../dist/prices-command.mjs');

let folder: string;
let env: Record<string, string>;
beforeAll(() => {
  buildServers();
  folder = mkdtempSync(join(tmpdir(), 'prices-'));
  env = { DATA_DIR: join(folder, 'data'), DATABASE_URL: '', LOG_LEVEL: 'warn' };
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function command(...args: string[]): { code: number | null; output: string } {
  // Like those of `ServerProcess`, these live for seconds.
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--liftoff-only', COMMAND, ...args], {
    cwd: folder,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  return { code: status, output: stdout + stderr };
}

const file = (name: string) => join(folder, name);
const edit = (from: string | RegExp, to: string) =>
  writeFileSync(file('prices.csv'), readFileSync(file('tables/prices.csv'), 'utf8').replace(from, to));

describe('the command of the reseller', () => {
  test('[PR-01a] works on the database directly while the shop is closed', () => {
    expect(command('export', file('tables'))).toMatchObject({ code: 0 });
    edit('.com,USD,12.90', '.com,USD,-1');
    expect(command('import', file('prices.csv'))).toEqual({
      code: 1,
      output: 'prices.csv:2:10 The registration price is negative: -1.\n1 problem; nothing was changed.\n',
    });
    edit('.com,USD,12.90', '.com,USD,13.40');
    const shown = 'prices.csv: 1 change to the table of prices\n  ~ .com in USD: register 12.90 → 13.40\n';
    expect(command('import', file('prices.csv'), '--dry-run')).toEqual({
      code: 0,
      output: `${shown}Nothing was changed (--dry-run).\n`,
    });
    expect(command('import', file('prices.csv'))).toEqual({
      code: 0,
      output: `${shown}Done. The new prices are in effect; edition 1 of the table of prices.\n`,
    });
    expect(command('import', file('prices.csv'))).toEqual({
      code: 0,
      output: 'prices.csv: the table of prices is already up to date.\n',
    });
  });

  test('[PR-01a] goes through the running shop, which uses the prices without a restart', async () => {
    const port = await freePort();
    const shop = new ServerProcess('main', { ...env, API_PORT: String(port) });
    const origin = `http://127.0.0.1:${port}`;
    const com = async () =>
      ((await (await fetch(`${origin}/api/domain/1.0/tlds?currency_code=USD`)).json()) as TldOffer[]).find(
        ({ tld }) => tld === 'com',
      );
    try {
      expect(await shop.ready(`${origin}/health/ready`)).toBe(true);
      expect(await com()).toMatchObject({ register: 13.4 });
      edit('.com,USD,12.90', '.com,USD,13.90');
      expect(command('import', file('prices.csv'))).toMatchObject({
        code: 0,
        output: expect.stringContaining('register 13.40 → 13.90'),
      });
      expect(await com()).toMatchObject({ register: 13.9 });
    } finally {
      await shop.stop();
    }
  });

  test.each([
    [['import', 'nowhere.csv'], /no such file/],
    [['import'], /npm run prices:import/],
    [['import', 'a.csv', '--quickly'], /--quickly/],
  ])('%j says what is wrong, without a stack', (args, words) => {
    const { code, output } = command(...args);
    expect([code, output]).toEqual([1, expect.stringMatching(words)]);
    expect(output).not.toMatch(/\n\s+at /);
  });
});
