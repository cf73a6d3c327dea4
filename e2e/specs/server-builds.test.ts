import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request as forward } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { main } from '../support/landmarks';
import { makeRelease, readCurrent, type MadeRelease } from '../support/release-copy';
import { openShop } from '../support/shop';
import { until } from '../support/until';

const ROOT = path.resolve(__dirname, '../..');

/** Replaces a page's component on the server; the browser gets the page as built. */
const renderingAs = (code: string) => (text: string) => `${text};module.exports = { default: () => { ${code} } };`;

/** A fault of a page's server build: a change of its text, or of the published file. */
interface Fault {
  /** Possible reasons in the log, one of which is enough: a slow machine is late before its memory is full. */
  readonly whys: readonly ('unusable' | 'late' | 'threw' | 'ended')[];
  readonly change?: (text: string) => string;
  readonly spoil?: (made: MadeRelease, file: string) => void;
}

const FAULTS: Readonly<Record<string, Fault>> = {
  'M1 missing': {
    whys: ['unusable'],
    spoil: (made, file) => rmSync(made.getPlace(file)),
    change: (text) => `${text};`,
  },
  'M2 looping': { whys: ['late'], change: renderingAs('for (;;);') },
  'M3 throwing': { whys: ['threw'], change: renderingAs('throw new Error("broken page");') },
  'M3 eating memory': {
    whys: ['ended', 'late'],
    change: renderingAs('const all = []; for (;;) all.push(new Array(1000).fill(all));'),
  },
  'M5 altered': {
    whys: ['unusable'],
    change: (text) => `${text};`,
    spoil: (made, file) => writeFileSync(made.getPlace(file), 'module.exports = { default: () => "altered" };'),
  },
};

/** A page of each remote that a guest can open, with its heading. */
const PAGES = [
  ['mfe-search-cart', 'pricing', '/site/pricing', 'Domain prices'],
  ['mfe-checkout', 'transfer', '/site/transfer', 'Transfer domains in'],
  ['mfe-account', 'login', '/site/login', 'Sign in'],
] as const;

const rows = Object.entries(FAULTS).map(([fault, made], index) => {
  const [folder, page, address, heading] = PAGES[index % PAGES.length] ?? PAGES[0];
  return { fault, ...made, folder, page, address, heading };
});

