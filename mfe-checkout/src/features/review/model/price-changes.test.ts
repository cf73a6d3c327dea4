import { assertMinor } from '@storefront/shared/domain';
import { cartItem, subProduct, taxLine } from '@storefront/shared/testing';
import { canAccept, canRetry, findPriceChanges, seenPrices, withAccepted, type LineChange } from './price-changes';

const item = cartItem({ domain: 'quill.page', cost: 68_000, price: 68_000 });
const seen = seenPrices([item]);

describe('[OR-06b] what differs from what a person saw', () => {
  test('is nothing when the line costs the same', () => {
    expect(findPriceChanges([item], seen)).toEqual([]);
    expect(findPriceChanges([{ ...item, renewal_price: assertMinor(1), quote: 'new' }], seen)).toEqual([]);
  });

  test('is the price, with its add-ons, when that went up or down', () => {
    expect(findPriceChanges([{ ...item, cost: assertMinor(72_000) }], seen)).toEqual([
      {
        domain: 'quill.page',
        reason: 'price',
        was: 68_000,
        now: 72_000,
        parts: [{ part: 'domain', was: 68_000, now: 72_000 }],
      },
    ]);
    const withPrivacy = { ...item, sub_products: [subProduct({ cost: 800, is_selected: true })] };
    const dearer = { ...withPrivacy, sub_products: [subProduct({ cost: 900, is_selected: true })] };
    expect(findPriceChanges([dearer], seenPrices([withPrivacy]))).toEqual([
      {
        domain: 'quill.page',
        reason: 'price',
        was: 68_800,
        now: 68_900,
        parts: [{ part: 'contact_privacy', was: 800, now: 900 }],
      },
    ]);
    // An add-on that the shop removed is reported too, even if another price makes up for it.
    const bare = { ...item, sub_products: [] };
    expect(findPriceChanges([bare], seenPrices([withPrivacy]))).toMatchObject([
      { reason: 'price', was: 68_800, now: 68_000, parts: [{ part: 'contact_privacy', now: null }] },
    ]);
    expect(findPriceChanges([{ ...bare, cost: assertMinor(68_800) }], seenPrices([withPrivacy]))).toMatchObject([
      {
        reason: 'price',
        was: 68_800,
        now: 68_800,
        parts: [{ part: 'domain' }, { part: 'contact_privacy', now: null }],
      },
    ]);
  });

  test('[CT-15a] is a tax when one has come in the same country, and none when another country has it', () => {
    const vat = { tax_id: 'vat', tax_rule_name: 'VAT', tax_rate: 5 };
    const taxed = { ...item, tax_country: 'AE', tax: assertMinor(3_400), tax_rates: [taxLine(68_000, 5)] };
    const untaxed = { ...item, tax_country: 'AE', tax_rates: [] };
    expect(findPriceChanges([taxed], seenPrices([untaxed]))).toEqual([
      { domain: 'quill.page', reason: 'tax', was: 68_000, now: 68_000, parts: [{ part: 'tax', was: [], now: [vat] }] },
    ]);
    expect(findPriceChanges([untaxed], seenPrices([taxed]))).toMatchObject([
      { reason: 'tax', parts: [{ part: 'tax', was: [vat], now: [] }] },
    ]);
    expect(findPriceChanges([taxed], seenPrices([{ ...untaxed, tax_country: 'US' }]))).toEqual([]);
  });

  test('is spoken of no more when it was accepted', () => {
    const dearer = { ...item, cost: assertMinor(72_000) };
    expect(findPriceChanges([dearer], withAccepted(seen, dearer))).toEqual([]);
  });

  test('is nothing while the price is being asked for, nor when the person changed the currency', () => {
    expect(findPriceChanges([{ ...item, cost: assertMinor(1), priced: 'checking' }], seen)).toEqual([]);
    expect(findPriceChanges([{ ...item, cost: assertMinor(61_000), currency_code: 'EUR' }], seen)).toEqual([]);
    expect(findPriceChanges([item], {})).toEqual([]);
  });

  test('is the reason when a name cannot be bought any more', () => {
    expect(findPriceChanges([{ ...item, priced: 'unknown', problem: 'taken' }], seen)).toEqual([
      { domain: 'quill.page', reason: 'taken', was: 68_000, now: null },
    ]);
    expect(findPriceChanges([{ ...item, priced: 'unknown' }], seen)).toEqual([
      { domain: 'quill.page', reason: 'unknown', was: 68_000, now: null },
    ]);
  });

  test('[OR-07] includes the lines for which the server refused, even if the price check does not report them', () => {
    const refused = [{ domain: 'quill.page', reason: 'taken' as const, was: 680, now: null }];
    expect(findPriceChanges([item], seen, refused)).toEqual([
      { domain: 'quill.page', reason: 'taken', was: 68_000, now: null },
    ]);
  });

  test('is the tax when that changed and the price did not', () => {
    const refused = [{ domain: 'quill.page', reason: 'tax' as const, was: 680, now: 680 }];
    expect(findPriceChanges([item], seen, refused)).toEqual([
      { domain: 'quill.page', reason: 'tax', was: 68_000, now: 68_000 },
    ]);
  });

  test('is the price, to see and to accept, when the server named it and the lines look the same', () => {
    const refused = [{ domain: 'quill.page', reason: 'price' as const, was: 680, now: 680 }];
    expect(findPriceChanges([item], seen, refused)).toEqual([
      { domain: 'quill.page', reason: 'price', was: 68_000, now: 68_000 },
    ]);
  });

  test('is nothing when the name has left the cart', () => {
    expect(findPriceChanges([], seen, [{ domain: 'quill.page', reason: 'taken', was: 680, now: null }])).toEqual([]);
  });

  test.each([
    ['price', true, false],
    ['tax', true, false],
    ['taken', false, false],
    ['not_sold', false, false],
    ['registry_silent', false, true],
    ['unknown', false, true],
  ] as const)(
    'can be accepted or asked about again as its reason allows when that is %s: %s, %s',
    (reason, accept, retry) => {
      const change: LineChange = { domain: 'quill.page', reason, was: null, now: null };
      expect([canAccept(change), canRetry(change)]).toEqual([accept, retry]);
    },
  );
});
