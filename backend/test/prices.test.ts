import { checkCartPrice, checkPrice, listTlds, type PriceAnswer, type TldOffer } from '@storefront/shared/contract';
import { costOverYears, toMinor } from '@storefront/shared/domain';
import { z } from 'zod';
import { freshLabel, openShop, type TestShop } from './support/shop';
import type { TestCustomer } from './support/app';
import { insertDomain } from './support/own-domain';

let shop: TestShop;
let customer: TestCustomer;
beforeAll(async () => {
  shop = await openShop({ CURRENCIES: 'USD,EUR,GBP,CAD,AUD' });
  customer = await shop.asCustomer({ country: 'FI' });
});
afterAll(() => shop.close());
afterEach(() => shop.deps.faults.clear());

const one = (payload: Record<string, unknown>, who: Pick<TestCustomer, 'request'> = shop) =>
  who.request({ method: 'POST', url: checkPrice.path, payload });
const many = (payload: Record<string, unknown>, who: Pick<TestCustomer, 'request'> = shop) =>
  who.request({ method: 'POST', url: checkCartPrice.path, payload });

/** Adds domains to the customer's list, as if bought earlier: renewals are priced for the domain's customer only. */
const hold = async (...names: readonly string[]) => {
  for (const name of names) await insertDomain(shop, customer, name);
};

