import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import type { Visit } from '../support/browser';
import { fileAddress, makeRelease, readCurrent, getStore, unpackRelease } from '../support/release-copy';
import { withoutIdleTime } from '../support/requests';
import { openShop } from '../support/shop';
import { until } from '../support/until';

const ROOT = path.resolve(__dirname, '../..');
const RELEASES = getStore('mfe-account');

/** Every kind of address: pages of the host and of each remote, with parameters, for customers only, and unknown. */
const ADDRESSES = [
  '/site/home',
  '/about',
  '/contact',
  '/privacy',
  '/services',
  '/tac',
  '/help',
  '/site/availability/example',
  '/site/pricing',
  '/site/cart',
  '/site/login',
  '/site/register',
  '/site/verification',
  '/site/recover',
  '/site/emailsent',
  '/site/reset?token=a&username=b',
  '/site/registrant',
  '/site/billing',
  '/site/review',
  '/site/purchase',
  '/account/detail',
  '/account/receipt?orderId=1',
  '/domain/list',
  '/domain/overview?name=example.com',
  '/site/error',
  '/problem-detected/detail',
];

/** Sum of the layout shifts so far that were not caused by input. */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
            if (!entry.hadRecentInput) sum += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 100);
      }),
  );

describe('The built product', () => {
  const shop = openShop();

  const release = (...args: string[]) =>
    execFileSync(process.execPath, ['tools/release.mjs', ...args], {
      cwd: ROOT,
      encoding: 'utf8',
      env: { ...process.env, DATA_DIR: shop.stack.dataDir, REMOTE_PORT_BASE: String(shop.stack.remotePortBase) },
    });

  describe('each address in turn', () => {
    let visited: Visit;
    beforeAll(async () => {
      visited = await shop.visit();
    });
    afterAll(() => visited.context.close());

    it.each(ADDRESSES)('[RT-35a] %s is hydrated without an error, under the enforced policy', async (address) => {
      const { page, complaints } = visited;
      complaints.length = 0;
      const answer = await page.goto(address);
      expect(answer?.status()).toBe(200);
      expect((await answer?.text()) ?? '').toMatch(/<div id="root"[^>]*>.{500,}<\/div>/s);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      expect(complaints).toEqual([]);
    });
  });

  it('[MF-08b] reports web vitals to the gateway when the page is left', async () => {
    const { page, context } = await shop.visit();
    // Chromium does not report to a driver the body of a beacon, or when a page is left.
    await page.addInitScript(() => {
      const send = navigator.sendBeacon.bind(navigator);
      navigator.sendBeacon = (address, body) => {
        void (body as Blob).text().then((text) => text.includes('"LCP"') && sessionStorage.setItem('told', text));
        return send(address, body);
      };
      const leave = () => {
        Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
        Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
      };
      // If the page is left before the measuring code has received the paint entries, they are not reported.
      const watch = PerformanceObserver.prototype.observe;
      PerformanceObserver.prototype.observe = function observe(options) {
        watch.call(this, options);
        if (options?.type === 'largest-contentful-paint') setInterval(leave, 1_000);
      };
    });
    const [taken] = await Promise.all([
      page.waitForResponse('**/reports/vitals'),
      page.goto('/site/availability/brindlevital'),
    ]);
    expect(taken.status()).toBe(204);
    // Values that become known later are reported when the page is left again.
    const told = await page.waitForFunction(() => sessionStorage.getItem('told'));
    const { page: route, vitals } = JSON.parse((await told.jsonValue()) ?? '{}') as {
      page: string;
      vitals: { name: string; remote: string }[];
    };
    expect(route).toBe('/site/availability/:word');
    // Which element is the largest depends on the speed of the machine.
    expect(vitals.find(({ name }) => name === 'LCP')?.remote).toMatch(/^(mfe_search_cart|host|unknown)$/);
    await context.close();
  });

  it('shows the search page without layout shifts', async () => {
    const { page, context } = await shop.visit();
    // A font that loads late may change line breaks on a busy machine; this test is about scripts and styles.
    await page.route(/\.woff2$/, (route) => route.abort());
    await page.goto('/site/home');
    await page.waitForLoadState('networkidle');
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
    await context.close();
  });

  it('[MF-01] opens a page of a remote with the files named in the document: no request waits for another', async () => {
    const { page, context } = await shop.visit();
    await withoutIdleTime(context);
    const html = (await (await page.goto('/site/login'))?.text()) ?? '';
    await page.getByRole('textbox', { name: 'Email' }).waitFor();
    const scripts = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\.js(\?|$)/.test(name))
        .map(({ name }) => name),
    );
    const unnamed = scripts.filter((url) => !html.includes(`"${url.replace(new RegExp(`^${shop.url}`), '')}"`));
    expect(unnamed).toEqual([]);
    const twice = scripts.filter((url, index) => scripts.indexOf(url) !== index);
    expect(twice).toEqual([]);
    await context.close();
  });

  it('[MF-01] [MF-05a] publishes, tries out and rolls back a remote while the shop runs', async () => {
    const version = readCurrent('mfe-account');
    const next = `${version}-next`;
    const made = makeRelease('mfe-account', next);
    try {
      const served = async () => {
        const { page, context } = await shop.visit();
        await page.goto('/site/login');
        await page.getByRole('textbox', { name: 'Email' }).waitFor();
        const remote = await page.locator('[data-remote]').getAttribute('data-remote');
        await context.close();
        return remote;
      };
      expect(await served()).toBe(`mfe_account@${version}`);
      release('publish', 'mfe-account', `--version=${next}`, '--canary=100');
      expect(await served()).toBe(`mfe_account@${next}`);
      release('promote', 'mfe-account');
      expect(release('status')).toContain(`mfe-account: active ${next}, previous ${version}\n`);
      expect(await served()).toBe(`mfe_account@${next}`);
      release('rollback', 'mfe-account');
      expect(await served()).toBe(`mfe_account@${version}`);
      expect(() => release('publish', 'mfe-account', `--version=${next}`)).toThrow('known to be bad');
      release('good', 'mfe-account', next);
      release('publish', 'mfe-account', `--version=${next}`);
      expect(await served()).toBe(`mfe_account@${next}`);
      release('rollback', 'mfe-account');
      expect(await served()).toBe(`mfe_account@${version}`);
    } finally {
      made.remove();
    }
  });

  /** A file that the sign-in page does not need. */
  const LATE = 'page-recover.js';
  const ownIntegrity = (version: string): string => {
    const description = readFileSync(path.join(RELEASES, version, 'release.json'), 'utf8');
    return (JSON.parse(description) as { files: Record<string, { integrity: string }> }).files[LATE]?.integrity ?? '';
  };

  it('[MF-05a] a tab that was opened before a release continues with the files of its own release, even those that it requests later', async () => {
    const version = readCurrent('mfe-account');
    const next = `${version}-later`;
    const made = makeRelease('mfe-account', next, { [LATE]: (text) => `${text};globalThis.isLater=true` });
    const { page, context, complaints } = await shop.visit();
    try {
      await page.goto('/site/login');
      await page.getByRole('textbox', { name: 'Email' }).waitFor();
      release('publish', 'mfe-account', `--version=${next}`);

      const late = page.waitForResponse((response) => response.url().endsWith(`/${LATE}`));
      await page.getByRole('main').getByRole('link', { name: 'Forgot password?' }).click();
      expect([(await late).status(), new URL((await late).url()).pathname]).toEqual([
        200,
        `/mfe-account/files/${fileAddress(LATE, ownIntegrity(version))}`,
      ]);
      await page.getByRole('main').getByRole('textbox', { name: 'Email' }).waitFor();
      expect(await page.locator('[data-remote]').getAttribute('data-remote')).toBe(`mfe_account@${version}`);
      expect(complaints).toEqual([]);

      // The next document uses the new release.
      await page.reload();
      await page.getByRole('main').getByRole('textbox', { name: 'Email' }).waitFor();
      await page.waitForFunction('globalThis.isLater');
      expect(await page.locator('[data-remote]').getAttribute('data-remote')).toBe(`mfe_account@${next}`);
      release('rollback', 'mfe-account');
    } finally {
      await context.close();
      made.remove();
    }
  });

  /** Replaces the component of a page in the browser. */
  const showing = (component: string) => (text: string) =>
    text.replace(
      /\.push\((\[.*\])\);?$/s,
      `.push(((chunk) => {
        const Page = ${component};
        for (const [id, make] of Object.entries(chunk[1])) chunk[1][id] = (module, exports, load) => {
          const own = {};
          make(module, own, load);
          for (const name of Object.keys(own))
            Object.defineProperty(exports, name, { enumerable: true, get: () => (name === 'default' ? Page : own[name]) });
        };
        return chunk;
      })($1));`,
    );

  it.each([
    ['suspends forever', '() => { throw new Promise(() => undefined); }'],
    [
      'endlessly sets state in an effect',
      `() => {
        const [{ lib }] = Object.values(__FEDERATION__.__INSTANCES__[0].shareScopeMap.default.react);
        const { createElement, useEffect, useState } = lib();
        const [count, setCount] = useState(0);
        useEffect(() => setCount(count + 1), [count]);
        return createElement('p', null, 'Counted ' + count);
      }`,
    ],
  ])('[MF-04c] a page that %s gives way to the failure panel, and the header leads on', async (fault, component) => {
    const version = readCurrent('mfe-account');
    const made = makeRelease('mfe-account', `${version}-${fault.replaceAll(' ', '-')}`, {
      'page-login.js': showing(component),
    });
    const { page, context } = await shop.visit();
    try {
      release('publish', 'mfe-account', `--version=${made.version}`);
      await page.goto('/about');
      await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
      await page.getByRole('alert').filter({ hasText: 'This part of the shop did not load' }).waitFor();
      expect(await page.locator('[data-remote]').first().getAttribute('data-remote')).toBe(
        `mfe_account@${made.version}`,
      );
      await page.getByRole('banner').getByRole('link', { name: 'Help' }).click();
      await page.getByRole('heading', { level: 1, name: 'Help' }).waitFor();
      expect(new URL(page.url()).pathname).toBe('/help');
    } finally {
      await context.close();
      release('rollback', 'mfe-account');
      made.remove();
    }
  });

  describe('[MF-05f] a visitor who returns after a release that changes one line', () => {
    const ADDRESSES_OF_REMOTE = ['/site/login', '/site/recover', '/site/register'];
    const CHANGED = 'page-login.js';
    let visited: Visit;
    beforeEach(async () => {
      visited = await shop.visit();
      await withoutIdleTime(visited.context);
    });
    afterEach(() => visited.context.close());

    /** A document contains the styles of its page once its release renders, and the browser then requests none. */
    const rendered = async (address: string) =>
      until(
        `the document of ${address} has its content`,
        async () => (await fetch(shop.url + address)).text(),
        (html) => html.includes('data-rendered='),
      );

    /** Opens pages of the remote. @returns its release, and its files that were fetched over the network, with their bytes */
    async function look() {
      const { context } = visited;
      const fetched = new Map<string, number>();
      let release: string | null = null;
      for (const address of ADDRESSES_OF_REMOTE) {
        await rendered(address);
        const page = await context.newPage();
        await page.goto(address);
        await page.getByRole('main').getByRole('textbox', { name: 'Email' }).waitFor();
        await page.waitForLoadState('networkidle');
        release = await page.locator('[data-remote]').getAttribute('data-remote');
        // A cached file is listed with no bytes.
        const files = await page.evaluate(() =>
          (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
            .filter(({ name, transferSize }) => name.includes('/mfe-account/') && transferSize > 0)
            .map(({ name, encodedBodySize }) => [name, encodedBodySize] as const),
        );
        for (const [url, bytes] of files) fetched.set(url.slice(url.lastIndexOf('/') + 1), bytes);
        await page.close();
      }
      const bytes = [...fetched.values()].reduce((sum, each) => sum + each, 0);
      process.stdout.write(`${release}: ${fetched.size} files with ${(bytes / 1024).toFixed(1)} KB fetched\n`);
      return { release, files: [...fetched.keys()].sort() };
    }

    it('fetches only the changed file, and nothing after a rollback', async () => {
      const version = readCurrent('mfe-account');
      const made = makeRelease('mfe-account', `${version}-line`, {
        [CHANGED]: (text) => `${text};globalThis.isNewLine=true`,
      });
      try {
        const { files } = await look();
        expect(files).toEqual(expect.arrayContaining(['remoteEntry.js', CHANGED, 'page-register.js']));
        release('publish', 'mfe-account', `--version=${made.version}`);
        expect(await look()).toEqual({ release: `mfe_account@${made.version}`, files: [CHANGED] });
        const page = await visited.context.newPage();
        await page.goto('/site/login');
        await page.waitForFunction('globalThis.isNewLine');
        release('rollback', 'mfe-account');
        expect(await look()).toEqual({ release: `mfe_account@${version}`, files: [] });
        expect(visited.complaints).toEqual([]);
      } finally {
        made.remove();
      }
    });

    it('gets a release in the old layout from its own folder', async () => {
      const version = readCurrent('mfe-account');
      const old = `${version}-old`;
      const folder = path.join(RELEASES, old);
      const description = unpackRelease('mfe-account', folder);
      writeFileSync(path.join(folder, 'release.json'), JSON.stringify({ ...description, version: old }));
      try {
        const { files } = await look();
        release('publish', 'mfe-account', `--version=${old}`);
        expect(await look()).toEqual({ release: `mfe_account@${old}`, files });
        release('rollback', 'mfe-account');
        expect(visited.complaints).toEqual([]);
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    });
  });

  it('[MF-01] a fifth remote and its pages are available once they are in the registry, with the same host and gateway', async () => {
    const version = readCurrent('mfe-account');
    const name = `${version}-gifts`;
    const folder = path.join(RELEASES, name);
    // The account pages built under another name are an unknown remote.
    const built = unpackRelease('mfe-account', folder);
    for (const file of readdirSync(folder)) if (/\.(?:br|gz)$/.test(file)) rmSync(path.join(folder, file));
    for (const script of readdirSync(folder).filter((entry) => entry.endsWith('.js'))) {
      const text = readFileSync(path.join(folder, script), 'utf8').replaceAll('mfe_account', 'mfe_gifts');
      writeFileSync(path.join(folder, script), text);
      const integrity = `sha256-${createHash('sha256').update(text).digest('base64')}`;
      Object.assign(built.files[script] ?? {}, { integrity });
    }
    const release = {
      ...built,
      name: 'mfe_gifts',
      version: name,
      base: `http://localhost:${shop.stack.remotePortBase + 3}/mfe-account/${name}/`,
      policies: ['sf-mfe_gifts'],
      declares: {
        pages: [
          { id: 'gifts.recover', path: '/gifts/:year', title: 'Gifts of a year' },
          { id: 'gifts.detail', path: '/gifts', title: 'Gifts', account: 'required' },
        ],
        navigation: [{ label: 'Gifts', to: '/gifts/2026', within: ['/gifts'], position: 50 }],
      },
    };
    const registryFile = path.join(shop.stack.dataDir, 'registry.json');
    const before = readFileSync(registryFile, 'utf8');
    const { remotes } = JSON.parse(before) as { remotes: object };
    const { page, context, complaints } = await shop.visit();
    try {
      await page.goto('/gifts/2026');
      await page.waitForURL('**/not-found/detail?path=%2Fgifts%2F2026');

      const entry = { active: release, previous: null, canary: null };
      writeFileSync(registryFile, JSON.stringify({ remotes: { ...remotes, mfe_gifts: entry } }));
      complaints.length = 0;
      const answer = await page.goto('/gifts/2026');
      expect(answer?.status()).toBe(200);
      // The server renders frame, navigation and loading state.
      expect(await answer?.text()).toMatch(/<title>Gifts of a year · .*<a [^>]*href="\/gifts\/2026"/s);
      await page.getByRole('main').getByRole('textbox', { name: 'Email' }).waitFor();
      expect(await page.locator('[data-remote]').getAttribute('data-remote')).toBe(`mfe_gifts@${name}`);

      // First from a page of the host in the same document, then a page of the remote that needs an account.
      await page.goto('/about');
      await page.getByRole('navigation').getByRole('link', { name: 'Gifts' }).first().click();
      await page.getByRole('main').getByRole('textbox', { name: 'Email' }).waitFor();
      await page.goto('/gifts');
      await page.getByRole('heading', { level: 1, name: 'Sign in to see this page' }).waitFor();
      expect(complaints).toEqual([]);
    } finally {
      writeFileSync(registryFile, before);
      await context.close();
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it('a second start in the same folder says that the shop is already running, and succeeds', () => {
    const env = { ...process.env, DATA_DIR: shop.stack.dataDir };
    const output = execFileSync(process.execPath, ['tools/start.mjs'], { cwd: ROOT, encoding: 'utf8', env });
    expect(output).toContain(`Already running at ${shop.url}`);
  });

  it('a port that another program uses is named with the variable that changes it', () => {
    const env = { ...process.env, DATA_DIR: `${shop.stack.dataDir}-other`, PORT: new URL(shop.url).port };
    expect(() =>
      execFileSync(process.execPath, ['tools/start.mjs'], { cwd: ROOT, encoding: 'utf8', env, stdio: 'pipe' }),
    ).toThrow(/choose another with PORT/);
    rmSync(`${shop.stack.dataDir}-other`, { recursive: true, force: true });
  });
});
