import type { Page } from 'playwright-core';
import brand from '../../host/src/brand/brand.json';
import { LANGUAGES } from '../../shared/src/contract/languages';
import { newCustomer, signUp } from '../support/customer';
import { misfits } from '../support/fit';
import { newestEmail } from '../support/mailbox';
import { ownName } from '../support/own-name';
import { sharedShop } from '../support/shop';
import { storedCart } from '../support/stored-cart';
import { untranslatedTexts } from '../support/untranslated';

/** Pages whose texts are all in a catalogue. Add a line for each page that is finished. */
const FINISHED = {
  guest: [
    '/site/cart',
    '/site/recover',
    '/site/login',
    '/site/register',
    '/site/emailsent',
    '/site/availability/brindlequay',
    '/site/transfer-multiple',
  ],
  customer: ['/account/detail', '/account/billing', '/domain/list', '/domain/dns?name=brindleharbour.com'],
};

/** Data of the operator, of purchases, and codes on the pages. */
const DATA = [
  brand.support.mail,
  brand.name,
  brand.wordmark,
  brand.tagline,
  'brindlequay.com',
  'brindleharbour.com',
  'Visa 4242',
  'NS',
];

/** Proper names and brands. */
const SAME_EVERYWHERE = /^(Onymeter|onymeter|Example Registrar)/;

