import type { Locator, Page } from 'playwright-core';
import { accessibilityFindings, colourFindings } from '../support/axe';
import { atReview, completed, type Buyer } from '../support/checkout';
import { misfits } from '../support/fit';
import { heading } from '../support/landmarks';
import { sharedShop } from '../support/shop';
import { storedCart } from '../support/stored-cart';

/** The longest possible label: 63 letters. */
const LONGEST = `${'brindle-'.repeat(7)}harbour`;
const MANY_NAMES = ['brindlewharf.com', 'google.com', 'quillharbour.net', 'tannerylane.co.uk', `${LONGEST}.com`];

interface View {
  readonly address: string;
  /** Domains that are in the cart beforehand. */
  readonly cart?: readonly string[];
  /** Further fields of each cart line. */
  readonly line?: Record<string, unknown>;
}

/** The widest cart line: it shows the number of an add-on below it and, in German, a long word beside each amount. */
const WITH_EMAIL_ADDRESSES = {
  sub_products: [
    {
      type: 'email_forwarding',
      domain: 'brindlewharf.com',
      name: 'Email Forwarding',
      price: 300,
      cost: 300,
      costPerYear: 300,
      tax: 0,
      quantity: 3,
      is_selected: true,
      tax_rates: [],
      service: 'email_forwarding_create',
      service_prorated: false,
      currency_code: 'USD',
      currency_symbol: '$',
    },
  ],
};

/** Every page of a visitor, in each state that looks different. */
const VIEWS: readonly View[] = [
  { address: '/site/home' },
  { address: '/about' },
  { address: '/contact' },
  { address: '/privacy' },
  { address: '/services' },
  { address: '/tac' },
  { address: '/help?tab=payment&item=declined' },
  { address: '/help?q=transfer' },
  { address: '/help?q=xylophone' },
  { address: '/site/availability/brindlewharf' },
  { address: '/site/availability/google', cart: MANY_NAMES },
  { address: `/site/availability/${LONGEST}` },
  { address: `/site/availability/brindlewharf.com#names=${MANY_NAMES.join(',')}` },
  { address: '/site/pricing' },
  { address: '/site/cart' },
  { address: '/site/cart', cart: MANY_NAMES },
  { address: '/de/site/cart', cart: ['brindlewharf.com'], line: WITH_EMAIL_ADDRESSES },
  { address: '/site/transfer' },
  { address: '/site/transfer-review' },
  { address: '/site/transfer-multiple' },
  { address: '/site/transfer-message' },
  { address: '/site/registrant', cart: ['brindlewharf.com'] },
  { address: '/site/login' },
  { address: '/site/register' },
  { address: '/site/verification' },
  { address: '/site/recover' },
  { address: '/site/validate' },
  { address: '/site/reset' },
  { address: '/site/emailsent' },
  { address: '/site/error' },
  { address: '/problem-detected/detail' },
  {
    address:
      '/not-found/detail?path=%2Fa-place%2Fwith-a-rather-long-address%2Fthat-nobody-has-ever-written%2Fanywhere-before',
  },
  { address: '/domain/list' },
  { address: '/domain/overview?name=brindlewharf.com&status=ok' },
  { address: '/domain/nameservers?name=brindlewharf.com' },
  { address: '/account/detail' },
];

interface Mode {
  readonly name: string;
  /** From the smallest phone, equal to a window of 1280 px at 400 %, to a wide screen. */
  readonly widths: readonly number[];
  apply(page: Page): Promise<void>;
  undo(page: Page): Promise<void>;
}

const NARROW_AND_WIDE = [320, 1280] as const;
const onRoot = (change: string) => (page: Page) => page.evaluate<void>(change);

/** Sets the browser's text size in pixels. Media queries in `em` follow it. */
const textSize = (standard: number) => async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: Math.round((standard * 13) / 16) } });
  await session.detach();
};

