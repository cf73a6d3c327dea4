import type { Page } from 'playwright-core';
import { goInApp, isSameDocument, markDocument } from '../support/in-app';
import { sharedShop } from '../support/shop';
import { until } from '../support/until';

/** The target of each redirect in the route table. */
const redirects = [
  ['/', '/site/home'],
  ['/site', '/site/home'],
  ['/register', '/site/register'],
  ['/transfer', '/site/transfer'],
  ['/site/availability', '/site/home'],
  ['/site/availability?word=Brindle%20Wharf', '/site/availability/brindlewharf'],
  ['/site/reset-error', '/site/home'],
  ['/account', '/account/detail'],
  ['/domains', '/domain/list'],
  ['/problem-detected', '/problem-detected/detail'],
  ['/no/such/page', '/not-found/detail'],
  ['/Site/Nowhere?x=1', '/not-found/detail'],
] as const;

/** Pages of a guest, each once, in an order in which no two neighbours are the same page. */
const pages = [
  '/site/home',
  '/about',
  '/contact',
  '/privacy',
  '/services',
  '/tac',
  '/site/availability/brindlewharf',
  '/site/pricing',
  '/site/cart',
  '/site/embed',
  '/site/transfer',
  '/site/transfer-review?domain=brindlewharf.com',
  '/site/transfer-multiple?domain=brindlewharf.com,quillharbour.net',
  '/site/transfer-message?domain=brindlewharf.com',
  '/site/register',
  '/site/verification',
  '/site/login',
  '/site/recover',
  '/site/validate',
  '/site/reset',
  '/site/emailsent',
  '/site/error',
  '/help',
  '/account/detail',
  '/account/receipt?orderId=1',
  '/domain/list',
  '/domain/overview?name=brindlewharf.com&status=ok',
  '/domain/nameservers?name=brindlewharf.com',
  '/domain/dns?name=brindlewharf.com',
  '/account/billing',
  '/problem-detected/detail',
] as const;

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const getAddress = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search;

