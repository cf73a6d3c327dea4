import fc from 'fast-check';
import { cartItem, domainInfo, priceAnswer, searchResult, subProduct } from '../testing/fixtures';
import { withAddOn, withPeriod, withoutAddOn, withoutOne } from './cart-rules';
import { mergeRecheck, withAnswer, withoutPrice } from './item-prices';
import { newItem, renewalItem, transferItem } from './new-items';

const usd = { code: 'USD', symbol: '$' };
const now = new Date('2026-06-01T00:00:00Z');

describe('a new registration', () => {
  it('[CT-02] [LG-04a] is for one year, once, with auto-renew on and no add-on selected', () => {
    expect(newItem(searchResult())).toMatchObject({
      type: 'new',
      domain: 'brindlewharf.com',
      period: 1,
      quantity: 1,
      autorenew: true,
      privacy: false,
      sub_products: [],
      price: 1290,
      cost: 1290,
      renewal_price: 1490,
      currency_code: 'USD',
      is_premium: false,
      priced: 'checking',
    });
  });

  it('[CT-09a] offers the years that the registry sells, ten at most', () => {
    expect(newItem(searchResult({ min_years: 2, max_years: 12 }))).toMatchObject({
      period: 2,
      cost: 2580,
      tld_registration_years: [2, 3, 4, 5, 6, 7, 8, 9, 10],
      max_year: 10,
    });
    expect(newItem(searchResult({ max_years: 1 }))).toMatchObject({ tld_registration_years: [1], max_year: 1 });
  });

  it('[PR-03b] is not created when the domain has no price or cannot be bought', () => {
    expect(newItem(searchResult({ price: undefined }))).toBeNull();
    for (const status of ['taken', 'reserved', 'pending', 'unknown'] as const)
      expect(newItem(searchResult({ status }))).toBeNull();
  });

  it('[PR-03a] is marked as premium when the domain is', () => {
    expect(newItem(searchResult({ status: 'premium', price: 2400 }))).toMatchObject({
      price: 240_000,
      is_premium: true,
    });
  });
});

describe('a renewal', () => {
  it('[CT-03] selects the add-ons that the domain has', () => {
    const item = renewalItem(domainInfo({ has_whois_privacy: true, email_forwarding: true }), usd, now);
    expect(item).toMatchObject({
      type: 'renew',
      period: 1,
      privacy: true,
      originalPrivacy: true,
      autorenew: true,
      date: '2027-03-01T12:00:00Z',
      expiry_date: '2028-03-01T12:00:00.000Z',
    });
    expect(item?.sub_products.map(({ type, is_selected }) => [type, is_selected])).toEqual([
      ['contact_privacy', true],
      ['email_forwarding', true],
    ]);
    expect(renewalItem(domainInfo(), usd, now)?.sub_products).toEqual([]);
  });

  it('[CT-09a] ends ten years from now at most', () => {
    const item = renewalItem(domainInfo({ expiry_date: '2033-03-01T12:00:00Z' }), usd, now);
    expect(item).toMatchObject({ max_year: 3, renewalPeriods: [1, 2, 3] });
    expect(renewalItem(domainInfo({ expiry_date: '2036-03-01T12:00:00Z' }), usd, now)).toBeNull();
  });

  it('[CT-03] has no price yet when it is made from the list of domains', () => {
    const { domain, expiry_date, has_whois_privacy, domain_forwarding, email_forwarding } = domainInfo();
    expect(
      renewalItem({ domain, expiry_date, has_whois_privacy, domain_forwarding, email_forwarding }, usd, now),
    ).toMatchObject({ cost: 0, priced: 'checking', autorenew: false });
  });
});

describe('a transfer', () => {
  it('[CT-04] has no add-ons, takes none, and has auto-renew off', () => {
    const item = transferItem({ domain: 'rookery.app', auth_info: 'code-1', price: 12.9, renewal_price: 14.9 }, usd);
    expect(item).toMatchObject({
      type: 'transfer',
      period: 1,
      autorenew: false,
      sub_products: [],
      auth_info: 'code-1',
      cost: 1290,
      renewal_price: 1490,
    });
    const priced = withAnswer(item, priceAnswer({ domain: 'rookery.app', service: 'domain_transfer' }), '$');
    expect(priced.sub_products).toEqual([]);
    expect(withAddOn(cartItem({ type: 'transfer' }), 'contact_privacy').privacy).toBe(false);
  });
});

