import type { Page } from 'playwright-core';
import { accessibilityFindings } from '../support/axe';
import { readCart } from '../support/checkout';
import { newCustomer, signUp, type Customer } from '../support/customer';
import { focused, tabTo } from '../support/keyboard';
import { heading, main } from '../support/landmarks';
import { sharedShop } from '../support/shop';
import { openCart, storedCart } from '../support/stored-cart';
import { until } from '../support/until';

const line = (page: Page, name: string) => main(page).getByRole('group', { name, exact: true });
const priced = (page: Page) =>
  main(page)
    .getByText(/^\$[1-9]/)
    .first()
    .waitFor();

/** The folded lines that are drawn and need no attention. */
const linesAsNormal = (page: Page) => main(page).getByRole('listitem').filter({ hasText: 'Renews before' });

/**
 * Waits until the account's cart, which other devices load, has exactly these domains. The page sends its changes a moment after they are
 * shown.
 */
async function keptInAccount(page: Page, names: readonly string[]): Promise<void> {
  const look = async () => {
    const { entries } = (await (await page.context().request.get('/api/checkout/1.0/cart')).json()) as {
      entries: { domain: string; choice: object | null }[];
    };
    return entries.flatMap(({ domain, choice }) => (choice === null ? [] : domain)).sort();
  };
  await until('The cart of the account', look, (found) => found.join() === [...names].sort().join());
}

async function signIn(page: Page, { email, password }: Customer): Promise<void> {
  await page.goto('/site/login?next=%2Fsite%2Fcart');
  await main(page).getByLabel('Email').fill(email);
  await main(page).getByLabel('Password', { exact: true }).fill(password);
  await main(page).getByRole('button', { name: 'Sign in' }).click();
}

/** Simulates a return to the window. */
const comeBack = (page: Page) => page.evaluate(() => void window.dispatchEvent(new Event('focus')));