describe('The shop in another language', () => {
  const shop = sharedShop();
  const strange = (path: string) => `/en-XA${path}`;

  it('shows only texts of the catalogues, and fits on a phone', async () => {
    const { context, page, complaints } = await shop.visit();
    await page.goto(strange('/help'));
    await page.evaluate((cart) => localStorage.setItem('sf:cart', cart), storedCart(['brindlequay.com']));
    const customer = newCustomer();
    const look = async (path: string) => {
      await page.goto(strange(path));
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      const untranslated = await untranslatedTexts(page, [...Object.values(customer), ...DATA]);
      await page.setViewportSize({ width: 320, height: 640 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      await page.setViewportSize({ width: 1280, height: 800 });
      return { path, untranslated, overflow };
    };
    const seen = [];
    for (const path of FINISHED.guest) seen.push(await look(path));
    await signUp(context, shop.url, customer);
    await ownName(context.request, shop.stack, customer, 'brindleharbour.com');
    for (const path of FINISHED.customer) seen.push(await look(path));
    expect(seen).toEqual(seen.map(({ path }) => ({ path, untranslated: [], overflow: 0 })));
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('never shows English first, and keeps its language across pages', async () => {
    const { context, page, complaints } = await shop.visit();
    const files: string[] = [];
    page.on('response', (response) => files.push(new URL(response.url()).pathname));
    const document = await (await context.request.get(shop.url + strange('/site/login'))).text();
    expect(document).toContain('<html lang="en-XA" dir="ltr">');
    expect(document).toContain('[Šîĝñ îñ~~]');
    await page.goto(strange('/site/login'));
    await page.getByRole('heading', { level: 1, name: '[' }).waitFor();
    expect(files.filter((file) => file.endsWith('/main.en-XA.js'))).toHaveLength(1);
    expect(files.filter((file) => /\/page-[\w-]*\.en-XA\.js$/.test(file)).length).toBeGreaterThan(0);
    await page.getByRole('banner').getByRole('link').first().click();
    await page.waitForURL(`**${strange('/site/home')}`);
    await page.getByRole('contentinfo').getByRole('link').first().click();
    await page.waitForURL(`**${strange('/about')}`);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('is used at every address for visitors who chose it, and not loaded for English', async () => {
    const { context, page } = await shop.visit();
    const files: string[] = [];
    page.on('response', (response) => files.push(new URL(response.url()).pathname));
    await page.goto('/site/login');
    expect(files.filter((file) => file.includes('en-XA'))).toEqual([]);
    await context.addCookies([{ name: 'sf-language', value: 'en-XA', url: shop.url }]);
    await page.goto('/account/detail?a=1#b');
    expect(page.url()).toBe(`${shop.url}/en-XA/account/detail?a=1#b`);
    await context.close();
  });

  it('continues in English when the messages of a page cannot be loaded, and reports it', async () => {
    const { context, page } = await shop.visit();
    const reported = page.waitForRequest('**/reports/page-failure');
    await context.route('**/page-login*.en-XA.js*', (route) => route.abort());
    await page.goto(strange('/site/login'));
    await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
    expect((await reported).postData()).toContain('Messages did not load');
    await context.close();
  });

  /** Sentences and labels of at least two words on a page, without those that are the same in every language. */
  const wordsOn = (page: Page): Promise<string[]> =>
    page.evaluate(() => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found = new Set<string>();
      while (texts.nextNode()) {
        const { nodeValue, parentElement } = texts.currentNode;
        const text = nodeValue?.trim() ?? '';
        if (/\p{L}{2,} \p{L}{2,}/u.test(text) && !parentElement?.closest('[translate="no"], script, style, noscript'))
          found.add(text);
      }
      return [...found];
    });

  const PAGES = ['/site/home', '/site/cart', '/site/register', '/help?tab=domains'];

  it('[RT-39a] exists in each language without English texts, and fits on a phone', async () => {
    const { context, page, complaints } = await shop.visit({ viewport: { width: 320, height: 640 } });
    await page.goto('/about');
    await page.evaluate((cart) => localStorage.setItem('sf:cart', cart), storedCart(['brindlequay.com']));
    const look = async (language: string, path: string) => {
      await page.goto(language === 'en' ? path : `/${language}${path}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      const [lang, dir] = await page.evaluate(() => [document.documentElement.lang, document.documentElement.dir]);
      return { lang, dir, words: await wordsOn(page), misfits: await misfits(page) };
    };
    const english = new Map<string, string[]>();
    for (const path of PAGES) english.set(path, (await look('en', path)).words);
    for (const language of LANGUAGES.filter((each) => each !== 'en'))
      for (const path of PAGES) {
        const { words, ...seen } = await look(language, path);
        const left = words.filter((text) => english.get(path)?.includes(text) && !SAME_EVERYWHERE.test(text));
        const right = { lang: language, dir: language === 'ar' ? 'rtl' : 'ltr', misfits: [] };
        expect({ path, left, ...seen }).toEqual({ path, left: [], ...right });
      }
    expect(complaints).toEqual([]);
    await context.close();
  });

  /** Names of the header's selects that are narrower than their value, except those that give way to the others. */
  const cutSelects = (page: Page): Promise<string[]> =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLSelectElement>('header select')]
        .filter((select) => select.checkVisibility() && Number(getComputedStyle(select).flexShrink) <= 1)
        .filter((select) => {
          const alone = select.cloneNode(true) as HTMLSelectElement;
          alone.value = select.value;
          alone.style.position = 'absolute';
          select.after(alone);
          const needed = alone.getBoundingClientRect().width;
          alone.remove();
          return select.getBoundingClientRect().width < needed;
        })
        .map((select) => `${select.ariaLabel}: ${select.selectedOptions[0]?.text}`),
    );

  /** Links and buttons of the header that do not have room for their text on one line, or that the settings before them overlap. */
  const cutControls = (page: Page): Promise<string[]> =>
    page.evaluate(() => {
      const isReversed = document.documentElement.dir === 'rtl';
      const isWrapped = (control: HTMLElement) => {
        const text = document.createRange();
        text.selectNodeContents(control);
        return new Set([...text.getClientRects()].map(({ top }) => top)).size > 1;
      };
      const shown = [...document.querySelectorAll<HTMLElement>('header :is(a, button, select)')]
        .filter((control) => control.checkVisibility())
        .map((control) => ({ control, box: control.getBoundingClientRect() }));
      return shown
        .filter(({ control, box }, index) => {
          const next = shown[index + 1]?.box;
          const isOverlapped = next && (isReversed ? next.right > box.left + 1 : next.left < box.right - 1);
          return (
            isOverlapped ||
            (control.tagName !== 'SELECT' && control.scrollWidth > control.clientWidth) ||
            (control.closest('nav') && isWrapped(control))
          );
        })
        .map(({ control }) => control.textContent.trim());
    });

  it('[RT-39k] shows the chosen language, the currency and every link in full, wherever the header has them', async () => {
    // The widths between which the header has its menu instead, and the widest at which notices give way.
    for (const width of [960, 992, 1024, 1216, 1280]) {
      const { context, page } = await shop.visit({ viewport: { width, height: 640 } });
      for (const language of LANGUAGES) {
        await page.goto(language === 'en' ? '/about' : `/${language}/about`);
        await page.waitForLoadState('networkidle');
        const cut = [...(await cutSelects(page)), ...(await cutControls(page))];
        expect({ width, language, cut }).toEqual({ width, language, cut: [] });
      }
      await context.close();
    }
  });

  it('[RT-39b] [RT-39d] a German browser gets the shop, and then its emails, in German', async () => {
    const { context, page, complaints } = await shop.visit({ locale: 'de-AT' });
    await page.goto('/');
    expect(new URL(page.url()).pathname).toBe('/de/site/home');
    const customer = newCustomer();
    await page.goto('/site/register');
    const fill = (field: string, text: string) =>
      page.getByRole('main').locator(`[autocomplete="${field}"]`).fill(text);
    await fill('given-name', customer.firstName);
    await fill('family-name', customer.lastName);
    await fill('email', customer.email);
    await fill('new-password', customer.password);
    await page.getByRole('button', { name: 'Konto erstellen' }).click();
    const { subject, links } = await newestEmail(shop.url, customer.email);
    expect(subject).toMatch(/bestätigen/i);
    expect(links.some((link) => link.includes('/de/site/verification'))).toBe(true);
    await page.goto('/domain/list');
    expect(new URL(page.url()).pathname).toBe('/de/domain/list');
    expect(complaints).toEqual([]);
    await context.close();
  });
});
