import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, visit } from '../support/browser';
import { freePorts } from '../support/ports';

const ROOT = path.resolve(__dirname, '../..');

/** A development server's first build takes a while on a busy machine. */
const START_MS = 110_000;

/**
 * Signs in. On a stalled machine the session may not load in time once the password is accepted, which leaves a guest, who presses again.
 */
async function signIn(page: Page): Promise<void> {
  const isSignedIn = () =>
    page
      .getByRole('button', { name: 'Sign out' })
      .waitFor({ timeout: 20_000 })
      .then(
        () => true,
        () => false,
      );
  do await page.getByRole('button', { name: 'Sign in as dev@example.com' }).click();
  while (!(await isSignedIn()));
}

describe('A remote without the host and the other remotes', () => {
  let browser: Browser;
  let dataDir: string;
  let url: string;
  let server: ChildProcess;
  let output = '';

  beforeAll(async () => {
    const first = await freePorts(9);
    dataDir = await mkdtemp(path.join(tmpdir(), 'storefront-alone-'));
    const env = {
      ...process.env,
      PORT: String(first),
      REMOTE_PORT_BASE: String(first + 1),
      API_PORT: String(first + 5),
      PAY_PORT: String(first + 6),
      FORWARDING_PORT: String(first + 7),
      MAIL_FORWARDING_PORT: String(first + 8),
      DNS_PORT: '0',
      DATA_DIR: dataDir,
    };
    url = `http://localhost:${first + 3}`;
    server = spawn(process.execPath, ['tools/dev.mjs', 'mfe-domains'], {
      cwd: ROOT,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const started = new Promise<void>((resolve, reject) => {
      const timer = setTimeout(
        () => reject(new Error(`Not started within ${START_MS / 1000} s:\n${output}`)),
        START_MS,
      );
      const onOutput = (chunk: Buffer) => {
        output += chunk.toString();
        if (!output.includes('Ctrl-C stops it')) return;
        clearTimeout(timer);
        resolve();
      };
      server.stdout?.on('data', onOutput);
      server.stderr?.on('data', onOutput);
      server.once('exit', () => reject(new Error(`Ended while it started:\n${output}`)));
    });
    [browser] = await Promise.all([launchBrowser(), started]);
  });
  afterAll(async () => {
    await browser?.close();
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  });

  it('[MF-03c] runs on its own port, with the same store, session and calls, and a customer account to sign in with', async () => {
    const { page, context, complaints } = await visit(browser, url);
    // Not a customer page, whose calls would log 401 for a guest.
    await page.goto('/');
    await page.getByRole('link', { name: 'Sign in' }).click();
    await signIn(page);
    await page
      .getByRole('navigation', { name: 'Pages of Domains' })
      .getByRole('link', { name: '/domain/list' })
      .click();
    await page.getByRole('main').getByText('brindlewharf.com').first().waitFor();
    // Their headings are the same, so each page is identified by its own content.
    const main = page.getByRole('main');
    for (const [path, own] of [
      ['/domain/overview', main.getByRole('switch', { name: /^Auto-renew/ })],
      ['/domain/nameservers', main.getByRole('radio', { name: 'Ours' })],
      ['/domain/dns', main.getByRole('button', { name: 'Add record' })],
    ] as const) {
      await page.getByRole('navigation', { name: 'Pages of Domains' }).getByRole('link', { name: path }).click();
      await main.getByRole('heading', { level: 1, name: /brindlewharf\.com/ }).waitFor();
      await own.first().waitFor();
    }
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('[MF-03c] [NT-14a] shows notices', async () => {
    const { page, context } = await visit(browser, url);
    await page.goto('/site/login');
    await signIn(page);
    await page
      .getByRole('navigation', { name: 'Pages of Domains' })
      .getByRole('link', { name: '/domain/overview' })
      .click();
    // Waited for from before the press: on a stalled machine the notice could close before a later check.
    await Promise.all([
      page.getByRole('status').filter({ hasText: 'brindlewharf.com' }).first().waitFor(),
      page
        .getByRole('main')
        .getByRole('switch', { name: /^Auto-renew/ })
        .click(),
    ]);
    await context.close();
  });
});