const MODES: readonly Mode[] = [
  { name: 'as it comes', widths: [320, 768, 1280, 1920], apply: async () => undefined, undo: async () => undefined },
  {
    name: 'forced colours',
    widths: NARROW_AND_WIDE,
    apply: (page) => page.emulateMedia({ forcedColors: 'active' }),
    undo: (page) => page.emulateMedia({ forcedColors: 'none' }),
  },
  { name: 'text at 200 %', widths: NARROW_AND_WIDE, apply: textSize(32), undo: textSize(16) },
  {
    name: 'right to left',
    widths: NARROW_AND_WIDE,
    apply: onRoot(`document.documentElement.dir = 'rtl'`),
    undo: onRoot(`document.documentElement.dir = 'ltr'`),
  },
];

/** Loads an address with the cart of the view. */
async function open(page: Page, { address, cart, line }: View): Promise<void> {
  // A URL of the shop's origin on which no script of the shop could overwrite the cart.
  await page.goto('/favicon.svg');
  await page.evaluate(
    (stored) => {
      localStorage.clear();
      if (stored !== undefined) localStorage.setItem('sf:cart', stored);
    },
    cart && storedCart(cart, line),
  );
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(address);
  await settled(page);
}

/** Waits until everything that a page requests has loaded. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('#main h1') && !document.querySelector('#main [aria-busy=true], #main [class*=keleton]'),
  );
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** Lists visual faults of a page in its current state, one per line. */
async function listFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  const report = (mode: string, found: readonly string[]) => faults.push(...found.map((fault) => `${mode}: ${fault}`));
  report('light', await accessibilityFindings(page));
  await page.emulateMedia({ colorScheme: 'dark' });
  report('dark', await colourFindings(page));
  await page.emulateMedia({ colorScheme: 'light' });
  for (const { name, widths, apply, undo } of MODES) {
    await apply(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      report(`${name} at ${width} px`, await misfits(page));
    }
    await undo(page);
  }
  report('outline', (await page.locator('h1').count()) === 1 ? [] : ['not one first heading']);
  return faults;
}

/** Pages whose roles and names are stored as a reviewed snapshot: those of a purchase, and the help. */
const SPOKEN: readonly View[] = [
  { address: '/site/home' },
  { address: '/site/availability/brindlewharf' },
  { address: '/site/cart' },
  { address: '/site/cart', cart: ['brindlewharf.com', 'google.com'] },
  { address: '/site/transfer' },
  { address: '/site/login' },
  { address: '/site/register' },
  { address: '/site/recover' },
  { address: '/help?tab=payment&item=declined' },
];

/** Roles, names and states of a part of the page in reading order, with changing values such as prices and dates masked. */
async function spoken(part: Locator): Promise<string> {
  // Announcements of a search follow the visible results, at most every two seconds.
  await part
    .page()
    .waitForFunction(() =>
      [...document.querySelectorAll('#main [role=status]')].every(
        (status) => !/(?:: checking|\d answered)$/.test(status.textContent ?? ''),
      ),
    );
  const tree = await part.ariaSnapshot();
  return tree.replaceAll(/\$[\d,]+\.\d\d/g, '$#').replaceAll(/[A-Z][a-z]+ \d{1,2}(?:st|nd|rd|th), \d{4}/g, '<date>');
}

const getName = ({ address, cart }: View): string =>
  `${address.replace(LONGEST, '<63 letters>').replace(/#names=.*/, '#names=…')}${cart ? `, ${cart.length} in the cart` : ''}`;