describe('changing a cart line', () => {
  it('[CT-05] lowers the quantity by one, and deletes the line when none is left', () => {
    expect(withoutOne(cartItem({ quantity: 3 }))).toMatchObject({ quantity: 2 });
    expect(withoutOne(cartItem({ quantity: 1 }))).toBeNull();
  });

  it('[CT-07a] [CT-07b] selects privacy and domain forwarding once, and counts email forwarding up', () => {
    for (const service of ['contact_privacy', 'domain_forwarding'] as const) {
      const twice = withAddOn(withAddOn(cartItem(), service), service);
      expect(twice.sub_products.find(({ type }) => type === service)).toMatchObject({ is_selected: true, quantity: 1 });
    }
    const thrice = ['email_forwarding', 'email_forwarding', 'email_forwarding'].reduce(
      (item) => withAddOn(item, 'email_forwarding'),
      cartItem(),
    );
    expect(thrice.sub_products.find(({ type }) => type === 'email_forwarding')).toMatchObject({
      is_selected: true,
      quantity: 3,
    });
  });

  it('[CT-07b] counts email forwarding down until none is left', () => {
    const two = withAddOn(withAddOn(cartItem(), 'email_forwarding'), 'email_forwarding');
    const forwarding = (item: typeof two) => item.sub_products.find(({ type }) => type === 'email_forwarding');
    expect(forwarding(withoutAddOn(two, 'email_forwarding'))).toMatchObject({ is_selected: true, quantity: 1 });
    expect(forwarding(withoutAddOn(withoutAddOn(two, 'email_forwarding'), 'email_forwarding'))).toMatchObject({
      is_selected: false,
      quantity: 1,
    });
  });

  it('[CT-01] keeps the privacy flag in step with the add-on', () => {
    const chosen = withAddOn(cartItem(), 'contact_privacy');
    expect(chosen.privacy).toBe(true);
    expect(withoutAddOn(chosen, 'contact_privacy').privacy).toBe(false);
    expect(withAddOn(cartItem({ sub_products: [] }), 'contact_privacy').privacy).toBe(false);
  });

  it('[CT-07a] [CT-07b] never selects more than an order can carry, whatever is clicked', () => {
    const click = fc.tuple(
      fc.boolean(),
      fc.constantFrom('contact_privacy' as const, 'domain_forwarding' as const, 'email_forwarding' as const),
    );
    fc.assert(
      fc.property(fc.array(click, { maxLength: 120 }), (clicks) => {
        const item = clicks.reduce(
          (line, [on, service]) => (on ? withAddOn(line, service) : withoutAddOn(line, service)),
          cartItem(),
        );
        const quantities = item.sub_products
          .filter(({ is_selected }) => is_selected)
          .map(({ type, quantity }) => [type, quantity] as const);
        for (const [type, quantity] of quantities)
          expect(quantity).toBeLessThanOrEqual(type === 'email_forwarding' ? 48 : 1);
        expect(quantities.reduce((sum, [, quantity]) => sum + quantity, 0)).toBeLessThanOrEqual(50);
        expect(item.privacy).toBe(quantities.some(([type]) => type === 'contact_privacy'));
      }),
      { numRuns: 500 },
    );
  });

  it('[CT-09b] drops the quote and marks the price as unsettled when the period changes', () => {
    const item = cartItem({ quote: 'signed', quote_expires_at: '2099-01-01T00:00:00Z', max_year: 5 });
    const longer = withPeriod(item, 3);
    expect(longer).toMatchObject({ period: 3, priced: 'checking', cost: 1290 });
    expect(longer).not.toHaveProperty('quote');
    expect(withPeriod(item, 40).period).toBe(5);
    expect(withPeriod(item, -1)).toBe(item);
    expect(withPeriod(cartItem({ type: 'renew', date: '2027-03-01T12:00:00Z' }), 2).expiry_date).toBe(
      '2029-03-01T12:00:00.000Z',
    );
  });
});