describe('price_check', () => {
  test('[CT-04] says whether a transfer adds a year, and says it for transfers only', async () => {
    const added = async (service: string, tld: string) =>
      (await one({ domain: `${freshLabel()}.${tld}`, period: 1, service, currency_code: 'EUR' })).json<PriceAnswer>()
        .years_added;
    expect(await added('domain_transfer', 'com')).toBe(1);
    expect(await added('domain_transfer', 'de')).toBe(0);
    expect(await added('domain_create', 'de')).toBeUndefined();
  });

  test('[PR-01b] charges for every extension and term what the price list shows for that many years', async () => {
    const listed = await shop.request({ method: 'GET', url: `${listTlds.path}?currency_code=CAD` });
    const offers = listed.json<TldOffer[]>();
    const label = freshLabel();
    const told: Record<string, number> = {};
    const charged: Record<string, number> = {};
    for (let period = 1; period <= 10; period += 1) {
      const sold = offers.filter(({ min_years, max_years }) => min_years <= period && period <= max_years);
      for (const offer of sold) {
        const terms = {
          first: toMinor(offer.register, 'CAD'),
          renewal: toMinor(offer.renew, 'CAD'),
          firstYearOnly: offer.first_year_only,
          shortest: offer.min_years,
          longest: offer.max_years,
        };
        told[`${period} .${offer.tld}`] = costOverYears(terms, period);
      }
      for (let first = 0; first < sold.length; first += 100) {
        const items = sold
          .slice(first, first + 100)
          .map(({ tld }) => ({ domain: `${label}.${tld}`, period, service: 'domain_create' }));
        const { lines } = (await many({ items, currency_code: 'CAD' })).json<{ lines: PriceAnswer[] }>();
        for (const { domain, cost } of lines) charged[`${period} ${domain.slice(label.length)}`] = toMinor(cost, 'CAD');
      }
    }
    expect(Object.keys(told).length).toBeGreaterThan(offers.length);
    expect(charged).toEqual(told);
  });

  test('[PR-01a] returns first year, whole period, renewal and add-ons; a guest is quoted before tax', async () => {
    const domain = `${freshLabel()}.studio`;
    const answer = await one({ domain, period: 3, service: 'domain_create', currency_code: 'USD' });
    expect(z.safeParse(checkPrice.output, answer.json()).success).toBe(true);
    expect(answer.json()).toMatchObject({
      domain,
      price: 4.9,
      cost: 64.7,
      tax: 0,
      tax_rates: [],
      renewal_price: 29.9,
      is_premium: false,
      max_years: 10,
    });
    expect(answer.json<PriceAnswer>().sub_products.map(({ name, price, cost }) => [name, price, cost])).toEqual([
      ['contact_privacy', 0, 0],
      ['domain_forwarding', 5, 15],
      ['email_forwarding', 3, 9],
    ]);
  });

  test('[PR-01a] quotes a customer with the tax of their country', async () => {
    const answer = await one(
      { domain: `${freshLabel()}.com`, period: 1, service: 'domain_create', currency_code: 'EUR' },
      customer,
    );
    expect(answer.json()).toMatchObject({
      cost: 11.9,
      tax: 3.03,
      tax_rates: [{ tax_id: 'vat-fi', tax_rule_name: 'VAT Finland', tax_rate: 25.5, tax_amount: 3.03 }],
    });
  });

  test('[PR-02a] a quote expires after half an hour', async () => {
    const { quote_expires_at } = (
      await one({ domain: `${freshLabel()}.com`, period: 1, service: 'domain_create', currency_code: 'USD' })
    ).json<PriceAnswer>();
    expect(Math.round((new Date(quote_expires_at).getTime() - shop.clock.now().getTime()) / 60_000)).toBe(30);
  });

  test('[BC-01b] every service type has a price', async () => {
    const domain = `${freshLabel()}.com`;
    await hold(domain);
    for (const service of [
      'domain_create',
      'domain_renew',
      'domain_transfer',
      'contact_privacy_create',
      'domain_forwarding_create',
      'email_forwarding_create',
    ]) {
      const answer = await one({ domain, period: 1, service, currency_code: 'GBP', with_add_ons: false }, customer);
      expect([service, answer.statusCode]).toEqual([service, 200]);
      // Privacy is free until a reseller sells it.
      if (service === 'contact_privacy_create') expect(answer.json<PriceAnswer>().cost).toBe(0);
      else expect(answer.json<PriceAnswer>().cost).toBeGreaterThan(0);
    }
  });

  test.each([
    ['a taken name', { domain: 'google.com' }, 409, 'taken'],
    ['a TLD that is not sold', { domain: 'brindle.nosuchtld' }, 422, 'not_sold'],
    ['a reserved name', { domain: 'example.com' }, 422, 'not_sold'],
    ['more years than the registry allows', { domain: 'quillharbourabcdef.be', period: 2 }, 422, 'period'],
    ['a currency that is not on sale', { currency_code: 'SEK' }, 422, 'currency_not_sold'],
  ])('[PR-03b] %s has no price', async (_what, change, status, code) => {
    const answer = await one({
      domain: `${freshLabel()}.com`,
      period: 1,
      service: 'domain_create',
      currency_code: 'USD',
      ...change,
    });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([status, code]);
  });

  test('[PR-03b] there is no price while the registry is silent, and the error says so', async () => {
    const domain = `${freshLabel()}.com`;
    shop.deps.faults.add({ operation: 'check', subject: domain, fault: { kind: 'error' } });
    const silent = await one({ domain, period: 1, service: 'domain_create', currency_code: 'USD' });
    expect([silent.statusCode, silent.json<{ code: string }>().code]).toEqual([503, 'registry_silent']);
    shop.clock.advance(1);
    expect((await one({ domain, period: 1, service: 'domain_create', currency_code: 'USD' })).statusCode).toBe(200);
  });

  test.each([
    { period: -1 },
    { period: 11 },
    { period: 1.5 },
    { service: 'domain_steal' },
    { domain: 'no dots' },
    { currency_code: 'usd' },
    { domain: undefined },
  ])('%j is refused', async (change) => {
    expect(
      (await one({ domain: 'quill.com', period: 1, service: 'domain_create', currency_code: 'USD', ...change }))
        .statusCode,
    ).toBe(400);
  });

  test('[PR-01a] a price check takes two statements at most', async () => {
    const answer = await one(
      { domain: `${freshLabel()}.com`, period: 1, service: 'domain_create', currency_code: 'USD' },
      customer,
    );
    expect(Number(answer.headers['x-statement-count'])).toBeLessThanOrEqual(2);
  });
});

