import { createSecretKey } from 'node:crypto';
import fc from 'fast-check';
import { assertMinor } from '@storefront/shared/domain';
import { findTld } from '../../core/catalog/catalog';
import { defaultPriceList } from '../price-list/default-tables';
import { priceService } from './price-engine';
import { quoteHolds, readQuote, signQuote, type Quote } from './quote';

const toKey = (text: string) => createSecretKey(text, 'utf8');
const KEY = toKey('the key of the shop');
const priceList = defaultPriceList();
const NOW = new Date('2026-11-21T12:00:00Z');

function quote(change: Partial<Quote> = {}): Quote {
  const record = findTld('com');
  const line =
    record &&
    priceService(
      { record, premium: null, service: 'domain_create', period: 2, withAddOns: true, stage: 'active' },
      { priceList, currency: 'EUR', country: 'NO' },
    );
  if (!line) throw new Error('.com is sold');
  return {
    domain: 'brindlewharf.com',
    service: 'domain_create',
    period: 2,
    currency: 'EUR',
    country: 'NO',
    line,
    taxRules: priceList.taxRules('NO'),
    expiresAt: NOW.getTime() / 1000 + 60,
    ...change,
  };
}

describe('[PR-02a] quotes', () => {
  test('are read back unchanged', () => {
    expect(readQuote(signQuote(quote(), KEY), [KEY])).toEqual(quote());
  });

  test('[PR-03a] pin a premium price', () => {
    const premium = { register: assertMinor(68_000), renew: assertMinor(1690), transfer: assertMinor(1690) };
    const pinned = quote({ line: { ...quote().line, premium } });
    expect(readQuote(signQuote(pinned, KEY), [KEY])?.line.premium).toEqual(premium);
  });

  test('fit into an order item', () => {
    expect(signQuote(quote(), KEY).length).toBeLessThan(1500);
  });

  test('cannot be read with another key', () => {
    expect(readQuote(signQuote(quote(), KEY), [toKey('another key')])).toBeNull();
  });

  test('cannot be read when altered', () => {
    const token = signQuote(quote(), KEY);
    fc.assert(
      fc.property(fc.nat(token.length - 1), fc.constantFrom(...'ABCabc019-_.'), (at, letter) => {
        const changed = token.slice(0, at) + letter + token.slice(at + 1);
        // Spare bits of base64url let two texts encode the same bytes, so only a change of contents must be rejected.
        const read = readQuote(changed, [KEY]);
        if (read !== null) expect(read).toEqual(quote());
      }),
    );
  });

  test.each(['', '.', 'a.b', 'a.b.c', '%%%.%%%', 'é.é'])('reject %j', (token) => {
    expect(readQuote(token, [KEY])).toBeNull();
  });

  const subject = { domain: 'brindlewharf.com', service: 'domain_create', period: 2, currency: 'EUR' } as const;

  test('hold for their subject until they expire', () => {
    expect(quoteHolds(quote(), subject, NOW)).toBe(true);
    expect(quoteHolds(quote(), subject, new Date(NOW.getTime() + 59_000))).toBe(true);
    expect(quoteHolds(quote(), subject, new Date(NOW.getTime() + 60_000))).toBe(false);
  });

  test.each([
    [{ domain: 'tannery-lane.com' }],
    [{ service: 'domain_renew' as const }],
    [{ period: 1 }],
    [{ currency: 'USD' as const }],
  ])('do not hold for %j', (other) => {
    expect(quoteHolds(quote(), { ...subject, ...other }, NOW)).toBe(false);
  });
});
