import { accessibilityFindings } from '../support/axe';
import { heading, main } from '../support/landmarks';
import { startPartnerSite, type PartnerSite } from '../support/partner-site';
import { openShop } from '../support/shop';
import { visitDeskWithCodes } from '../support/staff';
import { until } from '../support/until';

type Heard = [name: string, detail: { readonly code?: string; readonly message?: string }];

describe('Partners in the desk', () => {
  const shop = openShop();
  let site: PartnerSite;
  beforeAll(async () => {
    site = await startPartnerSite(() => shop.url);
  });
  afterAll(() => site.close());

  it('[BO-04o] [EM-04b] a partner is added, can search at once, gets a new key and is disabled', async () => {
    const { page, complaints, nextCode } = await visitDeskWithCodes(shop, 'Ada Verne', 'admin');
    const question = page.getByRole('dialog');
    const prove = async (action: string) => {
      await question.getByLabel('Code').fill(await nextCode());
      await question.getByRole('button', { name: action, exact: true }).click();
      await question.waitFor({ state: 'detached' });
    };
    const keys = page.getByRole('table', { name: 'Keys' });
    const currentKey = async () =>
      /pk_[\w-]+/.exec(await keys.getByRole('row').filter({ hasText: 'Current' }).innerText())?.[0] ?? '';

    await page.getByRole('link', { name: 'Partners' }).click();
    await page.getByRole('button', { name: 'Add a partner' }).click();
    await question.getByLabel('ID on orders').fill('harbour');
    await question.getByLabel('Name').fill('Harbour Hosting');
    await question.getByLabel('Origins').fill(`${site.origin}/`);
    expect(await accessibilityFindings(page)).toEqual([]);
    await prove('Add a partner');
    await heading(page, 'Harbour Hosting').waitFor();
    await keys.getByText('Current').waitFor();
    const former = await currentKey();
    expect(former).toMatch(/^pk_[\w-]{22}$/);
    expect(await accessibilityFindings(page)).toEqual([]);

    const visitor = await shop.visit();
    const embed = visitor.page.locator('storefront-search');
    const visit = (key: string) =>
      visitor.page.goto(
        site.put(`/with-${key}`, {
          html: `<script type="module" src="${shop.url}/embed/v1.js"></script><storefront-search partner="${key}"></storefront-search>`,
        }),
      );
    const find = async (key: string, domain: string) => {
      await visit(key);
      await embed.getByRole('searchbox').fill(domain);
      await embed.getByRole('searchbox').press('Enter');
      await embed.getByRole('button', { name: `Add ${domain}`, exact: true }).waitFor();
    };
    /** The error that the page's developers get if the shop refuses the key. */
    const refusal = async (key: string): Promise<Heard[1] | undefined> => {
      await visit(key);
      await embed.getByRole('heading', { name: 'Search is unavailable' }).waitFor();
      const heard = await until(
        'the event of the refusal',
        () => visitor.page.evaluate(() => (window as unknown as { heard: Heard[] }).heard),
        (all) => all.some(([name]) => name === 'sf:error'),
      );
      return heard.find(([name]) => name === 'sf:error')?.[1];
    };
    await find(former, 'quillharbour-former.com');

    await page.getByRole('button', { name: 'Issue a new key' }).click();
    await prove('Issue the key');
    await keys.getByText('Works until it is revoked').waitFor();
    const key = await currentKey();
    expect(key).not.toBe(former);
    await find(key, 'quillharbour-current.com');
    await find(former, 'quillharbour-overlap.com');

    await page.getByRole('button', { name: `Revoke ${former}` }).click();
    await prove('Revoke');
    await keys.getByText(/^Ended/).waitFor();
    expect(await refusal(former)).toMatchObject({
      code: 'not_registered',
      message: expect.stringContaining(`The key ${former} no longer works.`),
    });
    await find(key, 'quillharbour-after.com');

    await page.getByRole('button', { name: 'Disable', exact: true }).click();
    await prove('Disable');
    await page.getByText(/^This partner is disabled\./).waitFor();
    expect(await refusal(key)).toMatchObject({
      code: 'not_registered',
      message: expect.stringContaining('The shop has disabled this partner.'),
    });
    const changes = main(page).getByRole('table', { name: 'Changes' });
    expect(await changes.getByRole('row').nth(1).innerText()).toMatch(/Disabled[^]*Ada Verne/);
    expect(complaints).toEqual([]);
    await visitor.context.close();
  });
});
