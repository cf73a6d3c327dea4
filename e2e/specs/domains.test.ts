import type { Answer } from 'dns-packet';
import type { Browser, Locator, Page } from 'playwright-core';
import { accessibilityFindings } from '../support/axe';
import { launchBrowser, visit, type Visit } from '../support/browser';
import { completed } from '../support/checkout';
import { letDaysPass } from '../support/clock';
import { newCustomer, signUp, type Customer } from '../support/customer';
import { dig } from '../support/dig';
import { doubt, createDsRecord, type DsRecord } from '../support/dnssec';
import { clearFaults, script } from '../support/faults';
import { misfits } from '../support/fit';
import { tabTo } from '../support/keyboard';
import { sendEmail } from '../support/send-email';
import { newestEmail } from '../support/mailbox';
import { ownName } from '../support/own-name';
import { readRegistry } from '../support/registry';
import { putInCart, Shopper, withKeyboard, withMouse, type Hands } from '../support/shopper';
import { startStack, type Stack } from '../support/stack';
import { until } from '../support/until';
import { answerTo } from '../support/visitor';

const NAME = 'brindlewharfquay.com';
const OVERVIEW = `/domain/overview?name=${NAME}&status=ok`;
const NAMESERVERS = `/domain/nameservers?name=${NAME}`;

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

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
    await ownName(visited.context.request, stack, customer, NAME, [
      'contact_privacy',
      'domain_forwarding',
      'email_forwarding',
    ]);
  });
  afterAll(async () => {
    await visited?.context.close();
    await browser?.close();
    await stack?.remove();
  });

  const main = () => page.getByRole('main');
  /** Checks from the top of the page, because elements half under the header fail the size check. */
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
  const open = async (address: string, domain = NAME) => {
    await page.goto(address);
    await main().getByRole('heading', { level: 1 }).filter({ hasText: domain }).waitFor();
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

  it('[RT-30] [DM-02] [DM-04b] [DM-04c] [DM-04d] [DM-04f] [DM-04g] [DM-04h] [DM-06] [DM-07] each setting is changed by keyboard, confirmed and recorded', async () => {
    await open(OVERVIEW);
    await main().getByText('Active', { exact: false }).first().waitFor();
    await main()
      .getByRole('list', { name: `The life of ${NAME}` })
      .waitFor();
    await main().getByText('+47 22000000').waitFor();
    await clean();

    const privacy = main().getByRole('switch', { name: 'Privacy Protection' });
    await flip(privacy);
    await page.getByText(`Privacy Protection for ${NAME} is off.`).waitFor();

    await script(stack, 'registrar', { operation: 'change', subject: NAME, fault: { kind: 'error' }, times: 1 });
    await flip(privacy);
    await main().getByText('The registrar did not respond.', { exact: false }).waitFor();
    await main().getByRole('switch', { name: 'Privacy Protection', checked: false }).waitFor();
    await clean();

    await flip(main().getByRole('switch', { name: 'Auto-renew' }));
    await page.getByText(`Auto-renew is off. ${NAME} expires on`, { exact: false }).waitFor();

    const lock = main().getByRole('switch', { name: 'Transfer lock' });
    await flip(lock);
    await givePassword();
    await page.getByText(`${NAME} is unlocked.`, { exact: false }).waitFor();
    await newestEmail(stack.url, customer.email, /was unlocked$/);

    await hands.press(main().getByRole('button', { name: 'Show the transfer code' }));
    const code = await main().locator('code').textContent();
    await clean();
    expect(
      await page.evaluate(
        'JSON.stringify([location.href, { ...localStorage }, { ...sessionStorage }, document.cookie])',
      ),
    ).not.toContain(code);
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
    // Verified with the nameservers and the forwarding service.
    await main()
      .getByText(/This works: our nameservers point visitors to us/)
      .waitFor();
    await hands.fill(main().getByLabel('Alias, before', { exact: false }), 'info');
    await hands.fill(main().getByLabel('Forwards to'), 'mara@example.com');
    await page.keyboard.press('Enter');
    await page.getByText(`The email aliases of ${NAME} are saved.`).waitFor();

    // Changes that the shop made meanwhile, such as the records for forwarding, are in the history of a newly opened page.
    await open(OVERVIEW);
    const history = main().getByRole('region', { name: 'History' });
    const older = history.getByRole('button', { name: 'Show older changes' });
    await history.getByText('Registered').or(older).first().waitFor();
    if (await older.isVisible()) await hands.press(older);
    for (const told of [
      'Email forwarding changed',
      'Domain forwarding changed',
      'Locked against transfers',
      'Transfer code shown',
      'Unlocked for a transfer',
      'Privacy Protection switched off',
      'Registered',
    ]) {
      await history.getByText(told).first().waitFor();
    }
    await page.reload();
    await main().getByRole('switch', { name: 'Privacy Protection' }).waitFor();
    expect(await main().getByLabel('Domain Forwarding').inputValue()).toBe('https://www.example.com/shop');
    await clean();
    await fits();
  });

  it('[DM-04f] the owner is edited by keyboard; values that the registry would refuse are named, and nothing typed is lost', async () => {
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

  it('[RT-31] [DM-05] nameservers are refused, reviewed, saved and reverted by keyboard; nothing is lost if the registrar does not respond', async () => {
    await open(NAMESERVERS);
    await clean();
    await tabTo(page, main().getByRole('radio', { name: 'Ours' }));
    await page.keyboard.press('ArrowDown');
    await hands.fill(main().getByLabel('Nameserver 1', { exact: true }), `ns1.${NAME}`);
    await hands.fill(main().getByLabel('Nameserver 2', { exact: true }), 'nowhere');
    await page.keyboard.press('Enter');
    await main().getByRole('alert').getByText('so the registry needs its IP address', { exact: false }).waitFor();
    await clean();
    await fits();

    await hands.fill(main().getByLabel('Nameserver 1', { exact: true }), 'ns1.quillharbour.example');
    await hands.fill(main().getByLabel('Nameserver 2', { exact: true }), 'ns2.blåbær.no');
    await page.keyboard.press('Enter');
    const review = page.getByRole('dialog', { name: `Change the nameservers of ${NAME}?` });
    await review.getByText('The DNS records you have here no longer apply.', { exact: false }).waitFor();
    await clean();
    await script(stack, 'registrar', { operation: 'change', subject: NAME, fault: { kind: 'error' }, times: 1 });
    await hands.press(review.getByRole('button', { name: 'Save' }));
    await main().getByText('whether the change was made', { exact: false }).waitFor();
    expect(await main().getByLabel('Nameserver 2', { exact: true }).inputValue()).toBe('ns2.blåbær.no');
    await clean();

    await hands.press(main().getByRole('button', { name: 'Review the change' }));
    await hands.press(review.getByRole('button', { name: 'Save' }));
    await main().getByText('now uses ns1.quillharbour.example, ns2.blåbær.no', { exact: false }).waitFor();
    await clean();
    await hands.press(main().getByRole('button', { name: 'Undo' }));
    await main().getByText('now uses ns1.storefront.example', { exact: false }).waitFor();
    await main().getByRole('radio', { name: 'Ours', checked: true }).waitFor();
    await newestEmail(stack.url, customer.email, /^The nameservers of .* were changed$/);
  });

  it('[DM-09a] by keyboard alone an add-on is bought within the term, at the same figure on page, cart, review and receipt, and works', async () => {
    const other = 'brindlewharfpier.com';
    await ownName(visited.context.request, stack, customer, other);
    await page.goto(`/domain/overview?name=${other}`);
    // The term has just begun, so the share from its first day on is the price of a year.
    await main()
      .getByText(/^Until .*: \$5\.00\. Then \$5\.00\/year/)
      .waitFor();
    await clean();
    await fits();
    await hands.press(main().getByRole('button', { name: `Add to cart Domain Forwarding for ${other}` }));
    const inCart = main().getByRole('link', { name: `In cart Domain Forwarding for ${other}` });
    await inCart.waitFor();
    await clean();
    await hands.press(inCart);
    await page.getByRole('heading', { level: 1, name: 'Cart, 1 domain' }).waitFor();
    const line = main().getByRole('group', { name: other, exact: true });
    await line.getByText('$5.00').first().waitFor();
    await line.getByText('then $5.00/year with the renewal').waitFor();
    await clean();
    await fits();
    await hands.press(main().getByRole('link', { name: 'Check out' }).first());
    await page.getByRole('heading', { level: 1, name: 'How would you like to pay?' }).waitFor();
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
    await newestEmail(stack.url, customer.email, new RegExp(`^${other} has Domain Forwarding$`));
    await hands.press(main().getByRole('link', { name: 'See the receipt' }));
    await main()
      .getByText(/^Add-ons, until/)
      .waitFor();
    await page.goto(`/domain/overview?name=${other}`);
    await hands.fill(main().getByLabel('Domain Forwarding'), 'www.example.com/pier');
    await page.keyboard.press('Enter');
    await main()
      .getByText(/This works: our nameservers point visitors to us/)
      .waitFor();
  });

  it('[DM-08a] [DM-08b] everything is exported in one file, and the expiry into a calendar', async () => {
    await open(OVERVIEW);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      hands.press(main().getByRole('button', { name: 'Export everything' })),
    ]);
    expect(file.suggestedFilename()).toMatch(/^brindlewharfquay\.com_\d{8}_\d{6}\.json$/);
    const [calendar] = await Promise.all([
      page.waitForEvent('download'),
      hands.press(main().getByRole('button', { name: 'Calendar file' })),
    ]);
    expect(calendar.suggestedFilename()).toBe(`${NAME}.ics`);
  });

  it('[I9] [DM-04b] [DM-04c] [DM-04d] [DM-04f] [DM-04g] [DM-04h] while the registrar does not respond, its last data is shown with the date; another customer’s domain is not found', async () => {
    await script(stack, 'registrar', { operation: 'held_by', subject: NAME, fault: { kind: 'error' }, times: 0 });
    await open(OVERVIEW);
    await main().getByText('The registrar is not responding right now.', { exact: false }).waitFor();
    await main().getByText('Mara Lindqvist').waitFor();
    await clean();
    await clearFaults(stack, 'registrar');
    await hands.press(main().getByRole('button', { name: 'Check again' }));
    await main()
      .getByText('The registrar is not responding right now.', { exact: false })
      .waitFor({ state: 'detached' });

    await page.goto('/domain/overview?name=nobody-has-this.com');
    await main().getByRole('link', { name: 'See your domains' }).waitFor();
    await clean();
    expect(visited.complaints.filter((complaint) => !/status of (404|409|503)/.test(complaint))).toEqual([]);
  });

  describe('verified with the servers', () => {
    const name = 'brindlewharfyard.com';
    const elsewhere = ['ns1.quillharbour.example', 'ns2.quillharbour.example'];
    const target = 'https://www.example.com/yard';

    const panel = () => main().getByRole('region', { name: 'DNSSEC' });
    const at = (tab: string) => open(`/domain/${tab}?name=${name}`, name);
    const fitsAndIsClean = async () => {
      await clean();
      await fits();
    };
    /** Records that the nameserver returns identically over UDP and TCP. */
    const served = async (host: string, type: string): Promise<unknown[]> => {
      const dataOver = async (over: 'udp' | 'tcp') =>
        (await dig(stack.dnsPort, host, type, over)).answers.flatMap((answer) =>
          answer.type === type && 'data' in answer ? [answer.data] : [],
        );
      const [udp, tcp] = await Promise.all([dataOver('udp'), dataOver('tcp')]);
      expect(tcp).toEqual(udp);
      return udp;
    };
    const keys = async (over: 'udp' | 'tcp'): Promise<Answer[]> =>
      (await dig(stack.dnsPort, name, 'DNSKEY', over)).answers;
    /** Lists the reasons why a resolver that starts from these DS records would reject the nameserver's responses for the domain. */
    const doubts = async (ds: readonly DsRecord[]): Promise<(string | null)[]> => {
      const questions = [
        [name, 'A'],
        [`www.${name}`, 'A'],
        [name, 'MX'],
        [name, 'NS'],
        [name, 'SOA'],
      ] as const;
      const overEach = questions.flatMap(([host, type]) =>
        (['udp', 'tcp'] as const).map(async (over) =>
          doubt(name, ds, await keys(over), (await dig(stack.dnsPort, host, type, over)).answers, type),
        ),
      );
      // The absence of a name is signed as well.
      const { authorities } = await dig(stack.dnsPort, `nobody.${name}`, 'A', 'udp');
      return [...(await Promise.all(overEach)), doubt(name, ds, await keys('udp'), authorities, 'NSEC')];
    };
    const zoneFileText = (record: DsRecord) =>
      `${record.key_tag} ${record.algorithm} ${record.digest_type} ${record.digest.toUpperCase()}`;
    /** The time in the panel, in milliseconds. */
    const namedTime = async () =>
      Date.parse((await panel().getByRole('status').first().locator('time').first().getAttribute('datetime')) ?? '');
    /** Advances the shop's clock to a time. */
    const comeTo = async (time: number) => {
      const answer = await visited.context.request.post(`${stack.url}/dev/clock`, {
        data: { seconds: 0 },
        headers: { origin: stack.url },
      });
      const { now } = (await answer.json()) as { now: string };
      await letDaysPass(page, stack.url, customer, (time - Date.parse(now)) / DAY_MS);
    };
    /** Presses a control, confirms the password if requested, and waits for the outcome on the page. */
    const pressProving = async (control: Locator, outcome: Locator) => {
      await control.click();
      const dialog = page.getByRole('dialog', { name: 'Confirm your password' });
      await outcome.or(dialog).first().waitFor();
      if (await dialog.isVisible()) await givePassword();
      await outcome.waitFor();
    };
    const nothingCanBeChosen = async () => {
      for (const choice of await main().getByRole('radio').all()) expect(await choice.isDisabled()).toBe(true);
      expect(await main().getByRole('button', { name: 'Review the change' }).isDisabled()).toBe(true);
    };
    const delegate = async (outcome: Locator) => {
      await main().getByRole('radio', { name: 'My own' }).check();
      for (const [index, server] of elsewhere.entries())
        await main()
          .getByLabel(`Nameserver ${index + 1}`, { exact: true })
          .fill(server);
      await main().getByRole('button', { name: 'Review the change' }).click();
      await pressProving(
        page.getByRole('dialog', { name: `Change the nameservers of ${name}?` }).getByRole('button', { name: 'Save' }),
        outcome,
      );
    };

    it('[DM-09c] [DM-04d] [DM-04e] [DN-11b] [DM-05] [DM-07] a domain is bought, forwarded, signed and delegated on screen, and the servers agree each time', async () => {
      await putInCart(page, withMouse, name);
      await page.goto('/site/cart');
      const line = main().getByRole('group', { name, exact: true });
      for (const addOn of ['Domain Forwarding', 'Email Forwarding'])
        await line.getByRole('checkbox', { name: addOn }).check();
      await main().getByRole('link', { name: 'Check out' }).first().click();
      const shopper = new Shopper(page, withMouse, customer);
      await shopper.fillRegistrant();
      await main().getByRole('button', { name: 'Continue to review' }).click();
      await page.getByRole('heading', { level: 1, name: 'Check and pay' }).waitFor();
      await shopper.pay();
      await completed(page);
      const ours = ['ns1.storefront.example', 'ns2.storefront.example'];
      expect(await readRegistry(stack, name)).toEqual({ nameservers: ours, ds_records: [] });

      await at('overview');
      await main().getByLabel('Domain Forwarding').fill(target);
      await main().getByRole('checkbox', { name: 'Keep the path and query' }).check();
      await main().getByRole('checkbox', { name: 'Permanent redirect (301)' }).check();
      await pressProving(
        main().getByRole('button', { name: 'Save forwarding' }),
        page.getByText(`Forwarding for ${name} is saved.`),
      );
      await main()
        .getByText(/^This works: our nameservers point visitors to us/)
        .waitFor();
      expect([await served(name, 'A'), await served(`www.${name}`, 'A')]).toEqual([['127.0.0.1'], ['127.0.0.1']]);
      expect(await answerTo(stack.forwardingPort, name, '/mooring?berth=7')).toEqual({
        status: 301,
        location: `${target}/mooring?berth=7`,
      });
      expect(await answerTo(stack.forwardingPort, `www.${name}`)).toMatchObject({ status: 301, location: target });

      await main().getByLabel('Alias, before', { exact: false }).fill('info');
      await main().getByLabel('Forwards to').fill('mara@example.com');
      await pressProving(
        main().getByRole('button', { name: 'Save aliases' }),
        page.getByText(`The email aliases of ${name} are saved.`),
      );
      await main()
        .getByText(/^This works: our nameservers point to our mail server/)
        .waitFor();
      await fitsAndIsClean();
      expect(await served(name, 'MX')).toEqual([{ preference: 10, exchange: 'mx.storefront.example' }]);
      expect([
        await sendEmail(stack.mailPort, `info@${name}`, 'A berth'),
        await sendEmail(stack.mailPort, `nobody@${name}`, 'A berth'),
      ]).toEqual([250, 550]);
      await page.goto(`${stack.url}/dev/mailbox`);
      const forwarded = page.getByRole('article').filter({ hasText: `To: info@${name}` });
      await forwarded.getByRole('heading', { name: 'A berth' }).waitFor();
      await forwarded.getByText('To mara@example.com').waitFor();

      await at('dns');
      await panel().getByText('DNSSEC is off').waitFor();
      await pressProving(
        panel().getByRole('button', { name: 'Turn DNSSEC on' }),
        panel().getByText('DNSSEC is being turned on'),
      );
      await panel()
        .getByText(/^We will publish the DS record on/)
        .waitFor();
      await fitsAndIsClean();
      const publication = await namedTime();
      await comeTo(publication - 10 * MINUTE_MS);
      await at('dns');
      await panel().getByText('DNSSEC is being turned on').waitFor();
      expect((await readRegistry(stack, name)).ds_records).toEqual([]);

      await comeTo(publication + MINUTE_MS);
      const { ds_records } = await until(
        'The DS record at the registry',
        () => readRegistry(stack, name),
        (found) => found.ds_records.length > 0,
      );
      await at('dns');
      await panel().getByText('DNSSEC is on', { exact: true }).waitFor();
      await fitsAndIsClean();
      await newestEmail(stack.url, customer.email, new RegExp(`^DNSSEC is on for ${name}$`));
      expect(await panel().locator('code').allTextContents()).toEqual(ds_records.map(zoneFileText));
      for (const over of ['udp', 'tcp'] as const)
        expect(ds_records).toEqual((await keys(over)).filter(({ type }) => type === 'DNSKEY').map(createDsRecord));
      expect((await doubts(ds_records)).filter((found) => found !== null)).toEqual([]);
      // A broken chain is detected: with another DS record, and with a record altered in transit.
      const other = (digest: string) => digest.replace(/^./, (digit) => (digit === '0' ? '1' : '0'));
      expect(new Set(await doubts(ds_records.map((record) => ({ ...record, digest: other(record.digest) }))))).toEqual(
        new Set([`No key of ${name} fits a DS record of the registry`]),
      );
      const forged = (await dig(stack.dnsPort, name, 'A', 'udp')).answers.map((answer): Answer =>
        answer.type === 'A' ? { ...answer, data: '203.0.113.66' } : answer,
      );
      expect(doubt(name, ds_records, await keys('udp'), forged, 'A')).toBe('The signature of the A records is wrong');

      await at('nameservers');
      await main().getByText(`DNSSEC is on for ${name}`, { exact: false }).first().waitFor();
      await fitsAndIsClean();
      await nothingCanBeChosen();
      expect(await readRegistry(stack, name)).toEqual({ nameservers: ours, ds_records });
      await main()
        .getByRole('link', { name: `DNSSEC of ${name}` })
        .click();
      await pressProving(panel().getByRole('button', { name: 'Turn DNSSEC off' }), panel().getByText('DNSSEC is off'));
      await panel()
        .getByText(/The registry has no DS record any more\. Resolvers may keep it in their cache until/)
        .waitFor();
      await fitsAndIsClean();
      await newestEmail(stack.url, customer.email, new RegExp(`^DNSSEC is off for ${name}$`));
      // A resolver that still caches the DS record finds everything signed with its key.
      expect(await readRegistry(stack, name)).toEqual({ nameservers: ours, ds_records: [] });
      expect((await doubts(ds_records)).filter((found) => found !== null)).toEqual([]);

      const forgotten = await namedTime();
      await comeTo(forgotten - 10 * MINUTE_MS);
      await at('nameservers');
      await main().getByText(`DNSSEC was turned off for ${name}`, { exact: false }).first().waitFor();
      await nothingCanBeChosen();
      expect(await readRegistry(stack, name)).toEqual({ nameservers: ours, ds_records: [] });

      await comeTo(forgotten + MINUTE_MS);
      const standing = async () =>
        (await (await visited.context.request.get(`${stack.url}/api/dns/1.0/dnssec/${name}`)).json()) as {
          state: string;
        };
      await until('DNSSEC of the domain', standing, ({ state }) => state === 'off');
      await at('nameservers');
      await delegate(main().getByText(`now uses ${elsewhere.join(', ')}`, { exact: false }));
      await newestEmail(stack.url, customer.email, new RegExp(`^The nameservers of ${name} were changed$`));
      expect(await readRegistry(stack, name)).toEqual({ nameservers: elsewhere, ds_records: [] });
      await at('overview');
      await main()
        .getByText(
          /^Saved, but this domain’s DNS is hosted elsewhere\. Forwarding works once you set these records there/,
        )
        .waitFor();
      await at('dns');
      await main().getByText('This domain’s DNS is hosted elsewhere').waitFor();
      await fitsAndIsClean();
    });
  });
});
