import type { Page } from 'playwright-core';
import { atReview } from '../support/checkout';
import { signUp } from '../support/customer';
import { main } from '../support/landmarks';
import { callFrom, withShared } from '../support/shared-in-page';
import { openShop } from '../support/shop';
import { takenOver } from '../support/taken-over';
import { until } from '../support/until';

const notices = (page: Page) => page.getByRole('region', { name: 'Notices' });
const toast = (page: Page, text: string) => notices(page).getByText(text, { exact: true });
/** The region for notices is added when the page is idle; only then does its being empty prove anything. */
const placeOfNotices = (page: Page) => notices(page).waitFor({ state: 'attached' });

/** Collects problems that the page logged to its console. */
function watchLog(page: Page): string[] {
  const lines: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') lines.push(message.text());
  });
  return lines;
}

/** Waits for the line about a failed call: console output reaches the test asynchronously. */
const logged = (log: readonly string[], area: string) =>
  until(
    `the log of ${area}`,
    () => Promise.resolve(log),
    (lines) => lines.some((line) => line.startsWith(area) && line.includes('Network error')),
  );

/** Opens the sign-in page, which loads the parts of the shop that remotes share. */
async function openSignIn(page: Page): Promise<void> {
  await page.goto('/site/login');
  await main(page).getByRole('button', { name: 'Sign in' }).waitFor();
}

async function trySignIn(page: Page): Promise<void> {
  await main(page).getByLabel('Email').fill('mara@example.com');
  await main(page).getByLabel('Password', { exact: true }).fill('tannery lane wharf 7');
  await main(page).getByRole('button', { name: 'Sign in' }).click();
}

