import { Resolver } from 'node:dns/promises';
import { newCustomer, verificationLink } from '../support/customer';
import type { PartnerSite } from '../support/partner-site';
import type { Stack } from '../support/stack';
import { keepingSteps } from './keeping-steps';
import type { PageDriver } from './page-driver';
import { Person } from './person';

export interface Step {
  readonly name: string;
  run(): Promise<void>;
}

/**
 * The main journey, from a search to DNS records, with features in which other browsers may differ. Each step begins where the previous one
 * ended. The specs for Chromium do not run there: playwright-core 1.65.1 sends every Firefox a WebDriver BiDi command that 153.7 ESR does
 * not have (emulation.setMediaFeaturesOverride), and with a faked response, two of three runs ended with a crashed content process.
 * @param isLong whether the customer also does what comes later with a domain
 */
export function journey<Handle>(
  driver: PageDriver<Handle>,
  stack: Stack,
  partner: PartnerSite,
  isLong: boolean,
): readonly Step[] {
  const person = new Person(driver);
  const customer = newCustomer();
  const label = `quillharbour-${Date.now().toString(36)}`;
  const domain = `${label}.com`;
  const open = async (path: string) => {
    await person.open(`${stack.url}${path}`);
    await person.at(path);
  };
  const steps: [string, () => Promise<unknown>][] = [
    [
      'home',
      async () => {
        await open('/site/home');
        await person.see('field', 'Domain name', 'main');
        await person.takenOver();
      },
    ],
    [
      'search',
      async () => {
        await person.fill('Domain name', domain, 'main');
        await person.press('button', '^Search', 'main');
        await person.at(`/site/availability/${domain}`);
      },
    ],
    [
      'add',
      async () => {
        await person.press('button', '^Add for', 'main');
        await person.see('link', 'Cart, 1 domain', 'header');
        await person.holds(`(localStorage.getItem('sf:cart') ?? '').includes('${domain}')`);
      },
    ],
    [
      'cart',
      async () => {
        await person.press('link', 'Cart, 1 domain', 'header');
        await person.see('heading', '^Cart, 1 domain');
      },
    ],
    [
      'back/forward cache',
      async () => {
        // A click on a link keeps the document; these are opened as new documents, so that the browser can cache each.
        const openToKeep = async (path: string) => {
          await open(path);
          await person.takenOver();
          await driver.evaluate(`void (() => {
            addEventListener('pageshow', ({ persisted }) => void (globalThis.isRestored = persisted));
            const send = globalThis.fetch;
            globalThis.callsUnderWay = 0;
            globalThis.fetch = async (...call) => {
              globalThis.callsUnderWay += 1;
              try {
                return await send(...call);
              } finally {
                globalThis.callsUnderWay -= 1;
              }
            };
          })()`);
        };
        const results = `/site/availability/${domain}`;
        await openToKeep(results);
        // Firefox keeps no page that still waits for a response.
        await person.holds(
          String.raw`!/checking \d|\d of \d+ answered/.test(document.querySelector('main').innerText)`,
        );
        await openToKeep('/site/cart');
        await person.press('button', '^Remove', 'main');
        await person.see('link', 'Cart, empty', 'header');
        await person.holds('globalThis.callsUnderWay === 0');
        await driver.evaluate('void setTimeout(() => history.back(), 50)');
        await person.at(results);
        await person.holds('globalThis.isRestored === true');
        await person.see('link', 'Cart, empty', 'header');
        await person.press('button', '^Add for', 'main');
        await person.see('link', 'Cart, 1 domain', 'header');
        await driver.evaluate('void setTimeout(() => history.forward(), 50)');
        await person.at('/site/cart');
        await person.holds('globalThis.isRestored === true');
        await person.see('heading', '^Cart, 1 domain');
        // Leaving the results at once aborts their price check, so the cart has to check the price.
        await person.holds(
          "!/no price|not known/i.test(document.querySelector('main').innerText) && document.querySelector('main').innerText.includes('Total')",
        );
      },
    ],
    [
      'check-out',
      async () => {
        await person.press('link', '^Check out', 'main');
        await person.see('heading', '^Sign in');
      },
    ],
    [
      'register',
      async () => {
        await person.press('link', 'Create an account', 'main');
        await person.see('heading', '^Create an account');
        await person.takenOver();
        await person.fill('Given name', customer.firstName, 'main');
        await person.fill('Family name', customer.lastName, 'main');
        await person.fill('^E-?mail', customer.email, 'main');
        await person.chooseCountry('Norway');
        await person.fill('^Password', customer.password, 'main');
        await person.press('button', '^Create account', 'main');
        await person.see('heading', '^Confirm your e-?mail');
      },
    ],
    [
      'verify',
      async () => {
        await person.open(await verificationLink(stack.url, customer.email));
        await person.see('field', '^Password', 'main');
        await person.takenOver();
        await person.fill('^Password', customer.password, 'main');
        await person.press('button', '^Confirm and sign in', 'main');
        await person.see('heading', '^Who owns th');
      },
    ],
    [
      'registrant',
      async () => {
        await person.press('radio', '', 'main');
        await person.fill('Given name', customer.firstName, 'main');
        await person.fill('Family name', customer.lastName, 'main');
        await person.chooseCountry('Norway');
        await person.fill('Street address', 'Brygga 7', 'main');
        await person.fill('Postal code|Postcode|ZIP', '5003', 'main');
        await person.fill('Town or city', 'Bergen', 'main');
        await person.fill('^E-?mail', customer.email, 'main');
        await person.fill('^Phone', '22 00 00 00', 'main');
        await person.press('button', '^Continue to billing', 'main');
        await person.see('heading', '^How would you like to pay');
      },
    ],
    [
      'card',
      async () => {
        await person.enterCard();
        await person.press('button', '^Continue to review', 'main');
        await person.see('heading', '^Check and pay');
      },
    ],
    [
      'pay',
      async () => {
        await person.press('button', '^Pay \\S+\\d', 'main');
        await person.at('/site/purchase?order=');
      },
    ],
    ['purchase', () => person.see('link', '^See your domains')],
    [
      'list',
      async () => {
        await person.press('link', '^See your domains');
        await person.at('/domain/list');
        await person.see('link', domain, 'main');
      },
    ],
    [
      'overview',
      async () => {
        await open(`/domain/overview?name=${domain}`);
        await person.see('heading', domain);
      },
    ],
    [
      'dns',
      async () => {
        await open(`/domain/dns?name=${domain}`);
        await person.see('button', '^Add record', 'main');
        await person.takenOver();
      },
    ],
    [
      'dns edit',
      async () => {
        await person.press('button', '^Add record', 'main');
        await person.fill('^Name', 'here', '[role=dialog], dialog');
        await person.fill('^(IPv4 )?address', '203.0.113.24', '[role=dialog], dialog');
        await person.press('button', '^Keep this record');
        await person.press('button', '^Save 1 change');
        await person.see('heading', '^No changes');
        const resolver = new Resolver();
        resolver.setServers([`127.0.0.1:${stack.dnsPort}`]);
        const [address] = await resolver.resolve4(`here.${domain}`);
        if (address !== '203.0.113.24') throw new Error(`The nameserver returns ${address}`);
      },
    ],
    ...(isLong ? keepingSteps(person, { stack, customer, domain, open }) : []),
    [
      'account',
      async () => {
        await open('/account/detail');
        await person.holds(
          `[...document.querySelectorAll('main input')].some(({ value }) => value === ${JSON.stringify(customer.lastName)}) || document.querySelector('main')?.innerText.includes(${JSON.stringify(customer.email)}) === true`,
        );
      },
    ],
    [
      'pricing',
      async () => {
        await open('/site/pricing');
        await person.see('button', 'costs over the years', 'main');
      },
    ],
    [
      'transfer',
      async () => {
        await open('/site/transfer');
        await person.takenOver();
        await person.fill('Domains and transfer codes', 'sixdays-quay.com Xy7!kQ92-code', 'main');
        await person.press('button', '^Check (1|this|the)', 'main');
        await person.at('/site/transfer-');
        await person.see('heading', 'sixdays-quay', 'main');
      },
    ],
    [
      'dark',
      async () => {
        await person.see('field', '^Theme');
        await driver.evaluate(
          `(() => { const theme = document.querySelector('select[aria-label=Theme]'); theme.value = 'dark'; theme.dispatchEvent(new Event('change', { bubbles: true })); })()`,
        );
        await person.holds(
          `(() => { const [red = 255, green = 255, blue = 255] = (getComputedStyle(document.body).backgroundColor.match(/[\\d.]+/g) ?? []).map(Number); const scale = getComputedStyle(document.body).backgroundColor.startsWith('rgb') ? 255 : 1; return (red + green + blue) / 3 < scale * 0.3 || getComputedStyle(document.documentElement).colorScheme === 'dark'; })()`,
        );
      },
    ],
    [
      'back and forward',
      async () => {
        await open('/about');
        await person.takenOver();
        await person.press('link', '^Contact', 'footer');
        await person.see('heading', '^Contact');
        // Delayed, because a driver hangs if the page unloads during its call.
        await driver.evaluate('void setTimeout(() => history.back(), 50)');
        await person.at('/about');
        await person.see('heading', '^About');
        await driver.evaluate('void setTimeout(() => history.forward(), 50)');
        await person.at('/contact');
        await person.see('heading', '^Contact');
      },
    ],
    [
      'embed',
      async () => {
        await person.open(
          partner.put(`/${label}`, {
            html: `<script type="module" src="${stack.url}/embed/v1.js"></script>\n<storefront-search partner="pk_playground"><a href="${stack.url}/site/home">Find a domain name</a></storefront-search>`,
          }),
        );
        await person.fill('Find a domain name', `${label}-shown.com`);
        await person.press('button', '^Search|^Find');
        await person.press('button', `^Add ${label}-shown\\.com`);
      },
    ],
    [
      'embed cart transfer',
      async () => {
        await person.press('button', '^Check out');
        await person.at(`${stack.url}/site/cart`);
        await person.see('heading', '^Cart, 1 domain');
        await person.holds(`(localStorage.getItem('sf:cart') ?? '').includes('${label}-shown')`);
      },
    ],
  ];
  return steps.map(([name, run]) => ({ name, run: async () => void (await run()) }));
}
