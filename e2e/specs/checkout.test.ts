import type { Locator, Page } from 'playwright-core';
import { accessibilityFindings } from '../support/axe';
import { CARDS, listPayments, storeCard } from '../support/cards';
import { atReview, readCart, completed } from '../support/checkout';
import { newCustomer, signUp } from '../support/customer';
import { chooseByKeys } from '../support/keyboard';
import { heading, main } from '../support/landmarks';
import { newestEmail } from '../support/mailbox';
import { putInCart, Shopper, withKeyboard, withMouse, type Hands } from '../support/shopper';
import { sharedShop } from '../support/shop';
import { until } from '../support/until';

/** Chooses an option by its label. */
async function choose(page: Page, hands: Hands, label: string | RegExp, option: string): Promise<void> {
  const list = main(page).getByLabel(label).first();
  if ((await list.evaluate((element) => element.tagName)) === 'SELECT') {
    if (hands === withMouse) await list.selectOption({ label: option });
    else await chooseByKeys(page, list, option);
    return;
  }
  if ((await list.inputValue()) === option) return;
  await hands.fill(list, option);
  await page.getByRole('option', { name: option }).first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

const person = {
  first: 'Mara',
  last: 'Lindqvist',
  street: '12 Harbour Road',
  code: 'k1a0b1',
  city: 'Ottawa',
  state: 'Ontario',
  phone: '(613) 555-0142',
  country: 'Canada',
};

async function fillContact(
  page: Page,
  hands: Hands,
  given: typeof person & { email: string; organisation?: string },
): Promise<void> {
  const box = (name: string | RegExp): Locator => main(page).getByRole('textbox', { name });
  await hands.press(main(page).getByRole('radio', { name: given.organisation ? 'An organisation' : 'A person' }));
  if (given.organisation) await hands.fill(box('Organisation'), given.organisation);
  await hands.fill(box(/^Given name/), given.first);
  await hands.fill(box(/^Family name/), given.last);
  await choose(page, hands, 'Country', given.country);
  await hands.fill(box('Street address'), given.street);
  await hands.fill(box(/Postal code|Postcode|ZIP/), given.code);
  await hands.fill(box('Town or city'), given.city);
  if (given.state) await choose(page, hands, /^(State|Province)/, given.state);
  await hands.fill(box('Email'), given.email);
  await hands.fill(box('Phone'), given.phone);
}

describe('Checkout', () => {
  const shop = sharedShop();

  it('[RG-01a] [RG-02] [RG-03] [RG-05b] [LG-03] [LG-06b] a person buys .us, .ca, .eu and .co.uk together, by keyboard alone', async () => {
    const { page, context, complaints } = await shop.visit();
    const customer = await signUp(context, shop.url);
    await storeCard(context.request, shop.stack, CARDS.approves);
    const hands = withKeyboard(page);
    const names = ['us', 'ca', 'eu', 'co.uk'].map((tld) => `quillmooring.${tld}`);
    for (const name of names) await putInCart(page, hands, name);
    await page.goto('/site/registrant');
    await heading(page, /^Who owns th/).waitFor();
    await fillContact(page, hands, { ...person, email: customer.email });
    await choose(page, hands, 'What the domain is for', 'Personal use');
    await choose(page, hands, 'Connection to the United States', 'United States citizen');
    await choose(page, hands, 'Legal type', 'Canadian citizen');
    await choose(page, hands, 'Country of citizenship', 'Germany');
    await choose(page, hands, 'Registrant type', 'Individual outside the UK');
    const agreement = main(page).getByRole('checkbox', { name: /CIRA/ });
    await hands.fill(agreement, ' ');
    expect(await agreement.isChecked()).toBe(true);
    expect(await accessibilityFindings(page)).toEqual([]);

    const sent = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith('/api/checkout/1.0/order'),
    );
    await hands.press(main(page).getByRole('button', { name: 'Continue to billing' }));
    await heading(page, 'How would you like to pay?').waitFor();
    await hands.press(main(page).getByRole('button', { name: 'Continue to review' }));
    await heading(page, 'Check and pay').waitFor();
    const shopper = new Shopper(page, hands, customer);
    // The pay button is visible without scrolling, beside four domains on a wide screen and at the bottom of a phone.
    for (const [width, height] of [
      [320, 640],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      const box = await main(page)
        .getByRole('button', { name: /^Pay \S+\d/ })
        .filter({ visible: true })
        .boundingBox();
      expect(await page.evaluate('scrollY')).toBe(0);
      expect([width, box !== null && box.y + box.height <= height]).toEqual([width, true]);
    }
    await shopper.pay();
    const { order_items } = (await sent).postDataJSON() as {
      order_items: { domain_name: string; registrant: object; tld_data: object }[];
    };
    expect(Object.fromEntries(order_items.map(({ domain_name, tld_data }) => [domain_name, tld_data]))).toEqual({
      'quillmooring.us': { us: { app_purpose: 'P3', category: 'C11' } },
      'quillmooring.ca': { ca: { legal_type: 'CCT', cira_agreement: true } },
      'quillmooring.eu': { eu: { country_of_citizenship: 'DE', is_individual: true } },
      'quillmooring.co.uk': { 'co.uk': { registrant_type: 'FIND' } },
    });
    expect(order_items[0]?.registrant).toMatchObject({
      kind: 'individual',
      phone: '+1.6135550142',
      postal_code: 'K1A 0B1',
      state: 'ON',
    });
    expect(order_items[0]?.registrant).not.toHaveProperty('org_name');
    await completed(page);
    await heading(page, 'All 4 domains are yours').waitFor();
    expect(await page.evaluate(() => localStorage.getItem('sf:registrant') ?? '')).not.toContain('Lindqvist');
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('[RG-11a] [RG-11d] [RG-11e] one order registers its domains to different owners, whose entries survive a reload', async () => {
    const { page, context, complaints } = await shop.visit();
    const customer = await signUp(context, shop.url);
    await storeCard(context.request, shop.stack, CARDS.approves);
    for (const tld of ['com', 'net', 'org']) await putInCart(page, withMouse, `quillclient.${tld}`);
    await page.goto('/site/registrant');
    await heading(page, /^Who owns th/).waitFor();
    await main(page).getByRole('link', { name: 'Choose another owner for some domains' }).click();
    const another = heading(page, 'Another owner for some domains');
    await another.waitFor();
    expect(await another.evaluate((title) => title === document.activeElement)).toBe(true);
    await main(page).getByRole('checkbox', { name: /net/ }).check();
    const client = { ...person, email: `client-${customer.email}`, organisation: 'Brindle Wharf Inc.' };
    await fillContact(page, withMouse, client);
    await page.reload();
    await another.waitFor();
    expect(await main(page).getByRole('textbox', { name: 'Organisation' }).inputValue()).toBe('Brindle Wharf Inc.');
    expect(await main(page).getByRole('checkbox', { name: /net/ }).isChecked()).toBe(true);
    expect(await accessibilityFindings(page)).toEqual([]);
    await main(page).getByRole('button', { name: 'Save this owner' }).filter({ visible: true }).click();
    await main(page).getByText('The owner below gets quillclient.com and quillclient.org.').waitFor();
    await fillContact(page, withMouse, { ...person, email: customer.email });
    expect(await accessibilityFindings(page)).toEqual([]);
    await main(page).getByRole('button', { name: 'Continue to billing' }).click();
    await heading(page, 'How would you like to pay?').waitFor();
    await main(page).getByRole('button', { name: 'Continue to review' }).click();
    await heading(page, 'Check and pay').waitFor();
    await main(page)
      .getByRole('region', { name: 'Owner of quillclient.net' })
      .getByText('Brindle Wharf Inc.')
      .waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    const sent = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith('/api/checkout/1.0/order'),
    );
    await new Shopper(page, withMouse, customer).pay();
    const { order_items } = (await sent).postDataJSON() as {
      order_items: { domain_name: string; registrant: { email: string } }[];
    };
    expect(order_items.map(({ domain_name, registrant }) => [domain_name, registrant.email])).toEqual([
      ['quillclient.com', customer.email],
      ['quillclient.net', client.email],
      ['quillclient.org', customer.email],
    ]);
    await completed(page);
    const asked = await newestEmail(shop.url, client.email, /^Confirm the owner/);
    expect(asked.text).toContain('quillclient.net');
    expect(await page.evaluate(() => localStorage.getItem('sf:registrant') ?? '')).not.toContain('Brindle Wharf');
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('[RG-05b] [RG-07a] [LG-03] an organisation sees each refusal at its field and in the summary; its saved contact fills the next form', async () => {
    const { page, context } = await shop.visit();
    const customer = await signUp(context, shop.url);
    await storeCard(context.request, shop.stack, CARDS.approves);
    await putInCart(page, withMouse, 'quillanchor.us');
    await page.goto('/site/registrant');
    await heading(page, /^Who owns th/).waitFor();
    const go = main(page).getByRole('button', { name: 'Continue to billing' });
    await main(page).getByRole('radio', { name: 'An organisation' }).check();
    await go.click();
    const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
    await summary.waitFor();
    const told = await summary.getByRole('link').allTextContents();
    expect(told).toEqual(
      expect.arrayContaining([
        'Enter the name of the organisation',
        'Enter a street address',
        'Enter a phone number',
        'Choose what the domain is for',
        'Choose the connection to the United States',
      ]),
    );
    for (const words of told) {
      await summary.getByRole('link', { name: words, exact: true }).click();
      const field = await page.evaluate(() => {
        const at = document.activeElement;
        const ids = at?.getAttribute('aria-describedby')?.split(' ') ?? [];
        return {
          invalid: at?.getAttribute('aria-invalid'),
          said: ids.map((id) => document.getElementById(id)?.textContent).join(' '),
        };
      });
      expect([words, field]).toEqual([words, { invalid: 'true', said: expect.stringContaining(words) as string }]);
    }
    expect(await accessibilityFindings(page)).toEqual([]);
    await summary.getByRole('link', { name: 'Choose what the domain is for' }).click();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SELECT');

    await fillContact(page, withMouse, {
      ...person,
      code: '02101',
      city: 'Boston',
      state: 'Massachusetts',
      country: 'United States',
      phone: '(212) 555-0142',
      email: customer.email,
      organisation: 'Quill Anchor Ltd',
    });
    await choose(page, withMouse, 'What the domain is for', 'Business, for profit');
    await choose(
      page,
      withMouse,
      'Connection to the United States',
      'Foreign organisation with an office or other facility in the United States',
    );
    await main(page).getByRole('combobox', { name: 'Country of the organisation' }).waitFor();
    await choose(page, withMouse, 'Country of the organisation', 'Norway');
    await main(page)
      .getByRole('checkbox', { name: /Save this contact/ })
      .check();
    const kept = page.getByText('The contact is saved to your account.').waitFor();
    await go.click();
    await Promise.all([kept, heading(page, 'How would you like to pay?').waitFor()]);

    await page.evaluate(() => localStorage.removeItem('sf:registrant'));
    await page.goto('/site/registrant');
    await main(page)
      .getByRole('button', { name: /^Use.*Quill Anchor Ltd$/ })
      .click();
    await until(
      'the organisation',
      () => main(page).getByRole('textbox', { name: 'Organisation' }).inputValue(),
      (found) => found === 'Quill Anchor Ltd',
    );
    expect(await accessibilityFindings(page)).toEqual([]);
    await main(page)
      .getByRole('button', { name: /^Delete.*Quill Anchor Ltd$/ })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete the contact' }).click();
    await page.getByText('The contact Quill Anchor Ltd was deleted.').waitFor();
    await main(page)
      .getByRole('button', { name: /^Use.*Quill Anchor Ltd$/ })
      .waitFor({ state: 'detached' });
    await until(
      'the organisation',
      () => main(page).getByRole('textbox', { name: 'Organisation' }).inputValue(),
      (found) => found === 'Quill Anchor Ltd',
    );
    await context.close();
  });

  it('[LG-05a] [LG-05b] [LG-01a] [LG-04b] a consumer in the EU consents, pays, confirms the owner’s address and withdraws', async () => {
    const { page, context } = await shop.visit();
    const customer = await signUp(context, shop.url, newCustomer(), 'DE');
    await storeCard(context.request, shop.stack, CARDS.approves);
    await putInCart(page, withMouse, 'quilllantern.com');
    await page.goto('/site/registrant');
    await heading(page, /^Who owns th/).waitFor();
    await fillContact(page, withMouse, {
      ...person,
      code: '20457',
      city: 'Hamburg',
      state: '',
      country: 'Germany',
      phone: '040 123987',
      email: `owner-${customer.email}`,
    });
    await main(page).getByRole('button', { name: 'Continue to billing' }).click();
    await main(page).getByRole('button', { name: 'Continue to review' }).click();
    await heading(page, 'Check and pay').waitFor();
    const consent = main(page).getByRole('checkbox', { name: /lose the right to withdraw/ });
    expect(await consent.isChecked()).toBe(false);
    await main(page)
      .getByRole('row', { name: /quilllantern/ })
      .filter({ hasText: /On\. Charged before \w+ \d+\w+, 20\d\d.*\$[\d.]+\/year/s })
      .waitFor();
    const shopper = new Shopper(page, withMouse, customer);
    await shopper.payButton().click();
    await main(page).getByText('Tick this to have your order carried out at once').waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    await consent.check();
    await shopper.pay();
    await completed(page);

    await main(page)
      .getByText(new RegExp(`Open the link that we sent to owner-${customer.email} by .* \\(1[45] days left\\)`))
      .waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    const orderAddress = page.url();
    await main(page).getByRole('button', { name: 'Withdraw from contract here' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm withdrawal' }).click();
    await main(page)
      .getByText(/You withdrew from this order on/)
      .waitFor();
    const acknowledged = await newestEmail(shop.url, customer.email, /We received your withdrawal from order/);
    expect(acknowledged.text).toMatch(/\d\d:\d\d:\d\d UTC/);

    await page.goto('/domain/list');
    await main(page)
      .getByText(/Otherwise quilllantern\.com is suspended/)
      .waitFor();
    await main(page).getByRole('link', { name: 'No email? Send it again' }).click();
    await heading(page, 'Owners of your domains').waitFor();
    await main(page).getByRole('button', { name: 'Send the email again' }).click();
    await main(page)
      .getByText(/^Sent to owner-/)
      .waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    const message = await newestEmail(shop.url, `owner-${customer.email}`);
    await page.goto(message.links.find((link) => link.includes('registrant=')) ?? '');
    await main(page).getByRole('button', { name: 'Confirm the address' }).click();
    await main(page)
      .getByText(/is confirmed\./)
      .waitFor();
    await page.goto(orderAddress);
    await completed(page);
    expect(
      await main(page)
        .getByText(/Open the link that we sent/)
        .count(),
    ).toBe(0);
    await context.close();
  });

  it('[GD-03a] [GD-03d] [OR-05b] [C4] after the session ends before payment, signing in returns to the same step with cart and form unchanged, and the order is paid once', async () => {
    const { page, context, shopper, orders, payments } = await atReview(shop, { word: 'quillfarewell' });
    const names = await readCart(page);
    await context.clearCookies();
    await shopper.payButton().click();
    await heading(page, 'Sign in').waitFor();
    await page.getByText('Your session has expired. Please log in again.').first().waitFor();
    await main(page).getByLabel('Email').fill(shopper.customer.email);
    await main(page).getByLabel('Password', { exact: true }).fill(shopper.customer.password);
    await main(page).getByRole('button', { name: 'Sign in' }).click();
    await heading(page, 'Check and pay').waitFor();
    expect(await readCart(page)).toEqual(names);
    await main(page).filter({ hasText: 'Brygga 7' }).waitFor();
    await shopper.pay();
    await completed(page);
    expect((await orders()).map(({ status_name }) => status_name)).toEqual(['completed']);
    expect((await payments()).map(({ status }) => status)).toEqual(['captured']);
    await context.close();
  });

  it('[OR-05b] [C1] the same order posted twenty times at once is one order and one charge', async () => {
    const { page, context, shopper, orders } = await atReview(shop, { word: 'quillbeacon' });
    let body = '';
    await page.route('**/api/checkout/1.0/order', async (route) => {
      body = route.request().postData() ?? '';
      await route.abort();
    });
    await shopper.payButton().click();
    await page.getByRole('alert').filter({ hasText: 'Order was not created' }).waitFor();
    const post = () =>
      context.request.post(`${shop.url}/api/checkout/1.0/order`, {
        data: JSON.parse(body) as object,
        headers: { origin: shop.url },
      });
    const answers = await Promise.all(Array.from({ length: 20 }, post));
    const placed = await Promise.all(
      answers
        .filter((answer) => answer.ok())
        .map(async (answer) => ((await answer.json()) as { order_id: string }).order_id),
    );
    expect(placed.length).toBeGreaterThan(0);
    expect(new Set(placed).size).toBe(1);
    await page.unrouteAll();
    // The page finds its order and follows it.
    await page.reload();
    await page.waitForURL(`**/site/purchase?order=${placed[0]}`);
    await completed(page);
    expect((await orders()).map(({ id }) => id)).toEqual([placed[0]]);
    expect((await listPayments(shop.stack, placed)).map(({ status }) => status)).toEqual(['captured']);
    await context.close();
  });
});
