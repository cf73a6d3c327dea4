import type { Locator, Page, Request } from 'playwright-core';
import { accessibilityFindings, colourFindings } from '../support/axe';
import { newCustomer, verificationLink } from '../support/customer';
import { startPartnerSite, type PartnerPage, type PartnerSite } from '../support/partner-site';
import { sharedShop } from '../support/shop';
import { Shopper, withKeyboard } from '../support/shopper';
import { until } from '../support/until';

const WIDTHS = [320, 768, 1280];

type Heard = [string, { v: number } & Record<string, unknown>, boolean];

const shop = sharedShop();
let partner: PartnerSite;
beforeAll(async () => {
  partner = await startPartnerSite(() => shop.url);
});
afterAll(() => partner.close());

const SNIPPET = (
  attributes = 'partner="pk_playground"',
) => `<script type="module" src="${shop.url}/embed/v1.js"></script>
<storefront-search ${attributes}><a href="${shop.url}/site/home">Find a domain name</a></storefront-search>`;
const pageWith = (path: string, page: Partial<PartnerPage> = {}): string =>
  partner.put(path, { html: SNIPPET(), ...page });

const embed = (page: Page): Locator => page.locator('storefront-search').first();
const searchBox = (page: Page): Locator => embed(page).getByRole('searchbox', { name: 'Find a domain name' });
const heard = (page: Page): Promise<Heard[]> => page.evaluate(() => (window as unknown as { heard: Heard[] }).heard);
const firstError = async (page: Page): Promise<unknown> =>
  (
    await until(
      'the events',
      () => heard(page),
      (all) => all.some(([name]) => name === 'sf:error'),
    )
  ).find(([name]) => name === 'sf:error')?.[1];
const cart = (page: Page): Locator => embed(page).getByRole('region', { name: /^Cart/ });

async function find(page: Page, word: string): Promise<void> {
  await searchBox(page).fill(word);
  await searchBox(page).press('Enter');
  await embed(page)
    .getByRole('button', { name: `Add ${word}`, exact: true })
    .waitFor();
}

async function add(page: Page, name: string): Promise<void> {
  await find(page, name);
  await embed(page)
    .getByRole('button', { name: `Add ${name}`, exact: true })
    .click();
  await cart(page)
    .getByRole('combobox', { name: `Years for ${name}` })
    .waitFor();
}