describe('the answer to a price check', () => {
  it('[PR-01a] [PR-02a] sets price, renewal price, tax and quote', () => {
    const answer = priceAnswer({
      period: 2,
      tax: 6.45,
      tax_rates: [{ tax_id: 'vat', tax_rule_name: 'VAT', tax_rate: 25, tax_amount: 6.45 }],
      is_premium: true,
    });
    const line = withAnswer(cartItem({ period: 2, problem: 'registry_silent', priced: 'unknown' }), answer, '$');
    expect(line).not.toHaveProperty('problem');
    expect(line).toMatchObject({
      price: 1290,
      cost: 2580,
      tax: 645,
      tax_rates: [{ tax_id: 'vat', tax_rule_name: 'VAT', tax_rate: 25, tax_amount: 645 }],
      renewal_price: 1490,
      quote: 'quote-brindlewharf.com-2',
      quote_expires_at: '2099-01-01T00:00:00Z',
      is_premium: true,
      priced: 'priced',
    });
  });

  it('[CT-07b] keeps selected add-ons and their quantities, at the new prices', () => {
    const item = cartItem({
      sub_products: [subProduct({ type: 'email_forwarding', is_selected: true, quantity: 3, cost: 1 })],
    });
    const { sub_products } = withAnswer(item, priceAnswer({ period: 2 }), '$');
    expect(
      sub_products.map(({ type, is_selected, quantity, cost, costPerYear }) => ({
        type,
        is_selected,
        quantity,
        cost,
        costPerYear,
      })),
    ).toEqual([
      { type: 'contact_privacy', is_selected: false, quantity: 1, cost: 600, costPerYear: 300 },
      { type: 'domain_forwarding', is_selected: false, quantity: 1, cost: 600, costPerYear: 300 },
      { type: 'email_forwarding', is_selected: true, quantity: 3, cost: 600, costPerYear: 300 },
    ]);
  });

  it('[SE-07b] drops an add-on that is no longer offered', () => {
    const item = cartItem({ privacy: true, sub_products: [subProduct({ is_selected: true })] });
    expect(withAnswer(item, priceAnswer({ sub_products: [] }), '$')).toMatchObject({
      privacy: false,
      sub_products: [],
    });
  });

  it('[CT-09a] lowers the maximum of years, and never raises it', () => {
    expect(withAnswer(cartItem({ max_year: 9 }), priceAnswer({ max_years: 5 }), '$').max_year).toBe(5);
    expect(withAnswer(cartItem({ max_year: 3 }), priceAnswer({ max_years: 10 }), '$').max_year).toBe(3);
  });

  it('sets the currency', () => {
    expect(withAnswer(cartItem(), priceAnswer({ currency_code: 'EUR' }), '€')).toMatchObject({
      currency_code: 'EUR',
      sub_products: [{ currency_symbol: '€' }, {}, {}],
    });
  });

  it('[NT-12] marks the price as unknown and voids the quote when there is no price', () => {
    const line = withoutPrice(cartItem({ quote: 'signed' }), 'taken');
    expect(line).toMatchObject({ priced: 'unknown', problem: 'taken' });
    expect(line).not.toHaveProperty('quote');
    expect(withoutPrice(line)).not.toHaveProperty('problem');
  });

  it('is refused when an amount is not in whole minor units', () => {
    expect(() => withAnswer(cartItem(), priceAnswer({ cost: 1.005 }), '$')).toThrow(RangeError);
  });
});

describe('[CT-14a] a cart line that is checked again', () => {
  const answer = priceAnswer({ domain: 'quill.page' });
  const line = withAnswer(cartItem({ domain: 'quill.page' }), answer, '$');
  const again = (change: Partial<typeof answer>) => mergeRecheck(line, { ...answer, quote: 'another', ...change }, '$');
  const later = (minutes: number) => new Date(Date.parse(answer.quote_expires_at) + minutes * 60_000).toISOString();

  it('stays the same object when nothing changed', () => {
    expect(again({ quote_expires_at: later(5) })).toBe(line);
  });

  it('[C9] takes the new quote when that is valid at least ten minutes longer, by the server’s time alone', () => {
    expect(again({ quote_expires_at: later(11) })).toMatchObject({ quote: 'another', quote_expires_at: later(11) });
    expect(mergeRecheck({ ...line, quote_expires_at: undefined }, answer, '$').quote).toBe(answer.quote);
  });

  it('becomes a new object when anything about its price has changed', () => {
    for (const change of [{ cost: 1 }, { renewal_price: 1 }, { tax: 1 }, { is_premium: true }, { sub_products: [] }]) {
      expect(again({ quote_expires_at: later(1), ...change })).not.toBe(line);
    }
  });
});
