import { assertMinor } from '@storefront/shared/domain';
import { cartItem, subProduct, taxLine } from '@storefront/shared/testing';
import { canAccept, canRetry, findPriceChanges, seenPrices, withAccepted, type LineChange } from './price-changes';

const item = cartItem({ domain: 'quill.page', cost: 68_000, price: 68_000 });
const seen = seenPrices([item]);

describe('[OR-06b] what differs from what a person saw', () => {
  test('nothing, as long as the line costs the same', () => {
    expect(findPriceChanges([item], seen)).toEqual([]);
    expect(findPriceChanges([{ ...item, renewal_price: assertMinor(1), quote: 'new' }], seen)).toEqual([]);
  });

  test('a price that went up or down, with its add-ons', () => {
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
    // One that the shop took out is said too, and so is one whose loss another price makes up for.
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

  test('[CT-15a] a tax that has come in the same country, and none that another country has', () => {
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

  test('is accepted once and for all', () => {
    const dearer = { ...item, cost: assertMinor(72_000) };
    expect(findPriceChanges([dearer], withAccepted(seen, dearer))).toEqual([]);
  });

  test('says nothing while the price is being asked for, nor about a currency that the person changed', () => {
    expect(findPriceChanges([{ ...item, cost: assertMinor(1), priced: 'checking' }], seen)).toEqual([]);
    expect(findPriceChanges([{ ...item, cost: assertMinor(61_000), currency_code: 'EUR' }], seen)).toEqual([]);
    expect(findPriceChanges([item], {})).toEqual([]);
  });

  test('a name that cannot be bought any more, with the reason', () => {
    expect(findPriceChanges([{ ...item, priced: 'unknown', problem: 'taken' }], seen)).toEqual([
      { domain: 'quill.page', reason: 'taken', was: 68_000, now: null },
    ]);
    expect(findPriceChanges([{ ...item, priced: 'unknown' }], seen)).toEqual([
      { domain: 'quill.page', reason: 'unknown', was: 68_000, now: null },
    ]);
  });

  test('[OR-07] what the server named when it refused, even where the price check does not know it', () => {
    const refused = [{ domain: 'quill.page', reason: 'taken' as const, was: 680, now: null }];
    expect(findPriceChanges([item], seen, refused)).toEqual([
      { domain: 'quill.page', reason: 'taken', was: 68_000, now: null },
    ]);
  });

  test('a tax that changed while the price did not', () => {
    const refused = [{ domain: 'quill.page', reason: 'tax' as const, was: 680, now: 680 }];
    expect(findPriceChanges([item], seen, refused)).toEqual([
      { domain: 'quill.page', reason: 'tax', was: 68_000, now: 68_000 },
    ]);
  });

  test('a price that the server named, where the lines look the same: there is something to see and to accept', () => {
    const refused = [{ domain: 'quill.page', reason: 'price' as const, was: 680, now: 680 }];
    expect(findPriceChanges([item], seen, refused)).toEqual([
      { domain: 'quill.page', reason: 'price', was: 68_000, now: 68_000 },
    ]);
  });

  test('a name that has left the cart is not spoken of', () => {
    expect(findPriceChanges([], seen, [{ domain: 'quill.page', reason: 'taken', was: 680, now: null }])).toEqual([]);
  });

  test.each([
    ['price', true, false],
    ['tax', true, false],
    ['taken', false, false],
    ['not_sold', false, false],
    ['registry_silent', false, true],
    ['unknown', false, true],
  ] as const)('%s can be accepted: %s, asked about again: %s', (reason, accept, retry) => {
    const change: LineChange = { domain: 'quill.page', reason, was: null, now: null };
    expect([canAccept(change), canRetry(change)]).toEqual([accept, retry]);
  });
});