describe('Every page of a visitor', () => {
  const shop = sharedShop();
  let page: Page;

  beforeAll(async () => {
    ({ page } = await shop.visit({ colorScheme: 'light' }));
  });

  it.each(VIEWS.map((view) => [getName(view), view] as const))(
    '[LG-06b] fits the window in every mode and has no finding of axe: %s',
    async (_name, view) => {
      await open(page, view);
      expect(await listFaults(page)).toEqual([]);
    },
  );

  it.each(NARROW_AND_WIDE)(
    '[LG-06b] has its head in the window when a style sheet doubles the text, which media queries do not see: %s px',
    async (width) => {
      await open(page, { address: '/site/home' });
      await page.setViewportSize({ width, height: 800 });
      await onRoot(`document.documentElement.style.fontSize = '200%'`)(page);
      const beyond = await page.getByRole('banner').evaluate((head) =>
        [...head.querySelectorAll('a, button, select')]
          .filter((control) => control.checkVisibility())
          .map((control) => [control.textContent, control.getBoundingClientRect()] as const)
          .filter(([, { left, right, width: own }]) => own > 0 && (left < 0 || right > window.innerWidth))
          .map(([text, { left, right }]) => `${text}: ${left} to ${right}`),
      );
      expect(beyond).toEqual([]);
      await expect(page.getByRole('banner').getByRole('button', { name: 'Menu' }).isVisible()).resolves.toBe(true);
    },
  );

  describe('is told to a screen reader', () => {
    it.each(['banner', 'contentinfo'] as const)('[LG-06b] the %s of every page', async (role) => {
      await open(page, { address: '/about' });
      // All countries are added once the page is idle.
      await page.getByRole('option', { name: 'Tax: Norway' }).first().waitFor({ state: 'attached' });
      expect(await spoken(page.getByRole(role))).toMatchSnapshot();
    });

    it.each(SPOKEN.map((view) => [getName(view), view] as const))('[LG-06b] %s', async (_name, view) => {
      await open(page, view);
      expect(await spoken(page.getByRole('main'))).toMatchSnapshot();
    });
  });
});

/** A page of a signed-in customer, and the heading that distinguishes it from pages to which the customer may be redirected. */
interface CustomerView<Facts> {
  readonly name: string;
  readonly address: (facts: Facts) => string;
  readonly title: RegExp;
}

const WAYPOINTS: readonly CustomerView<void>[] = [
  { name: 'registrant', address: () => '/site/registrant', title: /^Who owns th/ },
  { name: 'payment', address: () => '/site/billing', title: /^How would you like to pay/ },
  { name: 'review', address: () => '/site/review', title: /^Check and pay/ },
];

const POSSESSIONS: readonly CustomerView<{ order: string; domain: string }>[] = [
  { name: 'order', address: ({ order }) => `/site/purchase?order=${order}`, title: /domains are yours/ },
  { name: 'receipt', address: ({ order }) => `/account/receipt?orderId=${order}`, title: /^Receipt R-/ },
  { name: 'domain list', address: () => '/domain/list', title: /^Domains$/ },
  { name: 'overview', address: ({ domain }) => `/domain/overview?name=${domain}`, title: /quillappearance/ },
  { name: 'DNS', address: ({ domain }) => `/domain/dns?name=${domain}`, title: /quillappearance/ },
  { name: 'nameservers', address: ({ domain }) => `/domain/nameservers?name=${domain}`, title: /quillappearance/ },
  { name: 'account', address: () => '/account/detail', title: /^Account$/ },
  { name: 'billing', address: () => '/account/billing', title: /^Account$/ },
];

describe('Every page of a customer', () => {
  const shop = sharedShop();
  let buyer: Buyer;

  const look = async (address: string, title: RegExp): Promise<string[]> => {
    const { page } = buyer;
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(address);
    await heading(page, title).waitFor();
    // Placeholders appear only after a moment.
    await page.waitForLoadState('networkidle');
    await settled(page);
    return listFaults(page);
  };

  beforeAll(async () => {
    buyer = await atReview(shop, { word: 'quillappearance', names: 2 });
  });

  it.each(WAYPOINTS)(
    '[LG-06b] fits the window in every mode and has no finding of axe on the way to a purchase: $name',
    async ({ address, title }) => {
      expect(await look(address(), title)).toEqual([]);
    },
  );

  describe('who has bought', () => {
    let facts: { order: string; domain: string };

    beforeAll(async () => {
      await buyer.shopper.pay();
      await completed(buyer.page);
      const [order] = await buyer.orders();
      facts = { order: order?.id ?? '', domain: order?.domain_names[0] ?? '' };
    });

    it.each(POSSESSIONS)(
      '[LG-06b] fits the window in every mode and has no finding of axe: $name',
      async ({ address, title }) => {
        expect(await look(address(facts), title)).toEqual([]);
      },
    );
  });
});
