import { accessibilityFindings } from '../support/axe';
import type { Visit } from '../support/browser';
import { newCustomer, verificationLink } from '../support/customer';
import { Shopper, withKeyboard, withMouse, type Hands } from '../support/shopper';
import { openShop } from '../support/shop';

describe('A first purchase from an empty data folder', () => {
  const shop = openShop();

  /** Buys a domain from the home page to the domain list; with `areLookedAt`, checks each page with axe. */
  async function buy({ page, complaints }: Visit, hands: Hands, word: string, areLookedAt = false): Promise<void> {
    const shopper = new Shopper(page, hands, newCustomer());
    const findings: Record<string, string[]> = {};
    const look = async (step: string) => {
      if (areLookedAt) return;
      const found = await accessibilityFindings(page);
      if (found.length > 0) findings[step] = found;
    };

    await shopper.search(word);
    await shopper.add();
    await look('results');
    await shopper.openCart();
    await look('cart');
    await shopper.checkOut();
    await look('sign in');
    await shopper.register();
    await look('confirm your email');
    await shopper.confirm(await verificationLink(shop.url, shopper.customer.email));
    await look('registrant');
    await shopper.fillRegistrant();
    await page.frameLocator('iframe[title^="Card number"]').getByLabel('Card number').waitFor();
    await look('billing');
    await shopper.addCard();
    await shopper.payButton().waitFor();
    await look('review');

    // The button may also say why it is disabled.
    const total = /^Pay (\$[\d.,]*\d)/.exec((await shopper.payButton().textContent()) ?? '')?.[1];
    await shopper.pay();
    await page.getByRole('link', { name: 'See your domains' }).waitFor();
    await look('purchase');
    // The amount charged is the amount on the button.
    await page.getByText(`${total} was charged to`).waitFor();
    await page
      .getByRole('banner')
      .getByRole('link', { name: /Cart, \d/ })
      .waitFor({ state: 'detached' });

    // Which of the offered domains came first depends on which registry responded first.
    const [bought = ''] = ((await page.getByRole('heading', { level: 1 }).textContent()) ?? '').split('.');
    expect(bought).not.toBe('');
    await hands.press(page.getByRole('link', { name: 'See your domains' }));
    const row = page.getByRole('row', { name: new RegExp(bought) });
    await row.waitFor();
    await look('domains');
    await row.getByText('Active').waitFor();

    expect(findings).toEqual({});
    expect(complaints).toEqual([]);
  }

  it('[RT-04a] [SE-02a] [CT-02] [RT-12] [RG-05b] [OR-01a] [OR-01b] [OR-02a] [OR-08a] [DM-01a] by mouse', async () => {
    const browsing = await shop.visit();
    await buy(browsing, withMouse, 'brindlequay');
    await browsing.context.close();
  });

  it('[LG-06b] by keyboard alone', async () => {
    const browsing = await shop.visit();
    // The pages are the same as in the purchase by mouse.
    await buy(browsing, withKeyboard(browsing.page), 'brindleharbour', true);
    await browsing.context.close();
  });

  it('[OR-08a] on a phone, no page scrolls sideways', async () => {
    const browsing = await shop.visit({ viewport: { width: 320, height: 640 }, isMobile: true, hasTouch: true });
    const { page } = browsing;
    for (const path of [
      '/site/home',
      '/site/availability/brindlewharf',
      '/site/cart',
      '/site/login',
      '/site/register',
      '/about',
      '/not-found/detail',
    ]) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect([
        path,
        await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      ]).toEqual([path, 0]);
    }
    await browsing.context.close();
  });
});
