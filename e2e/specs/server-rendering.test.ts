import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { launchBrowser, visit, type Visit } from '../support/browser';
import { signUp } from '../support/customer';
import { main } from '../support/landmarks';
import { sharedShop } from '../support/shop';
import { until } from '../support/until';

/** The number of elements of a page before any script ran, and which of them are left. */
interface Kept {
  readonly rendered: number;
  readonly lost: readonly string[];
}

/** Pages of remotes with the expected content of their documents. */
const pages = [
  ['/site/pricing', 'Domain prices', /\.academy\s+\$\d+\.\d\d/],
  ['/site/availability/brindlewharf', 'Search results for brindlewharf', /Add for \$\d+\.\d\d/],
] as const;

/**
 * The other pages that a guest can open, with the heading of their documents; those in `leads` redirect once the browser has read the cart.
 */
const guestPages = [
  ['/site/login', 'Sign in'],
  ['/site/register', 'Create an account'],
  ['/site/verification', 'Confirm your email'],
  ['/site/verification?registrant=a', 'Confirm the owner’s address'],
  ['/site/recover', 'Recover your account'],
  ['/site/emailsent', 'Check your email'],
  ['/site/validate', 'Recover your account'],
  ['/site/reset?token=a&username=mara%40example.com', 'Set a new password'],
  ['/site/transfer', 'Transfer domains in'],
  ['/site/transfer-review', 'Review a transfer'],
  ['/site/transfer-multiple', 'Transfer several domains'],
  ['/site/transfer-message', 'About a transfer'],
  ['/site/cart', 'Cart'],
] as const;

const checkoutPages = [
  ['/site/registrant', 'Who owns this domain?'],
  ['/site/billing', 'How would you like to pay?'],
  ['/site/review', 'Check and pay'],
  ['/site/purchase', 'Your order'],
] as const;

const customerPages = [
  ['/domain/list', 'Domains'],
  ['/domain/overview?name=brindlewharf.com', 'brindlewharf.com'],
  ['/domain/nameservers?name=brindlewharf.com', 'brindlewharf.com'],
  ['/domain/dns?name=brindlewharf.com', 'brindlewharf.com'],
  ['/account/detail', 'Account'],
  ['/account/billing', 'Account'],
  ['/account/receipt?orderId=7', 'Receipt'],
] as const;

/** The first heading in the HTML of a document. */
const headingIn = (html: string): string =>
  (/<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1] ?? '').replace(/<[^>]*>/g, '').trim();

