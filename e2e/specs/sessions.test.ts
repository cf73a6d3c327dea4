import type { Page } from 'playwright-core';
import { readCart } from '../support/checkout';
import { newCustomer, signUp } from '../support/customer';
import { banner, heading } from '../support/landmarks';
import { sharedShop } from '../support/shop';

const EXPIRED = 'Your session has expired. Please log in again.';

const customerButton = (page: Page) => banner(page).getByRole('button', { name: 'Mara Lindqvist' });
const signInLink = (page: Page) => banner(page).getByRole('link', { name: 'Sign in' });

async function signIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  const form = page.getByRole('main');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Sign in' }).click();
}

/** Records the status of every response to the shop's calls from now on. */
function watchAnswers(page: Page): { path: string; status: number }[] {
  const answers: { path: string; status: number }[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (/^\/(api|auth|tables)\//.test(pathname)) answers.push({ path: pathname, status: response.status() });
  });
  return answers;
}

describe('Sessions in a browser', () => {
  const shop = sharedShop();

  it('[GD-03f] [GD-06] [SS-03a] signing out and in in one tab is shown in the other', async () => {
    const { page, context, complaints } = await shop.visit();
    const customer = await signUp(context, shop.url);
    const other = await context.newPage();
    await Promise.all([page.goto('/about'), other.goto('/domain/list')]);
    await Promise.all([customerButton(page).waitFor(), customerButton(other).waitFor()]);

    await customerButton(page).click();
    await banner(page).getByRole('button', { name: 'Sign out' }).click();
    await signInLink(page).waitFor();
    await signInLink(other).waitFor();
    await heading(other, 'Sign in to see this page').waitFor();
    await other.getByText('You signed out in another tab.').waitFor();

    await page.goto('/site/login');
    await signIn(page, customer);
    await customerButton(page).waitFor();
    await customerButton(other).waitFor();
    await heading(other, /Domains/).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('[GD-06] [GD-03a] three tabs: the end of a session in one, by the server or the person, is shown in all, and so is a sign-in', async () => {
    const { page, context } = await shop.visit();
    const customer = await signUp(context, shop.url);
    await page.goto('/site/availability/threetabs');
    await page.getByRole('main').getByRole('button', { name: /^Add/ }).first().click();
    await banner(page).getByRole('link', { name: 'Cart, 1 domain' }).waitFor();
    const cart = await readCart(page);
    const [second, third] = [await context.newPage(), await context.newPage()];
    await Promise.all([page.goto('/domain/list?filter=active'), second.goto('/domain/list'), third.goto('/help')]);
    await page.getByText('No domains match').waitFor();
    const tabs = [page, second, third];
    const all = (find: (tab: Page) => { waitFor(): Promise<void> }) =>
      Promise.all(tabs.map((tab) => find(tab).waitFor()));
    await all(customerButton);

    // The server ends the session; only the first tab makes a call and is told.
    await context.clearCookies();
    const told = page.getByText(EXPIRED).waitFor();
    await page.getByRole('main').getByRole('radio', { name: 'Expired' }).click();
    await Promise.all([told, heading(page, 'Sign in').waitFor(), all(signInLink)]);
    expect(await Promise.all([second, third].map((tab) => tab.getByText(EXPIRED).count()))).toEqual([0, 0]);
    await second
      .getByRole('main')
      .getByText(/^You have been signed out: your session expired/)
      .waitFor();
    expect(await readCart(third)).toEqual(cart);

    await signIn(page, customer);
    await all(customerButton);
    expect(await readCart(second)).toEqual(cart);

    await customerButton(third).click();
    await banner(third).getByRole('button', { name: 'Sign out' }).click();
    await all(signInLink);
    await heading(second, 'Sign in to see this page').waitFor();
    await context.close();
  });

  it('[GD-03a] [GD-03b] [GD-03d] [NT-03] [C4] a session that ended on the server: one red notice, then sign-in returns to the same page and the cart is kept', async () => {
    const { page, context } = await shop.visit();
    const customer = await signUp(context, shop.url);
    await page.goto('/site/availability/brindlewharf');
    await page.getByRole('main').getByRole('button', { name: /^Add/ }).first().click();
    await banner(page).getByRole('link', { name: 'Cart, 1 domain' }).waitFor();
    const cart = await readCart(page);

    await page.goto('/domain/list?filter=active');
    await page.getByText('No domains match').waitFor();
    // The page still shows a customer, but the server no longer has the session.
    await context.clearCookies();
    await page.getByRole('main').getByRole('radio', { name: 'Expired' }).click();
    const notices = page.getByRole('alert').filter({ hasText: EXPIRED });
    // The notice stays while the pointer is on it.
    await notices.hover();
    await heading(page, 'Sign in').waitFor();
    expect((await notices.innerText()).trim().startsWith(EXPIRED)).toBe(true);
    expect(await page.getByText(EXPIRED).count()).toBe(1);
    await signInLink(page).waitFor();
    await page
      .getByRole('main')
      .getByText(/^You have been signed out: your session expired/)
      .waitFor();
    expect(new URL(page.url()).searchParams.get('next')).toBe('/domain/list?filter=expired');
    expect(await readCart(page)).toEqual(cart);

    await signIn(page, customer);
    await page.waitForURL('**/domain/list?filter=expired');
    await customerButton(page).waitFor();
    expect(await readCart(page)).toEqual(cart);
    await banner(page).getByRole('link', { name: 'Cart, 1 domain' }).waitFor();
    await context.close();
  });

  it.each([
    '/domain/list',
    '/domain/overview?name=brindlewharf.com',
    '/domain/dns?name=brindlewharf.com',
    '/account/detail',
    '/account/billing',
    '/site/pricing',
  ])('[GD-04a] [GD-04b] a guest on %s is asked to sign in, in place, and no call returns 401', async (path) => {
    const { page, context, complaints } = await shop.visit();
    const answers = watchAnswers(page);
    await page.goto(path);
    const prompt = page.getByRole('main').getByRole('link', { name: 'Sign in' });
    await prompt.waitFor();
    await page.waitForLoadState('networkidle');
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(path);
    expect(new URL((await prompt.getAttribute('href')) ?? '', shop.url).searchParams.get('next')).toBe(path);
    const refused = () => answers.filter(({ status }) => status === 401 || status === 403);
    expect(refused()).toEqual([]);
    expect(await page.getByText(EXPIRED).count()).toBe(0);
    expect(complaints).toEqual([]);
    // Proves that a call of a customer's page would have been recorded.
    await page.evaluate(() => fetch('/tables/domains'));
    expect(refused()).toHaveLength(1);
    await context.close();
  });

  it.each(['/login', '/login/anything', '/loginx?next=%2Fhelp'])(
    '[GD-01] [RT-17a] %s is a full load of the login page, also from inside the site',
    async (path) => {
      const { page, context } = await shop.visit();
      await page.goto(path);
      await heading(page, 'Sign in').waitFor();
      expect(new URL(page.url()).pathname).toBe('/site/login');

      await page.goto('/about');
      await heading(page, /About/).waitFor();
      await page.evaluate(() => ((window as { sameDocument?: boolean }).sameDocument = true));
      // Like a router link: pushes an address and notifies the router.
      await page.evaluate((address) => {
        window.history.pushState({}, '', address);
        window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
      }, path);
      await heading(page, 'Sign in').waitFor();
      expect(new URL(page.url()).pathname).toBe('/site/login');
      expect(await page.evaluate(() => (window as { sameDocument?: boolean }).sameDocument)).toBeUndefined();
      await context.close();
    },
  );

  it('[GD-02b] signing in leads back to paths of this shop only', async () => {
    const { page, context } = await shop.visit();
    const customer = await signUp(context, shop.url, newCustomer());
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest() && new URL(request.url()).origin !== shop.url) foreign.push(request.url());
    });
    const cases = [
      ['https://evil.example/', '/site/home'],
      ['//evil.example/x', '/site/home'],
      ['/\\evil.example', '/site/home'],
      ['javascript:alert(1)', '/site/home'],
      ['/site/login?next=%2F%2Fevil.example', '/site/home'],
      ['/help?tab=dns', '/help'],
    ] as const;
    for (const [next, expected] of cases) {
      await context.clearCookies();
      await page.goto(`/site/login?next=${encodeURIComponent(next)}`);
      await signIn(page, customer);
      await customerButton(page).waitFor();
      await page.waitForURL((url) => url.pathname === expected);
    }
    expect(foreign).toEqual([]);
    await context.close();
  });
});
