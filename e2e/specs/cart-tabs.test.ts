import type { Page } from 'playwright-core';
import { readCart } from '../support/checkout';
import { openShop } from '../support/shop';

const MINUTE_MS = 60_000;
/** Milliseconds between two actions of one person. */
const BETWEEN_MS = 1_000;

const badge = (page: Page, count: number) =>
  page
    .getByRole('banner')
    .getByRole('link', {
      name: count === 0 ? 'Cart, empty' : count === 1 ? 'Cart, 1 domain' : `Cart, ${count} domains`,
    });
const offers = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Add/ });

async function addFirst(page: Page, word: string, count = 1): Promise<void> {
  await page.goto(`/site/availability/${word}`);
  await offers(page).first().click();
  await badge(page, count).waitFor();
}

describe('The cart of a browser', () => {
  const shop = openShop({ CURRENCIES: 'USD,EUR,GBP,CAD,AUD' });

  it('[CT-10a] [CT-10b] [CT-05] [C7] adding and removing show in another tab within a second, both ways, and survive a reload', async () => {
    const { page, context, complaints } = await shop.visit();
    const other = await context.newPage();
    await context.clock.install();
    await Promise.all([page.goto('/site/availability/brindlewharf'), other.goto('/site/cart')]);
    await offers(page).first().waitFor();
    await badge(other, 0).waitFor();

    // The clocks of both tabs are paused, so updates must show without any delay, however slow the machine is.
    await context.clock.pauseAt(Date.now() + MINUTE_MS);
    await offers(page).first().click();
    await badge(other, 1).waitFor();
    await context.clock.runFor(BETWEEN_MS);
    await offers(page).first().click();
    await badge(other, 2).waitFor();
    await context.clock.runFor(BETWEEN_MS);
    const [first, second] = await readCart(page);
    await other.getByRole('heading', { level: 1, name: 'Cart, 2 domains' }).waitFor();
    await other
      .getByRole('main')
      .getByRole('button', { name: `Remove ${first}` })
      .click();
    await badge(page, 1).waitFor();

    await context.clock.resume();
    await page.reload();
    await badge(page, 1).waitFor();
    expect(await readCart(page)).toEqual([second]);
    await other
      .getByRole('main')
      .getByText(second ?? '', { exact: false })
      .first()
      .waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('[CT-10b] [C7] domains added by two tabs at the same moment are in the carts of both', async () => {
    const { page, context } = await shop.visit();
    const other = await context.newPage();
    await Promise.all([page.goto('/site/availability/brindleharbour'), other.goto('/site/availability/tannerylane')]);
    await Promise.all([offers(page).first().waitFor(), offers(other).first().waitFor()]);
    for (let round = 0; round < 3; round += 1)
      await Promise.all([offers(page).first().click(), offers(other).first().click()]);
    await Promise.all([badge(page, 6).waitFor(), badge(other, 6).waitFor()]);
    await page.reload();
    await badge(page, 6).waitFor();
    await context.close();
  });

  it.each([
    ['not JSON', '{"v":1,"data":{"entr', '{"v":1,"data":{"entr'],
    ['of another shape', '{"v":1,"data":["brindlewharf.com"]}', '["brindlewharf.com"]'],
    ['of a newer version', '{"v":99,"data":{"entries":{}}}', '{"v":99,"data":{"entries":{}}}'],
  ])(
    '[CT-10a] [CT-10b] [CT-10c] [C6] a stored cart that is %s is set aside with a notice, and the shop works on',
    async (_name, value, kept) => {
      const { page, context, complaints } = await shop.visit();
      await page.goto('/about');
      await page.evaluate((broken) => localStorage.setItem('sf:cart', broken), value);
      // A notice may appear and close before the rest of the page is ready.
      await Promise.all([
        page
          .getByRole('status')
          .filter({ hasText: /set (it )?aside/ })
          .first()
          .waitFor(),
        page.goto('/site/cart'),
      ]);
      await badge(page, 0).waitFor();
      const [aside] = await page.evaluate(
        () => JSON.parse(localStorage.getItem('sf:cart:set-aside') ?? '[]') as { value: unknown }[],
      );
      expect(typeof aside?.value === 'string' ? aside.value : JSON.stringify(aside?.value)).toBe(kept);
      await addFirst(page, 'brindlewharf');
      expect(await page.getByText(/set aside/).count()).toBe(0);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  it('[CT-10b] [CT-10c] [C6] an unreadable line is set aside, and the others stay', async () => {
    const before = await shop.visit();
    await addFirst(before.page, 'brindlewharf');
    const kept = await readCart(before.page);
    const storageState = await before.context.storageState();
    await before.context.close();
    for (const entry of storageState.origins
      .flatMap(({ localStorage }) => localStorage)
      .filter(({ name }) => name === 'sf:cart')) {
      const cart = JSON.parse(entry.value) as { data: { entries: Record<string, unknown> } };
      cart.data.entries['broken.example'] = { at: 'yesterday' };
      entry.value = JSON.stringify(cart);
    }
    const { page, context } = await shop.visit({ storageState });
    await Promise.all([
      page
        .getByText('We could not read part of your saved cart and set it aside. Check that nothing is missing.')
        .waitFor(),
      page.goto('/site/cart'),
    ]);
    await badge(page, 1).waitFor();
    expect(await readCart(page)).toEqual(kept);
    expect(await page.evaluate(() => localStorage.getItem('sf:cart:set-aside'))).toContain('broken.example');
    await context.close();
  });

  it('[CT-10a] [CT-10b] [CT-10c] [C6] with a full storage the cart continues in memory and says so once', async () => {
    const { page, context } = await shop.visit();
    await page.goto('/site/availability/brindlewharf');
    await offers(page).first().waitFor();
    await page.evaluate(() => {
      let size = 1024 * 1024;
      for (let index = 0; size > 0;) {
        try {
          localStorage.setItem(`other-${index}`, 'x'.repeat(size));
          index += 1;
        } catch {
          size = Math.floor(size / 2);
        }
      }
    });
    await offers(page).first().click();
    const notice = page.getByText('This browser does not save your cart. It lasts until you close the page.');
    // The notice stays while the pointer is on it, where the keyboard leaves it.
    await notice.hover();
    await offers(page).first().press('Enter');
    await badge(page, 2).waitFor();
    expect(await notice.count()).toBe(1);
    // Navigate to the cart without a new document: the cart in memory is what is bought.
    await badge(page, 2).click();
    await page.getByRole('heading', { level: 1, name: 'Cart, 2 domains' }).waitFor();
    await context.close();
  });

  it('[CT-10a] [CT-10b] [CT-10c] [C6] with a blocked storage the shop works in memory', async () => {
    const { page, context, complaints } = await shop.visit();
    await context.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
      }
    });
    await page.goto('/site/availability/brindlewharf');
    await offers(page).first().click();
    await badge(page, 1).waitFor();
    await badge(page, 1).click();
    await page.getByRole('heading', { level: 1, name: 'Cart, 1 domain' }).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Check out' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('[CU-03a] [CU-03b] [CU-07b] picking a currency re-prices results and cart, in this tab and after a reload', async () => {
    const { page, context, complaints } = await shop.visit();
    await addFirst(page, 'brindlewharf');
    await page.goto('/site/cart');
    const main = page.getByRole('main');
    await main
      .getByText(/^US\$\d/)
      .first()
      .waitFor();
    const select = page.getByRole('banner').getByRole('combobox', { name: 'Currency' });
    await select.getByRole('option', { name: 'EUR' }).waitFor({ state: 'attached' });
    expect(await select.getByRole('option').allInnerTexts()).toEqual(['USD', 'EUR', 'GBP', 'CAD', 'AUD']);
    for (const [code, sign] of [
      ['EUR', '€'],
      ['GBP', '£'],
    ] as const) {
      const answer = page.waitForResponse(
        (response) => response.url().includes('/service/') && response.request().postData()?.includes(code) === true,
      );
      await select.selectOption(code);
      expect((await answer).ok()).toBe(true);
      await main
        .getByText(new RegExp(`^${sign}\\d`))
        .first()
        .waitFor();
      await page.waitForFunction(() => !document.querySelector('main')?.innerText.includes('$'));
    }
    await page.reload();
    await main.getByText(/^£\d/).first().waitFor();
    expect(await select.inputValue()).toBe('GBP');
    await page.goto('/site/availability/brindlewharf');
    await main.getByText(/£\d/).first().waitFor();
    // The groups of results are priced one after the other.
    await page.waitForFunction(() => !document.querySelector('main')?.innerText.includes('$'));
    expect(complaints).toEqual([]);
    await context.close();
  });
});
