import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { accessibilityFindings } from '../support/axe';
import { signUp } from '../support/customer';
import { main } from '../support/landmarks';
import { openShop } from '../support/shop';
import { until } from '../support/until';

const ROOT = path.resolve(__dirname, '../..');
const shop = openShop({ CURRENCIES: 'USD,EUR,GBP,CAD,AUD', CURRENCY_PRIORITY: 'GBP' });

const currency = (page: Page) => page.getByRole('banner').getByRole('combobox', { name: 'Currency' }).first();
const row = (page: Page, ending: string) =>
  main(page)
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: `${ending}, costs over the years` }) });
const endings = (page: Page): Promise<string[]> =>
  main(page)
    .getByRole('button', { name: /costs over the years$/ })
    .allInnerTexts();

/** Waits until the list begins with these extensions: the address changes before the rows, and old rows may stay a moment longer. */
const beginsWith = (page: Page, first: readonly string[]) =>
  until(
    'the first endings',
    async () => (await endings(page)).slice(0, first.length),
    (found) => found.join() === first.join(),
  );

/** Waits until every cart line is priced in a currency. */
const inCart = (page: Page, code: string) =>
  page.waitForFunction((wanted) => {
    const { data } = JSON.parse(localStorage.getItem('sf:cart') ?? '') as {
      data: { entries: Record<string, { item: { currency_code: string; priced: string } | null }> };
    };
    return Object.values(data.entries).every(({ item }) => item?.currency_code === wanted && item.priced === 'priced');
  }, code);

async function addFirst(page: Page, word: string): Promise<void> {
  await page.goto(`/site/availability/${word}`);
  await main(page).getByRole('button', { name: /^Add/ }).first().click();
  await page.getByRole('banner').getByRole('link', { name: 'Cart, 1 domain' }).waitFor();
}

/** Runs the reseller's command on the running shop. */
function prices(...args: string[]): string {
  return execFileSync(process.execPath, [path.join(ROOT, 'tools/prices.mjs'), ...args], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: shop.stack.dataDir },
    encoding: 'utf8',
  });
}