describe('cart_price_check', () => {
  test('[PR-04a] each line costs the same as on its own, and lines without a price are named', async () => {
    const names = Array.from({ length: 4 }, () => `${freshLabel()}.net`);
    const items = [
      ...names.map((domain) => ({ domain, period: 2, service: 'domain_create' })),
      { domain: 'google.com', period: 1, service: 'domain_create' },
      { domain: 'quill.nosuchtld', period: 1, service: 'domain_create' },
    ];
    const answer = await many({ currency_code: 'CAD', items }, customer);
    expect(z.safeParse(checkCartPrice.output, answer.json()).success).toBe(true);
    const { lines, unpriced } = answer.json<{ lines: PriceAnswer[]; unpriced: unknown[] }>();
    expect(unpriced).toEqual([
      { domain: 'google.com', reason: 'taken' },
      { domain: 'quill.nosuchtld', reason: 'not_sold' },
    ]);
    for (const line of lines) {
      const alone = (
        await one({ domain: line.domain, period: 2, service: 'domain_create', currency_code: 'CAD' }, customer)
      ).json<PriceAnswer>();
      expect({ ...line, quote: '', quote_expires_at: '' }).toEqual({ ...alone, quote: '', quote_expires_at: '' });
    }
  });

  test('[PR-04a] [PR-03a] lines computed together keep their differences: years, add-ons, service, premium', async () => {
    const label = freshLabel();
    const kinds = [1, 2].flatMap((period) =>
      [true, false].flatMap((with_add_ons) =>
        ['domain_create', 'domain_renew'].map((service) => ({ period, with_add_ons, service })),
      ),
    );
    const items = [
      ...kinds.flatMap((kind, index) => [
        { ...kind, domain: `${label}${index}.com` },
        { ...kind, domain: `${label}${index}.de` },
      ]),
      // About two in a hundred available domains are premium.
      ...Array.from({ length: 300 }, (_, index) => ({
        domain: `q${index}lantern.com`,
        period: 1,
        service: 'domain_create',
        with_add_ons: true,
      })),
      { domain: `${label}x.com`, period: 1, service: 'domain_transfer', with_add_ons: true },
    ];
    await hold(...items.filter(({ service }) => service === 'domain_renew').map(({ domain }) => domain));
    const { lines } = (await many({ currency_code: 'EUR', items }, customer)).json<{ lines: PriceAnswer[] }>();
    expect(lines.map(({ domain }) => domain)).toEqual(
      expect.arrayContaining(items.slice(0, 16).map(({ domain }) => domain)),
    );
    const premium = lines.filter(({ is_premium }) => is_premium);
    expect(premium.length).toBeGreaterThan(0);
    for (const [index, line] of [...premium, ...lines.slice(0, 20), ...lines.slice(-1)].entries()) {
      const item = items.find(({ domain }) => domain === line.domain);
      const alone = (await one({ ...item, currency_code: 'EUR' }, customer)).json<PriceAnswer>();
      expect([index, { ...line, quote: '', quote_expires_at: '' }]).toEqual([
        index,
        { ...alone, quote: '', quote_expires_at: '' },
      ]);
    }
    expect(new Set(lines.map(({ quote }) => quote)).size).toBe(lines.length);
  });

  test('[PR-04a] 50 lines take three statements at most', async () => {
    const items = Array.from({ length: 50 }, () => ({
      domain: `${freshLabel()}.com`,
      period: 1,
      service: 'domain_create',
    }));
    const answer = await many({ currency_code: 'USD', items }, customer);
    expect(answer.json<{ lines: unknown[] }>().lines).toHaveLength(50);
    expect(Number(answer.headers['x-statement-count'])).toBeLessThanOrEqual(3);
  });

  test('a thousand lines are priced, and one more is refused', async () => {
    const items = Array.from({ length: 1000 }, () => ({
      domain: `${freshLabel()}.com`,
      period: 1,
      service: 'domain_create',
      with_add_ons: false,
    }));
    // Domains with slow registries are requested again, as a browser does; earlier results stay.
    let unpriced: { reason: string }[];
    do {
      const { lines, unpriced: open } = (await many({ currency_code: 'USD', items })).json<{
        lines: unknown[];
        unpriced: { reason: string }[];
      }>();
      expect(lines.length + open.length).toBe(1000);
      unpriced = open;
      expect(unpriced.filter(({ reason }) => reason !== 'registry_silent')).toEqual([]);
    } while (unpriced.length > 0);
    expect((await many({ currency_code: 'USD', items: [...items, ...items.slice(0, 1)] })).statusCode).toBe(400);
    expect((await many({ currency_code: 'USD', items: [] })).statusCode).toBe(400);
  });
});