describe('The cart beyond one browser', () => {
  const shop = sharedShop();

  it('[CT-11] [SS-03a] is merged at sign-in, synchronised with a second device both ways, and removed from the browser at sign-out', async () => {
    const customer = newCustomer();
    const desk = await shop.visit();
    await signUp(desk.context, shop.url, customer);
    await desk.context.clearCookies();
    await openCart(desk.page, { 'sf:cart': storedCart(['brindlewharf-desk.com', 'quillharbour-both.com']) });
    await heading(desk.page, 'Cart, 2 domains').waitFor();
    await signIn(desk.page, customer);
    await heading(desk.page, 'Cart, 2 domains').waitFor();
    await keptInAccount(desk.page, ['brindlewharf-desk.com', 'quillharbour-both.com']);

    const phone = await shop.visit();
    await openCart(phone.page, {
      'sf:cart': storedCart(['quillharbour-both.com', 'rookerylane-phone.com'], { period: 3 }),
    });
    await heading(phone.page, 'Cart, 2 domains').waitFor();
    await signIn(phone.page, customer);
    await heading(phone.page, 'Cart, 3 domains').waitFor();
    expect(new Set(await readCart(phone.page))).toEqual(
      new Set(['brindlewharf-desk.com', 'quillharbour-both.com', 'rookerylane-phone.com']),
    );
    await line(phone.page, 'quillharbour-both.com').getByText('3 years', { exact: false }).first().waitFor();

    await keptInAccount(phone.page, ['brindlewharf-desk.com', 'quillharbour-both.com', 'rookerylane-phone.com']);
    await comeBack(desk.page);
    await heading(desk.page, 'Cart, 3 domains').waitFor();
    await line(desk.page, 'brindlewharf-desk.com')
      .getByRole('button', { name: 'Remove brindlewharf-desk.com' })
      .click();
    await heading(desk.page, 'Cart, 2 domains').waitFor();
    await keptInAccount(desk.page, ['quillharbour-both.com', 'rookerylane-phone.com']);
    await comeBack(phone.page);
    await phone.page.getByText('brindlewharf-desk.com was removed from the cart on another device.').first().waitFor();
    await heading(phone.page, 'Cart, 2 domains').waitFor();

    await phone.page.getByRole('banner').getByRole('button', { name: 'Mara Lindqvist' }).click();
    await phone.page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click();
    await phone.page.getByText('Domains you add appear here.').waitFor();
    expect(await phone.page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('quillharbour-both');
    await signIn(phone.page, customer);
    await heading(phone.page, 'Cart, 2 domains').waitFor();
    expect([...desk.complaints, ...phone.complaints]).toEqual([]);
    await Promise.all([desk.context.close(), phone.context.close()]);
  });

  it('[CT-13] moves to a device without an account by a link: shown first, taken once, and invalid links say why', async () => {
    const desk = await shop.visit();
    await openCart(desk.page, {
      'sf:cart': storedCart(['brindlewharf-link.com', 'quillharbour-link.com'], { period: 2 }),
    });
    await priced(desk.page);
    await main(desk.page).getByRole('button', { name: 'Create a link' }).click();
    const field = main(desk.page).getByRole('textbox', { name: 'Link to this cart' });
    await field.waitFor();
    const link = await field.inputValue();
    expect(new URL(link).hash).toMatch(/^#handover=[\w-]{43}$/);
    await focused(field);
    await main(desk.page)
      .getByText(/Contains the 2 domains in your cart now\. Works once, until/)
      .waitFor();
    expect(await accessibilityFindings(desk.page)).toEqual([]);

    const phone = await shop.visit({ viewport: { width: 390, height: 800 } });
    await openCart(phone.page, { 'sf:cart': storedCart(['quillharbour-link.com']) });
    await phone.page.goto(link);
    await heading(phone.page, 'A cart from another device').waitFor();
    await main(phone.page).getByText('Register for 2 years').waitFor();
    await main(phone.page).getByText('quillharbour-link.com is already in your cart and stays as it is').waitFor();
    expect(await readCart(phone.page)).toEqual(['quillharbour-link.com']);
    expect(await accessibilityFindings(phone.page)).toEqual([]);
    await tabTo(phone.page, main(phone.page).getByRole('button', { name: 'Add 1 domain to your cart' }));
    await phone.page.keyboard.press('Enter');
    await phone.page.waitForURL('**/site/cart');
    await heading(phone.page, 'Cart, 2 domains').waitFor();
    await line(phone.page, 'brindlewharf-link.com').getByText('2 years', { exact: false }).first().waitFor();

    for (const [address, title] of [
      [link, 'This link has already been used'],
      [`/site/cart#handover=${'A'.repeat(43)}`, 'This link does not lead to a cart'],
    ] as const) {
      await phone.page.goto('/about');
      await phone.page.goto(address);
      await phone.page.getByRole('heading', { name: title }).waitFor();
      expect(await accessibilityFindings(phone.page)).toEqual([]);
    }
    await main(phone.page).getByRole('link', { name: 'Open your cart, 2 domains' }).click();
    await heading(phone.page, 'Cart, 2 domains').waitFor();
    await Promise.all([desk.context.close(), phone.context.close()]);
  });

  it('[CT-13] [CT-11] a transfer arrives without its code, which is requested before checkout', async () => {
    const desk = await shop.visit();
    await openCart(desk.page, {
      'sf:cart': storedCart(['google.com'], { type: 'transfer', autorenew: false, auth_info: 'Tr4nsfer-C0de' }),
    });
    const asked = desk.page.waitForRequest((request) => request.url().endsWith('/cart/handover'));
    await main(desk.page).getByRole('button', { name: 'Create a link' }).click();
    expect((await asked).postData()).not.toContain('Tr4nsfer-C0de');
    const link = await main(desk.page).getByRole('textbox', { name: 'Link to this cart' }).inputValue();

    const phone = await shop.visit();
    await phone.page.goto(link);
    await main(phone.page).getByRole('button', { name: 'Add 1 domain to your cart' }).click();
    await main(phone.page).getByRole('textbox', { name: 'Transfer code for google.com' }).waitFor();
    const checkOut = main(phone.page).getByRole('button', { name: 'Check out' }).first();
    await checkOut.waitFor();
    expect(await accessibilityFindings(phone.page)).toEqual([]);
    await main(phone.page).getByRole('button', { name: 'Save the code for google.com' }).click();
    await main(phone.page).getByText('Enter the transfer code from your current registrar').first().waitFor();
    await main(phone.page).getByRole('textbox', { name: 'Transfer code for google.com' }).fill('Tr4nsfer-C0de');
    await phone.page.keyboard.press('Enter');
    await main(phone.page).getByRole('link', { name: 'Check out' }).first().waitFor();
    await Promise.all([desk.context.close(), phone.context.close()]);
  });

  it('[CT-12a] [CT-12b] [CT-05] [CT-06] by keyboard alone a domain is removed and restored in place, and so is the whole cart', async () => {
    const { page, context, complaints } = await shop.visit();
    const names = ['brindlewharf-first.com', 'brindlewharf-second.com', 'brindlewharf-third.com'];
    await openCart(page, { 'sf:cart': storedCart(names) });
    await priced(page);
    await tabTo(
      page,
      line(page, 'brindlewharf-second.com').getByRole('button', { name: 'Remove brindlewharf-second.com' }),
    );
    await page.keyboard.press('Enter');
    const undo = main(page).getByRole('button', { name: 'Undo' });
    await undo.waitFor();
    await focused(undo);
    await page.keyboard.press('Enter');
    await heading(page, 'Cart, 3 domains').waitFor();
    expect(await readCart(page)).toEqual(names);
    await focused(line(page, 'brindlewharf-second.com'));

    await tabTo(page, main(page).getByRole('button', { name: 'Empty the cart' }));
    await page.keyboard.press('Enter');
    await main(page).getByText('Domains you add appear here.').waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    await tabTo(page, main(page).getByRole('button', { name: 'Undo' }));
    await page.keyboard.press('Enter');
    await heading(page, 'Cart, 3 domains').waitFor();
    expect(await readCart(page)).toEqual(names);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('[CT-09d] [CT-12c] [CT-16] [CT-17] one term is set for all domains by one price check, in every tab, and can be undone', async () => {
    const { page, context, complaints } = await shop.visit({ viewport: { width: 1280, height: 900 } });
    const names = Array.from({ length: 49 }, (_, index) => `brindlewharf-term${48 - index}.com`);
    await openCart(page, { 'sf:cart': storedCart(names) });
    await priced(page);
    const summary = main(page).getByRole('region', { name: 'Summary' });
    const other = await context.newPage();
    await other.goto('/site/cart');
    await priced(other);
    const row = linesAsNormal(page).first();
    const otherRow = linesAsNormal(other).first();
    const heights = await linesAsNormal(page).evaluateAll((rows) =>
      rows.map((element) => element.getBoundingClientRect().height),
    );
    expect(Math.max(...heights)).toBeLessThan(70);

    let questions = 0;
    page.on('request', (request) => (questions += request.url().endsWith('cart_price_check') ? 1 : 0));
    /** Runs an action and returns the total of the quotes that the backend answers it with. */
    const totalAfter = async (years: number, act: () => Promise<void>): Promise<string> => {
      const answer = page.waitForResponse((response) => response.url().endsWith('cart_price_check'));
      await act();
      const { lines } = (await (await answer).json()) as { lines: { period: number; cost: number }[] };
      expect(lines.length).toBeGreaterThan(40);
      expect(new Set(lines.map(({ period }) => period))).toEqual(new Set([years]));
      const cents = lines.reduce((sum, { cost }) => sum + Math.round(cost * 100), 0);
      return new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(cents / 100);
    };
    const setForAll = main(page).getByRole('button', { name: 'Set for all' });
    const setTwo = async () => {
      await main(page).getByRole('combobox', { name: 'Term for all domains' }).selectOption('2 years');
      await tabTo(page, setForAll);
      await page.keyboard.press('Enter');
    };
    const two = await totalAfter(2, setTwo);
    await main(page)
      .getByText(/\d+ domains now have a term of 2 years\./)
      .waitFor();
    await summary.getByText(two).first().waitFor();
    await row.getByText(/^2 years\. Renews before /).waitFor();
    await otherRow.getByText(/^2 years\. Renews before /).waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);

    const one = await totalAfter(1, async () => {
      await tabTo(page, main(page).getByRole('button', { name: 'Undo' }));
      await page.keyboard.press('Enter');
    });
    await focused(setForAll);
    expect(one).not.toBe(two);
    await summary.getByText(one).first().waitFor();
    await row.getByText(/^1 year\. Renews before /).waitFor();
    expect(questions).toBe(2);

    await totalAfter(2, setTwo);
    await main(page).getByRole('combobox', { name: 'Sort order' }).selectOption('Domain, A to Z');
    await page.waitForURL('**/site/cart?sort=name');
    await page.reload();
    await row.getByText(/^2 years\. Renews before /).waitFor();
    await summary.getByText(two).first().waitFor();
    await main(page)
      .getByRole('listitem')
      .first()
      .getByRole('group', { name: 'brindlewharf-term0.com', exact: true })
      .waitFor();
    expect(await readCart(page)).toEqual(names);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('[CT-14b] [PR-02b] on return each domain says what changed: more expensive, cheaper, taken, not sold, another currency', async () => {
    const { page, context } = await shop.visit();
    const seen = (cost: number, currency_code = 'USD') => ({ type: 'new', period: 1, currency_code, cost });
    await openCart(page, {
      'sf:cart': storedCart([
        'brindle-dearer.com',
        'brindle-cheaper.com',
        'google.com',
        'example.com',
        'brindle-euro.com',
      ]),
      'sf:seen-prices': JSON.stringify({
        v: 1,
        data: {
          'brindle-dearer.com': seen(990),
          'brindle-cheaper.com': seen(1990),
          'brindle-euro.com': seen(1190, 'EUR'),
        },
      }),
    });
    await main(page)
      .getByRole('group', { name: 'Price of brindle-dearer.com changed' })
      .getByText('Now costs more than when you added it')
      .waitFor();
    await main(page)
      .getByRole('group', { name: 'Price of brindle-cheaper.com changed' })
      .getByText('Now costs less than when you added it')
      .waitFor();
    await main(page)
      .getByRole('group', { name: 'Price of brindle-euro.com changed' })
      .getByText('Now priced in USD instead of EUR')
      .waitFor();
    await line(page, 'google.com').getByText('Taken since you added it. You are not charged for it.').waitFor();
    await line(page, 'example.com')
      .getByText('The .com registry is not selling this domain right now. You are not charged for it.')
      .waitFor();
    expect(await readCart(page)).toHaveLength(5);
    expect(await accessibilityFindings(page)).toEqual([]);
    // A reload keeps everything.
    await page.reload();
    await main(page)
      .getByRole('group', { name: 'Price of brindle-dearer.com changed' })
      .getByRole('button', { name: 'Accept $12.90' })
      .click();
    await main(page).getByRole('group', { name: 'Price of brindle-dearer.com changed' }).waitFor({ state: 'detached' });
    await context.close();
  });

  it('[RT-08] [C8] without a network the domains stay, prices are grey, and the page says so', async () => {
    const { page, context } = await shop.visit();
    await openCart(page, { 'sf:cart': storedCart(['brindlewharf-alone.com']) });
    await priced(page);
    await context.setOffline(true);
    await main(page).getByRole('button', { name: 'Create a link' }).click();
    await main(page)
      .getByText(
        /^The link was not created\. The shop could not be reached \(.+\)\. Check your connection and try again\. Your cart has not changed\.$/,
      )
      .waitFor();
    await line(page, 'brindlewharf-alone.com').waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    await context.setOffline(false);
    await main(page).getByRole('button', { name: 'Create a link' }).click();
    await main(page).getByRole('textbox', { name: 'Link to this cart' }).waitFor();
    await context.close();
  });

  it.each([1, -1])(
    '[PR-02a] [C9] a browser whose clock is %i day off sees the same cart: the server’s time decides',
    async (days) => {
      const { page, context, complaints } = await shop.visit();
      await context.addInitScript(`(() => {
      const Real = Date, shift = ${days * 86_400_000};
      globalThis.Date = class extends Real {
        constructor(...given) { given.length === 0 ? super(Real.now() + shift) : super(...given); }
        static now() { return Real.now() + shift; }
      };
    })()`);
      let questions = 0;
      page.on('request', (request) => (questions += request.url().endsWith('cart_price_check') ? 1 : 0));
      await openCart(page, { 'sf:cart': storedCart(['brindlewharf-alone.com']) });
      expect(Math.round(((await page.evaluate(() => Date.now())) - Date.now()) / 3_600_000)).toBe(days * 24);
      await priced(page);
      await main(page).getByRole('link', { name: 'Check out' }).first().waitFor();
      expect(
        await main(page)
          .getByText(/Now costs|price is not known|do not know/)
          .count(),
      ).toBe(0);
      // A quote that seems long expired, or valid for years, by this clock is not requested again and again.
      await comeBack(page);
      await page.reload();
      await main(page).getByRole('link', { name: 'Check out' }).first().waitFor();
      expect(questions).toBeLessThanOrEqual(2);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  it('[CT-10a] [CT-08a] [CT-08c] a cart of a thousand lines renders those near the window, shows how many there are, and is priced by one call', async () => {
    const { page, context, complaints } = await shop.visit();
    const names = Array.from({ length: 1000 }, (_, index) => `brindlewharf${index}.com`);
    let questions = 0;
    page.on('request', (request) => (questions += request.url().endsWith('cart_price_check') ? 1 : 0));
    await openCart(page, { 'sf:cart': storedCart(names) });
    await heading(page, 'Cart, 1000 domains').waitFor();
    await priced(page);
    const nodes = () => main(page).evaluate((element) => element.querySelectorAll('*').length);
    const rows = main(page).getByRole('listitem');
    expect(await nodes()).toBeLessThan(2000);
    expect(await rows.first().getAttribute('aria-setsize')).toBe('1000');
    expect(questions).toBe(1);

    await tabTo(page, line(page, 'brindlewharf0.com').getByRole('button', { name: 'Remove brindlewharf0.com' }));
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
    await main(page)
      .locator('li[aria-posinset="500"], li[aria-posinset="520"], li[aria-posinset="480"]')
      .first()
      .waitFor();
    await focused(line(page, 'brindlewharf0.com').getByRole('button', { name: 'Remove brindlewharf0.com' }));
    expect(await nodes()).toBeLessThan(2000);
    expect(await accessibilityFindings(page)).toEqual([]);

    // The rail shows the domains that were added last, and a link to the others.
    await page.goto('/site/availability/tannerylane');
    const rail = page.getByRole('complementary', { name: 'Cart' });
    await rail.getByRole('link', { name: '980 more domains' }).waitFor();
    expect(await rail.getByRole('listitem').count()).toBe(21);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
