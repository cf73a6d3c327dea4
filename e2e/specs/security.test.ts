import type { Locator, Page } from 'playwright-core';
import { codeApp, keepPasskeys, letTimePass } from '../support/authenticator';
import { accessibilityFindings } from '../support/axe';
import { newCustomer, signUp, type Customer } from '../support/customer';
import { misfits } from '../support/fit';
import { focused } from '../support/keyboard';
import { banner, heading, main } from '../support/landmarks';
import { newestEmail } from '../support/mailbox';
import { ownName } from '../support/own-name';
import { openShop } from '../support/shop';
import { withKeyboard, type Hands } from '../support/shopper';

const NAME = 'lanternquayrope.com';
/** Seconds after which a confirmed password has expired. */
const PROOF_SECONDS = 301;

const dialog = (page: Page, name: string | RegExp): Locator => page.getByRole('dialog', { name });
const setting = (page: Page, name: string): Locator => main(page).getByRole('region', { name, exact: true });
/** Filters refusals, which the browser logs by their status. */
const unexpected = (complaints: readonly string[]): string[] =>
  complaints.filter((line) => !/status of (409|422)/.test(line));

async function inOrder(page: Page): Promise<void> {
  await page.evaluate(() => {
    // A notice covers the page while it is shown, and may appear at any moment.
    const unnoticed = new CSSStyleSheet();
    unnoticed.replaceSync('[aria-label=Notices] { display: none }');
    document.adoptedStyleSheets = [unnoticed];
    // The header covers whatever has been scrolled under it.
    window.scrollTo(0, 0);
  });
  expect(await accessibilityFindings(page)).toEqual([]);
  expect(await misfits(page)).toEqual([]);
  await page.evaluate(() => void (document.adoptedStyleSheets = []));
}

/** Enters the password, and the code if one is requested. */
async function prove(page: Page, hands: Hands, password: string, code?: string): Promise<void> {
  const question = dialog(page, 'Confirm your password');
  await hands.fill(question.getByLabel('Password', { exact: true }), password);
  await page.keyboard.press('Enter');
  if (code === undefined) return;
  const box = question.getByLabel('Code', { exact: true });
  await focused(box);
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
}

/** Confirms that the recovery codes are saved. @returns the codes */
async function keepCodes(page: Page, hands: Hands): Promise<string[]> {
  const shown = dialog(page, 'Save these recovery codes');
  await shown.waitFor();
  await inOrder(page);
  const codes = await shown.getByRole('listitem').allInnerTexts();
  await hands.press(shown.getByRole('button', { name: 'Done' }));
  await focused(shown.getByRole('checkbox'));
  await page.keyboard.press('Space');
  await hands.press(shown.getByRole('button', { name: 'Done' }));
  await shown.waitFor({ state: 'detached' });
  return codes;
}

async function signOut(page: Page, hands: Hands): Promise<void> {
  await hands.press(banner(page).getByRole('button', { name: 'Mara Lindqvist' }));
  await hands.press(banner(page).getByRole('button', { name: 'Sign out' }));
  await banner(page).getByRole('link', { name: 'Sign in' }).waitFor();
}

/** Signs in with a password, up to the account page or the second step. */
async function giveCredentials(
  page: Page,
  hands: Hands,
  { email, password }: Pick<Customer, 'email' | 'password'>,
): Promise<void> {
  await page.goto('/site/login?next=%2Faccount%2Fdetail');
  await hands.fill(main(page).getByLabel('Email'), email);
  await hands.fill(main(page).getByLabel('Password', { exact: true }), password);
  await page.keyboard.press('Enter');
}

const onAccountPage = (page: Page): Promise<void> => setting(page, 'Password').waitFor();

