import type { Page } from 'playwright-core';
import { isSameDocument, markDocument } from '../support/in-app';
import { sharedShop } from '../support/shop';
import { getServerRendered } from '../support/release-copy';
import { takenOver } from '../support/taken-over';
import { until } from '../support/until';
import { signUp } from '../support/customer';
import { sharedVersion, startHost, type OtherHost } from '../support/versions';

/** The host of these tests is two minor versions ahead of the checkout, so that there are two older versions with the same major. */
const [major, first] = sharedVersion();
const HOST = `${major}.${first + 2}.0`;

const updating = (page: Page) => page.getByRole('alert').filter({ hasText: 'This part of the shop is being updated' });

/** The sources of the React instances on the page. */
const reactsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { __FEDERATION__: federation } = globalThis as unknown as {
      __FEDERATION__: {
        __INSTANCES__: { shareScopeMap: Record<string, Record<string, Record<string, { from: string }>>> }[];
      };
    };
    return [
      ...new Set(
        federation.__INSTANCES__.flatMap(({ shareScopeMap }) =>
          Object.values(shareScopeMap['default']?.['react'] ?? {}).map(({ from }) => from),
        ),
      ),
    ];
  });

describe(`[MF-01] [M4] mfe-account beside a host with version ${HOST} of shared`, () => {
  const shop = sharedShop();
  let host: OtherHost;
  beforeAll(async () => {
    host = await startHost(shop.stack, HOST);
  });
  afterAll(() => host.remove());

  const served = async () => {
    const visit = await shop.visit({ baseURL: host.url });
    await visit.page.goto('/site/login');
    return visit;
  };

  it.each([
    ['two versions older', `${major}.${first}.0`],
    ['one version older', `${major}.${first + 1}.0`],
    ['the same', HOST],
  ])('%s: works, with one React', async (_which, shared) => {
    const release = host.publish(shared);
    const { page, context, complaints } = await served();
    await page.getByRole('textbox', { name: 'Email' }).fill('not an address');
    await page.getByRole('textbox', { name: 'Password' }).fill('tannery lane wharf 7');
    await page.getByRole('button', { name: 'Sign in' }).click();
    // The form uses the remote's own code, the host's form library and the host's widgets.
    await page.getByRole('textbox', { name: 'Email' }).and(page.locator('[aria-invalid=true]')).waitFor();
    expect(await page.locator('[data-remote]').getAttribute('data-remote')).toBe(`mfe_account@${release}`);
    expect(await reactsOn(page)).toEqual(['sf_host']);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('one version newer: the previous release is served instead', async () => {
    const previous = host.publish(HOST);
    host.publish(`${major}.${first + 3}.0`);
    const { page, context, complaints } = await served();
    await page.getByRole('textbox', { name: 'Email' }).waitFor();
    expect(await page.locator('[data-remote]').getAttribute('data-remote')).toBe(`mfe_account@${previous}`);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it.each([
    ['one version newer', `${major}.${first + 3}.0`],
    ['a major version newer', `${major + 1}.0.0`],
  ])(
    '%s, and no other release: a message is shown instead, none of its code runs, and the rest of the shop works',
    async (_which, shared) => {
      // Published twice, so that the previous release does not fit either.
      host.publish(`${major + 2}.0.0`);
      host.publish(shared);
      const { page, context } = await served();
      const asked: string[] = [];
      page.on('request', (request) => void asked.push(request.url()));
      await updating(page).waitFor();
      await page.getByRole('banner').getByRole('link', { name: /Cart/ }).waitFor();
      await markDocument(page);
      await Promise.all([
        page.waitForEvent('load'),
        updating(page).getByRole('button', { name: 'Reload the page' }).click(),
      ]);
      expect(await isSameDocument(page)).toBe(false);
      await updating(page).waitFor();
      await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
      await page.waitForURL('**/about');
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(asked.filter((url) => url.includes('/mfe-account/'))).toEqual([]);
      // Once its owners publish a release that fits, the next page load uses it.
      const fitting = host.publish(HOST);
      await page.goto('/site/login');
      await page.getByRole('textbox', { name: 'Email' }).waitFor();
      expect(await page.locator('[data-remote]').getAttribute('data-remote')).toBe(`mfe_account@${fitting}`);
      await context.close();
    },
  );

  it.each([
    ['two versions older', `${major}.${first}.0`],
    ['one version older', `${major}.${first + 1}.0`],
    ['the same', HOST],
  ])('[RT-37c] %s: the browser hydrates every page as that release has rendered it', async (_which, shared) => {
    const [guest, customer] = [await shop.visit({ baseURL: host.url }), await shop.visit({ baseURL: host.url })];
    await signUp(customer.context, shop.url);
    let pages = 0;
    for (const remote of ['mfe-search-cart', 'mfe-checkout', 'mfe-domains', 'mfe-account']) {
      const release = host.publish(shared, remote);
      for (const { id, address, isForCustomers } of getServerRendered(remote)) {
        const html = await until(
          `${address} is rendered by ${release}`,
          async () => (await fetch(host.url + address)).text(),
          (text) => text.includes(`data-rendered="${id}"`),
        );
        expect(html).toContain(`data-remote="${remote.replaceAll('-', '_')}@${release}"`);
        const { page, complaints } = isForCustomers ? customer : guest;
        await page.goto(address);
        await takenOver(page);
        expect([address, complaints]).toEqual([address, []]);
        pages += 1;
      }
    }
    expect(pages).toBeGreaterThan(20);
    await guest.context.close();
    await customer.context.close();
  });
});
