import type { Page } from 'playwright-core';
import { accessibilityFindings } from '../support/axe';
import { CARDS, storeCard } from '../support/cards';
import { letDaysPass } from '../support/clock';
import { newCustomer, signUp } from '../support/customer';
import { heading, main } from '../support/landmarks';
import { newestEmail } from '../support/mailbox';
import { Shopper, withKeyboard } from '../support/shopper';
import { openShop } from '../support/shop';
import { until } from '../support/until';

const CODE = 'Xy7!kQ92-secret';

describe('Transfers in', () => {
  const shop = openShop();

  const clean = async (page: Page) => expect(await accessibilityFindings(page)).toEqual([]);
  /** Everything that a browser stores for a page, and its address. */
  const kept = (page: Page): Promise<string> =>
    page.evaluate('JSON.stringify([location.href, { ...localStorage }, { ...sessionStorage }, document.cookie])');

  it('[RT-10] [RT-11a] [RT-11b] [TR-01a] [TR-01b] [TR-02] [TR-04] [RG-08e] many domains are pasted by keyboard, each cause is explained, and no code is left behind', async () => {
    const { page, context, complaints } = await shop.visit();
    const hands = withKeyboard(page);
    await page.goto('/site/transfer');
    await heading(page, 'Transfer domains in').waitFor();
    const box = main(page).getByRole('textbox', { name: 'Domains and transfer codes' });
    await box.waitFor();
    await clean(page);
    await box.focus();
    const lines = [
      `sixdays-tannery.com\t${CODE}`,
      `"denied-harbour.org";"${CODE}"`,
      `locked-quay.com ${CODE}`,
      `toonew-wharf.net, ${CODE}`,
      `redemption-mill.com ${CODE}`,
      `quillharbournobody.com ${CODE}`,
      'sixdays-nocode.com',
      'hello there',
    ];
    await page.keyboard.insertText(lines.join('\n'));
    await hands.press(main(page).getByRole('button', { name: 'Check 7 domains' }));
    await main(page).getByRole('alert').getByText('Line 8: enter a complete domain').waitFor();
    await clean(page);
    await hands.press(main(page).getByRole('button', { name: 'Leave this line out and check 7 domains' }));
    await heading(page, 'Transfer 7 domains').waitFor();
    await main(page).getByText('2 of 7 domains are ready to transfer.').waitFor();
    for (const sentence of [
      'Locked at its current registrar.',
      'Registered less than 60 days ago',
      'Expired and deleted by its registrar',
      'Nobody has registered this domain',
      'Needs a transfer code',
    ]) {
      // Exactly one, as a second would be refused.
      await main(page).getByText(sentence).waitFor();
    }
    await clean(page);
    expect(await kept(page)).not.toContain(CODE);
    await page.reload();
    await main(page).getByText('2 of 7 domains are ready to transfer.').waitFor();

    await page.goto('/site/transfer-message?domain=locked-quay.com');
    await main(page).getByText('Unlock it there, then try again; your code still works.').waitFor();
    await clean(page);
    await page.goBack();
    await hands.press(main(page).getByRole('button', { name: 'Add 2 domains for $24.80' }));
    await heading(page, 'Cart, 2 domains').waitFor();
    expect(await kept(page)).not.toContain(CODE);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('[TR-03a] [TR-03b] [TR-05] [TR-06] [R8] by keyboard through checkout; one completes on day six, one is denied on day five and refunded', async () => {
    const { page, context } = await shop.visit();
    const customer = await signUp(context, shop.url, newCustomer());
    await storeCard(context.request, shop.stack, CARDS.approves);
    const hands = withKeyboard(page);
    const shopper = new Shopper(page, hands, customer);
    await page.goto('/site/transfer');
    const box = main(page).getByRole('textbox', { name: 'Domains and transfer codes' });
    await box.waitFor();
    await box.focus();
    await page.keyboard.insertText(`sixdays-millpond.com ${CODE}\ndenied-millpond.com ${CODE}`);
    await hands.press(main(page).getByRole('button', { name: 'Check 2 domains' }));
    await hands.press(main(page).getByRole('button', { name: /^Add 2 domains/ }));
    await heading(page, 'Cart, 2 domains').waitFor();
    await page.goto('/site/registrant');
    await shopper.fillRegistrant();
    await hands.press(main(page).getByRole('button', { name: 'Continue to review' }));
    await heading(page, 'Check and pay').waitFor();
    await hands.press(shopper.payButton());
    await page.waitForURL('**/site/purchase?order=*');
    await hands.press(main(page).getByRole('link', { name: 'Track the transfer of sixdays-millpond.com' }));
    await main(page).getByText('Your turn: confirm the transfer in the email sent to the owner.').waitFor();
    await main(page).getByText('cannot be seen from outside').waitFor();
    await clean(page);
    await newestEmail(shop.url, customer.email, /^Confirm the transfer of sixdays-millpond\.com/);

    await letDaysPass(page, shop.url, customer, 1.1);
    await newestEmail(shop.url, customer.email, /^The transfer of sixdays-millpond\.com was confirmed/);
    await page.goto('/domain/list');
    await page
      .getByRole('region', { name: 'Transfers in progress' })
      .getByText('Its current registrar may still object')
      .first()
      .waitFor();
    await clean(page);

    await letDaysPass(page, shop.url, customer, 4);
    await newestEmail(shop.url, customer.email, / for denied-millpond\.com has been refunded$/);
    await page.goto('/site/transfer-message?domain=denied-millpond.com');
    await main(page).getByText('The current registrar has denied the transfer.').waitFor();
    await clean(page);

    await letDaysPass(page, shop.url, customer, 1);
    await page.goto('/site/transfer-message?domain=sixdays-millpond.com');
    await main(page).getByRole('link', { name: 'Manage this domain' }).waitFor();
    await clean(page);
    const orders = async () =>
      (await (await context.request.get(`${shop.url}/tables/orders`)).json()) as { status_name: string }[];
    await until('The state of the order', orders, ([order]) => order?.status_name === 'partially_completed');
    await context.close();
  });
});