describe('Prices', () => {
  it('[RT-07b] [RT-07c] [PR-01a] the price list is searched, sorted and filtered in its address, opened, saved and printed whole', async () => {
    const { page, context, complaints } = await shop.visit();
    await page.goto('/site/pricing');
    await row(page, '.academy').waitFor();
    expect(await main(page).getByRole('table').getAttribute('aria-rowcount')).toBe('153');
    expect((await endings(page)).length).toBeLessThan(60);
    expect(await accessibilityFindings(page)).toEqual([]);

    await row(page, '.academy').getByRole('button').click();
    await row(page, '.academy').getByText('Over 10 years').waitFor();
    await row(page, '.academy').filter({ hasText: '$361.00' }).waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);

    // The page grows while its rows are rendered and measured, so its end may have moved when it is reached.
    while (!(await row(page, '.zone').isVisible())) {
      await page.keyboard.press('End');
      await page.evaluate('new Promise(requestAnimationFrame)');
    }
    await main(page).getByRole('searchbox').fill('.st');
    // Matches at the beginning come before other matches.
    await beginsWith(page, ['.store', '.studio']);
    await main(page)
      .getByRole('button', { name: /^Every year after/ })
      .click();
    await page.waitForURL('**/site/pricing?find=.st&sort=renew');
    await beginsWith(page, ['.studio', '.store']);

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      main(page).getByRole('button', { name: 'Download CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^prices_USD_\d{8}_\d{6}\.csv$/);
    const lines = readFileSync(await download.path(), 'utf8')
      .trim()
      .split('\r\n');
    expect(lines.slice(1, 3)).toEqual([
      expect.stringMatching(/^\.studio,USD,4\.90,29\.90,29\.90,6\.00,112\.00,64\.70,/),
      expect.stringMatching(/^\.store,USD,2\.90,54\.90,/),
    ]);

    await main(page).getByRole('searchbox').fill('');
    await row(page, '.top').waitFor();
    const isPrinted = page.evaluate(
      "new Promise((done) => addEventListener('beforeprint', () => requestAnimationFrame(() => done(document.querySelectorAll('tbody tr[data-index]').length))))",
    );
    await page.evaluate("window.dispatchEvent(new Event('beforeprint'))");
    expect(await isPrinted).toBe(152);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('[CU-02] [CU-03a] [CU-03b] [CU-07a] [CU-07b] a guest chooses one of five currencies: every price and the whole cart use it, in its own format', async () => {
    const { page, context, complaints } = await shop.visit({ viewport: { width: 1280, height: 800 } });
    await addFirst(page, 'brindlewharf');
    await page.goto('/site/cart');
    await currency(page).getByRole('option', { name: 'EUR' }).waitFor({ state: 'attached' });
    expect(await currency(page).getByRole('option').allInnerTexts()).toEqual(['USD', 'GBP', 'AUD', 'CAD', 'EUR']);
    for (const [code, sign] of [
      ['EUR', '€'],
      ['GBP', '£'],
      ['CAD', '$'],
      ['AUD', '$'],
      ['USD', '$'],
    ] as const) {
      await currency(page).selectOption(code);
      await inCart(page, code);
      // Stored values are rendered a moment later.
      const others = ['€', '£', '$'].filter((one) => one !== sign);
      await until(
        `the cart in ${code}`,
        () => main(page).innerText(),
        (shown) => shown.includes(sign) && !others.some((other) => shown.includes(other)),
      );
    }
    await currency(page).selectOption('EUR');
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto('/site/pricing?find=inc');
    // The document has prices in the shop's own currency.
    await row(page, '.inc').filter({ hasText: '€543.00' }).waitFor();
    for (const direction of ['ltr', 'rtl']) {
      await page.evaluate(`document.documentElement.dir = '${direction}'`);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320);
    }
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('[CU-06a] [CU-06b] [NT-10] a customer’s choice becomes their default on every device; a failure is reported', async () => {
    const { page, context } = await shop.visit();
    const customer = await signUp(context, shop.url);
    await page.goto('/site/pricing');
    await currency(page).selectOption('GBP');
    await page.getByText('Default currency updated.', { exact: true }).waitFor();
    await page.route('**/user/default_currency', (call) =>
      call.request().method() === 'PUT' ? call.abort() : call.continue(),
    );
    await currency(page).selectOption('EUR');
    await page.getByText('Failed to update default currency.', { exact: true }).waitFor();

    const other = await shop.visit();
    await other.context.request.post(`${shop.url}/auth/login`, {
      data: { email: customer.email, password: customer.password },
      headers: { origin: shop.url },
    });
    await other.page.goto('/site/pricing?find=app');
    await other.page.getByText('£13.90').first().waitFor();
    await Promise.all([context.close(), other.context.close()]);
  });

  it('[PR-01a] [CT-14a] an import while the shop is running changes the prices, and the cart shows what changed', async () => {
    const { page, context } = await shop.visit();
    await page.goto('/site/availability/quillandtannery.app');
    await main(page).getByRole('button', { name: /^Add/ }).first().click();
    await page.goto('/site/cart');
    await main(page).getByText('$16.90').first().waitFor();

    const folder = path.join(shop.stack.dataDir, 'tables');
    prices('export', folder);
    const file = path.join(folder, 'prices.csv');
    writeFileSync(file, readFileSync(file, 'utf8').replace('.app,USD,16.90,16.90', '.app,USD,18.40,17.40'));
    expect(prices('import', file)).toContain('~ .app in USD: register 16.90 → 18.40, renew 16.90 → 17.40');

    await page.reload();
    const change = main(page).getByRole('group', { name: 'Price of quillandtannery.app changed' });
    await change.filter({ hasText: /Now costs more than when you added it[^]*\$16\.90[^]*\$18\.40/ }).waitFor();
    // The shop of these tests sells in more than one dollar.
    await change.getByRole('button', { name: 'Accept US$18.40' }).click();
    await change.waitFor({ state: 'detached' });
    await page.goto('/site/pricing?find=app');
    await row(page, '.app')
      .filter({ hasText: /\$18\.40[^]*\$17\.40/ })
      .waitFor();
    await context.close();
  });

  it('[CU-04] [NT-11] [C3] a currency that is withdrawn while a page is open is replaced by the default, with a notice, and every price is requested again', async () => {
    const { page, context } = await shop.visit();
    await addFirst(page, 'tannerylane');
    await currency(page).selectOption('EUR');
    await page.goto('/site/cart');
    await inCart(page, 'EUR');
    await shop.stack.restart({ CURRENCIES: 'USD,GBP' });
    // The next price call is refused, without a reload. The notice may close again before the press is over.
    await Promise.all([
      page
        .getByText('The selected currency (EUR €) is no longer available. Reverting to default currency (USD $).', {
          exact: true,
        })
        .waitFor(),
      page.getByRole('navigation').getByRole('link', { name: 'Pricing' }).first().click(),
    ]);
    await row(page, '.academy').getByText('$').first().waitFor();
    await page.goto('/site/cart');
    await inCart(page, 'USD');
    await main(page).getByText('Now priced in USD instead of EUR').waitFor();
    // Stored values are rendered a moment later.
    await until(
      'the total of the cart',
      () => main(page).innerText(),
      (shown) => /Total USD\s+\$\d+\.90/.test(shown),
    );
    await context.close();
  });
});
