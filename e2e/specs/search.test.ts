import type { Page } from 'playwright-core';
import { accessibilityFindings } from '../support/axe';
import type { Visit } from '../support/browser';
import { script } from '../support/faults';
import { focused, tabTo } from '../support/keyboard';
import { takenOver } from '../support/taken-over';
import { layoutShift, watchLayout } from '../support/layout-shift';
import { hold } from '../support/requests';
import { openShop } from '../support/shop';
import { until } from '../support/until';

const NAMES = 200;

const shop = openShop();

const group = (page: Page, name: string) => page.getByRole('region', { name });
const exact = (page: Page) => group(page, 'Exact match');
const popular = (page: Page) => group(page, 'Most popular domains');
const all = (page: Page) => group(page, 'All available domains');
const field = (page: Page) => page.getByRole('main').getByRole('searchbox');

/** Waits until the field has a word; it follows the address. */
const holds = (page: Page, word: string) =>
  until(
    'the word in the field',
    () => field(page).inputValue(),
    (found) => found === word,
  );

/** Waits until every row of the three groups has its result. */
async function answered(page: Page): Promise<void> {
  await exact(page).getByRole('button').first().waitFor();
  await popular(page)
    .getByText(/^all \d+ answered$/)
    .waitFor();
  await all(page).getByText('closest to your word first').waitFor();
}

/** Axe findings on the current page, by the name of its state. */
class Looked {
  readonly findings: Record<string, string[]> = {};

  async at(page: Page, state: string): Promise<void> {
    const found = await accessibilityFindings(page);
    if (found.length > 0) this.findings[state] = found;
  }
}

async function ended({ context, complaints }: Visit): Promise<void> {
  expect(complaints).toEqual([]);
  await context.close();
}

