import type { Browser, Locator, Page } from 'playwright-core';
import { accessibilityFindings } from '../support/axe';
import { launchBrowser, visit, type Visit } from '../support/browser';
import { newCustomer, signUp, type Customer } from '../support/customer';
import { script } from '../support/faults';
import { misfits } from '../support/fit';
import { tabTo } from '../support/keyboard';
import { newestLetter } from '../support/mailbox';
import { ownName } from '../support/own-name';
import { withKeyboard, type Hands } from '../support/shopper';
import { startStack, type Stack } from '../support/stack';

const NAME = 'brindlewharfquay.com';
const OVERVIEW = `/domain/overview?name=${NAME}&status=ok`;
const NAMESERVERS = `/domain/nameservers?name=${NAME}`;

describe('The pages of a domain', () => {
  let stack: Stack;
  let browser: Browser;
  let customer: Customer;
  let visited: Visit;
  let page: Page;
  let hands: Hands;

  beforeAll(async () => {
    [stack, browser] = await Promise.all([startStack(), launchBrowser()]);
    visited = await visit(browser, stack.url);
    page = visited.page;
    hands = withKeyboard(page);
    customer = await signUp(visited.context, stack.url, newCustomer());
    await ownName(visited.context.request, stack, customer, NAME, ['contact_privacy', 'domain_forwarding', 'email_forwarding']);
  });
  afterAll(async () => {
    await visited?.context.close();
    await browser?.close();
    await stack?.remove();
  });

  const main = () => page.getByRole('main');
  /** Looked at from the top: what has been scrolled half under the header has no size of its own. */
  const clean = async () => {
    await page.evaluate('scrollTo(0, 0)');
    expect(await accessibilityFindings(page)).toEqual([]);
  };
  const fits = async () => {
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await misfits(page)).toEqual([]);
    }
  };
  const open = async (address: string) => {
    await page.goto(address);
    await main().getByRole('heading', { level: 1 }).filter({ hasText: NAME }).waitFor();
  };
  const flip = async (control: Locator) => {
    await tabTo(page, control);
    await page.keyboard.press('Space');
  };
  const givePassword = async () => {
    const dialog = page.getByRole('dialog', { name: 'Confirm your password' });
    await dialog.waitFor();
    await clean();
    await hands.fill(dialog.getByLabel('Password', { exact: true }), customer.password);
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
  };

  it('[RT-30] [DM-02] [DM-04b] [DM-04c] [DM-04d] [DM-04f] [DM-04g] [DM-04h] [DM-06] [DM-07] each setting is changed by keyboard, says so, and is written down', async () => {
    await open(OVERVIEW);
    await main().getByText('Active', { exact: false }).first().waitFor();
    await main().getByRole('list', { name: `The life of ${NAME}` }).waitFor();
    await main().getByText('+47.22000000').waitFor();
    await clean();

    const privacy = main().getByRole('switch', { name: 'Privacy Protection' });
    await flip(privacy);
    await page.getByText(`Privacy Protection of ${NAME} is off.`).waitFor();

    await script(stack, 'registrar', { operation: 'change', subject: NAME, fault: { kind: 'error' }, times: 1 });
    await flip(privacy);
    await main().getByText('The registrar gave no answer.', { exact: false }).waitFor();
    expect(await privacy.isChecked()).toBe(false);
    await clean();

    await flip(main().getByRole('switch', { name: 'Auto-renew' }));
    await page.getByText(`Auto-renew is off. ${NAME} ends on`, { exact: false }).waitFor();

    const lock = main().getByRole('switch', { name: 'Transfer lock' });
    await flip(lock);
    await givePassword();
    await page.getByText(`${NAME} is unlocked.`, { exact: false }).waitFor();
    await newestLetter(stack.url, customer.email, /was unlocked$/);

    await hands.press(main().getByRole('button', { name: 'Show the transfer code' }));
    const code = await main().locator('code').textContent();
    await clean();
    expect(await page.evaluate('JSON.stringify([location.href, { ...localStorage }, { ...sessionStorage }, document.cookie])')).not.toContain(code);
    expect(stack.log()).not.toContain(code);
    await page.keyboard.press('Enter');
    await main().locator('code').waitFor({ state: 'detached' });
    await flip(lock);
    await page.getByText(`${NAME} is locked.`).waitFor();

    await hands.fill(main().getByLabel('Domain Forwarding'), 'http://192.168.0.1/');
    await page.keyboard.press('Enter');
    await main().getByText('192.168.0.1 cannot be reached from the Internet').waitFor();
    await clean();
    await hands.fill(main().getByLabel('Domain Forwarding'), 'www.example.com/shop');
    await page.keyboard.press('Enter');
    await page.getByText(`Forwarding for ${NAME} is saved.`).waitFor();
    // Asked of the name servers and of the forwarding service, which answer.
    await main().getByText(/This works: our name servers point visitors here/).waitFor();
    await hands.fill(main().getByLabel('Alias, before', { exact: false }), 'info');
    await hands.fill(main().getByLabel('Forwards to'), 'mara@example.com');
    await page.keyboard.press('Enter');
    await page.getByText(`The email aliases of ${NAME} are saved.`).waitFor();

    // What the shop itself changed meanwhile, such as the records that forwarding needs, is in the history of a page that is opened now.
    await open(OVERVIEW);
    const history = main().getByRole('region', { name: 'History' });
    const older = history.getByRole('button', { name: 'Show older changes' });
    await history.getByText('Registered').or(older).first().waitFor();
    if (await older.isVisible()) await hands.press(older);
    for (const told of ['Email forwarding changed', 'Domain forwarding changed', 'Locked against transfers', 'Transfer code shown', 'Unlocked for a transfer', 'Privacy Protection switched off', 'Registered']) {
      await history.getByText(told).first().waitFor();
    }
    await page.reload();
    await main().getByRole('switch', { name: 'Privacy Protection' }).waitFor();
    expect(await main().getByLabel('Domain Forwarding').inputValue()).toBe('https://www.example.com/shop');
    await clean();
    await fits();
  });

  it('[DM-04f] the owner is edited by keyboard; what the registry would not take is told, and nothing typed is lost', async () => {
    await open(OVERVIEW);
    await hands.press(main().getByRole('button', { name: `Edit the owner of ${NAME}` }));
    const drawer = page.getByRole('dialog', { name: `The owner of ${NAME}` });
    await drawer.waitFor();
    await clean();
    await hands.fill(drawer.getByLabel('Town or city'), ' ');
    await page.keyboard.press('Enter');
    await drawer.getByRole('alert').getByText('Enter a town or city').waitFor();
    await clean();
    await hands.fill(drawer.getByLabel('Town or city'), 'Ålesund');
    await page.keyboard.press('Enter');
    await page.getByText(`The owner’s details for ${NAME} were changed.`).waitFor();
    await main().getByText('5003 Ålesund', { exact: false }).waitFor();
  });

  it('[RT-31] [DM-05] name servers are refused, reviewed, saved and taken back by keyboard; a silent registrar loses nothing', async () => {
    await open(NAMESERVERS);
    await clean();
    await tabTo(page, main().getByRole('radio', { name: 'Ours' }));
    await page.keyboard.press('ArrowDown');
    await hands.fill(main().getByLabel('Name server 1', { exact: true }), `ns1.${NAME}`);
    await hands.fill(main().getByLabel('Name server 2', { exact: true }), 'nowhere');
    await page.keyboard.press('Enter');
    await main().getByRole('alert').getByText('so the registry needs its IP address', { exact: false }).waitFor();
    await clean();
    await fits();

    await hands.fill(main().getByLabel('Name server 1', { exact: true }), 'ns1.quillharbour.example');
    await hands.fill(main().getByLabel('Name server 2', { exact: true }), 'ns2.blåbær.no');
    await page.keyboard.press('Enter');
    const review = page.getByRole('dialog', { name: `Change the name servers of ${NAME}?` });
    await review.getByText('The DNS records you keep here stop counting.', { exact: false }).waitFor();
    await clean();
    await script(stack, 'registrar', { operation: 'change', subject: NAME, fault: { kind: 'error' }, times: 1 });
    await hands.press(review.getByRole('button', { name: 'Save' }));
    await main().getByText('What you entered is still here.', { exact: false }).waitFor();
    expect(await main().getByLabel('Name server 2', { exact: true }).inputValue()).toBe('ns2.blåbær.no');
    await clean();

    await hands.press(main().getByRole('button', { name: 'Review the change' }));
    await hands.press(review.getByRole('button', { name: 'Save' }));
    await main().getByText('is now looked up at ns1.quillharbour.example, ns2.blåbær.no', { exact: false }).waitFor();
    await clean();
    await hands.press(main().getByRole('button', { name: 'Undo' }));
    await main().getByText('is now looked up at ns1.', { exact: false }).waitFor();
    await main().getByRole('radio', { name: 'Ours', checked: true }).waitFor();
    await newestLetter(stack.url, customer.email, /^The nameservers of .* were changed$/);
  });

  it('[DM-09a] by keyboard alone an add-on is bought within the term, at the same figure on page, cart, review and receipt, and works', async () => {
    const other = 'brindlewharfpier.com';
    await ownName(visited.context.request, stack, customer, other);
    await page.goto(`/domain/overview?name=${other}`);
    // The term has just begun: the share of its first day is the price of the year.
    await main().getByText(/^Until .*: \$5\.00\. Then \$5\.00\/year/).waitFor();
    await clean();
    await fits();
    await hands.press(main().getByRole('button', { name: `Add to cart Domain Forwarding for ${other}` }));
    const inCart = main().getByRole('link', { name: `In cart Domain Forwarding for ${other}` });
    await inCart.waitFor();
    await clean();
    await hands.press(inCart);
    await page.getByRole('heading', { level: 1, name: 'Cart, 1 name' }).waitFor();
    const line = main().getByRole('group', { name: other, exact: true });
    await line.getByText('$5.00').first().waitFor();
    await line.getByText('then $5.00/year with the renewal').waitFor();
    await clean();
    await fits();
    await hands.press(main().getByRole('link', { name: 'Check out' }).first());
    await page.getByRole('heading', { level: 1, name: 'How do you pay?' }).waitFor();
    await hands.press(main().getByRole('button', { name: 'Continue to review' }));
    await page.getByRole('heading', { level: 1, name: 'Check and pay' }).waitFor();
    await main().getByText('Domain Forwarding, until', { exact: false }).waitFor();
    const pay = main().getByRole('button', { name: 'Pay $6.25' }).first();
    await pay.waitFor();
    await clean();
    await fits();
    await hands.press(pay);
    await page.waitForURL('**/site/purchase?order=*');
    await page.getByText('$6.25 was charged to').waitFor();
    await newestLetter(stack.url, customer.email, new RegExp(`^${other} has Domain Forwarding$`));
    await hands.press(main().getByRole('link', { name: 'See the receipt' }));
    await main().getByText(/^Add-ons, until/).waitFor();
    await page.goto(`/domain/overview?name=${other}`);
    await hands.fill(main().getByLabel('Domain Forwarding'), 'www.example.com/pier');
    await page.keyboard.press('Enter');
    await main().getByText(/This works: our name servers point visitors here/).waitFor();
  });

  it('[DM-08a] [DM-08b] everything is exported in one file, and the end goes into a calendar', async () => {
    await open(OVERVIEW);
    const [file] = await Promise.all([page.waitForEvent('download'), hands.press(main().getByRole('button', { name: 'Export everything' }))]);
    expect(file.suggestedFilename()).toMatch(/^brindlewharfquay\.com_\d{8}_\d{6}\.json$/);
    const [calendar] = await Promise.all([page.waitForEvent('download'), hands.press(main().getByRole('button', { name: 'Calendar file' }))]);
    expect(calendar.suggestedFilename()).toBe(`${NAME}.ics`);
  });

  it('[I9] [DM-04b] [DM-04c] [DM-04d] [DM-04f] [DM-04g] [DM-04h] while the registrar is silent the last that it said is shown with its date; another’s name is nobody’s', async () => {
    await script(stack, 'registrar', { operation: 'held_by', subject: NAME, fault: { kind: 'error' }, times: 1 });
    await open(OVERVIEW);
    await main().getByText('The registrar does not answer right now.', { exact: false }).waitFor();
    await main().getByText('Mara Lindqvist').waitFor();
    await clean();
    await hands.press(main().getByRole('button', { name: 'Ask again' }));
    await main().getByText('The registrar does not answer right now.', { exact: false }).waitFor({ state: 'detached' });

    await page.goto('/domain/overview?name=nobody-has-this.com');
    await main().getByRole('link', { name: 'See your domains' }).waitFor();
    await clean();
    expect(visited.complaints.filter((complaint) => !/status of (404|409|503)/.test(complaint))).toEqual([]);
  });
});
