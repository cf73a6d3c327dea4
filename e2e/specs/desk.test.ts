import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { Page } from 'playwright-core';
import type { Receipt } from '@storefront/shared/contract';
import { accessibilityFindings } from '../support/axe';
import { codeApp } from '../support/authenticator';
import { newCustomer, signUp } from '../support/customer';
import { focused } from '../support/keyboard';
import { heading, main } from '../support/landmarks';
import { newestEmail } from '../support/mailbox';
import { ownName } from '../support/own-name';
import { openShop } from '../support/shop';
import { storedCart } from '../support/stored-cart';

const NAME = 'quillharbourdesk.com';
const ACTED = 'quillharbouracted.com';
const PASSWORD = 'ferry lantern orchard 9';
const COMMAND = path.resolve(__dirname, '../../backend/dist/add-staff-command.mjs');

interface BookedPayment {
  readonly captured: number;
  readonly refunded: number;
}

describe('The desk', () => {
  const shop = openShop();

  /** Creates a staff account and sets it up in a page. @returns a function for the next code of the authenticator app */
  async function setUpStaff(page: Page, email: string, name: string, role: string): Promise<() => Promise<string>> {
    const output = execFileSync(process.execPath, [COMMAND, email, name, role], {
      encoding: 'utf8',
      env: { ...process.env, DATA_DIR: shop.stack.dataDir, DESK_PORT: new URL(shop.stack.deskUrl).port },
    });
    const link = /http\S+/.exec(output)?.[0] ?? '';
    expect(link).toMatch(new RegExp(`^${shop.stack.deskUrl}/set-up#`));
    await page.goto(link);
    await heading(page, 'Set up your account').waitFor();
    // The key appears a moment after the heading.
    await page.getByLabel('The code your app shows now').waitFor();
    const key = /enter the key ([A-Z2-7 ]+)\./.exec(await main(page).innerText())?.[1] ?? '';
    const nextCode = codeApp(shop.url, key);
    await page.getByLabel('New password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('The code your app shows now').fill(await nextCode());
    // A request that is still on its way when the test signs out would be refused.
    const listed = page.waitForResponse(/\/attention$/);
    await page.getByRole('button', { name: 'Set up and sign in' }).click();
    await heading(page, 'What are you looking for?').waitFor();
    await listed;
    return nextCode;
  }

  it('[BO-01e] [BO-02g] lets a member of staff set up an account, sign in with a code, find an order and refund a line once', async () => {
    const buyer = await shop.visit();
    const customer = await signUp(buyer.context, shop.url, newCustomer());
    await ownName(buyer.context.request, shop.stack, customer, NAME);

    const { page, complaints } = await shop.visit({ baseURL: shop.stack.deskUrl });
    const nextCode = await setUpStaff(page, 'ines@shop.example', 'Ines Okafor', 'finance');
    await page.getByRole('button', { name: 'Sign out' }).click();

    await page.getByLabel('Email').fill('ines@shop.example');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('Code').fill(await nextCode());
    await page.getByRole('button', { name: 'Sign in' }).click();
    await heading(page, 'What are you looking for?').waitFor();

    await page.keyboard.press('/');
    await focused(page.getByRole('searchbox'));
    await page.keyboard.type(NAME.slice(0, -4));
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: /^[\da-f]{8}$/ }).click();
    await page.getByRole('heading', { name: 'Timeline' }).waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);

    await page.getByRole('button', { name: `Refund ${NAME}` }).click();
    const question = page.getByRole('dialog');
    const amount = /Refund (\$[\d.]+) to/.exec(await question.innerText())?.[1] ?? '';
    expect(await question.innerText()).toContain(customer.email);
    expect(await accessibilityFindings(page)).toEqual([]);
    await question.getByLabel('Reason').fill('Typing error');
    await question.getByRole('button', { name: `Refund ${amount}` }).dblclick();
    await main(page).getByRole('row').filter({ hasText: NAME }).getByText('Refunded', { exact: true }).waitFor();
    // The timeline is reloaded after the line.
    await page
      .getByRole('region', { name: 'Timeline' })
      .filter({ hasText: /Refund started.*Ines Okafor \(staff\)/s })
      .waitFor();

    const payments = (await (await fetch(`${shop.stack.payUrl}/dev/payments`)).json()) as BookedPayment[];
    const cents = Math.round(Number(amount.slice(1)) * 100);
    expect(payments).toEqual([expect.objectContaining({ captured: cents, refunded: cents })]);
    const email = await newestEmail(shop.url, customer.email, /has been refunded/);
    expect(email.text).toContain(`We refunded ${amount} to your card.`);
    const order = /\/orders\/([\da-f-]{36})/.exec(page.url())?.[1];
    const receipt = (await (
      await buyer.context.request.get(`${shop.url}/api/checkout/1.0/order/${order}/receipt`)
    ).json()) as Receipt;
    expect(receipt.refunds).toMatchObject([{ number: 'R-000002', domain_name: NAME, amount: cents / 100 }]);
    expect([...complaints, ...buyer.complaints]).toEqual([]);
  });

  it('[BO-03h] [BO-03f] [BO-03g] lets a member of staff act for a customer under a banner, and leaves no trace of it in the browser', async () => {
    const buyer = await shop.visit();
    const customer = await signUp(buyer.context, shop.url, newCustomer());
    await ownName(buyer.context.request, shop.stack, customer, ACTED);

    // The shop is also open in this browser, with the person's own cart.
    const { context, page, complaints } = await shop.visit({ baseURL: shop.stack.deskUrl });
    const own = await context.newPage();
    await own.goto(`${shop.url}/site/cart`);
    await own.evaluate((cart) => localStorage.setItem('sf:cart', cart), storedCart(['brindlewharfown.com']));
    await own.goto(`${shop.url}/site/cart`);
    await main(own).getByText('brindlewharfown.com').first().waitFor();
    const kept = () =>
      own.evaluate(() =>
        JSON.stringify(
          Object.entries(localStorage)
            .map(([key]) => key)
            .sort(),
        ),
      );
    const before = await kept();

    const nextCode = await setUpStaff(page, 'noor@shop.example', 'Noor Haddad', 'support');
    await page.keyboard.press('/');
    await focused(page.getByRole('searchbox'));
    await page.keyboard.type(customer.email);
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Mara Lindqvist' }).first().click();
    await page.getByRole('button', { name: 'Act for this customer' }).click();
    const question = page.getByRole('dialog');
    await question.getByRole('button', { name: 'Open the shop as Mara Lindqvist' }).click();
    await question.getByText('Enter a reason').waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    await question.getByLabel('Reason').fill('Ticket 4711');
    await question.getByLabel('Code').fill(await nextCode());
    await question.getByRole('button', { name: 'Open the shop as Mara Lindqvist' }).click();

    const bar = (of: Page) => of.getByRole('region', { name: 'Support session' });
    await page.waitForURL(`${shop.url}/domain/list`);
    await bar(page).getByText(`Noor Haddad is acting for Mara Lindqvist (${customer.email})`).waitFor();
    await heading(page, 'Domains').waitFor();
    await main(page).getByText(ACTED).first().waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    // The other tab shows the customer too, and no cart.
    await bar(own).waitFor();
    await own.getByRole('link', { name: 'Cart, empty' }).first().waitFor();

    await page.goto(`${shop.url}/domain/nameservers?name=${ACTED}`);
    await main(page).getByRole('radio', { name: 'Ours' }).waitFor();
    await page.keyboard.press('End');
    expect((await bar(page).boundingBox())?.y).toBe(0);
    await main(page).getByRole('radio', { name: 'Ours' }).focus();
    await page.keyboard.press('ArrowDown');
    await main(page).getByLabel('Nameserver 1', { exact: true }).fill('ns1.quillharbour.example');
    await main(page).getByLabel('Nameserver 2', { exact: true }).fill('ns2.quillharbour.example');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await main(page).getByText('now uses ns1.quillharbour.example', { exact: false }).waitFor();
    expect(await kept()).toBe(before);

    await bar(page).getByRole('button', { name: 'End' }).dblclick();
    await page.waitForURL(new RegExp(`^${shop.stack.deskUrl}/customers/`));
    const row = page.getByRole('region', { name: 'Activity' }).getByRole('row').filter({ hasText: ACTED });
    await row
      .filter({ hasText: /Nameservers set.*Noor Haddad \(staff\), for the customer/s })
      .first()
      .waitFor();
    await heading(own, /Find a domain|Know what it costs/).waitFor();
    await own.getByRole('link', { name: 'Cart, 1 domain' }).first().waitFor();
    expect(await bar(own).count()).toBe(0);
    expect(await kept()).toBe(before);
    expect(await own.evaluate(() => document.cookie)).not.toContain('storefront_support');
    expect(JSON.stringify(await context.storageState())).not.toContain(ACTED);

    const email = await newestEmail(shop.url, customer.email, /support is signed in/);
    expect(email.text).toContain('Ticket 4711');
    await buyer.page.goto(`${shop.url}/account/detail`);
    await buyer.page.getByText(`Support (Noor Haddad): nameservers changed: ${ACTED}`).waitFor();
    // A truncated link sends no request, and the page is hydrated as the server rendered it.
    await page.goto(`${shop.url}/site/support#cut-short`);
    await heading(page, 'The account could not be opened').waitFor();
    await main(page).getByText('This link no longer works. Go back to the desk and begin again.').waitFor();
    expect([...complaints, ...buyer.complaints]).toEqual([]);
  });

  it('[BO-05g] lets an administrator correct an email address, which both addresses confirm and the customer signs in with', async () => {
    const buyer = await shop.visit();
    const customer = await signUp(buyer.context, shop.url, newCustomer());
    const next = newCustomer().email;

    const { page, complaints } = await shop.visit({ baseURL: shop.stack.deskUrl });
    const nextCode = await setUpStaff(page, 'odd@shop.example', 'Odd Berg', 'admin');
    await page.keyboard.press('/');
    await focused(page.getByRole('searchbox'));
    await page.keyboard.type(customer.email);
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Mara Lindqvist' }).first().click();
    const corrections = page.getByRole('region', { name: 'Email address' });
    await corrections.getByRole('button', { name: 'Correct the email address' }).click();
    const question = page.getByRole('dialog');
    await question.getByRole('button', { name: 'Email both addresses' }).click();
    await question.getByText('Choose the proof').waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    await question.getByLabel('New email address').fill(next);
    await question.getByLabel('What proof did you see?').selectOption('domain_control');
    await question.getByLabel('Where it is documented').fill('Ticket 4711');
    await question.getByLabel('Code').fill(await nextCode());
    await question.getByRole('button', { name: 'Email both addresses' }).dblclick();
    await corrections.getByText(/Waits for the new address to confirm/).waitFor();
    await corrections.getByText('Control of a domain: Ticket 4711').waitFor();

    // Open sessions show the change.
    await buyer.page.goto(`${shop.url}/account/detail`);
    await main(buyer.page).getByText('Our support team is moving your account to').waitFor();

    const linkIn = async (to: string, subject: RegExp): Promise<string> => {
      const { links } = await newestEmail(shop.url, to, subject);
      return links.find((link) => link.includes('correction=')) ?? '';
    };
    const reader = await shop.visit();
    await reader.page.goto(await linkIn(next, /Confirm this email address/));
    await heading(reader.page, 'Change of your email address').waitFor();
    expect(await accessibilityFindings(reader.page)).toEqual([]);
    await main(reader.page).getByRole('button', { name: 'Confirm the address' }).dblclick();
    await main(reader.page).getByText('the address is confirmed', { exact: false }).waitFor();

    await reader.page.goto(await linkIn(customer.email, /asked to move/));
    await main(reader.page).getByRole('button', { name: 'Stop the change' }).waitFor();
    await main(reader.page).getByRole('button', { name: 'Confirm the change' }).click();
    await main(reader.page).getByText('The account has moved to the new address.', { exact: false }).waitFor();

    await page.reload();
    await corrections
      .getByRole('row')
      .filter({ hasText: next })
      .getByText(/Done, /)
      .waitFor();
    await page
      .getByRole('region', { name: 'Activity' })
      .getByRole('row')
      .filter({ hasText: /Address correction opened.*Odd Berg \(staff\)/s })
      .waitFor();
    await page.getByText(next).first().waitFor();

    await main(reader.page).getByRole('link', { name: 'Set a new password' }).click();
    await heading(reader.page, 'Recover your account').waitFor();
    await main(reader.page).getByLabel('Email').fill(next);
    await reader.page.keyboard.press('Enter');
    const { links } = await newestEmail(shop.url, next, /password/i);
    await reader.page.goto(links.find((link) => link.includes('token=')) ?? '');
    await main(reader.page).getByLabel('New password', { exact: true }).fill(PASSWORD);
    await reader.page.keyboard.press('Enter');
    await heading(reader.page, 'Sign in').waitFor();
    const signIn = await reader.context.request.post(`${shop.url}/auth/login`, {
      data: { email: next, password: PASSWORD },
      headers: { origin: shop.url },
    });
    expect(await signIn.json()).toEqual({ is_authenticated: true });
    expect([...complaints, ...buyer.complaints, ...reader.complaints]).toEqual([]);
  });
});
