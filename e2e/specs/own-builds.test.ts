import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { accessibilityFindings } from '../support/axe';
import { misfits } from '../support/fit';
import { freePorts } from '../support/ports';
import { unpackRelease } from '../support/release-copy';
import { sharedShop } from '../support/shop';

const ROOT = path.resolve(__dirname, '../..');
const FILE = 'page-login.js';

/** A developer's build of mfe-account beside the published one, with another heading on the sign-in page. */
class OwnBuild {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'own-build-'));
  #server: ChildProcess | undefined;

  constructor(readonly port: number) {}

  /** Simulates a build: copies the published one with another heading. Unless `honest`, the hash differs from that of the file. */
  make(version: string, heading: string, { honest = true } = {}): void {
    const target = path.join(this.folder, 'mfe-account', version);
    const release = unpackRelease('mfe-account', target);
    const script = readFileSync(path.join(target, FILE), 'utf8').replaceAll('"Sign in"', JSON.stringify(heading));
    writeFileSync(path.join(target, FILE), script);
    for (const packed of ['.br', '.gz']) rmSync(path.join(target, FILE + packed), { force: true });
    const description = path.join(target, 'release.json');
    const file = release.files[FILE];
    if (file && honest) file.integrity = `sha384-${createHash('sha384').update(script).digest('base64')}`;
    writeFileSync(description, JSON.stringify({ ...release, version }));
    writeFileSync(path.join(this.folder, 'current.json'), JSON.stringify({ version }));
  }

  async serve(): Promise<void> {
    const server = spawn(
      process.execPath,
      ['tools/serve-releases.mjs', 'mfe-account', path.join(this.folder, 'mfe-account'), String(this.port)],
      { cwd: ROOT, stdio: 'ignore' },
    );
    this.#server = server;
    while (
      !(await fetch(`http://localhost:${this.port}/health/live`).then(
        ({ ok }) => ok,
        () => false,
      ))
    ) {
      if (server.exitCode !== null) throw new Error('The server of the own build ended');
      await sleep(50);
    }
  }

  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (!server) return;
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill();
    await ended;
  }

  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

describe('[MF-06] an own build of a remote inside the running shop', () => {
  const shop = sharedShop();
  let own: OwnBuild;
  beforeEach(async () => {
    own = new OwnBuild(await freePorts(1));
    own.make('1.0.0-mine', 'My own sign-in');
    await own.serve();
  });
  afterEach(() => own.remove());

  const choose = async (page: Page, port = own.port) => {
    await page.goto('/own-builds');
    await page.getByRole('combobox').selectOption('mfe-account');
    await page.getByLabel('Port on this machine').fill(String(port));
    await page.keyboard.press('Enter');
    await page
      .getByRole('listitem')
      .filter({ hasText: `your build at http://localhost:${port}` })
      .waitFor();
  };
  const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
  const shownVersion = (page: Page) => page.locator('[data-remote]').getAttribute('data-remote');

  it('is shown only to its developer, and the next build after a reload', async () => {
    const { page, context, complaints } = await shop.visit();
    await choose(page);
    await page.goto('/site/login');
    await heading(page, 'My own sign-in');
    expect(await shownVersion(page)).toBe('mfe_account@1.0.0-mine');
    expect(await page.getByRole('complementary', { name: 'Own builds' }).innerText()).toContain(
      `mfe-account from http://localhost:${own.port}`,
    );
    own.make('1.0.0-mine-again', 'My better sign-in');
    await page.reload();
    await heading(page, 'My better sign-in');
    // Also on navigation without a new document.
    await page.goto('/site/home');
    await page.getByRole('link', { name: 'Sign in' }).first().click();
    await heading(page, 'My better sign-in');
    expect(complaints).toEqual([]);

    const other = await shop.visit();
    await other.page.goto('/site/login');
    await heading(other.page, 'Sign in');
    expect(await other.page.getByText('Only in this browser').count()).toBe(0);
    await other.context.close();

    await page.getByRole('button', { name: 'Use the releases again' }).click();
    await page.getByText('release 1.0.0').first().waitFor();
    await page.goto('/site/login');
    await heading(page, 'Sign in');
    await context.close();
  });

  it('that is no longer available breaks only its own page, with a link back above it', async () => {
    const { page, context } = await shop.visit();
    await choose(page);
    await own.stop();
    await page.goto('/site/login');
    await page.getByRole('alert').getByText('This part of the shop did not load').waitFor();
    await own.serve();
    await page.getByRole('button', { name: 'Try again' }).click();
    await heading(page, 'My own sign-in');
    await own.stop();
    await page.reload();
    await page.getByRole('alert').getByText('This part of the shop did not load').waitFor();
    await page.getByRole('button', { name: 'Use the releases again' }).click();
    await page.getByText('release 1.0.0').first().waitFor();
    await page.goto('/site/login');
    await heading(page, 'Sign in');
    await context.close();
  });

  it('runs only unaltered: a file with another hash is refused', async () => {
    own.make('1.0.0-altered', 'Not what was built', { honest: false });
    const { page, context } = await shop.visit();
    await choose(page);
    await page.goto('/site/login');
    await page.getByRole('alert').getByText('This part of the shop did not load').waitFor();
    expect(await page.getByText('Not what was built').count()).toBe(0);
    await context.close();
  });

  it.each([320, 1280])(
    'is chosen on a page that fits %i pixels and is accessible, including its errors',
    async (width) => {
      const { page, context, complaints } = await shop.visit({ viewport: { width, height: 800 } });
      await choose(page);
      await page.getByLabel('Port on this machine').fill('99999');
      await page.getByRole('button', { name: 'Use this build' }).click();
      await page.getByRole('alert').getByText('A port is a number from 1 to 65535').waitFor();
      expect(await accessibilityFindings(page)).toEqual([]);
      expect(await misfits(page)).toEqual([]);
      await page.goto('/site/home');
      await page.getByRole('complementary', { name: 'Own builds' }).waitFor();
      expect(await accessibilityFindings(page)).toEqual([]);
      expect(await misfits(page)).toEqual([]);
      expect(complaints.filter((complaint) => !complaint.includes('422'))).toEqual([]);
      await context.close();
    },
  );
});