/** Responses of a gateway or a server that ours never sends, so that they cannot be caused for real. */
const foreignAnswers: readonly [
  id: string,
  what: string,
  answer: { status: number; contentType: string; body: string },
  text: string,
][] = [
  [
    'NT-04',
    "a proxy's page in place of an answer",
    { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' },
    'Unable to parse response',
  ],
  [
    'NT-04',
    'an answer that says it is JSON and is none',
    { status: 500, contentType: 'application/json', body: '{"message":' },
    'Unable to parse response',
  ],
  [
    'NT-07',
    'a success of another type',
    { status: 200, contentType: 'text/plain', body: 'fine' },
    'Unsupported content type',
  ],
  [
    'NT-05',
    'a refusal with every field there is',
    {
      status: 422,
      contentType: 'application/json',
      body: JSON.stringify({
        message: 'Not done.',
        error: 'quota',
        detail: [{ loc: ['order_items', 0, 'period'], reason: 'too_big', msg: 'At most 10' }],
        'invalid-params': [{ loc: 'phone', msg: 'Too short' }],
        order_status: 'failed',
        extra: ['again', { reason: 'later' }],
      }),
    },
    'Not done: quota; order_items.0.period, too_big, At most 10; phone, Too short; failed; again; later',
  ],
  [
    'NT-05',
    'a refusal that says nothing',
    { status: 500, contentType: 'application/json', body: '{}' },
    'An unknown error occurred',
  ],
  [
    'NT-06',
    'a token that is not valid',
    { status: 400, contentType: 'application/json', body: '{"message":"Invalid authentication token"}' },
    'Session expired. Please log in again.',
  ],
];

describe('Messages of the shop', () => {
  const shop = openShop({ CURRENCIES: 'USD,EUR' });

  it('[NT-01] [NT-04] [NT-07] for responses of our own server, by the page’s client', async () => {
    const { page, context } = await shop.visit();
    await openSignIn(page);
    expect(await callFrom(page, 'GET', '/auth/logout')).toEqual({ status: 204, message: 'Success' });
    expect(await callFrom(page, 'POST', '/nowhere')).toEqual({ status: 404, message: 'Unable to parse response' });
    expect(await callFrom(page, 'GET', '/about')).toEqual({ status: 200, message: 'Unsupported content type' });
    await context.setOffline(true);
    expect(await callFrom(page, 'GET', '/auth/session_active')).toEqual({
      status: 501,
      message: 'Network error: Failed to fetch',
    });
    await context.close();
  });

  it('[NT-02] [NT-04] [NT-05a] [NT-06] [NT-07] in the form whose call failed, which keeps what was typed', async () => {
    const { page, context } = await shop.visit();
    await openSignIn(page);
    for (const [id, what, answer, text] of foreignAnswers) {
      await page.route('**/auth/login', (route) => route.fulfill(answer));
      // Two cases have the same text, so the previous one may still be shown.
      await Promise.all([page.waitForResponse('**/auth/login'), trySignIn(page)]);
      await main(page)
        .getByText(text)
        .first()
        .waitFor()
        .catch(async () => {
          throw new Error(`${id} ${what}: expected "${text}", the page says: ${await main(page).innerText()}`);
        });
      expect(await main(page).getByLabel('Email').inputValue()).toBe('mara@example.com');
      await page.unroute('**/auth/login');
    }
    await context.setOffline(true);
    await trySignIn(page);
    await main(page)
      .getByText('The shop could not be reached (Network error: Failed to fetch). Check your connection and try again.')
      .first()
      .waitFor();
    await context.close();
  });

  it('[NT-03] for a session that ended, in red, once', async () => {
    const { page, context } = await shop.visit();
    await signUp(context, shop.url);
    await page.goto('/domain/list');
    await page.getByRole('banner').getByRole('button', { name: 'Mara Lindqvist' }).waitFor();
    await context.clearCookies();
    await Promise.all([callFrom(page, 'GET', '/tables/domains'), callFrom(page, 'GET', '/tables/orders')]);
    await notices(page)
      .getByRole('alert')
      .getByText('Your session has expired. Please log in again.', { exact: true })
      .waitFor();
    expect(await page.getByText('Your session has expired. Please log in again.').count()).toBe(1);
    await context.close();
  });

  it('[NT-09] [OR-04b] for an order that was not placed, and for one whose state cannot be requested', async () => {
    const { page, context, shopper } = await atReview(shop, { word: 'noticewharf' });
    // Only the call that places the order is to fail.
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await shopper.payButton().click();
    await main(page).getByText('Your order was not sent', { exact: true }).first().waitFor();
    await context.setOffline(false);
    await page.route('**/api/checkout/1.0/order', (route) => route.abort('connectionrefused'));
    await shopper.payButton().click();
    await main(page).getByText('Order was not created, please try later', { exact: true }).first().waitFor();
    // The order's calls fail from the first one on; the exact moment of a network failure cannot be timed.
    await page.route('**/api/checkout/1.0/order/*', (route) => route.abort('connectionrefused'));
    await page.goto('/site/purchase?order=5b0e9f2e-7a1c-4f9b-8c58-0d9f5c1f2a33');
    await main(page)
      .getByText(/^Error when checking order/)
      .first()
      .waitFor();
    await context.close();
  });

  it('[NT-10] [CU-06a] [CU-06b] for the default currency, chosen in the header by a customer: it is saved in the account, or a notice says that it is not', async () => {
    const { page, context } = await shop.visit();
    await signUp(context, shop.url);
    await page.goto('/domain/list');
    await page.getByRole('banner').getByRole('button', { name: 'Mara Lindqvist' }).waitFor();
    const currency = page.getByRole('banner').getByRole('combobox', { name: 'Currency' });
    const ofAccount = async () =>
      (
        (await (await context.request.get(`${shop.url}/api/tucowsbilling/1.0/user/default_currency`)).json()) as {
          code: string;
        }
      ).code;
    await currency.selectOption('EUR');
    await notices(page).getByRole('status').getByText('Default currency updated.', { exact: true }).waitFor();
    expect(await ofAccount()).toBe('EUR');
    await context.setOffline(true);
    await currency.selectOption('USD');
    await notices(page).getByRole('alert').getByText('Failed to update default currency.', { exact: true }).waitFor();
    await context.setOffline(false);
    expect(await ofAccount()).toBe('EUR');
    await context.close();
  });

  it('[NT-12] beside a domain whose price cannot be requested, which is logged without a notice', async () => {
    const { page, context } = await shop.visit();
    const log = watchLog(page);
    await page.goto('/site/availability/noticelane');
    await main(page).getByRole('button', { name: /^Add/ }).first().click();
    await page.getByRole('banner').getByRole('link', { name: 'Cart, 1 domain' }).click();
    await main(page).getByRole('radio', { name: '2 years' }).waitFor();
    await placeOfNotices(page);
    await context.setOffline(true);
    await main(page).getByRole('radio', { name: '2 years' }).check({ force: true });
    await main(page)
      .getByText(/^The price is not known right now\./)
      .first()
      .waitFor();
    await logged(log, '[cart]');
    expect(await notices(page).getByRole('alert').innerText()).toBe('');
    await context.close();
  });

  it('[NT-13] nothing for other failures of session and currency: the visitor is a guest, and the failure is logged', async () => {
    const { page, context } = await shop.visit();
    const log = watchLog(page);
    await signUp(context, shop.url);
    await page.goto('/domain/list');
    await page.getByRole('banner').getByRole('button', { name: 'Mara Lindqvist' }).waitFor();
    await placeOfNotices(page);
    await context.setOffline(true);
    await withShared(page, 'currency', 'await it.loadCurrencies()');
    await withShared(page, 'session', 'await it.refreshSession()');
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).waitFor();
    for (const area of ['[currency]', '[session]']) await logged(log, area);
    expect((await notices(page).innerText()).trim()).toBe('');
    await context.close();
  });

  it('[NT-14a] [NT-14b] [BC-01a] closes after 5000 ms, waits under the pointer and the focus, and is announced by its kind', async () => {
    const { page, context } = await shop.visit();
    await page.clock.install();
    await openSignIn(page);
    await placeOfNotices(page);
    const raise = (tone: string, text: string) =>
      withShared(page, 'notices', `it.notify({ tone: '${tone}', text: '${text}' })`);
    const gone = (text: string) => toast(page, text).waitFor({ state: 'detached' });

    await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
    await raise('success', 'first');
    await raise('error', 'second');
    await notices(page).getByRole('status').getByText('first', { exact: true }).waitFor();
    await notices(page).getByRole('alert').getByText('second', { exact: true }).waitFor();
    await page.clock.runFor(4900);
    expect(await toast(page, 'first').count()).toBe(1);
    await page.clock.runFor(200);
    await gone('first');
    await gone('second');

    await raise('info', 'third');
    await toast(page, 'third').hover();
    await page.clock.runFor(60_000);
    expect(await toast(page, 'third').count()).toBe(1);
    await page.mouse.move(5, 5);
    await page.clock.runFor(5100);
    await gone('third');

    await raise('info', 'fourth');
    await notices(page).getByRole('button', { name: 'Close notice' }).focus();
    await page.clock.runFor(60_000);
    expect(await toast(page, 'fourth').count()).toBe(1);
    await page.keyboard.press('Enter');
    await gone('fourth');
    await context.close();
  });

  it('[BC-01b] [BC-01c] skeletons, extensions, add-ons, terms and dates as specified', async () => {
    const { page, context } = await shop.visit();
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/api\/domain\/1\.0\/availability/, async (route) => {
      await held;
      await route.continue();
    });
    // Navigates inside the page, because a document may already contain results.
    await page.goto('/site/home');
    await takenOver(page);
    const asked = page.waitForRequest(/\/api\/domain\/1\.0\/availability/);
    await main(page).getByRole('textbox', { name: 'Domain name' }).fill('constantwharf');
    await page.keyboard.press('Enter');
    await asked;
    for (const name of ['Exact match', 'Most popular domains', 'All available domains'])
      await main(page).getByRole('heading', { name }).waitFor();
    const rows = (name: string) =>
      main(page)
        .locator('section')
        .filter({ has: page.getByRole('heading', { name }) });
    expect(await rows('Most popular domains').getByRole('listitem').count()).toBe(11);
    expect(await rows('All available domains').getByRole('listitem').count()).toBe(5);
    // They are only placeholders: none has a button that adds a domain.
    expect(await main(page).getByRole('button', { name: /^Add/ }).count()).toBe(0);
    release();
    await main(page).getByRole('button', { name: /^Add/ }).first().waitFor();
    // Without an extension, the word is searched under .com.
    expect((await rows('Exact match').innerText()).replace(/\s/g, '')).toContain('constantwharf.com');
    await main(page).getByRole('button', { name: /^Add/ }).first().click();
    await page.getByRole('banner').getByRole('link', { name: 'Cart, 1 domain' }).click();
    await main(page).getByRole('radio').nth(9).waitFor();
    expect(await main(page).getByRole('radio').count()).toBe(10);
    for (const text of [
      'Privacy Protection',
      'Hide your personal info in WHOIS to protect your data and avoid spam.',
      'Domain Forwarding',
      'Automatically transfer visitors from another page to your domain.',
      'Email Forwarding',
      'Receive email to and from your other email addresses.',
      '/year',
      /[A-Z][a-z]+ \d{1,2}(st|nd|rd|th), 20\d\d/,
    ])
      // Details of the price appear a moment later.
      await main(page).filter({ hasText: text }).waitFor();
    await context.close();
  });

  // Last, because it changes what the shop sells.
  it('[NT-11] [CU-04] [C3] for a currency that the shop has withdrawn', async () => {
    const { page, context } = await shop.visit();
    await page.goto('/about');
    await page.getByRole('banner').getByRole('combobox', { name: 'Currency' }).selectOption('EUR');
    await shop.stack.restart({ CURRENCIES: 'USD' });
    // The notice may appear and close before the rest of the page is ready.
    await Promise.all([
      toast(
        page,
        'The selected currency (EUR €) is no longer available. Reverting to default currency (USD $).',
      ).waitFor(),
      page.reload(),
    ]);
    // With only one currency left, there is nothing to choose.
    await page.getByRole('banner').getByRole('combobox', { name: 'Currency' }).waitFor({ state: 'detached' });
    await context.close();
  });
});