/** A cache before the shop that keeps one document until told to drop it. */
async function openCache(
  shop: string,
  kept: { readonly address: string; readonly html: string; readonly headers: Record<string, string> },
) {
  let isKept = true;
  const { 'content-encoding': _encoding, 'content-length': _length, ...headers } = kept.headers;
  const server = createServer((request, response) => {
    if (isKept && request.url === kept.address) {
      response.writeHead(200, headers).end(kept.html);
      return;
    }
    const asked = forward(
      shop + (request.url ?? ''),
      { method: request.method, headers: request.headers },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    request.pipe(asked);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    forget: () => void (isKept = false),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

describe('The server build of a page', () => {
  const shop = openShop({ RENDER_DEADLINE_MS: '2000' });

  const release = (...args: string[]) =>
    execFileSync(process.execPath, ['tools/release.mjs', ...args], {
      cwd: ROOT,
      encoding: 'utf8',
      env: { ...process.env, DATA_DIR: shop.stack.dataDir, REMOTE_PORT_BASE: String(shop.stack.remotePortBase) },
    });

  const read = async (address: string) => {
    const answer = await fetch(shop.url + address);
    return { status: answer.status, headers: Object.fromEntries(answer.headers), html: await answer.text() };
  };

  /** The gateway's log since the shop was opened. */
  const logOfGateway = () =>
    readFileSync(path.join(shop.stack.dataDir, 'logs/gateway.log'), 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('{') && line.endsWith('}'))
      .map((line) => JSON.parse(line) as Record<string, unknown>);

  const isRendered = (html: string, remote: string): boolean =>
    html.includes('data-rendered=') && html.includes(`data-remote="${remote}"`);

  /** The document of a page, once its release renders it. */
  const rendered = async (address: string, remote: string) => {
    const isIt = async () => isRendered((await read(address)).html, remote);
    await until(`${address} is rendered by ${remote}`, isIt, Boolean);
    return read(address);
  };

  it.each(rows)(
    '[RT-37e] when $fault: $address is sent as its frame, and the browser renders it',
    async ({ fault, whys, change, spoil, folder, page, address, heading }) => {
      const file = `node/${page}.cjs`;
      const made = makeRelease(
        folder,
        `${readCurrent(folder)}-${fault.toLowerCase().replaceAll(' ', '-')}`,
        change ? { [file]: change } : {},
      );
      const remote = `${folder.replaceAll('-', '_')}@${made.version}`;
      try {
        await rendered(address, `${folder.replaceAll('-', '_')}@${readCurrent(folder)}`);
        spoil?.(made, file);
        release('publish', folder, `--version=${made.version}`);
        // A new release does not render before it is ready.
        const isFaulty = async () => {
          expect((await read(address)).status).toBe(200);
          return logOfGateway()
            .filter(({ event, version }) => event === 'gateway.page_not_rendered' && version === made.version)
            .map((line) => line['why']);
        };
        await until(`the gateway has said why ${remote} cannot render`, isFaulty, (said) =>
          said.some((why) => whys.includes(why as 'late')),
        );
        // Also on the next request.
        for (let turn = 0; turn < 2; turn += 1) {
          const { status, html } = await read(address);
          expect([status, isRendered(html, remote)]).toEqual([200, false]);
        }

        const { page: tab, context, complaints } = await shop.visit();
        await tab.goto(address);
        await main(tab).getByRole('heading', { level: 1, name: heading }).waitFor();
        expect(await tab.locator('[data-remote]').first().getAttribute('data-remote')).toBe(remote);
        // A working page, not only a heading.
        const field = main(tab).getByRole('textbox').or(main(tab).getByRole('searchbox')).first();
        await field.fill('brindlewharf');
        expect(await field.inputValue()).toBe('brindlewharf');
        expect(complaints).toEqual([]);
        await context.close();
        // Other pages are not affected.
        expect((await read('/site/home')).status).toBe(200);
      } finally {
        release('rollback', folder);
        made.remove();
      }
    },
  );

  it('[RT-37c] [M6] a document in a cache is hydrated by the release that it was rendered with', async () => {
    const [folder, , address, heading] = PAGES[0];
    const before = `mfe_search_cart@${readCurrent(folder)}`;
    const made = makeRelease(folder, `${readCurrent(folder)}-later`, {
      'page-pricing.js': (text) => `${text};globalThis.isLater=true`,
      'node/pricing.cjs': (text) => `${text};`,
    });
    try {
      const kept = await rendered(address, before);
      release('publish', folder, `--version=${made.version}`);
      await rendered(address, `mfe_search_cart@${made.version}`);
      const cache = await openCache(shop.url, { address, html: kept.html, headers: kept.headers });
      const { page, context, complaints } = await shop.visit();
      await page.goto(cache.url + address);
      await main(page).getByRole('heading', { level: 1, name: heading }).waitFor();
      await main(page).getByRole('searchbox').first().fill('academy');
      await main(page).getByText('.academy').first().waitFor();
      expect(await page.locator('[data-remote]').first().getAttribute('data-remote')).toBe(before);
      expect(await page.evaluate('globalThis.isLater')).toBeUndefined();
      expect(complaints).toEqual([]);
      // A new request gets the new document.
      cache.forget();
      await page.reload();
      await page.waitForFunction('globalThis.isLater');
      expect(await page.locator('[data-remote]').first().getAttribute('data-remote')).toBe(
        `mfe_search_cart@${made.version}`,
      );
      expect(complaints).toEqual([]);
      await context.close();
      await cache.close();
    } finally {
      release('rollback', folder);
      made.remove();
    }
  });
});