describe("[EM-01a] [EM-01b] search and cart on a partner's page", () => {
  it('[EM-03a] [EM-03b] work with one script and one element under the strictest policy, and define no globals', async () => {
    const { page, context, complaints } = await shop.visit();
    const calls: Request[] = [];
    page.on('requestfinished', (request) => {
      if (request.url().startsWith(shop.url)) calls.push(request);
    });
    await context.addCookies([{ name: 'session', value: 'secret', url: shop.url }]);
    await page.goto(pageWith('/plain'));
    await add(page, 'quillharbour-plain.com');
    await embed(page).getByRole('listitem').filter({ hasText: '.net' }).first().waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    const added = await page.evaluate(() =>
      Object.keys(window).filter(
        (name) =>
          !(window as unknown as { globals: string[] }).globals.includes(name) &&
          name !== 'globals' &&
          name !== 'axe' &&
          name !== 'axeFunction',
      ),
    );
    expect(added).toEqual([]);
    expect(await page.evaluate(() => document.querySelectorAll('style, body > :not(main)').length)).toBe(0);
    // EM-03: no session cookie is sent.
    const sent = await Promise.all(calls.map(async (call) => (await call.allHeaders()).cookie ?? ''));
    expect([sent.length > 3, sent.filter(Boolean)]).toEqual([true, []]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it("are isolated from a hostile page's styles, scripts and text size, in both text directions", async () => {
    const looks = [];
    for (const [path, given] of [
      ['/tame', {}],
      ['/hostile', { hostile: true }],
      ['/hostile-rtl', { hostile: true, dir: 'rtl' }],
    ] as const) {
      const { page, context, complaints } = await shop.visit();
      await page.goto(pageWith(path, given));
      await add(page, 'quillharbour-hostile.com');
      looks.push(
        await embed(page).evaluate((element) => {
          const parts = ['input', 'button[type=submit]', 'h2', 'li', 'section', 'ul', 'p'].map((selector) =>
            element.shadowRoot?.querySelector(selector),
          );
          const named = [
            'color',
            'backgroundColor',
            'fontSize',
            'fontStyle',
            'letterSpacing',
            'lineHeight',
            'textTransform',
            'textIndent',
            'textShadow',
            'whiteSpace',
            'wordSpacing',
            'visibility',
            'opacity',
            'display',
            'borderTopWidth',
            'borderTopStyle',
            'paddingTop',
            'transform',
            'animationName',
          ] as const;
          return [element, ...parts]
            .slice(1)
            .map((part) => (part ? named.map((name) => `${name}: ${getComputedStyle(part)[name]}`) : 'missing'));
        }),
      );
      const host = await embed(page).evaluate((element) =>
        (({ opacity, transform, backgroundColor, borderTopWidth, animationName }) => ({
          opacity,
          transform,
          backgroundColor,
          borderTopWidth,
          animationName,
        }))(getComputedStyle(element)),
      );
      expect(host).toEqual({
        opacity: '1',
        transform: 'none',
        backgroundColor: 'rgba(0, 0, 0, 0)',
        borderTopWidth: '0px',
        animationName: 'none',
      });
      expect(
        await embed(page).evaluate(
          (element) => getComputedStyle(element.shadowRoot?.querySelector('form') as Element).direction,
        ),
      ).toBe(path === '/hostile-rtl' ? 'rtl' : 'ltr');
      expect(complaints).toEqual([]);
      await context.close();
    }
    expect(looks[1]).toEqual(looks[0]);
    expect(looks[2]).toEqual(looks[0]);
    expect(looks[0]).not.toContain('missing');
  });

  it('fit from 320 pixels up, light and dark, without axe findings', async () => {
    for (const [theme, findings] of [
      ['light', accessibilityFindings],
      // Elements, names and roles are the same as in the light theme.
      ['dark', colourFindings],
    ] as const) {
      const { page, context } = await shop.visit();
      await page.goto(pageWith(`/${theme}`, { html: SNIPPET(`partner="pk_playground" theme="${theme}"`) }));
      await add(page, 'quillharbour-of-the-long-quay-beside-the-old-lighthouse.com');
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        expect([width, theme, await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)]).toEqual([
          width,
          theme,
          0,
        ]);
        expect([width, theme, await findings(page)]).toEqual([width, theme, []]);
        const ground = await embed(page).evaluate(
          (element) => getComputedStyle(element.shadowRoot?.firstElementChild as Element).backgroundColor,
        );
        expect(ground).toBe(theme === 'light' ? 'rgb(245, 247, 244)' : 'rgb(12, 17, 19)');
      }
      await context.close();
    }
  });

  it('react to attribute changes, can be used twice on a page with one cart, and clean up when removed', async () => {
    const { page, context, complaints } = await shop.visit();
    await page.goto(
      pageWith('/twice', { html: `${SNIPPET('partner="pk_playground" placeholder="yourboat"')}${SNIPPET()}` }),
    );
    const [first, second] = [page.locator('storefront-search').first(), page.locator('storefront-search').last()];
    await first.locator('input[placeholder="yourboat"]').waitFor();
    await embed(page).evaluate((element) => element.setAttribute('placeholder', 'yourship'));
    await first.locator('input[placeholder="yourship"]').waitFor();
    await add(page, 'quillharbour-twice.com');
    await second.getByRole('combobox', { name: 'Years for quillharbour-twice.com' }).selectOption('2 years');
    await first.getByText('$', { exact: false }).first().waitFor();
    await page.waitForFunction(
      () => document.querySelector('storefront-search')?.shadowRoot?.querySelector('select')?.value === '2',
    );
    await second.getByRole('button', { name: 'Remove quillharbour-twice.com' }).click();
    await page.waitForFunction(() => !document.querySelector('storefront-search')?.shadowRoot?.querySelector('select'));
    await first.evaluate((element) => element.remove());
    expect(await page.locator('storefront-search').count()).toBe(1);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('[CT-10d] store the cart in the page’s own origin, validate it, and ignore data of another version', async () => {
    const { page, context, complaints } = await shop.visit();
    await page.goto(pageWith('/kept'));
    await add(page, 'quillharbour-kept.com');
    await page.reload();
    await cart(page).getByRole('combobox', { name: 'Years for quillharbour-kept.com' }).waitFor();
    for (const stored of ['{"v":1,"lines":[{"domain":"<img>"}]}', '{"v":2,"lines":[]}', 'no json']) {
      await page.evaluate((text) => localStorage.setItem('storefront-search:cart', text), stored);
      await page.reload();
      await searchBox(page).waitFor();
      expect(await cart(page).count()).toBe(0);
    }
    expect(complaints).toEqual([]);
    await context.close();
  });

  it.each([
    ['a flex row', 'main { display: flex }'],
    ['a flex row beside something wide', 'main { display: flex } h1 { flex: 0 0 60% }'],
    ['a centred column', 'body, main { display: flex; flex-direction: column; align-items: center }'],
    ['a grid that centres its items', 'main { display: grid; justify-items: center }'],
    ['a float', 'storefront-search { float: left }'],
    ['a page that hides all elements', 'storefront-search, storefront-search * { display: none !important }'],
  ])('can be read and used in %s, from 320 pixels up', async (place, css) => {
    const { page, context } = await shop.visit();
    await page.goto(pageWith(`/${place.replaceAll(' ', '-')}`, { css }));
    await searchBox(page).waitFor();
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const [box, overflow] = await embed(page).evaluate(
        (element) => [element.getBoundingClientRect(), document.documentElement.scrollWidth - innerWidth] as const,
      );
      const atLeast = place.includes('row') ? width * 0.3 : Math.min(width, 600);
      expect([width, box.width >= atLeast, box.height < 600, overflow]).toEqual([width, true, true, 0]);
    }
    await context.close();
  });

  it('work on a page where another library defines toJSON for arrays', async () => {
    const { page, context, complaints } = await shop.visit();
    const script = "Array.prototype.toJSON = function () { return '[' + this.join(', ') + ']' };";
    await page.goto(pageWith('/prototype', { script }));
    await add(page, 'quillharbour-prototype.com');
    await page.reload();
    await cart(page).getByRole('button', { name: 'Check out at Onymeter' }).click();
    await page.getByRole('heading', { level: 1, name: 'Cart, 1 domain' }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('[EM-04b] report that another script has defined the element', async () => {
    const { page, context } = await shop.visit();
    await page.goto(
      pageWith('/name-taken', { script: "customElements.define('storefront-search', class extends HTMLElement {});" }),
    );
    await page.waitForFunction(() =>
      (window as unknown as { heard: Heard[] }).heard.some(([name]) => name === 'sf:error'),
    );
    expect((await heard(page)).map(([name, detail]) => [name, detail.code])).toEqual([['sf:error', 'name_taken']]);
    expect(await page.getByRole('link', { name: 'Find a domain name' }).isVisible()).toBe(true);
    await context.close();
  });

  it('leave the link when no script runs or none can be loaded', async () => {
    const { page, context } = await shop.visit({ javaScriptEnabled: false });
    await page.goto(pageWith('/no-script'));
    expect(await page.getByRole('link', { name: 'Find a domain name' }).isVisible()).toBe(true);
    await context.close();

    const broken = await shop.visit();
    await broken.page.route('**/embed/app.*.js', (route) => route.abort());
    await broken.page.goto(pageWith('/broken'));
    await broken.page.waitForFunction(() =>
      (window as unknown as { heard: Heard[] }).heard.some(([name]) => name === 'sf:error'),
    );
    expect((await heard(broken.page)).map(([name, detail]) => [name, detail.code])).toEqual([
      ['sf:error', 'load_failed'],
    ]);
    expect(await broken.page.getByRole('link', { name: 'Find a domain name' }).isVisible()).toBe(true);
    await broken.context.close();
  });

  it('say when the shop is unavailable or the device has no network, keep the cart, and recover', async () => {
    const { page, context } = await shop.visit();
    await page.goto(pageWith('/away'));
    await add(page, 'quillharbour-away.com');
    // An unfinished search would fail too, and report it.
    const isAnswered = () =>
      embed(page)
        .getByRole('status')
        .filter({ hasText: /^\d+ domains, \d+ available$/ })
        .waitFor({ state: 'attached' });
    await isAnswered();
    await page.route('**/api/embed/**', (route) => route.abort());
    await searchBox(page).fill('quillharbour-later');
    await searchBox(page).press('Enter');
    await embed(page).getByRole('heading', { name: 'Search is unavailable' }).waitFor();
    expect(await embed(page).getByRole('link', { name: 'Open Onymeter' }).getAttribute('href')).toBe(
      `${shop.url}/site/availability/quillharbour-later`,
    );
    await cart(page).getByRole('combobox', { name: 'Years for quillharbour-away.com' }).waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.unroute('**/api/embed/**');
    await embed(page).getByRole('button', { name: 'Try again' }).click();
    await embed(page).getByRole('button', { name: 'Add quillharbour-later.com', exact: true }).waitFor();

    await isAnswered();
    await context.setOffline(true);
    await page.waitForFunction(() => !navigator.onLine);
    await searchBox(page).fill('quillharbour-evening');
    await searchBox(page).press('Enter');
    await embed(page).getByRole('heading', { name: 'You are offline' }).waitFor();
    await context.setOffline(false);
    await embed(page).getByRole('button', { name: 'Add quillharbour-evening.com', exact: true }).waitFor();
    const errors = (await heard(page)).filter(([name]) => name === 'sf:error').map(([, { code }]) => code);
    expect(errors).toEqual(['unreachable', 'offline']);
    await context.close();
  });
});

describe('[EM-01a] an overloaded shop', () => {
  it('is retried before the visitor sees an error', async () => {
    const { page, context } = await shop.visit();
    let refused = 0;
    await page.route('**/api/embed/1.0/*/availability/**', async (route) => {
      refused += 1;
      if (refused > 2) return route.continue();
      return route.fulfill({
        status: 503,
        contentType: 'application/json',
        headers: { 'access-control-allow-origin': partner.origin },
        body: '{"message":"The shop has much to do right now.","code":"unavailable"}',
      });
    });
    await page.goto(pageWith('/busy'));
    await find(page, 'quillharbour-busy.com');
    expect((await heard(page)).filter(([name]) => name === 'sf:error')).toEqual([]);
    await context.close();
  });
});

describe('[EM-01b] in a frame of the page', () => {
  const FRAMES = (framed: string) =>
    `default-src 'none'; style-src 'self'; script-src 'self' ${shop.url}; connect-src ${shop.url}; frame-src ${framed}`;
  const inFrame = (path: string, attributes = ''): string => {
    pageWith(`${path}-inside`);
    return partner.put(path, {
      html: `<iframe src="${path}-inside" width="600" height="700" ${attributes}></iframe>`,
      policy: FRAMES("'self'"),
    });
  };

  it('the shop replaces the whole page, because it cannot be framed', async () => {
    const { page, context } = await shop.visit();
    await page.goto(inFrame('/framed'));
    const inside = page.frameLocator('iframe').locator('storefront-search');
    await inside.getByRole('searchbox').fill('quillharbour-framed.com');
    await inside.getByRole('searchbox').press('Enter');
    await inside.getByRole('button', { name: 'Add quillharbour-framed.com', exact: true }).click();
    await inside.getByRole('button', { name: 'Check out at Onymeter' }).click();
    await page.getByRole('heading', { level: 1, name: 'Cart, 1 domain' }).waitFor();
    await context.close();
  });

  it('[EM-04b] search works in a sandbox without forms; if the sandbox prevents the shop from opening, a link opens it', async () => {
    const { page, context } = await shop.visit();
    await page.goto(
      inFrame('/sandboxed', 'sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"'),
    );
    const inside = page.frameLocator('iframe').locator('storefront-search');
    await inside.getByRole('searchbox').fill('quillharbour-sandboxed.com');
    await inside.getByRole('button', { name: 'Search' }).click();
    await inside.getByRole('button', { name: 'Add quillharbour-sandboxed.com', exact: true }).click();
    await inside.getByRole('button', { name: 'Check out at Onymeter' }).click();
    await inside.getByText('This page does not let Onymeter open automatically.').waitFor();
    const told = await page
      .frames()[1]
      ?.evaluate(() => (window as unknown as { heard: Heard[] }).heard.map(([name, detail]) => [name, detail.code]));
    expect(told).toContainEqual(['sf:error', 'blocked']);
    const opened = page.waitForEvent('popup');
    await inside.getByRole('link', { name: 'Open Onymeter with your cart' }).click();
    await (await opened).getByRole('heading', { level: 1, name: 'Cart, 1 domain' }).waitFor();
    await context.close();
  });

  it('[EM-03a] [EM-04a] a page that runs no foreign scripts shows the shop’s own frame with search, cart, events and checkout', async () => {
    const { page, context } = await shop.visit();
    const html = `<iframe src="${shop.url}/embed/frame.html?partner=pk_playground&theme=light&accent=%230b6e4f" title="Find a domain name" width="600" height="700"></iframe>`;
    const script =
      "window.messages = []; addEventListener('message', ({ origin, data }) => window.messages.push([origin, data.source, data.name, data.detail.code]));";
    await page.goto(
      partner.put('/own-frame', {
        html,
        script,
        policy: `default-src 'none'; style-src 'self'; script-src 'self'; frame-src ${shop.url}`,
      }),
    );
    const inside = page.frameLocator('iframe').locator('storefront-search');
    await inside.getByRole('searchbox').fill('quillharbour-frame.com');
    await inside.getByRole('searchbox').press('Enter');
    await inside.getByRole('button', { name: 'Add quillharbour-frame.com', exact: true }).click();
    await inside.getByRole('combobox', { name: 'Years for quillharbour-frame.com' }).waitFor();
    expect(await inside.evaluate((element) => getComputedStyle(element).getPropertyValue('--sf-accent'))).toBe(
      '#0b6e4f',
    );
    // A browser may give third-party frames no storage; the page reports that, and the cart then lasts as long as the page.
    const messages = async () =>
      (await page.evaluate(() => (window as unknown as { messages: string[][] }).messages)).filter(
        ([, , , code]) => code !== 'not_stored',
      );
    // A message arrives in the surrounding page a moment after its event.
    expect(await until('the messages', messages, ({ length }) => length >= 3)).toEqual(
      ['sf:ready', 'sf:search', 'sf:cart-changed'].map((name) => [shop.url, 'storefront-search', name, undefined]),
    );
    await inside.getByRole('button', { name: 'Check out at Onymeter' }).click();
    await page.getByRole('heading', { level: 1, name: 'Cart, 1 domain' }).waitFor();
    const policy = (await context.request.get(`${shop.url}/embed/frame.html?partner=pk_playground`)).headers()[
      'content-security-policy'
    ];
    expect(policy).toContain('frame-ancestors http://localhost:* http://127.0.0.1:*;');
    await context.close();
  });
});

describe("[EM-03a] a page that is not the partner's", () => {
  it('[EM-04b] gets the cause by an event, and its visitors see that search is not available', async () => {
    const { page, context } = await shop.visit();
    await page.goto(pageWith('/stranger', { html: SNIPPET('partner="pk_nobody"') }));
    await embed(page).getByRole('heading', { name: 'Search is unavailable' }).waitFor();
    expect(await firstError(page)).toMatchObject({
      v: 1,
      code: 'not_registered',
      message: `${shop.url} does not know the key "pk_nobody", or not for pages of ${partner.origin}.`,
    });
    await context.close();
  });

  it('[EM-03b] [EM-04b] is told which line is missing from its policy', async () => {
    const { page, context } = await shop.visit();
    await page.goto(
      pageWith('/no-connect', { policy: `default-src 'none'; style-src 'self'; script-src 'self' ${shop.url}` }),
    );
    await embed(page).getByRole('heading', { name: 'Search is unavailable' }).waitFor();
    expect(await firstError(page)).toMatchObject({
      code: 'unreachable',
      message: expect.stringContaining(`connect-src ${shop.url}`),
    });
    await context.close();
  });
});

describe('[EM-04a] the events of the element', () => {
  it('report what happens, typed by version, across shadow roots, without data about the visitor', async () => {
    const { page, context } = await shop.visit();
    await page.goto(pageWith('/events'));
    await add(page, 'quillharbour-events.com');
    await cart(page).getByRole('combobox').selectOption('3 years');
    await cart(page).getByRole('button', { name: 'Remove quillharbour-events.com' }).click();
    await cart(page).getByRole('button', { name: 'Undo, put quillharbour-events.com back' }).click();
    await page.evaluate(() => document.addEventListener('sf:checkout', (event) => event.preventDefault()));
    await cart(page).getByRole('button', { name: 'Check out at Onymeter' }).click();
    const domain = 'quillharbour-events.com';
    expect(
      await until(
        'the events',
        () => heard(page),
        (all) => all.some(([name]) => name === 'sf:checkout'),
      ),
    ).toEqual([
      ['sf:ready', { v: 1 }, true],
      ['sf:search', { v: 1, word: domain }, true],
      ['sf:cart-changed', { v: 1, action: 'add', domain, count: 1 }, true],
      ['sf:cart-changed', { v: 1, action: 'change', domain, count: 1 }, true],
      ['sf:cart-changed', { v: 1, action: 'remove', domain, count: 0 }, true],
      ['sf:cart-changed', { v: 1, action: 'add', domain, count: 1 }, true],
      ['sf:checkout', { v: 1, domains: [domain] }, true],
    ]);
    // The visitor stayed on the page.
    expect(new URL(page.url()).origin).toBe(partner.origin);
    const types = await (await context.request.get(`${shop.url}/embed/v1.d.ts`)).text();
    for (const name of ['sf:ready', 'sf:search', 'sf:cart-changed', 'sf:checkout', 'sf:error'])
      expect(types).toContain(`'${name}': CustomEvent<`);
    await context.close();
  });
});

describe('[EM-02] [CT-10d] from the cart of a page to an order', () => {
  const getTransferAddress = (page: Page): Promise<string> =>
    page
      .waitForRequest((request) => request.url().startsWith(`${shop.url}/site/cart?handoff=`))
      .then((request) => request.url());

  it('by keyboard alone, the shop checks every price, merges the carts, and the order names the partner', async () => {
    const { page, context } = await shop.visit();
    const customer = newCustomer();
    const hands = withKeyboard(page);
    const shopper = new Shopper(page, hands, customer);
    await page.goto(pageWith('/buy'));
    await hands.fill(searchBox(page), 'quillharbour-bought.com');
    await page.keyboard.press('Enter');
    await hands.press(embed(page).getByRole('button', { name: 'Add quillharbour-bought.com', exact: true }));
    await hands.press(embed(page).getByRole('button', { name: 'Check out at Onymeter' }));
    await page.getByRole('heading', { level: 1, name: 'Cart, 1 domain' }).waitFor();
    expect(page.url()).toBe(`${shop.url}/site/cart`);
    await page.getByText('1 domain was added from Playground.', { exact: false }).first().waitFor();

    await shopper.checkOut();
    await shopper.register();
    await shopper.confirm(await verificationLink(shop.url, customer.email));
    await shopper.fillRegistrant();
    await shopper.addCard();
    await shopper.payButton().waitFor();
    await shopper.pay();
    await page.getByRole('link', { name: 'See your domains' }).waitFor();
    const orders = (await (
      await context.request.get(`${shop.url}/tables/orders?select=partner_id,domain_names,status_name`)
    ).json()) as unknown[];
    expect(orders).toEqual([
      { partner_id: 'playground', domain_names: ['quillharbour-bought.com'], status_name: 'completed' },
    ]);
    await context.close();
  });

  it('a domain with another price than on the page is shown with both prices; domains already in the cart stay', async () => {
    const { page, context } = await shop.visit();
    await page.goto(`${shop.url}/site/availability/quillharbour-there.com`);
    await page.getByRole('region', { name: 'Exact match' }).getByRole('button', { name: /^Add/ }).click();
    await page.waitForFunction(() => (localStorage.getItem('sf:cart') ?? '').includes('quillharbour-there'));
    await page.goto(pageWith('/differs'));
    await add(page, 'quillharbour-there.com');
    await add(page, 'quillharbour-differs.com');
    // A page that shows its visitors another price than the shop: the shop charges its own.
    await page.route('**/api/embed/1.0/*/handover', async (route) => {
      const body = route.request().postDataJSON() as { items: { seen?: { cost: number } }[] };
      await route.continue({
        postData: JSON.stringify({
          items: body.items.map((item) => ({ ...item, seen: { currency_code: 'USD', cost: 1 } })),
        }),
      });
    });
    await cart(page).getByRole('button', { name: 'Check out at Onymeter' }).click();
    await page.getByRole('heading', { level: 1, name: 'Cart, 2 domains' }).waitFor();
    await page
      .getByText('1 domain was added from Playground. One domain was already in your cart and stays as it is.', {
        exact: false,
      })
      .first()
      .waitFor();
    const line = page.getByRole('main').getByRole('listitem').filter({ hasText: 'quillharbour-differs' });
    await line.getByText('$1.00', { exact: false }).first().waitFor();
    await line.getByText('$12.90', { exact: false }).first().waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    await context.close();
  });

  it('an ID opens a cart once; a repeated, late or wrong one says where the cart is, and nothing is lost', async () => {
    const { page, context } = await shop.visit();
    await page.goto(pageWith('/again'));
    await add(page, 'quillharbour-again.com');
    const transferAddress = getTransferAddress(page);
    await cart(page).getByRole('button', { name: 'Check out at Onymeter' }).click();
    const address = await transferAddress;
    await page.getByRole('heading', { level: 1, name: 'Cart, 1 domain' }).waitFor();

    for (const [url, title] of [
      [address, 'This cart has already been opened'],
      [`${shop.url}/site/cart?handoff=${'A'.repeat(43)}`, 'Cart not found'],
    ] as const) {
      await page.goto(url);
      await page.getByRole('heading', { name: title }).waitFor();
      expect(page.url()).toBe(`${shop.url}/site/cart`);
      expect(await accessibilityFindings(page)).toEqual([]);
      await page.getByRole('main').getByRole('link', { name: 'Open your cart, 1 domain' }).click();
      await page.getByRole('heading', { level: 1, name: 'Cart, 1 domain' }).waitFor();
    }
    await page.goto(`${partner.origin}/again`);
    await cart(page).getByRole('combobox', { name: 'Years for quillharbour-again.com' }).waitFor();
    await context.close();
  });
});

describe('[EM-05] the playground', () => {
  it('shows the chosen options, and its snippet works unchanged on another site', async () => {
    const { page, context, complaints } = await shop.visit();
    await page.goto('/site/embed');
    const preview = page.frameLocator('iframe[title="Preview of search on a page"]');
    await preview.getByRole('searchbox', { name: 'Find a domain name' }).waitFor();
    await page.getByRole('region', { name: 'Options' }).getByRole('combobox', { name: 'Theme' }).selectOption('Dark');
    await page.getByRole('textbox', { name: /^Placeholder/ }).fill('yourboat');
    await page.getByRole('textbox', { name: /^Corner radius/ }).fill('12');
    const field = preview.locator('input[placeholder="yourboat"]');
    await field.waitFor();
    await until(
      'the corner of the preview',
      () => field.evaluate((element) => getComputedStyle(element).borderTopLeftRadius),
      (radius) => radius === '12px',
    );
    await field.fill('quillharbour-preview.com');
    await field.press('Enter');
    await preview.getByRole('button', { name: 'Add quillharbour-preview.com', exact: true }).click();
    await page.getByRole('listitem').filter({ hasText: 'sf:cart-changed' }).waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);

    const copied = async (title: string) =>
      (await page.getByRole('region', { name: title, exact: true }).textContent()) ?? '';
    const [html, css, policy] = [
      await copied('Add to your page'),
      await copied('Add to your stylesheet'),
      await copied('Add to your content security policy, if you have one'),
    ];
    const integrated = await shop.visit();
    await integrated.page.goto(
      partner.put('/pasted', {
        html,
        css,
        policy: `default-src 'none'; style-src 'self'; ${policy.replaceAll('\n', ' ').replace('script-src', "script-src 'self'")}`,
      }),
    );
    await integrated.page.locator('storefront-search input[placeholder="yourboat"]').waitFor();
    await find(integrated.page, 'quillharbour-pasted.com');
    expect(await searchBox(integrated.page).evaluate((element) => getComputedStyle(element).borderTopLeftRadius)).toBe(
      '12px',
    );
    expect([...complaints, ...integrated.complaints]).toEqual([]);
    await Promise.all([context.close(), integrated.context.close()]);
  });

  it('opens the shop from the preview with the cart', async () => {
    const { page, context } = await shop.visit();
    await page.goto('/site/embed');
    const preview = page.frameLocator('iframe[title="Preview of search on a page"]');
    await preview.getByRole('searchbox').fill('quillharbour-through.com');
    await preview.getByRole('searchbox').press('Enter');
    await preview.getByRole('button', { name: 'Add quillharbour-through.com', exact: true }).click();
    await preview.getByRole('button', { name: 'Check out at Onymeter' }).click();
    await page.getByRole('heading', { level: 1, name: 'Cart, 1 domain' }).waitFor();
    await context.close();
  });

  it('fits from 320 pixels up, light and dark', async () => {
    const { page, context } = await shop.visit();
    await page.goto('/site/embed');
    await page.frameLocator('iframe[title="Preview of search on a page"]').getByRole('searchbox').waitFor();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      for (const [colorScheme, findings] of [
        ['light', accessibilityFindings],
        ['dark', colourFindings],
      ] as const) {
        await page.emulateMedia({ colorScheme });
        expect([
          width,
          await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
        ]).toEqual([width, 0]);
        expect([width, colorScheme, await findings(page)]).toEqual([width, colorScheme, []]);
      }
    }
    await context.close();
  });
});
