import type { Page } from 'playwright-core';
import { main } from '../support/landmarks';
import { openShop } from '../support/shop';
import { until } from '../support/until';

/** What of a page was there before any script ran, and which of it is there still. */
interface Kept {
  readonly rendered: number;
  readonly lost: readonly string[];
}

/** Pages of remotes with what each of their documents says. */
const pages = [
  ['/site/pricing', 'Domain prices', /\.academy\s+\$\d+\.\d\d/],
  ['/site/availability/brindlewharf', 'Search results for brindlewharf', /Add for \$\d+\.\d\d/],
] as const;

describe('Pages of remotes, rendered on the server', () => {
  const shop = openShop();

  /** The document of a page once its release is ready and registries have answered: what was published or asked a moment ago may wait. */
  const rendered = (path: string): Promise<string> =>
    until(
      `the document of ${path} has its content`,
      async () => (await fetch(shop.url + path)).text(),
      (html) => html.includes('data-rendered=') && !html.includes('Checking'),
    );

  /** Notes the elements of the page before any script has run, and afterwards which of them have gone. */
  async function watch(page: Page): Promise<() => Promise<Kept>> {
    await page.addInitScript(() => {
      document.addEventListener('readystatechange', () => {
        if (document.readyState !== 'interactive') return;
        // Of a long list the browser draws what is near the window.
        const before = [...document.querySelectorAll('[data-remote] *')].filter(
          (one) => one.getClientRects().length > 0 && one.getBoundingClientRect().top < window.innerHeight,
        );
        Object.assign(window, { before });
      });
    });
    return () =>
      page.evaluate(() => {
        const { before } = window as unknown as { before: readonly Element[] };
        return {
          rendered: before.length,
          lost: before.filter((one) => !one.isConnected).map((one) => one.outerHTML.slice(0, 200)),
        };
      });
  }

  it.each(pages)('[RT-37a] %s is taken over as it stands in the document', async (path, title, content) => {
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

  it('[RT-37a] is said in the language of the address', async () => {
    await rendered('/en-XA/site/pricing');
    const { page, context, complaints } = await shop.visit();
    const kept = await watch(page);
    await page.goto('/en-XA/site/pricing');
    expect(await main(page).getByRole('heading', { level: 1 }).innerText()).toBe('[Ðömåîñ pŕîçéš~~~~]');
    expect((await kept()).lost).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('[RT-37b] prices and results are there without scripts', async () => {
    const { page, context } = await shop.visit({ javaScriptEnabled: false });
    for (const [path, title, content] of pages) {
      await rendered(path);
      await page.goto(path);
      expect(await main(page).getByRole('heading', { level: 1 }).innerText()).toBe(title);
      expect(await main(page).innerText()).toMatch(content);
    }
    await context.close();
  });

  it('[RT-37a] what is pressed and typed before the code of the page is there, is done when it is', async () => {
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
});