describe('The security of an account', () => {
  const shop = openShop();

  it('[SS-04h] [A7] an authenticator app, by keyboard alone: set up, its codes required at sign-in and before a transfer code is shown; a recovery code works once', async () => {
    const { page, context, complaints } = await shop.visit();
    const customer = await signUp(context, shop.url, newCustomer());
    await ownName(context.request, shop.stack, customer, NAME);
    const hands = withKeyboard(page);
    await page.goto('/account/detail');

    await hands.press(setting(page, 'Authenticator app').getByRole('button', { name: 'Set up an app' }));
    await prove(page, hands, customer.password);
    const setUp = dialog(page, 'Set up an app');
    await setUp.getByRole('img', { name: /^QR code/ }).waitFor();
    await inOrder(page);
    const nextCode = codeApp(shop.url, await setUp.getByRole('code').innerText());
    await hands.fill(setUp.getByLabel('Code shown in the app'), await nextCode());
    await page.keyboard.press('Enter');

    const [recoveryCode = '', ...others] = await keepCodes(page, hands);
    expect(others).toHaveLength(9);
    await setting(page, 'Recovery codes').getByText('10 are left.').waitFor();
    await inOrder(page);

    await signOut(page, hands);
    await giveCredentials(page, hands, customer);
    const code = main(page).getByLabel('Code from your app');
    await focused(code);
    await inOrder(page);
    await page.keyboard.type('000000');
    await page.keyboard.press('Enter');
    await main(page).getByText('This code is not correct').waitFor();
    await hands.fill(code, await nextCode());
    await page.keyboard.press('Enter');
    await onAccountPage(page);

    await letTimePass(shop.url, PROOF_SECONDS);
    await page.goto(`/domain/overview?name=${NAME}`);
    await hands.press(main(page).getByRole('button', { name: 'Show the transfer code' }));
    await prove(page, hands, customer.password, await nextCode());
    await main(page).getByRole('button', { name: 'Hide the code' }).waitFor();

    for (const isFirstUse of [true, false]) {
      await signOut(page, hands);
      await giveCredentials(page, hands, customer);
      await focused(code);
      await hands.press(main(page).getByRole('button', { name: 'Use a recovery code' }));
      await hands.fill(main(page).getByLabel('Recovery code'), recoveryCode);
      await page.keyboard.press('Enter');
      if (isFirstUse) await setting(page, 'Recovery codes').getByText('9 are left.').waitFor();
      else await main(page).getByText('This code is not correct').waitFor();
    }
    expect(unexpected(complaints)).toEqual([]);
    await context.close();
  });

  it('[SS-08f] phone and recovery codes lost, by keyboard alone: the removal is requested on the second step, started by an email, and stopped by its notice', async () => {
    const { page, context, complaints } = await shop.visit();
    const customer = await signUp(context, shop.url, newCustomer());
    const hands = withKeyboard(page);
    await page.goto('/account/detail');
    await hands.press(setting(page, 'Authenticator app').getByRole('button', { name: 'Set up an app' }));
    await prove(page, hands, customer.password);
    const setUp = dialog(page, 'Set up an app');
    const nextCode = codeApp(shop.url, await setUp.getByRole('code').innerText());
    await hands.fill(setUp.getByLabel('Code shown in the app'), await nextCode());
    await page.keyboard.press('Enter');
    await keepCodes(page, hands);

    await signOut(page, hands);
    await giveCredentials(page, hands, customer);
    await focused(main(page).getByLabel('Code from your app'));
    await hands.press(main(page).getByRole('button', { name: 'I have lost my phone and my recovery codes' }));
    await focused(main(page).getByRole('heading', { name: 'Remove two-step sign-in' }));
    await inOrder(page);
    await hands.press(main(page).getByRole('button', { name: 'Send the link' }));
    await main(page).getByText('We have emailed the link', { exact: false }).waitFor();
    await inOrder(page);

    const linkIn = async (subject: RegExp): Promise<string> => {
      const { links } = await newestEmail(shop.url, customer.email, subject);
      return links.find((link) => link.includes('removal=')) ?? '';
    };
    await page.goto(await linkIn(/can no longer use two-step sign-in/));
    await heading(page, 'Removal of two-step sign-in').waitFor();
    await inOrder(page);
    await hands.press(main(page).getByRole('button', { name: 'Begin the removal' }));
    await main(page).getByText('The removal has begun.', { exact: false }).waitFor();
    await inOrder(page);

    await page.goto(await linkIn(/Two-step sign-in will be removed/));
    await hands.press(main(page).getByRole('button', { name: 'Stop the removal' }));
    await main(page).getByText('Two-step sign-in stays as it was.', { exact: false }).waitFor();
    await inOrder(page);

    await giveCredentials(page, hands, customer);
    await focused(main(page).getByLabel('Code from your app'));
    await page.keyboard.type(await nextCode());
    await page.keyboard.press('Enter');
    await onAccountPage(page);
    const activity = setting(page, 'Activity');
    await activity.getByText('Removal of two-step sign-in stopped by a link in our emails').waitFor();
    expect(unexpected(complaints)).toEqual([]);
    await context.close();
  });

  it('[SS-04i] a passkey, by keyboard alone: signs in alone, serves as second step after a password, confirms identity, and is removed', async () => {
    const { page, context, complaints } = await shop.visit();
    await keepPasskeys(page);
    const customer = await signUp(context, shop.url, newCustomer());
    const hands = withKeyboard(page);
    await page.goto('/account/detail');

    await hands.press(setting(page, 'Passkeys').getByRole('button', { name: 'Add a passkey' }));
    await hands.fill(dialog(page, 'Add a passkey').getByLabel('Name'), 'Harbour laptop');
    await page.keyboard.press('Enter');
    await prove(page, hands, customer.password);
    await keepCodes(page, hands);
    await setting(page, 'Passkeys')
      .getByRole('row', { name: /^Harbour laptop/ })
      .waitFor();
    await inOrder(page);

    await signOut(page, hands);
    await page.goto('/site/login?next=%2Faccount%2Fdetail');
    await hands.press(main(page).getByRole('button', { name: 'Use a passkey' }));
    await onAccountPage(page);
    await setting(page, 'Activity').getByText('Signed in with passkey').waitFor();

    await signOut(page, hands);
    await giveCredentials(page, hands, customer);
    const use = main(page).getByRole('button', { name: 'Use a passkey' });
    await focused(use);
    await inOrder(page);
    await page.keyboard.press('Enter');
    await onAccountPage(page);

    await letTimePass(shop.url, PROOF_SECONDS);
    await hands.press(setting(page, 'Passkeys').getByRole('button', { name: 'Remove the passkey Harbour laptop' }));
    await hands.press(
      dialog(page, 'Remove the passkey Harbour laptop?').getByRole('button', { name: 'Remove the passkey' }),
    );
    await dialog(page, 'Confirm your password').waitFor();
    await inOrder(page);
    await hands.press(dialog(page, 'Confirm your password').getByRole('button', { name: 'Use a passkey' }));
    await setting(page, 'Passkeys').getByText('You have none yet.').waitFor();
    await focused(main(page).getByRole('heading', { name: 'Passkeys' }));
    await setting(page, 'Activity').getByText('Passkey removed').waitFor();
    expect(unexpected(complaints)).toEqual([]);
    await context.close();
  });

  it('[SS-04e] [SS-04g] a new password ends the session of another browser, and works from then on', async () => {
    const { page, context, complaints } = await shop.visit({ viewport: { width: 320, height: 700 } });
    const customer = await signUp(context, shop.url, newCustomer());
    const hands = withKeyboard(page);
    const other = await shop.visit();
    await giveCredentials(other.page, withKeyboard(other.page), customer);
    await onAccountPage(other.page);

    await page.goto('/account/detail');
    await setting(page, 'Sessions')
      .getByRole('button', { name: /^End the session of Chrome on/ })
      .waitFor();
    await hands.press(setting(page, 'Password').getByRole('button', { name: 'Change the password' }));
    const change = dialog(page, 'Change your password');
    await hands.fill(change.getByLabel('New password', { exact: true }), 'harbour lantern rope 9');
    await page.keyboard.press('Enter');
    await prove(page, hands, customer.password);
    await change.waitFor({ state: 'detached' });
    await setting(page, 'Activity').getByText('Password changed', { exact: true }).waitFor();
    await inOrder(page);
    await setting(page, 'Sessions').getByRole('button').first().waitFor({ state: 'detached' });

    await other.page.goto('/account/detail');
    await main(other.page).getByRole('link', { name: 'Sign in' }).waitFor();
    await giveCredentials(other.page, withKeyboard(other.page), customer);
    await main(other.page).getByText('Wrong email address or password.').first().waitFor();
    await giveCredentials(other.page, withKeyboard(other.page), {
      email: customer.email,
      password: 'harbour lantern rope 9',
    });
    await onAccountPage(other.page);
    expect(unexpected(complaints)).toEqual([]);
    await Promise.all([context.close(), other.context.close()]);
  });

  it('[SS-04f] an account changes to a new address by the link sent there, and the old address can revert it', async () => {
    const { page, context, complaints } = await shop.visit();
    const customer = await signUp(context, shop.url, newCustomer());
    const { email: newAddress } = newCustomer();
    const hands = withKeyboard(page);
    await page.goto('/account/detail');

    await hands.press(setting(page, 'Email').getByRole('button', { name: 'Change the address' }));
    await hands.fill(dialog(page, 'Change your email address').getByLabel('New email address'), newAddress);
    await page.keyboard.press('Enter');
    await prove(page, hands, customer.password);
    await setting(page, 'Email').getByText(`Waiting for you to confirm ${newAddress}`).waitFor();
    await inOrder(page);

    const linkIn = async (to: string, subject: RegExp): Promise<string> => {
      const link = (await newestEmail(shop.url, to, subject)).links.find((candidate) => candidate.includes('token='));
      if (!link) throw new Error(`The email to ${to} holds no link with a token`);
      return link;
    };
    await page.goto(await linkIn(newAddress, /new email address/));
    await inOrder(page);
    await hands.press(main(page).getByRole('button', { name: 'Use this address' }));
    await main(page).getByText(newAddress).waitFor();
    await inOrder(page);
    await hands.press(main(page).getByRole('link', { name: 'Go to your account' }));
    await setting(page, 'Email').getByText(`You sign in with ${newAddress}`).waitFor();

    const owner = await shop.visit();
    await owner.page.goto(await linkIn(customer.email, /has a new email address/));
    await heading(owner.page, 'Take your account back').waitFor();
    const ownHands = withKeyboard(owner.page);
    await ownHands.press(main(owner.page).getByRole('button', { name: 'Take the account back' }));
    await main(owner.page).getByText('Your previous address is restored').waitFor();
    await inOrder(owner.page);

    await ownHands.press(main(owner.page).getByRole('link', { name: 'Set a new password' }));
    await ownHands.fill(main(owner.page).getByLabel('Email'), customer.email);
    await owner.page.keyboard.press('Enter');
    await owner.page.goto(await linkIn(customer.email, /^Set a new password/));
    await ownHands.fill(main(owner.page).getByLabel('New password', { exact: true }), 'harbour lantern rope 9');
    await owner.page.keyboard.press('Enter');
    await heading(owner.page, 'Sign in').waitFor();
    await giveCredentials(owner.page, ownHands, { email: customer.email, password: 'harbour lantern rope 9' });
    await setting(owner.page, 'Email').getByText(`You sign in with ${customer.email}`).waitFor();
    await setting(owner.page, 'Activity').getByText('Previous email address restored').waitFor();

    // The session that had changed it is signed out.
    await page.goto('/account/detail');
    await main(page).getByRole('link', { name: 'Sign in' }).waitFor();
    expect(unexpected([...complaints, ...owner.complaints])).toEqual([]);
    await Promise.all([context.close(), owner.context.close()]);
  });
});