describe('Pages of remotes, rendered on the server', () => {
  const shop = sharedShop();

  /**
   * The document of a page once its release is ready and registries have responded, which may take a moment after publication or the first
   * search.
   */
  const rendered = (path: string): Promise<string> =>
    until(
      `the document of ${path} has its content`,
      async () => (await fetch(shop.url + path)).text(),
      (html) => html.includes('data-rendered=') && !html.includes('Checking'),
    );

  /** Records the elements of the page before any script has run, and reports afterwards which of them are gone. */
  async function watch(page: Page, selector = '[data-remote] *'): Promise<() => Promise<Kept>> {
    await page.addInitScript((selected) => {
      document.addEventListener('readystatechange', () => {
        if (document.readyState !== 'interactive') return;
        // The browser renders only the part of a long list that is near the window.
        const before = [...document.querySelectorAll(selected)].filter(
          (one) => one.getClientRects().length > 0 && one.getBoundingClientRect().top < window.innerHeight,
        );
        Object.assign(window, { before });
      });
    }, selector);
    return () =>
      page.evaluate(() => {
        const { before } = window as unknown as { before: readonly Element[] };
        return {
          rendered: before.length,
          lost: before.filter((one) => !one.isConnected).map((one) => one.outerHTML.slice(0, 200)),
        };
      });
  }

  it.each(pages)('[RT-37a] %s is hydrated unchanged', async (path, title, content) => {
    await rendered(path);
    const { page, context, complaints } = await shop.visit();
    const kept = await watch(page);
    await page.goto(path);
    expect(await main(page).getByRole('heading', { level: 1 }).innerText()).toBe(title);
    expect(await main(page).innerText()).toMatch(content);
    const { rendered: count, lost } = await kept();
    expect(count).toBeGreaterThan(50);
    expect(lost).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it.each([
    ['/site/home', ['header', 'main > *', 'footer']],
    ['/site/pricing', ['header', 'main > *', 'main [data-remote] > *', 'footer']],
    [
      '/site/availability/brindlewharf',
      [
        'header',
        'main > *',
        'main [data-remote] > *',
        'main form[action="../cart"] > :nth-child(1)',
        'main form[action="../cart"] > :nth-child(2)',
        'main form[action="../cart"] > :nth-child(3)',
        'footer',
      ],
    ],
  ])('[RT-37l] the parts of %s have their own boundaries and are hydrated one by one', async (path, parts) => {
    await rendered(path === '/site/home' ? '/site/pricing' : path);
    const { page, context, complaints } = await shop.visit();
    await page.goto(path);
    /** The index of the boundary that contains each part, among all in the document; -1 for none. */
    const boundaries = await page.evaluate((selectors) => {
      const marks: Comment[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT);
      while (walker.nextNode()) marks.push(walker.currentNode as Comment);
      const boundaryAround = (node: Node): Comment | undefined => {
        let closed = 0;
        for (let before = node.previousSibling; before; before = before.previousSibling) {
          const said = before instanceof Comment ? before.data : '';
          if (said === '/$') closed += 1;
          else if (said === '$') {
            if (closed === 0) return before as Comment;
            closed -= 1;
          }
        }
        return node.parentNode ? boundaryAround(node.parentNode) : undefined;
      };
      return selectors.map((selector) => {
        const part = document.querySelector(selector);
        const boundary = part ? boundaryAround(part) : undefined;
        return boundary ? marks.indexOf(boundary) : -1;
      });
    }, parts);
    expect(boundaries).not.toContain(-1);
    expect(new Set(boundaries).size).toBe(parts.length);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('[RT-37m] the home page is hydrated with the prices in its document, and shows them without scripts', async () => {
    const prices = (page: Page) => main(page).getByRole('table').getByRole('row', { name: '.com' }).innerText();
    const plain = await shop.visit({ javaScriptEnabled: false });
    await plain.page.goto('/site/home');
    const inDocument = await prices(plain.page);
    expect(inDocument).toMatch(/\$\d+\.\d\d\s+\$\d+\.\d\d/);
    await plain.context.close();

    const { page, context, complaints } = await shop.visit();
    const asked: string[] = [];
    page.on('request', (request) => void asked.push(request.url()));
    const kept = await watch(page, 'main *');
    await page.goto('/site/home');
    await page.waitForLoadState('networkidle');
    const { rendered: count, lost } = await kept();
    expect(count).toBeGreaterThan(50);
    expect(lost).toEqual([]);
    expect(await prices(page)).toBe(inDocument);
    expect(asked.filter((url) => url.includes('/tlds'))).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('[RT-37a] are in the language of the address', async () => {
    await rendered('/en-XA/site/pricing');
    const { page, context, complaints } = await shop.visit();
    const kept = await watch(page);
    await page.goto('/en-XA/site/pricing');
    expect(await main(page).getByRole('heading', { level: 1 }).innerText()).toBe('[Ðömåîñ pŕîçéš~~~~]');
    expect((await kept()).lost).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('[RT-37b] prices and results are shown without scripts', async () => {
    const { page, context } = await shop.visit({ javaScriptEnabled: false });
    for (const [path, title, content] of pages) {
      await rendered(path);
      await page.goto(path);
      expect(await main(page).getByRole('heading', { level: 1 }).innerText()).toBe(title);
      expect(await main(page).innerText()).toMatch(content);
    }
    await context.close();
  });

  it('[RT-37a] presses and input before the page’s code has loaded are replayed afterwards', async () => {
    await rendered('/site/pricing');
    const { page, context, complaints } = await shop.visit();
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await context.route(/page-pricing\.js/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/site/pricing', { waitUntil: 'domcontentloaded' });
    await main(page).getByRole('searchbox').pressSequentially('u');
    await main(page).getByRole('radio', { name: 'Country' }).click();
    expect(new URL(page.url()).search).toBe('');
    release();
    await page.waitForURL('**/site/pricing?find=u&show=country');
    expect(await main(page).getByRole('searchbox').inputValue()).toBe('u');
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('[RT-37a] [RT-37l] a domain whose "Add" is pressed before its group is hydrated is in the cart afterwards', async () => {
    await rendered('/site/availability/brindlewharf');
    const { page, context, complaints } = await shop.visit();
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await context.route(/page-availability\.js/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/site/availability/brindlewharf', { waitUntil: 'domcontentloaded' });
    await main(page)
      .getByRole('button', { name: /^Add brindlewharf\.net/ })
      .click();
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('brindlewharf.net');
    release();
    await page.waitForFunction(() => JSON.stringify({ ...localStorage }).includes('brindlewharf.net'));
    await page.getByRole('link', { name: /^Cart, 1 / }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  /**
   * Opens a page, and reports removed elements and layout shifts. Fonts are blocked, because one that loads late changes line breaks, which
   * is not what this measures.
   * @param least the minimum layout shift that counts
   */
  async function takeOver({ page, complaints }: Visit, address: string, least = 0.01) {
    await page.route(/\.woff2$/, (route) => route.abort());
    const kept = await watch(page);
    await page.addInitScript((shift) => {
      const moves: string[] = [];
      Object.assign(window, { moves });
      new PerformanceObserver((list) => {
        for (const { value, sources } of list.getEntries() as (PerformanceEntry & {
          value: number;
          sources: { node: Node | null }[];
        })[]) {
          const moved = sources.filter(({ node }) => node?.parentElement?.closest('main'));
          if (moved.length > 0 && value > shift)
            moves.push(`${value.toFixed(4)} ${moved.map(({ node }) => node?.textContent?.slice(0, 60)).join(' | ')}`);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    }, least);
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    const moves = await page.evaluate(() => (window as unknown as { moves: string[] }).moves);
    return { ...(await kept()), moves, complaints: complaints.filter((complaint) => !complaint.includes('.woff2')) };
  }

  it('[RT-37f] the other pages that a guest can open are hydrated unchanged, with hardly any layout shift', async () => {
    for (const [address, title] of guestPages) {
      expect([address, headingIn(await rendered(address))]).toEqual([address, title]);
      const visitor = await shop.visit();
      const { rendered: count, lost, moves, complaints } = await takeOver(visitor, address);
      expect(count).toBeGreaterThan(3);
      expect([address, complaints, moves]).toEqual([address, [], []]);
      // Placeholders are replaced.
      if (address !== '/site/cart')
        expect([address, lost.filter((element) => !element.includes('aria-hidden'))]).toEqual([address, []]);
      await visitor.context.close();
    }
  });

  it('[RT-37f] steps of checkout show their frame until the browser has read the cart', async () => {
    for (const [address, title] of checkoutPages) {
      const html = await rendered(address);
      expect([address, headingIn(html)]).toEqual([address, title]);
      expect(html).toContain('aria-label="Checkout steps"');
      const { page, context, complaints } = await shop.visit();
      await page.goto(address);
      await page.waitForURL(/\/site\/(?:cart|login)/);
      expect([address, complaints]).toEqual([address, []]);
      await context.close();
    }
  });

  it('[RT-37i] pages of customers show their frame, the same for all visitors; the browser decides who may see more', async () => {
    const guest = await shop.visit();
    const customer = await shop.visit();
    const { email } = await signUp(customer.context, shop.url);
    for (const [address, title] of customerPages) {
      const html = await rendered(address);
      // Headings with a domain have a Copy button.
      expect([address, headingIn(html).replace(/Copy$/, '')]).toEqual([address, title]);
      const own = await (await customer.context.request.get(shop.url + address)).text();
      expect(own).toContain('data-rendered=');
      expect(own).not.toContain(email);
      await guest.page.goto(address);
      await main(guest.page).getByRole('heading', { level: 1, name: 'Sign in to see this page' }).waitFor();
      const { complaints } = guest;
      expect([address, complaints]).toEqual([address, []]);
      // Calls for a domain that nobody has are refused, and the browser logs that.
      if (!address.includes('?')) {
        const seen = await shop.visit({ storageState: await customer.context.storageState() });
        // The amount of a customer's data is not known in advance.
        const { lost, moves, complaints: own } = await takeOver(seen, address, 0.02);
        expect([address, own]).toEqual([address, []]);
        expect([address, moves]).toEqual([address, []]);
        expect(lost.filter((element) => /<h1|<nav/.test(element))).toEqual([]);
        await seen.context.close();
      }
    }
    await guest.context.close();
    await customer.context.close();
  });

  it('[RT-37h] input in the sign-in form before its code has loaded is kept, and a password is stored nowhere', async () => {
    const password = 'seven-herons-at-low-tide';
    await rendered('/site/login');
    const { page, context, complaints } = await shop.visit();
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await context.route(/page-login\.js/, async (route) => {
      await held;
      await route.continue();
    });
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`));
    await page.goto('/site/login', { waitUntil: 'domcontentloaded' });
    await main(page).getByLabel('Email').pressSequentially('mara@example.com');
    await main(page).getByLabel('Password', { exact: true }).pressSequentially(password);
    await page.keyboard.press('Enter');
    expect(new URL(page.url()).search).toBe('');
    release();
    // It is submitted as typed once the page is ready, to the call that signs in.
    await main(page).getByRole('alert').getByText('There is a problem').waitFor();
    expect(await main(page).getByLabel('Email').inputValue()).toBe('mara@example.com');
    expect(await main(page).getByLabel('Password', { exact: true }).inputValue()).toBe(password);
    expect(sent.filter((one) => one.includes(password)).map((one) => one.split(' ')[1])).toEqual([
      `${shop.url}/auth/login`,
    ]);
    const stored = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, history.state, location.href]),
    );
    expect(stored).not.toContain(password);
    const logs = path.join(shop.stack.dataDir, 'logs');
    for (const file of await readdir(logs))
      expect(await readFile(path.join(logs, file), 'utf8')).not.toContain(password);
    expect(complaints.filter((complaint) => !complaint.includes('/auth/login'))).toEqual([]);
    await context.close();
  });

  it('[RT-37g] search, filters and sorting work without scripts', async () => {
    await rendered('/site/availability/brindlewharf');
    const { page, context } = await shop.visit({ javaScriptEnabled: false });
    await page.goto('/site/availability/brindlewharf');
    await main(page).getByRole('searchbox').fill('tannery lane');
    await main(page).getByRole('button', { name: 'Search' }).click();
    expect(page.url()).toBe(`${shop.url}/site/availability/tannerylane`);
    await rendered('/site/availability/tannerylane?show=short');
    await main(page).getByRole('radio', { name: 'Short extensions' }).click();
    await main(page).getByRole('button', { name: 'Apply' }).click();
    expect(new URL(page.url()).searchParams.get('show')).toBe('short');
    expect(await main(page).innerText()).not.toMatch(/tannerylane\.(?:info|shop|online)/);

    await page.goto('/site/pricing');
    await main(page).getByRole('searchbox').fill('co');
    await main(page).getByRole('button', { name: 'Apply' }).click();
    await main(page).getByRole('button', { name: 'Every year after' }).click();
    expect(new URL(page.url()).searchParams.get('sort')).toBe('renew');
    expect(await main(page).getByRole('columnheader', { name: 'Every year after' }).getAttribute('aria-sort')).toBe(
      'ascending',
    );
    const extensions = await main(page).getByRole('rowheader').or(main(page).locator('bdi')).allInnerTexts();
    expect(extensions.every((extension) => extension.includes('co'))).toBe(true);

    await page.goto('/help');
    await main(page).getByRole('searchbox').fill('transfer code');
    await main(page).getByRole('button', { name: 'Search' }).click();
    expect(new URL(page.url()).searchParams.get('q')).toBe('transfer code');
    expect(
      await main(page)
        .getByText(/^\d+ answers?$/)
        .count(),
    ).toBe(1);
    await context.close();
  });

  it('[RT-37g] Add leads to the cart, which says that it needs scripts and takes the domain once they run', async () => {
    await rendered('/site/availability/brindlewharf');
    const without = await shop.visit({ javaScriptEnabled: false });
    await without.page.goto('/site/availability/brindlewharf');
    await main(without.page)
      .getByRole('button', { name: /^Add for/ })
      .click();
    expect(without.page.url()).toBe(`${shop.url}/site/cart?add=brindlewharf.com`);
    expect(await main(without.page).innerText()).toContain('brindlewharf.com is not in your cart yet');
    await without.context.close();

    // The first script does not arrive, so the browser submits the form; on the next page it arrives.
    const late = await shop.visit();
    await late.context.route(/\/main\.[\w.]*js/, (route) =>
      route.request().frame().url().includes('/site/availability/') ? route.abort() : route.continue(),
    );
    await late.page.goto('/site/availability/brindlewharf', { waitUntil: 'domcontentloaded' });
    await main(late.page)
      .getByRole('button', { name: /^Add for/ })
      .click();
    await late.page.waitForURL('**/site/cart');
    await main(late.page).getByRole('heading', { level: 1, name: 'Cart, 1 domain' }).waitFor();
    await late.context.close();
  });

  it('[RT-37h] a form of a document never puts its values into an address, and says that it needs scripts', async () => {
    const { page, context } = await shop.visit({ javaScriptEnabled: false });
    for (const [address] of guestPages.filter(([path]) => !/cart|emailsent/.test(path))) {
      await rendered(address);
      await page.goto(address);
      const secret = main(page).locator('input[type=password], textarea');
      for (const field of await secret.all())
        expect(await field.evaluate((one) => (one as HTMLInputElement).form?.method)).toBe('post');
    }
    await page.goto('/site/login');
    expect(await main(page).innerText()).toContain('needs JavaScript');
    await main(page).getByLabel('Password', { exact: true }).fill('seven-herons-at-low-tide');
    await page.keyboard.press('Enter');
    await page.waitForLoadState();
    expect(page.url()).toBe(`${shop.url}/site/login`);
    await context.close();
  });

  it('[RT-37j] no page is kept out of the back/forward cache', async () => {
    const browser = await launchBrowser({ keepsPages: true });
    try {
      const { page, context } = await visit(browser, shop.url);
      await signUp(context, shop.url);
      const devTools = await context.newCDPSession(page);
      await devTools.send('Page.enable');
      let answers = 0;
      const reasons: string[] = [];
      // The headless shell caches no pages, for its own reasons, which are reported as circumstances.
      devTools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
        answers += 1;
        reasons.push(
          ...notRestoredExplanations.flatMap(({ type, reason }) => (type === 'Circumstantial' ? [] : reason)),
        );
      });
      const leaveAndReturn = async (): Promise<void> => {
        const before = answers;
        await page.evaluate(() => void Object.assign(globalThis, { isKept: true }));
        await page.goto('/security.txt');
        await page.goBack();
        await until(
          'the page is there again',
          async () => answers > before || (await page.evaluate(() => 'isKept' in globalThis)),
          Boolean,
        );
      };
      for (const path of [
        '/site/home',
        '/site/availability/brindlewharf',
        '/site/cart',
        '/domain/list',
        '/account/detail',
      ]) {
        await page.goto(path);
        await leaveAndReturn();
        expect({ path, reasons }).toEqual({ path, reasons: [] });
      }
      await page.evaluate(() => addEventListener('unload', () => undefined));
      await leaveAndReturn();
      expect(reasons).not.toEqual([]);
    } finally {
      await browser.close();
    }
  });
});