describe('Search', () => {
  it('[SE-02a] [SE-02b] [SE-02d] [SE-06] [BC-01a] [RT-06a] [RT-36b] reserves 1, 11 and 5 rows while registries respond, without layout shifts when they do', async () => {
    // The registries are slow, one of them fails, and suggestions are delayed.
    await script(
      shop.stack,
      'registrar',
      { operation: 'check', subject: '.uk', fault: { kind: 'error' }, times: 1 },
      { operation: 'check', subject: '*', fault: { kind: 'delay', ms: 2_500 }, times: 11 },
      { operation: 'suggest', subject: '*', fault: { kind: 'delay', ms: 2_500 }, times: 1 },
    );
    const looked = new Looked();
    const browsing = await shop.visit();
    const { page } = browsing;
    const asked: URL[] = [];
    const streams: URL[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('/events')) streams.push(new URL(request.url()));
      else if (pathname.includes('/availability/')) asked.push(new URL(request.url()));
    });
    await page.goto('/site/home');
    // The focus follows a navigation inside the page; a form submitted by the browser opens a document, whose focus is at its start.
    await takenOver(page);
    // Held until everything before the first result has been checked.
    const ask = await hold(page, '**/api/domain/1.0/availability/**');
    await page.getByRole('main').getByRole('textbox', { name: 'Domain name' }).fill('brindlewharf');
    await page.keyboard.press('Enter');
    await exact(page).locator('[aria-busy]').waitFor();
    await watchLayout(page);
    expect(await popular(page).getByRole('listitem').count()).toBe(11);
    expect(await all(page).getByRole('listitem').count()).toBe(5);
    await looked.at(page, 'asking');

    // The heading has the focus and the title contains the word.
    await focused(page.getByRole('heading', { name: 'Search results for brindlewharf', exact: true }));
    expect(await page.title()).toMatch(/^brindlewharf: search results/);

    ask();
    await exact(page).getByRole('button', { name: 'Add for $12.90' }).waitFor();
    await all(page).getByText('closest to your word first').waitFor();
    await popular(page).getByText('10 of 11 answered').waitFor();
    const uk = popular(page).getByRole('listitem').filter({ hasText: 'uk' });
    await uk.getByText('Unknown, try again').waitFor();
    expect(await popular(page).getByText('Unknown, try again').count()).toBe(1);
    expect(await all(page).getByRole('listitem').count()).toBe(5);
    await looked.at(page, 'one registry silent');

    await uk.getByRole('button', { name: 'Try again for brindlewharf.uk' }).click();
    await uk.getByText('Available').waitFor();
    expect(await layoutShift(page)).toBe(0);
    expect(new Set(asked.map(({ searchParams }) => searchParams.get('group')))).toEqual(
      new Set(['exact', 'popular', 'all']),
    );
    expect(asked.every(({ searchParams }) => searchParams.get('max_wait') === '1')).toBe(true);
    // Later results came over one stream; only the domain that was requested explicitly was requested more often.
    expect(streams).toHaveLength(1);
    expect(asked.filter(({ searchParams }) => searchParams.get('group') !== 'exact')).toHaveLength(2);
    expect(looked.findings).toEqual({});
    await ended(browsing);
  });

  it('[RT-06a] [SE-02b] [SE-03] the first document contains the domain, and a placeholder for each result', async () => {
    const { page, context } = await shop.visit({ javaScriptEnabled: false });
    await page.goto('/site/availability/Quill%20Ferry');
    await page.getByRole('heading', { level: 1, name: 'Search results for quillferry' }).waitFor();
    expect(await exact(page).textContent()).toContain('quillferry.com');
    expect([await popular(page).getByRole('listitem').count(), await all(page).getByRole('listitem').count()]).toEqual([
      11, 5,
    ]);
    await page.goto(`/site/availability/${encodeURIComponent('<b>bold</b>.net')}`);
    await page.getByRole('heading', { level: 1, name: 'Search results for bboldb.net' }).waitFor();
    // An invalid name has no placeholders.
    await page.goto('/site/availability/-x');
    await page.getByText('cannot begin or end with a hyphen').waitFor();
    expect(await page.getByRole('listitem').filter({ hasText: 'Checking' }).count()).toBe(0);
    await context.close();

    const withScripts = await shop.visit();
    await withScripts.page.route('**/mfe-search-cart/**/remoteEntry.js*', (route) => route.abort());
    await withScripts.page.goto('/site/availability/quillferry');
    await withScripts.page.getByRole('main').getByRole('alert').waitFor();
    expect(await withScripts.page.getByText('quillferry.com').count()).toBe(0);
    await withScripts.context.close();
  });

  it('[SE-04b] [PR-01a] [PR-01b] [SE-07a] shows both prices in each row, all others on demand, and the registry’s requirements', async () => {
    const looked = new Looked();
    const browsing = await shop.visit();
    const { page } = browsing;
    await page.goto('/site/availability/brindlewharf.us');
    await exact(page).getByText('For citizens, residents and organisations of the United States').waitFor();
    expect(await exact(page).getByText('what the domain is for').count()).toBe(1);
    await exact(page)
      .getByRole('button', { name: /^All prices/ })
      .click();
    await exact(page).getByText('Privacy Protection is not offered for .us domains').waitFor();
    const row = popular(page).getByRole('listitem').filter({ hasText: 'net' });
    await row.getByRole('button', { name: /all prices of brindlewharf.net/ }).click();
    await row.getByText('Restore after expiry').waitFor();
    const told = await row.locator('dl > div').allInnerTexts();
    expect(told.map((fact) => fact.replace(/\s+/g, ' '))).toEqual([
      '1 year in total $13.90',
      '3 years in total $41.70',
      '5 years in total $69.50',
      '10 years in total $139.00',
      'Transfer in $13.90',
      'Restore after expiry $89.00',
    ]);
    await looked.at(page, 'all prices');
    expect(looked.findings).toEqual({});
    await ended(browsing);
  });

  it('[SE-05a] [SE-05c] a taken domain offers the nearest available one and a transfer; premium and reserved domains are distinguished', async () => {
    const looked = new Looked();
    const browsing = await shop.visit();
    const { page } = browsing;
    // Watched from the start, before React has hydrated.
    await page.goto('/site/availability/coffeehouse', { waitUntil: 'load' });
    await watchLayout(page);
    const add = exact(page).getByRole('button', { name: /^Add (it with \.|coffeehouse\.)\w+ for \$/ });
    await add.waitFor();
    expect(await exact(page).getByRole('link', { name: 'Transfer it in' }).getAttribute('href')).toBe(
      '/site/transfer-review?domain=coffeehouse.com',
    );
    await answered(page);
    // The header is tested elsewhere (RT-35a): it may still be loading when the results are shown.
    expect(await layoutShift(page, 'main')).toBe(0);
    await looked.at(page, 'taken');
    await add.click();
    await exact(page).getByRole('link', { name: 'Open cart' }).waitFor();

    await page.goto('/site/availability/brindle-wharf');
    await exact(page).getByText('Premium, priced by the registry').waitFor();
    await page.goto('/site/availability/example');
    await exact(page).getByText('Reserved').waitFor();
    await exact(page).getByText('The .com registry does not sell this domain.').waitFor();
    await looked.at(page, 'reserved');
    expect(looked.findings).toEqual({});
    await ended(browsing);
  });

  it('[SE-05d] [RT-35a] [RT-35b] [RT-05] filters are in the address: reload, back and forward keep them', async () => {
    const looked = new Looked();
    const browsing = await shop.visit();
    const { page } = browsing;
    await page.goto('/site/availability');
    await page.waitForURL('**/site/home');
    await page.goto('/site/availability/brindlewharf');
    await answered(page);
    await page.getByRole('button', { name: 'More filters' }).click();
    await page.getByRole('option', { name: '.photography' }).waitFor({ state: 'attached' });
    await looked.at(page, 'filters');
    await page.getByLabel('Kind of extension').selectOption('Creative');
    await page.getByLabel('First year').selectOption('Up to $10');
    await page.getByLabel('Length').selectOption('Up to 12 letters');
    const address = '/site/availability/brindlewharf?category=creative&length=12&price=10';
    await page.waitForURL((url) => url.pathname + url.search === address);
    await answered(page);
    const names = async () =>
      (await page.getByRole('main').getByRole('listitem').locator('bdi[dir=ltr]').allInnerTexts()).map((name) =>
        name.replace(/\s/g, ''),
      );
    // The address changes before the filtered domains.
    const shown = await until(
      'the names that the filters leave',
      names,
      (found) => found.every((name) => (name.split('.')[0]?.length ?? 0) <= 12) && !found.includes('brindlewharf.net'),
    );
    expect(shown.length).toBeGreaterThan(5);
    const sameNames = () => until('the same names', names, (found) => found.join() === shown.join());

    await page.reload();
    await answered(page);
    await sameNames();
    expect(await page.getByLabel('Length').inputValue()).toBe('12');
    await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
    await page.waitForURL('**/site/pricing');
    await page.goBack();
    await page.waitForURL((url) => url.pathname + url.search === address);
    await answered(page);
    await sameNames();
    await page.goBack();
    await page.waitForURL('**/site/home');
    await page.goForward();
    await answered(page);
    await sameNames();
    expect(looked.findings).toEqual({});
    await ended(browsing);
  });

  it('[SE-05b] checks a list of 200 names pasted on the home page, names invalid ones, and adds all available ones', async () => {
    const looked = new Looked();
    const browsing = await shop.visit();
    const { page, context } = browsing;
    await page.goto('/site/home');
    const wanted = Array.from({ length: NAMES + 3 }, (_, index) => `tannery-lane-${index}.com`);
    const pasted = [
      '1. https://www.tannery-lane-0.com/about',
      ...wanted.slice(1, 100),
      'Tannery-Lane-5.COM; foo_bar.com',
      wanted.slice(100).join(', '),
    ].join('\n');
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate((text) => navigator.clipboard.writeText(text), pasted);
    // Before hydration the field is the browser's own, which drops the line breaks of pasted text.
    await takenOver(page);
    await page.getByRole('main').getByRole('textbox', { name: 'Domain name' }).focus();
    await page.keyboard.press('ControlOrMeta+V');

    const list = group(page, 'Your list');
    await list.getByText(`all ${NAMES} answered`).waitFor();
    expect(await list.getByRole('listitem').count()).toBe(NAMES);
    await page.getByText('1 entry is not a domain').click();
    for (const text of [
      'foo_bar.com: has characters that no domain can have',
      '1 domain was listed more than once',
      '3 domains over the limit of 200 were not checked',
    ])
      await page.getByText(text).waitFor();
    await looked.at(page, 'many names');

    const add = page.getByRole('button', { name: /^Add \d+ available domains, \$/ });
    const count = Number(/\d+/.exec((await add.textContent()) ?? '')?.[0]);
    expect(count).toBeGreaterThan(100);
    await add.click();
    await page
      .getByRole('banner')
      .getByRole('link', { name: `Cart, ${count} domains` })
      .waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Open cart' }).waitFor();

    // The list is part of the address, so it is shown again after a reload.
    await page.reload();
    await list.getByText(`all ${NAMES} answered`).waitFor();
    await until(
      'the names in the cart',
      () => list.getByText('In your cart').count(),
      (found) => found === count,
    );
    expect(looked.findings).toEqual({});
    await ended(browsing);
  });

  it('[SE-01b] [SE-03] shows domains in their own script and requests them in ASCII; look-alikes are marked', async () => {
    const looked = new Looked();
    const browsing = await shop.visit({ viewport: { width: 320, height: 640 } });
    const { page } = browsing;
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/availability/')) asked.push(new URL(request.url()).pathname);
    });
    const sideways = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await page.goto('/site/availability/wharf');
    await field(page).fill('  Blåbærhuset! ');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/site/availability/xn--blbrhuset-62am');
    await exact(page).getByText('blåbærhuset').first().waitFor();
    await exact(page).getByText('xn--blbrhuset-62am.com').waitFor();
    await holds(page, 'blåbærhuset');
    expect(asked.filter((path) => !path.includes('wharf')).every((path) => /^[\x21-\x7e]+$/.test(path))).toBe(true);

    await page.goto(`/site/availability/${encodeURIComponent('pаypal')}`);
    await exact(page).getByText('Mixes letters from different alphabets').waitFor();
    await looked.at(page, 'a look-alike');

    for (const word of ['דוגמה', `${'donaudampfschiff'.repeat(4).slice(0, 63)}.construction`]) {
      await page.goto(`/site/availability/${encodeURIComponent(word)}`);
      await answered(page);
      expect([word, await sideways()]).toEqual([word, 0]);
      await looked.at(page, word);
    }
    expect(looked.findings).toEqual({});
    await ended(browsing);
  });

  it('[SE-05e] [LG-06b] from the search to the cart by keyboard alone', async () => {
    const browsing = await shop.visit();
    const { page } = browsing;
    await page.goto('/site/availability/tannery');
    await tabTo(page, field(page));
    await page.keyboard.press('ControlOrMeta+A');
    // Results follow the word while it is typed, and the address follows them.
    await page.keyboard.type('quillharbour');
    await exact(page).getByText('quillharbour').first().waitFor();
    await page.waitForURL('**/site/availability/quillharbour');
    await focused(field(page));
    await page.keyboard.press('Enter');
    await answered(page);

    const cart = (count: number) =>
      page.getByRole('banner').getByRole('link', { name: count === 1 ? 'Cart, 1 domain' : `Cart, ${count} domains` });
    await page.keyboard.press('Tab');
    await page.keyboard.press('a');
    await cart(1).waitFor();
    const offered = () => page.evaluate(() => document.activeElement?.matches('li [data-offer=add]') ?? false);
    for (let row = 0; row < 12 && !(await offered()); row += 1) await page.keyboard.press('j');
    await page.keyboard.press('a');
    await cart(2).waitFor();
    await page.keyboard.press('u');
    await cart(1).waitFor();
    // Single-key shortcuts can be switched off, for people whose speech input types letters.
    await tabTo(page, page.getByRole('switch', { name: 'Single-key shortcuts' }));
    await page.keyboard.press('Space');
    await page.keyboard.press('a');
    expect(await cart(1).count()).toBe(1);
    await page.keyboard.press('Escape');
    await page.goto('/site/availability/quillharbour');
    await tabTo(page, cart(1));
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Cart, 1 domain' }).waitFor();
    // Back goes to this word, and then to the one before.
    await page.goBack();
    await page.waitForURL('**/site/availability/quillharbour');
    await holds(page, 'quillharbour');
    await ended(browsing);
  });

  it('[C8] [SE-02b] offline: the word is kept, the groups wait for a network, and are requested when it is back', async () => {
    const looked = new Looked();
    const browsing = await shop.visit();
    const { page, context } = browsing;
    // If the page becomes idle only now, its fetches fail, which is not an error of the page.
    await page.route(/\/vitals[^/]*\.js/, (route) => route.abort('internetdisconnected'));
    const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('/vitals'));
    await page.goto('/site/availability/tannery');
    await answered(page);
    await lost;
    await context.setOffline(true);
    await page.getByText('You are offline. What you typed is kept.').waitFor();
    await field(page).fill('mill-and-mare');
    await page.keyboard.press('Enter');
    await popular(page).getByText('waiting for a connection').waitFor();
    expect(await field(page).inputValue()).toBe('mill-and-mare');
    expect(
      await popular(page)
        .getByText(/Taken|Available/)
        .count(),
    ).toBe(0);
    await looked.at(page, 'offline');
    await context.setOffline(false);
    await answered(page);
    expect(await exact(page).getByText('mill-and-mare').count()).toBeGreaterThan(0);
    expect(looked.findings).toEqual({});
    // The browser's message for a fetch without a network; an uncaught error reads differently.
    expect(browsing.complaints.filter((text) => !text.includes('net::ERR_INTERNET_DISCONNECTED'))).toEqual([]);
    await context.close();
  });

  it('[SE-01a] says why a word cannot be searched', async () => {
    const looked = new Looked();
    const browsing = await shop.visit();
    const { page } = browsing;
    await page.goto('/site/availability/-wharf');
    await page.getByText(/cannot begin or end with a hyphen/).waitFor();
    await looked.at(page, 'no word');
    await field(page).fill('!!!');
    await page.keyboard.press('Enter');
    await page
      .getByText('A domain can have letters, digits and hyphens. Enter at least one letter or digit.')
      .waitFor();
    expect(looked.findings).toEqual({});
    await ended(browsing);
  });
});
