import type { FrameLocator, Page } from 'playwright-core';
import { accessibilityFindings } from '../support/axe';
import { completed } from '../support/checkout';
import { signUp } from '../support/customer';
import { misfits } from '../support/fit';
import { openShop } from '../support/shop';
import { Shopper, withKeyboard, withMouse, type Hands } from '../support/shopper';
import { startStripe, type Stripe } from '../support/stripe';

/** Stripe's fields, once the page has shown them; before, it says that they are loading. */
async function fieldsOn(page: Page): Promise<FrameLocator> {
  await page.getByRole('group', { name: 'Card number, expiry date and security code' }).waitFor();
  return page.frameLocator('iframe[title="Secure payment input frame"]');
}

/** Violations of the policy: everything that Stripe needs must be allowed. */
const refusedIn = (complaints: readonly string[]): string[] =>
  complaints.filter((line) => /polic|stripe|uncaught/i.test(line));

describe('[OR-08a] A shop that is paid through Stripe, tested with a stand-in', () => {
  const settings: Record<string, string> = {};
  let stripe: Stripe;
  beforeAll(async () => {
    stripe = await startStripe();
    Object.assign(settings, stripe.settings);
  });
  const shop = openShop(settings);
  beforeAll(() => stripe.reportTo(shop.url));
  afterAll(() => stripe.stop());

  const goOn = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Continue to review' });

  async function atBilling(word: string, getHands: (page: Page) => Hands) {
    const browsing = await shop.visit();
    const { page, context } = browsing;
    await stripe.answerIn(context);
    const customer = await signUp(context, shop.url);
    const hands = getHands(page);
    const shopper = new Shopper(page, hands, customer);
    await shopper.search(word);
    await shopper.add();
    await page.goto('/site/registrant');
    await shopper.fillRegistrant();
    return { ...browsing, hands, shopper, fields: await fieldsOn(page) };
  }

  it('stores a card in Stripe’s fields and buys a domain with it, by keyboard', async () => {
    const { page, context, complaints, hands, shopper, fields } = await atBilling('tallowquay', withKeyboard);
    expect(await accessibilityFindings(page)).toEqual([]);

    await hands.press(goOn(page));
    await page.getByRole('alert').getByText('Your card number is incomplete.').waitFor();
    await hands.fill(fields.getByLabel('Card number'), '4242 4242 4242 4242');
    await hands.press(goOn(page));
    await page.getByRole('heading', { level: 1, name: 'Check and pay' }).waitFor();
    await page.getByText('Visa 4242').first().waitFor();

    await shopper.pay();
    await completed(page);
    const orderId = new URL(page.url()).searchParams.get('order') ?? '';
    expect(await stripe.listPayments(orderId)).toMatchObject([{ status: 'succeeded' }]);
    expect(refusedIn(complaints)).toEqual([]);
    await context.close();
  });

  it('leads to the bank and back, without a payment secret in the address', async () => {
    const { page, context, complaints, shopper, fields } = await atBilling('tallowharbour', () => withMouse);
    await fields.getByLabel('Card number').fill('4000 0025 0000 3155');
    // A click right after automatic scrolling hits the frame that was there before.
    await goOn(page).press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Check and pay' }).waitFor();
    await shopper.pay();
    await page.getByRole('link', { name: 'Continue to your bank' }).click();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await completed(page);
    expect([...new URL(page.url()).searchParams.keys()]).toEqual(['order']);
    expect(refusedIn(complaints)).toEqual([]);
    await context.close();
  });

  it('says so when a blocker stops Stripe’s script, and continues once it does not', async () => {
    const browsing = await shop.visit();
    const { page, context } = browsing;
    await context.route('https://js.stripe.com/**', (route) => route.abort());
    await signUp(context, shop.url);
    await page.goto('/account/billing');
    await page.getByRole('button', { name: 'Add a card' }).click();
    await page.getByText(/js\.stripe\.com\) did not load/).waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    await context.unroute('https://js.stripe.com/**');
    await stripe.answerIn(context);
    await page.getByRole('button', { name: 'Try again' }).click();
    await (await fieldsOn(page)).getByLabel('Card number').waitFor();
    await context.close();
  });

  it.each([320, 1280])(
    'loads nothing from Stripe on pages without card fields, and fits into %i pixels with them',
    async (width) => {
      const { page, context } = await shop.visit({ viewport: { width, height: 800 } });
      const asked: string[] = [];
      page.on(
        'request',
        (request) => void (new URL(request.url()).hostname.endsWith('stripe.com') && asked.push(request.url())),
      );
      await stripe.answerIn(context);
      await signUp(context, shop.url);
      for (const path of ['/site/home', '/site/cart', '/account/billing']) {
        await page.goto(path);
        await page.getByRole('heading', { level: 1 }).waitFor();
      }
      await page.getByRole('button', { name: 'Add a card' }).waitFor();
      expect(asked).toEqual([]);
      await page.getByRole('button', { name: 'Add a card' }).click();
      await (await fieldsOn(page)).getByLabel('Card number').waitFor();
      expect(new Set(asked.map((url) => new URL(url).origin))).toEqual(new Set(['https://js.stripe.com']));
      expect(await misfits(page)).toEqual([]);
      await context.close();
    },
  );
});