describe('Addresses of the shop', () => {
  const titles = new Map<string, string>();
  const shop = sharedShop();

  it('[RT-01a] [RT-01b] [RT-03] [RT-05] [RT-23] [RT-25] [RT-28] [RT-33] [RT-34] every redirect, by a full load and inside the site', async () => {
    const { page, context } = await shop.visit();
    const byLoad: [string, string][] = [];
    for (const [from] of redirects) {
      await page.goto(from, { waitUntil: 'commit' });
      await page.waitForFunction((path) => window.location.pathname !== path, new URL(from, shop.url).pathname);
      byLoad.push([from, new URL(page.url()).pathname]);
    }
    expect(byLoad).toEqual(redirects);

    await page.goto('/about');
    await heading(page).waitFor();
    await markDocument(page);
    const inApp: [string, string][] = [];
    for (const [from] of redirects) {
      await goInApp(page, '/about');
      await goInApp(page, from);
      await page.waitForFunction((path) => window.location.pathname !== path, new URL(from, shop.url).pathname);
      inApp.push([from, new URL(page.url()).pathname]);
    }
    expect(inApp).toEqual(redirects);
    expect(await isSameDocument(page)).toBe(true);
    await context.close();
  });

  it('[RT-34] an address without a page returns 404 and shows the requested address', async () => {
    const { page, context } = await shop.visit();
    const answer = await page.goto('/no/such/page?token=secret');
    expect(answer?.status()).toBe(404);
    await page.getByRole('main').getByText('/no/such/page').waitFor();
    expect(page.url()).not.toContain('secret');
    await page.reload();
    await page.getByRole('main').getByText('/no/such/page').waitFor();
    await goInApp(page, '/about');
    await goInApp(page, '/no/such/other');
    await page.getByRole('main').getByText('/no/such/other').waitFor();
    await context.close();
  });

  it('[RT-36a] [RT-35a] by a full load each page has its own title and heading and complies with the content security policy', async () => {
    const { page, context, complaints } = await shop.visit();
    const violations: string[] = [];
    await context.exposeBinding('noteViolation', (_source, text: string) => void violations.push(text));
    await context.addInitScript(() => {
      document.addEventListener(
        'securitypolicyviolation',
        ({ violatedDirective, blockedURI, sourceFile, lineNumber }) => {
          void (window as unknown as { noteViolation(text: string): Promise<void> }).noteViolation(
            `${window.location.pathname}: ${violatedDirective} ${blockedURI} ${sourceFile}:${lineNumber}`,
          );
        },
      );
    });
    for (const path of pages) {
      await page.goto(path);
      await heading(page).waitFor();
      expect(getAddress(page)).toBe(path);
      // Pages of one domain name it in their title once they have been hydrated.
      const [, domain = ''] = /^\/site\/transfer-[a-z]+\?domain=([^,]+)$/.exec(path) ?? [];
      const title = await until(
        `the title of ${path}`,
        () => page.title(),
        (text) => text.includes(domain),
      );
      titles.set(path, title);
    }
    expect(violations).toEqual([]);
    expect(complaints).toEqual([]);
    expect([...titles.values()].filter((title) => !/^.+ · .+$/.test(title))).toEqual([]);
    expect(new Set(titles.values()).size).toBe(pages.length);
    await context.close();
  });

  it('[RT-36a] [RT-36b] [RT-36c] inside the site each page moves the focus to its heading, and its title is announced', async () => {
    const { page, context, complaints } = await shop.visit();
    await page.goto('/not-found/detail');
    await heading(page).waitFor();
    complaints.length = 0;
    await markDocument(page);
    const found: unknown[] = [];
    for (const path of pages) {
      await goInApp(page, path);
      const title = titles.get(path) ?? '';
      await page
        .waitForFunction(
          (expected) =>
            document.title === expected &&
            document.querySelector('[data-testid=route-announcer]')?.textContent === expected &&
            document.activeElement?.tagName === 'H1',
          title,
          { timeout: 30_000 },
        )
        .catch(async () => {
          found.push(
            await page.evaluate(
              ([at, expected]) => [
                at,
                expected,
                document.title,
                document.querySelector('[data-testid=route-announcer]')?.textContent,
                document.activeElement?.tagName,
              ],
              [path, title] as const,
            ),
          );
        });
    }
    expect(found).toEqual([]);
    expect(await isSameDocument(page)).toBe(true);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('[RT-35a] [RT-35b] Back, Forward and reload give the same page and state', async () => {
    const { page, context, complaints } = await shop.visit();
    await page.goto('/site/home');
    await page.getByRole('main').getByRole('textbox', { name: 'Domain name' }).fill('brindlewharf');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/site/availability/brindlewharf*');
    await page.getByRole('main').getByRole('button', { name: /^Add/ }).first().click();
    await page.getByRole('banner').getByRole('link', { name: 'Cart, 1 domain' }).click();
    await page.waitForURL('**/site/cart');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Help', exact: true }).click();
    await page.waitForURL('**/help');
    await page.getByRole('main').getByRole('navigation').getByRole('link').nth(1).click();
    await page.waitForURL('**/help?tab=*');
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await page.waitForURL('**/about');

    /** The current page. @param left the previous page, which stays a moment longer than its address */
    const view = async (left: readonly string[] = []): Promise<[address: string, heading: string, title: string]> => {
      const address = getAddress(page);
      // Every page has its own title; the tabs of one page need not.
      if (getPath(left[0]) !== getPath(address))
        await page.waitForFunction((title) => document.title !== title, left[2]);
      await heading(page).waitFor();
      // Offered domains and prices are requested again, so only the page's own text is compared.
      return [address, (await heading(page).innerText()).trim(), await page.title()];
    };
    const getPath = (address = ''): string => address.replace(/\?.*/, '');
    const steps = 5;
    await heading(page).filter({ hasText: 'About' }).waitFor();
    let seen = [await view()];
    for (let step = 0; step < steps; step += 1) {
      await page.goBack();
      const before = await view(seen[0]);
      await page.reload();
      expect(await view()).toEqual(before);
      seen = [before, ...seen];
    }
    expect(seen.map(([address]) => String(address).replace(/tab=.*/, 'tab='))).toEqual([
      '/site/home',
      '/site/availability/brindlewharf',
      '/site/cart',
      '/help',
      '/help?tab=',
      '/about',
    ]);
    for (const [place, expected] of seen.slice(1).entries()) {
      await page.goForward();
      expect(await view(seen[place])).toEqual(expected);
    }
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('[NT-02] [C8] without a network every page says so, keeps what was typed, and recovers when it is back', async () => {
    const { page, context } = await shop.visit();
    await page.goto('/site/login');
    const email = page.getByRole('main').getByLabel('Email');
    await email.fill('mara@example.com');
    await page.getByRole('main').getByLabel('Password', { exact: true }).fill('tannery lane wharf 7');
    await context.setOffline(true);
    const banner = page.getByText('You are offline. What you typed is kept.');
    await banner.waitFor();
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await page
      .getByRole('alert')
      .filter({ hasText: /Network error/ })
      .first()
      .waitFor();
    expect(await email.inputValue()).toBe('mara@example.com');
    await context.setOffline(false);
    await banner.waitFor({ state: 'detached' });
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('Wrong email address or password').first().waitFor();
    await context.close();
  });
});
