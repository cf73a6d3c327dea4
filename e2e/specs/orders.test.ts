import type { Locator } from 'playwright-core';
import { CARDS, storeCard } from '../support/cards';
import { atReview, readCart, completed } from '../support/checkout';
import { letTimePass } from '../support/authenticator';
import { accessibilityFindings } from '../support/axe';
import { signUp } from '../support/customer';
import { clearFaults, script } from '../support/faults';
import { banner, heading, main } from '../support/landmarks';
import { hold } from '../support/requests';
import { openShop } from '../support/shop';
import { putInCart, Shopper, withKeyboard, withMouse } from '../support/shopper';
import { focused } from '../support/keyboard';
import { until } from '../support/until';

/** Returns a function that clicks at the button's current position, whatever is there by then. */
async function pointerAt(button: Locator): Promise<() => Promise<void>> {
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (!box) throw new Error('The button is not on screen');
  return () => button.page().mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

describe('Paying', () => {
  const shop = openShop();

  it('[OR-05b] [C1] a double click places one order with one charge; [C5] reload, Back and old addresses never pay again', async () => {
    const { page, context, shopper, orders, payments, complaints } = await atReview(shop, { word: 'brindlewharfone' });
    const [name] = await readCart(page);
    // Back goes to the previous step.
    await page.goto('/site/billing');
    await main(page).getByRole('button', { name: 'Continue to review' }).click();
    await heading(page, 'Check and pay').waitFor();
    await shopper.payButton().dblclick();
    await page.waitForURL('**/site/purchase?order=*');
    const orderAddress = page.url();
    await completed(page);

    const paidOnce = async () => {
      expect(await orders()).toEqual([expect.objectContaining({ status_name: 'completed', domain_names: [name] })]);
      const [order] = await orders();
      const total = Math.round((order?.total ?? 0) * 100);
      expect(await payments()).toEqual([
        expect.objectContaining({ status: 'captured', amount: total, captured: total }),
      ]);
    };
    await paidOnce();

    await page.reload();
    await heading(page, /is yours/).waitFor();
    expect(page.url()).toBe(orderAddress);
    // Back to the review, which the purchase has replaced in the history, and forward again.
    await page.goBack();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.goForward();
    await heading(page, /is yours/).waitFor();
    for (const address of ['/site/review', '/site/billing', '/site/registrant', '/site/purchase']) {
      await page.goto(address);
      await heading(page, 'Cart').waitFor();
      expect(await shopper.payButton().count()).toBe(0);
    }
    await paidOnce();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('[OR-05b] [C1] Enter and a click at the same time, in two tabs, place one order with one charge', async () => {
    const { page, context, shopper, orders, payments } = await atReview(shop, { word: 'brindlewharftwo' });
    const other = await context.newPage();
    await other.goto('/site/review');
    const otherPay = main(other)
      .getByRole('button', { name: /^Pay \S+\d/ })
      .first();
    await otherPay.waitFor();

    const pay = shopper.payButton();
    const [press, pressOther] = [await pointerAt(pay), await pointerAt(otherPay)];
    await pay.focus();
    // Clicks at the positions of the buttons, because the first one navigates both tabs away.
    await Promise.all([page.keyboard.press('Enter'), press(), pressOther()]);
    await Promise.all([completed(page), completed(other)]);
    expect(new URL(page.url()).search).toBe(new URL(other.url()).search);
    expect((await orders()).map(({ status_name }) => status_name)).toEqual(['completed']);
    expect((await payments()).map(({ status }) => status)).toEqual(['captured']);
    await context.close();
  });

  it('[OR-05b] [OR-04a] after a lost response and a reload, the order is found and followed, and charged once', async () => {
    const { page, context, shopper, orders, payments } = await atReview(shop, { word: 'brindlewharfthree' });
    let lost = 0;
    await page.route('**/api/checkout/1.0/order', async (route) => {
      await route.fetch();
      lost += 1;
      await route.abort();
    });
    // The order is also not found by its key until the page is reopened.
    await page.route('**/api/checkout/1.0/order/*', (route) => route.abort());
    await shopper.payButton().click();
    const alert = page.getByRole('alert').filter({ hasText: 'Order was not created, please try later' });
    await alert.waitFor();
    expect(await alert.innerText()).toContain('it is the same order and is charged once');
    await page.unrouteAll();
    await page.reload();
    await page.waitForURL('**/site/purchase?order=*');
    expect(lost).toBe(1);
    await completed(page);
    expect((await orders()).length).toBe(1);
    expect((await payments()).map(({ status }) => status)).toEqual(['captured']);
    await context.close();
  });

  it('[DM-04a] [RT-29] a domain is renewed from the list: one year more, one charge', async () => {
    const { page, context, shopper, orders, payments, complaints } = await atReview(shop, {
      word: 'brindlewharfyears',
    });
    const [name = ''] = await readCart(page);
    await shopper.pay();
    await completed(page);
    const expiry = async () =>
      ((await (await context.request.get(`${shop.url}/tables/domains`)).json()) as { expiry_date: string }[])[0]
        ?.expiry_date ?? '';
    const before = new Date(await expiry());

    await page.goto('/domain/list');
    await main(page)
      .getByRole('button', { name: `Renew ${name}` })
      .click();
    await main(page)
      .getByRole('link', { name: /^In cart/ })
      .click();
    await heading(page, 'Cart, 1 domain').waitFor();
    await main(page)
      .getByRole('link', { name: 'Check out' })
      .or(main(page).getByRole('button', { name: 'Check out' }))
      .first()
      .click();
    await heading(page, 'How would you like to pay?').waitFor();
    await main(page).getByRole('button', { name: 'Continue to review' }).click();
    await heading(page, 'Check and pay').waitFor();
    await shopper.pay();
    await completed(page);
    expect(new Date(await expiry()).getUTCFullYear()).toBe(before.getUTCFullYear() + 1);
    expect((await orders()).map(({ status_name }) => status_name)).toEqual(['completed', 'completed']);
    expect((await payments()).map(({ status }) => status)).toEqual(['captured', 'captured']);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('[OR-08a] [P5] a declined card: the reason is shown, the cart is kept, and a second card pays under its own key', async () => {
    const { page, context, shopper, orders, payments, complaints } = await atReview(shop, {
      word: 'brindlewharffour',
      card: CARDS.declines,
    });
    const before = await readCart(page);
    await shopper.pay();
    await heading(page, 'The payment did not go through').waitFor();
    await main(page).getByText('declined Visa 0002', { exact: false }).first().waitFor();
    expect(await readCart(page)).toEqual(before);
    await page.getByRole('banner').getByRole('link', { name: 'Cart, 1 domain' }).waitFor();

    await main(page).getByRole('link', { name: 'Use another card' }).click();
    await main(page).getByRole('radio', { name: 'Another card' }).click();
    await shopper.addCard('4242 4242 4242 4242');
    await shopper.pay();
    await completed(page);
    expect((await orders()).map(({ status_name }) => status_name)).toEqual(['completed', 'payment_failed']);
    const books = await payments();
    expect(books.map(({ status }) => status)).toEqual(['declined', 'captured']);
    expect(new Set(books.map(({ key }) => key)).size).toBe(2);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('[OR-08a] by keyboard alone a second card is stored in the account, with each problem named, and is offered first at checkout', async () => {
    const { page, context, complaints } = await shop.visit();
    const customer = await signUp(context, shop.url);
    await storeCard(context.request, shop.stack, CARDS.approves);
    const hands = withKeyboard(page);
    await page.goto('/account/billing');
    const add = main(page).getByRole('button', { name: 'Add a card' });
    await hands.press(add);
    const frame = page.frameLocator('iframe[title^="Card number"]');
    await frame.getByLabel('Card number').waitFor();
    const store = main(page).getByRole('button', { name: 'Save the card' });
    await hands.press(store);
    const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
    await summary.waitFor();
    expect(await summary.getByRole('listitem').allTextContents()).toEqual([
      'Enter the card number',
      'Enter the expiry date',
      'Enter the security code',
    ]);
    expect(await accessibilityFindings(page)).toEqual([]);

    await hands.fill(frame.getByLabel('Card number'), '5555 5555 5555 4444');
    await hands.fill(frame.getByLabel('Expiry date'), '12 / 34');
    await hands.fill(frame.getByLabel('Security code'), '123');
    await hands.press(store);
    await main(page)
      .getByRole('row', { name: /Mastercard 4444/ })
      .getByText('Default card, also for auto-renew')
      .waitFor();
    await store.waitFor({ state: 'detached' });
    await focused(add);

    await putInCart(page, withMouse, 'quillanchor-card.com');
    await page.goto('/site/registrant');
    await new Shopper(page, hands, customer).fillRegistrant();
    // The cards appear a moment after the heading; then one is selected.
    await main(page)
      .getByRole('radio', { name: /Mastercard 4444/, checked: true })
      .waitFor();
    const offered = main(page).getByRole('group', { name: 'Pay with' }).getByRole('radio');
    expect(await offered.first().isChecked()).toBe(true);
    await hands.press(main(page).getByRole('button', { name: 'Continue to review' }));
    await heading(page, 'Check and pay').waitFor();
    await main(page).getByText('Mastercard 4444').first().waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('[OR-08b] [P6] the bank asks for confirmation and the owner confirms: the order continues', async () => {
    const { page, context, shopper, payments } = await atReview(shop, {
      word: 'brindlewharffive',
      card: CARDS.challenges,
    });
    await shopper.pay();
    await main(page).getByRole('link', { name: 'Continue to your bank' }).click();
    await page.waitForURL(`${shop.stack.payUrl}/**`);
    await page.getByRole('button', { name: /^Confirm/ }).click();
    await page.waitForURL('**/site/purchase?order=*');
    await completed(page);
    expect((await payments()).map(({ status }) => status)).toEqual(['captured']);
    await context.close();
  });

  it('[OR-08b] [P6] the bank asks for confirmation and the owner refuses: nothing is charged and the cart is kept', async () => {
    const { page, context, shopper, payments } = await atReview(shop, {
      word: 'brindlewharfsix',
      card: CARDS.challenges,
    });
    const before = await readCart(page);
    await shopper.pay();
    await main(page).getByRole('link', { name: 'Continue to your bank' }).click();
    await page.getByRole('button', { name: 'Refuse the payment' }).click();
    await heading(page, 'The payment did not go through').waitFor();
    expect(await readCart(page)).toEqual(before);
    expect((await payments()).map(({ status, captured }) => [status, captured])).toEqual([['declined', 0]]);
    await context.close();
  });

  it('[OR-08b] [OR-02b] [P6] the bank asks for confirmation and the owner leaves: every step returns to the one order, which another tab finishes', async () => {
    const { page, context, shopper, orders, payments } = await atReview(shop, {
      word: 'brindlewharfseven',
      card: CARDS.challenges,
    });
    await shopper.pay();
    const toBank = main(page).getByRole('link', { name: 'Continue to your bank' });
    await toBank.waitFor();
    const orderAddress = page.url();
    for (const step of ['/site/review', '/site/billing', '/site/registrant', '/site/purchase']) {
      await page.goto(step);
      await page.waitForURL(orderAddress);
      await toBank.waitFor();
    }

    const other = await context.newPage();
    await other.goto(orderAddress);
    await main(other).getByRole('link', { name: 'Continue to your bank' }).click();
    await other.getByRole('button', { name: /^Confirm/ }).click();
    await Promise.all([completed(other), completed(page)]);
    expect((await orders()).length).toBe(1);
    expect((await payments()).map(({ status }) => status)).toEqual(['captured']);
    await context.close();
  });

  it('[OR-08d] cancels the payment that waits for the bank, which another tab sees, before another card pays for the same cart', async () => {
    const { page, context, shopper, orders, payments } = await atReview(shop, {
      word: 'brindlewharfbank',
      card: CARDS.challenges,
    });
    await storeCard(context.request, shop.stack, CARDS.approves);
    await page.reload();
    await heading(page, 'Check and pay').waitFor();
    await shopper.pay();
    await main(page).getByRole('link', { name: 'Continue to your bank' }).waitFor();
    const other = await context.newPage();
    await other.goto(page.url());
    await main(other).getByRole('button', { name: 'Cancel this payment' }).waitFor();
    await main(page).getByRole('button', { name: 'Use another card' }).dblclick();
    await heading(other, 'You cancelled this payment').waitFor();
    await heading(page, 'How would you like to pay?').waitFor();
    expect((await payments()).map(({ status, captured }) => [status, captured])).toEqual([['cancelled', 0]]);

    await main(page)
      .getByRole('radio', { name: /Visa 4242/ })
      .check();
    await main(page).getByRole('button', { name: 'Continue to review' }).click();
    await heading(page, 'Check and pay').waitFor();
    await shopper.pay();
    await completed(page);
    expect((await orders()).map(({ status_name }) => status_name).sort()).toEqual(['cancelled', 'completed']);
    expect((await payments()).map(({ status }) => status).sort()).toEqual(['cancelled', 'captured']);
    await context.close();
  });

  it('[OR-06a] [OR-06b] [OR-07] [R3] a domain that was taken meanwhile is named, removed in one click, and the rest is bought', async () => {
    const { page, context, shopper, orders, payments } = await atReview(shop, { word: 'brindlewharfeight', names: 2 });
    const [gone, kept] = await readCart(page);
    await script(shop.stack, 'registrar', {
      operation: 'check',
      subject: gone ?? '',
      fault: { kind: 'taken' },
      times: 0,
    });
    await shopper.payButton().click();
    const changes = main(page).locator('section', { has: page.getByRole('heading', { name: /What has changed/ }) });
    await changes.waitFor();
    expect(await changes.innerText()).toContain('Someone else registered it a moment ago. Nothing was charged');
    expect(await orders()).toEqual([]);
    await changes.getByRole('button', { name: 'Remove it' }).click();
    await shopper.pay();
    await completed(page);
    expect((await orders()).map(({ domain_names }) => domain_names)).toEqual([[kept]]);
    expect((await payments()).map(({ status }) => status)).toEqual(['captured']);
    await context.close();
  });

  it('[OR-03b] [OR-10a] [R3] a domain lost at the registry: the others are bought, and only they are charged', async () => {
    const { page, context, shopper, orders, payments } = await atReview(shop, { word: 'brindlewharfnine', names: 2 });
    const [lost, kept] = await readCart(page);
    await script(shop.stack, 'registrar', {
      operation: 'register',
      subject: lost ?? '',
      fault: { kind: 'taken' },
      times: 1,
    });
    await shopper.pay();
    await heading(page, '1 of 2 domains is yours').waitFor();
    const line = main(page).getByRole('listitem').filter({ hasText: 'Someone else registered it a moment ago' });
    expect(await line.innerText()).toContain('Not charged');
    // Bought domains are removed from the cart after the page has reported them.
    await until(
      'the cart',
      () => readCart(page),
      (names) => names.length === 1,
    );
    expect(await readCart(page)).toEqual([lost]);
    const [order] = await orders();
    expect(order).toMatchObject({ status_name: 'partially_completed', domain_names: [lost, kept] });
    const [payment] = await payments();
    expect(payment?.captured).toBe(Math.round((order?.captured ?? 0) * 100));
    expect(payment?.captured).toBeLessThan(payment?.amount ?? 0);
    await context.close();
  });

  it('[OR-06b] [C2] a price that has risen since it was seen is shown with the old one and has to be accepted', async () => {
    const { page, context, shopper, orders } = await atReview(shop, { word: 'brindlewharften' });
    // This person last saw the domain a dollar cheaper. Stored from a URL of the shop's origin on which no script stores prices too.
    await page.goto('/favicon.svg');
    const [was, now] = await page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem('sf:seen-prices') ?? '') as {
        data: Record<string, { cost: number }>;
      };
      const [seen] = Object.values(kept.data);
      if (!seen) throw new Error('No price was seen');
      seen.cost -= 100;
      localStorage.setItem('sf:seen-prices', JSON.stringify(kept));
      return [seen.cost, seen.cost + 100];
    });
    await page.goto('/site/review');
    const accept = main(page).getByRole('button', { name: /^Accept/ });
    await accept.waitFor();
    const dollars = (minor: number | undefined) => `$${((minor ?? 0) / 100).toFixed(2)}`;
    const change = main(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: /^Accept/ }) });
    expect(await change.innerText()).toContain('now costs more than when you last saw it');
    expect(await change.getByRole('deletion').innerText()).toContain(dollars(was));
    expect(await accept.innerText()).toContain(dollars(now));
    // The button says why it is disabled; clicking it anyway places no order.
    await shopper.payButton().click({ force: true });
    expect(await orders()).toEqual([]);
    await accept.click();
    await shopper.pay();
    await completed(page);
    expect((await orders()).length).toBe(1);
    await context.close();
  });

  it('[P1] a bank that does not respond in time: the page says that the payment is being confirmed, and the order continues, paid once', async () => {
    const { page, context, shopper, orders, payments } = await atReview(shop, { word: 'brindlewharffifteen' });
    await script(shop.stack, 'payment', {
      operation: 'authorise',
      subject: '*',
      fault: { kind: 'delay', ms: 30_000 },
      times: 1,
    });
    await shopper.pay();
    await heading(page, 'Still confirming with your bank').waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    // The payment is looked up and sent again under its key: one payment, whichever call the bank carries out.
    await page.getByRole('link', { name: 'See your domains' }).waitFor({ timeout: 90_000 });
    expect((await orders()).map(({ status_name }) => status_name)).toEqual(['completed']);
    expect((await payments()).map(({ status }) => status)).toEqual(['captured']);
    await context.close();
  });

  it('[R6] while the registrar does not respond, the review says so before payment and the purchase page until the domains are registered', async () => {
    const hit = await atReview(shop, { word: 'brindlewharfthirteen', names: 3 });
    const late = await atReview(shop, { word: 'brindlewharffourteen' });
    const notice = main(late.page).getByText('this order may take hours instead of a minute');
    // It checks the registrar every half minute; block that until its buyer pays.
    const askAgain = await hold(late.page, '**/api/checkout/1.0/provisioning*');
    for (const operation of ['register', 'find'])
      await script(shop.stack, 'registrar', { operation, subject: '*', fault: { kind: 'error' }, times: 0 });
    // After ten failed calls, the registrar is not called any more.
    await hit.shopper.pay();
    await main(hit.page).getByText('Our registrar is not responding at the moment').waitFor();

    // This page was opened before the failure: the order is not placed until its buyer has read that it will wait.
    expect(await notice.count()).toBe(0);
    await late.shopper.payButton().click();
    await late.page.getByRole('alert').filter({ hasText: 'Our registrar has just stopped responding' }).waitFor();
    await notice.waitFor();
    expect(await late.orders()).toEqual([]);
    expect(await accessibilityFindings(late.page)).toEqual([]);
    askAgain();
    await late.page.reload();
    await notice.waitFor();
    await late.shopper.pay();
    await main(late.page).getByText('Our registrar is not responding at the moment').waitFor();
    await main(late.page).getByText('Payment authorised. Waiting for the registrar to answer').waitFor();
    expect(await accessibilityFindings(late.page)).toEqual([]);

    await clearFaults(shop.stack, 'registrar');
    for (const { page, context, orders, payments } of [hit, late]) {
      await page.getByRole('link', { name: 'See your domains' }).waitFor({ timeout: 90_000 });
      expect((await orders()).map(({ status_name }) => status_name)).toEqual(['completed']);
      expect((await payments()).map(({ status }) => status)).toEqual(['captured']);
      await context.close();
    }
  });

  it('[RT-12] [RT-13] [RT-14] [RT-15] [RT-16] [C5] a deep link to a step leads to the first unfinished step', async () => {
    const { page, context } = await shop.visit();
    for (const step of ['/site/registrant', '/site/billing', '/site/review', '/site/purchase']) {
      await page.goto(step);
      await heading(page, 'Cart').waitFor();
      expect([step, new URL(page.url()).pathname]).toEqual([step, '/site/cart']);
    }
    await page.goto('/site/availability/brindlewharfeleven');
    await main(page).getByRole('button', { name: /^Add/ }).first().click();
    for (const step of ['/site/registrant', '/site/billing', '/site/review']) {
      await page.goto(step);
      await heading(page, 'Sign in').waitFor();
      expect(new URL(page.url()).searchParams.get('next')).toBe(step);
    }
    await page.goto('/site/verification');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/site/verification');
    await context.close();
  });

  it('[RT-13] [RT-15] [C5] without a registrant or a card the later steps lead back to the missing step', async () => {
    const { page, context, shopper } = await atReview(shop, { word: 'brindlewharftwelve' });
    await page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem('sf:order') ?? '') as { data: { payment_method_id?: string } };
      delete kept.data.payment_method_id;
      localStorage.setItem('sf:order', JSON.stringify(kept));
    });
    await page.goto('/site/review');
    await heading(page, 'How would you like to pay?').waitFor();
    await page.evaluate(() => localStorage.removeItem('sf:registrant'));
    await page.goto('/site/review');
    await heading(page, /^Who owns th/).waitFor();
    await page.goto('/site/billing');
    await heading(page, /^Who owns th/).waitFor();
    expect(await shopper.payButton().count()).toBe(0);
    await context.close();
  });

  it('[SS-05h] long after sign-in a saved card requires the password: Cancel goes back, one order is placed, and every tab stays signed in', async () => {
    const { page, context, shopper, orders, payments } = await atReview(shop, { word: 'brindlewharfsixteen' });
    const other = await context.newPage();
    await other.goto('/account/detail');
    await banner(other).getByRole('button', { name: 'Mara Lindqvist' }).waitFor();
    const tokens = async () =>
      (await context.cookies()).filter(({ name }) => name.endsWith('storefront_session')).map(({ value }) => value);
    const before = await tokens();
    await letTimePass(shop.url, 31 * 60);

    const dialog = page.getByRole('dialog', { name: 'Confirm your password' });
    await shopper.payButton().click();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await main(page).getByText('Nothing was charged, and your order is still here.', { exact: false }).waitFor();
    expect(await orders()).toEqual([]);

    await shopper.payButton().click();
    await dialog.getByLabel('Password', { exact: true }).fill('tannery lane wharf 7');
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await completed(page);
    expect((await orders()).map(({ status_name }) => status_name)).toEqual(['completed']);
    expect((await payments()).map(({ status }) => status)).toEqual(['captured']);

    const after = await tokens();
    expect([before.length, after.length, before[0] === after[0]]).toEqual([1, 1, false]);
    await other.reload();
    await banner(other).getByRole('button', { name: 'Mara Lindqvist' }).waitFor();
    await context.close();
  });
});
