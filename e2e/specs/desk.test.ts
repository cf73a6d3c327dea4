import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { Receipt } from '@storefront/shared/contract';
import { accessibilityFindings } from '../support/axe';
import { codeApp } from '../support/authenticator';
import { newCustomer, signUp } from '../support/customer';
import { heading, main } from '../support/landmarks';
import { newestEmail } from '../support/mailbox';
import { ownName } from '../support/own-name';
import { openShop } from '../support/shop';

const NAME = 'quillharbourdesk.com';
const PASSWORD = 'ferry lantern orchard 9';
const COMMAND = path.resolve(__dirname, '../../backend/dist/add-staff-command.mjs');

interface BookedPayment {
  readonly captured: number;
  readonly refunded: number;
}

describe('The desk', () => {
  const shop = openShop();

  it('[BO-01e] [BO-02g] lets a member of staff set up an account, sign in with a code, find an order and refund a line once', async () => {
    const buyer = await shop.visit();
    const customer = await signUp(buyer.context, shop.url, newCustomer());
    await ownName(buyer.context.request, shop.stack, customer, NAME);

    const said = execFileSync(process.execPath, [COMMAND, 'ines@shop.example', 'Ines Okafor', 'finance'], {
      encoding: 'utf8',
      env: { ...process.env, DATA_DIR: shop.stack.dataDir, DESK_PORT: new URL(shop.stack.deskUrl).port },
    });
    const link = /http\S+/.exec(said)?.[0] ?? '';
    expect(link).toMatch(new RegExp(`^${shop.stack.deskUrl}/set-up#`));

    const { page, complaints } = await shop.visit({ baseURL: shop.stack.deskUrl });
    await page.goto(link);
    await heading(page, 'Set up your account').waitFor();
    const key = /enter the key ([A-Z2-7 ]+)\./.exec(await main(page).innerText())?.[1] ?? '';
    const nextCode = codeApp(shop.url, key);
    await page.getByLabel('New password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('The code that the app shows now').fill(await nextCode());
    await page.getByRole('button', { name: 'Set up and sign in' }).click();
    await heading(page, 'What are you looking for?').waitFor();
    await page.getByRole('button', { name: 'Sign out' }).click();

    await page.getByLabel('Email').fill('ines@shop.example');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('Code').fill(await nextCode());
    await page.getByRole('button', { name: 'Sign in' }).click();
    await heading(page, 'What are you looking for?').waitFor();

    await page.keyboard.press('/');
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
    expect(await page.getByRole('region', { name: 'Timeline' }).innerText()).toMatch(
      /Refund started.*Ines Okafor \(staff\)/s,
    );

    const payments = (await (await fetch(`${shop.stack.payUrl}/dev/payments`)).json()) as BookedPayment[];
    const cents = Math.round(Number(amount.slice(1)) * 100);
    expect(payments).toEqual([expect.objectContaining({ captured: cents, refunded: cents })]);
    const email = await newestEmail(shop.url, customer.email, /is being refunded/);
    expect(email.text).toContain(`We refunded ${amount} USD to your card.`);
    const order = /\/orders\/([\da-f-]{36})/.exec(page.url())?.[1];
    const receipt = (await (
      await buyer.context.request.get(`${shop.url}/api/checkout/1.0/order/${order}/receipt`)
    ).json()) as Receipt;
    expect(receipt.refunds).toMatchObject([{ number: 'R-000002', domain_name: NAME, amount: cents / 100 }]);
    expect([...complaints, ...buyer.complaints]).toEqual([]);
  });
});
