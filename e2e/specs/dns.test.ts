import { Resolver } from 'node:dns/promises';
import type { Locator, Page } from 'playwright-core';
import { accessibilityFindings } from '../support/axe';
import type { Visit } from '../support/browser';
import { newCustomer, signUp, type Customer } from '../support/customer';
import { clearFaults, script } from '../support/faults';
import { misfits } from '../support/fit';
import { chooseByKeys, tabTo } from '../support/keyboard';
import { ownName } from '../support/own-name';
import { sharedShop } from '../support/shop';
import { withKeyboard } from '../support/shopper';

const NAME = 'brindlewharf-dns.com';

describe('The DNS of a domain', () => {
  const shop = sharedShop();
  let first: Visit;
  let customer: Customer;

  beforeAll(async () => {
    first = await shop.visit();
    customer = await signUp(first.context, shop.url, newCustomer());
    await ownName(first.context.request, shop.stack, customer, NAME);
  });
  afterAll(() => first?.context.close());

  /** Queries the nameserver over UDP, like `dig`. */
  const resolver = (): Resolver => {
    const asked = new Resolver();
    asked.setServers([`127.0.0.1:${shop.stack.dnsPort}`]);
    return asked;
  };
  const main = (page: Page) => page.getByRole('main');
  const changes = (page: Page) => page.getByRole('complementary', { name: 'Unsaved changes and last save' });
  const row = (page: Page, name: RegExp): Locator => main(page).getByRole('row', { name });
  const open = async (page: Page) => {
    await page.goto(`/domain/dns?name=${NAME}`);
    await row(page, /NS @/).first().waitFor();
  };
  const clean = async (page: Page) => {
    // Content that the header covers while the page is scrolled is not a finding.
    await page.evaluate(() => scrollTo(0, 0));
    expect(await accessibilityFindings(page)).toEqual([]);
    expect(await misfits(page)).toEqual([]);
  };
  const addAddress = async (page: Page, name: string, address: string) => {
    await main(page).getByRole('button', { name: 'Add record' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill(name);
    await page.getByRole('dialog').getByLabel('Address').fill(address);
    await page.getByRole('button', { name: 'Keep this record' }).click();
    await row(page, new RegExp(`Added A ${name}`)).waitFor();
  };
  const save = async (page: Page, count: string) => {
    await changes(page)
      .getByRole('button', { name: `Save ${count}` })
      .click();
    await changes(page).getByRole('heading', { name: 'No changes' }).waitFor();
  };

  it('[RT-32] [DN-02] [DN-08a] [DN-09d] by keyboard alone a record is added, one edited, one removed, and the nameserver serves the result', async () => {
    const { page, complaints } = first;
    const hands = withKeyboard(page);
    await open(page);
    await clean(page);
    await hands.press(main(page).getByRole('button', { name: 'Add record' }));
    const dialog = page.getByRole('dialog');
    await chooseByKeys(page, dialog.getByLabel('Type'), 'TXT');
    await hands.fill(dialog.getByLabel('Text'), 'v=spf1 mx -all');
    await clean(page);
    await page.keyboard.press('Tab');
    await hands.press(dialog.getByRole('button', { name: 'Keep this record' }));
    await row(page, /Added TXT @ v=spf1 mx -all/).waitFor();

    await tabTo(page, main(page).getByRole('button', { name: /^Edit A www/ }));
    await page.keyboard.press('e');
    await hands.fill(dialog.getByLabel('Address'), '203.0.113.256');
    await hands.press(dialog.getByRole('button', { name: 'Keep this change' }));
    await dialog.getByRole('alert').getByText('Enter an IPv4 address').waitFor();
    await clean(page);
    await hands.fill(dialog.getByLabel('Address'), '203.0.113.24');
    await page.keyboard.press('Enter');
    await row(page, /Changed A www 203\.0\.113\.24/).waitFor();

    await tabTo(page, main(page).getByRole('button', { name: /^Edit A @/ }));
    await page.keyboard.press('Delete');
    await row(page, /Removed A @/).waitFor();
    await changes(page).getByText(`${NAME} will no longer open in a browser`).waitFor();
    await clean(page);
    await page.keyboard.press('u');
    await row(page, /^A @/).waitFor();
    await page.keyboard.press('Delete');

    await page.keyboard.press('Control+s');
    await hands.press(changes(page).getByRole('button', { name: 'Save 3 changes' }));
    await changes(page).getByText('ns1 answers as saved').waitFor();
    await changes(page).getByText('ns2 answers as saved').waitFor();
    await changes(page).getByRole('heading', { name: 'No changes' }).waitFor();
    await clean(page);

    const dns = resolver();
    expect(await dns.resolve4(`www.${NAME}`)).toEqual(['203.0.113.24']);
    expect(await dns.resolveTxt(NAME)).toEqual([['v=spf1 mx -all']]);
    await expect(dns.resolve4(NAME)).rejects.toMatchObject({ code: 'ENODATA' });
    expect(complaints).toEqual([]);
  });

  it('[D3] a record that was changed on another device is shown in both versions; nothing is lost silently', async () => {
    const { page } = first;
    await open(page);
    await main(page)
      .getByRole('button', { name: /^Edit A www/ })
      .click();
    await page.getByRole('dialog').getByLabel('Address').fill('203.0.113.11');
    await page.getByRole('button', { name: 'Keep this change' }).click();

    const other = await shop.visit();
    const answer = await other.context.request.post(`${shop.url}/auth/login`, {
      data: { email: customer.email, password: customer.password },
      headers: { origin: shop.url },
    });
    expect(answer.status()).toBeLessThan(300);
    await open(other.page);
    await other.page.getByRole('button', { name: /^Edit A www/ }).click();
    await other.page.getByRole('dialog').getByLabel('Address').fill('203.0.113.22');
    await other.page.getByRole('button', { name: 'Keep this change' }).click();
    await addAddress(other.page, 'theirs', '203.0.113.33');
    await save(other.page, '2 changes');
    await other.context.close();

    await changes(page).getByRole('button', { name: 'Save 1 change' }).click();
    const conflict = changes(page).getByRole('region', { name: 'A www was changed elsewhere' });
    await conflict.getByText('203.0.113.22').waitFor();
    await conflict.getByText('203.0.113.11').waitFor();
    await row(page, /A theirs/).waitFor();
    await clean(page);
    expect(await resolver().resolve4(`www.${NAME}`)).toEqual(['203.0.113.22']);
    await conflict.getByRole('button', { name: /^Keep my change/ }).click();
    await save(page, '1 change');
    expect(await resolver().resolve4(`www.${NAME}`)).toEqual(['203.0.113.11']);
    expect(await resolver().resolve4(`theirs.${NAME}`)).toEqual(['203.0.113.33']);
  });

  it('[D1] [DN-07] while the nameserver is unavailable, changes are kept across reloads and saved afterwards', async () => {
    const { page } = first;
    await open(page);
    await addAddress(page, 'blog', '203.0.113.9');
    await script(shop.stack, 'dns', { operation: 'zone_change', subject: NAME, fault: { kind: 'error' }, times: 0 });
    await changes(page).getByRole('button', { name: 'Save 1 change' }).click();
    await changes(page).getByText('Not saved: the nameservers are not responding').waitFor();
    expect(await main(page).getByText('Invalid DNS record').count()).toBe(0);
    await clean(page);
    await page.reload();
    await row(page, /Added A blog/).waitFor();
    await clearFaults(shop.stack, 'dns');
    await save(page, '1 change');
    expect(await resolver().resolve4(`blog.${NAME}`)).toEqual(['203.0.113.9']);
  });

  it('[DN-06b] [D5] [DN-08c] defaults are restored after the domain is typed, and History restores the zone', async () => {
    const { page } = first;
    await open(page);
    await addAddress(page, 'journal', '203.0.113.9');
    await save(page, '1 change');
    await main(page).getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Restore the defaults' }).click();
    await page.getByRole('dialog').getByLabel(`Type ${NAME} to confirm`).fill(NAME);
    await clean(page);
    await page.getByRole('button', { name: /^Replace all/ }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await row(page, /A @ 203\.0\.113\.80/).waitFor();
    // A closing dialog returns the focus, which would close a menu that is opened before.
    await page.waitForFunction(() => document.activeElement !== document.body);
    await main(page).getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'History' }).click();
    await page
      .getByRole('dialog')
      .getByText(/Defaults restored by you/)
      .waitFor();
    await clean(page);
    await page
      .getByRole('button', { name: /^Go back to this/ })
      .first()
      .click();
    await row(page, /Added A journal/).waitFor();
    await changes(page).getByRole('button', { name: /^Save/ }).click();
    await changes(page).getByRole('heading', { name: 'No changes' }).waitFor();
    expect(await resolver().resolve4(`journal.${NAME}`)).toEqual(['203.0.113.9']);
  });
});
