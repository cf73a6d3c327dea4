import type { Page, Route } from 'playwright-core';
import { sharedShop } from '../support/shop';

type Fault = (route: Route) => Promise<void>;

/** A server that accepts the connection and never responds. */
const hangs: Fault = () => new Promise(() => undefined);
const isGone: Fault = (route) =>
  route.fulfill({
    status: 404,
    contentType: 'text/plain',
    headers: { 'access-control-allow-origin': '*' },
    body: 'Not found',
  });
/** The response of a gateway that falls back to its document for every address. */
const isHtml: Fault = (route) =>
  route.fulfill({
    status: 200,
    contentType: 'text/html',
    headers: { 'access-control-allow-origin': '*' },
    body: '<!doctype html><p>Hello',
  });
const isDown: Fault = (route) => route.abort('connectionrefused');
/** One byte more than was published. */
const isAltered: Fault = async (route) => {
  const answer = await route.fetch();
  await route.fulfill({ response: answer, body: `${await answer.text()} ` });
};

const entry = '**/mfe-account/files/*/remoteEntry.js*';
const pageChunk = '**/mfe-account/files/*/page-login.js*';
const styles = '**/mfe-account/files/*/page-login.css*';
const hostChunk = '**/h/*/ui-form.js*';
const runtimeChunk = '**/h/*/federation.js*';

/** Each case with its row in docs/faults.md. */
const cases: [string, string, Fault][] = [
  ['[M1] entry is gone', entry, isGone],
  ['[M2] entry hangs', entry, hangs],
  ['[M1] entry is HTML', entry, isHtml],
  ['[M5] entry is altered', entry, isAltered],
  ['[M1] server is down', '**/mfe-account/**', isDown],
  ['[M2] server hangs', '**/mfe-account/**', hangs],
  ['[M3] page chunk is gone', pageChunk, isGone],
  ['[M2] page chunk hangs', pageChunk, hangs],
  ['[M5] page chunk is altered', pageChunk, isAltered],
  ['[M5] stylesheet is altered', styles, isAltered],
  ['[M2] stylesheet hangs', styles, hangs],
  ["[M3] host's widget chunk is gone", hostChunk, isGone],
  ["[M2] host's widget chunk hangs", hostChunk, hangs],
  ["[M5] host's widget chunk is altered", hostChunk, isAltered],
  ['[M3] federation runtime is gone', runtimeChunk, isGone],
  ['[M2] federation runtime hangs', runtimeChunk, hangs],
];

/**
 * A page is given up after 4.5 s, which the tests of the host measure. This limit only distinguishes it from a page that waits forever, on
 * any machine.
 */
const PANEL_MS = 45_000;

const panel = (page: Page) => page.getByRole('alert').filter({ hasText: 'This part of the shop did not load' });
const signInForm = (page: Page) => page.getByRole('textbox', { name: 'Email' });

async function expectRestAlive(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: /Cart/ }).waitFor();
  await page.getByRole('contentinfo').waitFor();
}

describe('A remote that fails', () => {
  const shop = sharedShop();

  // The document contains the styles of its page, so no stylesheet is fetched that could fail.
  it.each(cases.filter(([, url]) => url !== styles))(
    '[MF-04a] [MF-04b] on the first page: %s; the rest works, and a retry recovers without a reload',
    async (_name, url, fault) => {
      const { page, context } = await shop.visit();
      await page.route(url, fault);
      await page.goto('/site/login', { waitUntil: 'commit' });
      await panel(page).waitFor({ timeout: PANEL_MS });
      await expectRestAlive(page);
      await page.evaluate(() => ((window as { unreloaded?: boolean }).unreloaded = true));

      await page.unroute(url, fault);
      await panel(page).getByRole('button', { name: 'Try again' }).click();
      await signInForm(page).waitFor();
      expect(await page.evaluate(() => (window as { unreloaded?: boolean }).unreloaded)).toBe(true);
      await context.close();
    },
  );

  it.each(cases)(
    '[MF-04a] [MF-04b] on navigation: %s; the rest works, and a retry recovers without a reload',
    async (_name, url, fault) => {
      const { page, context } = await shop.visit();
      await page.goto('/about');
      await page.route(url, fault);
      await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
      await panel(page).waitFor({ timeout: PANEL_MS });
      await expectRestAlive(page);

      await page.unroute(url, fault);
      await panel(page).getByRole('button', { name: 'Try again' }).click();
      await signInForm(page).waitFor();
      await context.close();
    },
  );

  it('[MF-04b] shows a reference that is in the log, and fails again if the fault persists', async () => {
    const { page, context } = await shop.visit();
    await page.route(entry, isGone);
    const reported = page.waitForRequest('**/reports/page-failure');
    await page.goto('/site/login');
    await panel(page).waitFor();
    const { reference } = (await reported).postDataJSON() as { reference: string };
    expect(await panel(page).innerText()).toContain(reference);
    // The previous panel stays until the response; the second one has another reference.
    const reportedAgain = page.waitForRequest('**/reports/page-failure');
    await panel(page).getByRole('button', { name: 'Try again' }).click();
    const { reference: next } = (await reportedAgain).postDataJSON() as { reference: string };
    await panel(page).filter({ hasText: next }).getByRole('button', { name: 'Try again' }).waitFor();
    await context.close();
  });

  it('[MF-02a] leaves one React and one store on the page after a recovery', async () => {
    const { page, context, complaints } = await shop.visit();
    await page.route(pageChunk, isGone);
    await page.goto('/site/login');
    await panel(page).waitFor();
    await page.unroute(pageChunk);
    complaints.length = 0;
    await panel(page).getByRole('button', { name: 'Try again' }).click();
    await signInForm(page).waitFor();
    const copies = await page.evaluate(() => {
      const { __FEDERATION__: federation } = globalThis as unknown as {
        __FEDERATION__: {
          __INSTANCES__: { shareScopeMap: Record<string, Record<string, Record<string, { from: string }>>> }[];
        };
      };
      return federation.__INSTANCES__.flatMap(({ shareScopeMap }) =>
        Object.values(shareScopeMap['default']?.['react'] ?? {}).map(({ from }) => from),
      );
    });
    expect(new Set(copies)).toEqual(new Set(['sf_host']));
    expect(complaints).toEqual([]);
    await context.close();
  });
});
