import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { accessibilityFindings } from '../support/axe';
import { CARDS, storeCard } from '../support/cards';
import { newCustomer, signUp } from '../support/customer';
import { misfits } from '../support/fit';
import { banner, heading, main } from '../support/landmarks';
import { newestEmail } from '../support/mailbox';
import { ownName } from '../support/own-name';
import { sharedShop } from '../support/shop';
import { withKeyboard } from '../support/shopper';

const NAME = 'quillharbourleaves.com';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

describe('Closing an account', () => {
  const shop = sharedShop();

  it('[LG-07a] [LG-07b] [SS-04k] [SS-04l] a customer downloads all data, closes the account by keyboard alone, and can register again', async () => {
    const { page, context, complaints } = await shop.visit({ acceptDownloads: true });
    const customer = await signUp(context, shop.url, newCustomer());
    await storeCard(context.request, shop.stack, CARDS.approves);
    const hands = withKeyboard(page);
    await page.goto('/account/detail');

    const download = page.waitForEvent('download');
    await hands.press(main(page).getByRole('button', { name: 'Download my data' }));
    await dialog(page, 'Confirm your password').waitFor();
    const password = dialog(page, 'Confirm your password').getByLabel('Password', { exact: true });
    await hands.fill(password, 'not the password 7');
    await page.keyboard.press('Enter');
    await dialog(page, 'Confirm your password').getByText('Wrong password.').first().waitFor();
    await hands.fill(password, customer.password);
    await page.keyboard.press('Enter');
    const file = await (await download).path();
    const copy = JSON.parse(await readFile(file, 'utf8')) as {
      profile: { email: string };
      cards: { last4: string }[];
      activity: { action: string }[];
    };
    expect(copy).toMatchObject({ profile: { email: customer.email }, cards: [{ last4: '4242' }] });
    expect(copy.activity.map(({ action }) => action)).toContain('payment_method.added');

    await hands.press(main(page).getByRole('button', { name: 'Close my account' }));
    const closing = dialog(page, 'Close your account?');
    await closing.getByText('This cannot be undone.').waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    expect(await misfits(page)).toEqual([]);
    // The password was confirmed a moment ago for the download, and is not requested again.
    await hands.fill(closing.getByLabel('Your email address'), customer.email);
    const told = page
      .getByText(`Your account is closed. We have confirmed this in an email to ${customer.email}.`)
      .waitFor();
    await page.keyboard.press('Enter');

    await Promise.all([
      told,
      page.waitForURL('**/site/home'),
      banner(page).getByRole('link', { name: 'Sign in' }).waitFor(),
    ]);
    expect((await newestEmail(shop.url, customer.email, /is closed$/)).text).toContain('This cannot be undone');

    await page.goto('/site/login');
    await hands.fill(main(page).getByLabel('Email'), customer.email);
    await hands.fill(main(page).getByLabel('Password', { exact: true }), customer.password);
    await page.keyboard.press('Enter');
    await main(page).getByText('Wrong email address or password.').first().waitFor();

    await signUp(context, shop.url, customer);
    await page.goto('/account/billing');
    await main(page).getByText('You have no saved card.').waitFor();
    // The browser logs the refusals: the request for the password, and two wrong passwords.
    expect(complaints.filter((line) => !/status of (409|422)/.test(line))).toEqual([]);
    await context.close();
  });

  it('[LG-07b] an active domain prevents it, with a link to the domain', async () => {
    const { page, context, complaints } = await shop.visit({ viewport: { width: 320, height: 700 } });
    const customer = await signUp(context, shop.url);
    await ownName(context.request, shop.stack, customer, NAME);
    await page.goto('/account/detail');
    await main(page).getByRole('button', { name: 'Close my account' }).click();
    const blocked = dialog(page, 'Your account cannot be closed yet');
    await blocked.getByRole('heading', { name: '1 domain is active' }).waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    expect(await misfits(page)).toEqual([]);
    await blocked.getByRole('link', { name: NAME }).click();
    await heading(page, NAME).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});
