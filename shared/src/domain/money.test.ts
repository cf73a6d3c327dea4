import fc from 'fast-check';
import { CURRENCY_LOCALE, currencyDigits } from './currency';
import {
  MINOR_MAX,
  assertMinor,
  formatMoney,
  sellCurrencies,
  splitMinor,
  subtractMinor,
  sumMinor,
  timesMinor,
  toMinor,
  toWire,
} from './money';

const runs = { numRuns: 1000 };
const currency = fc.constantFrom('USD', 'GBP', 'EUR', 'CAD', 'AUD', 'JPY', 'KWD', 'CHF');
const amount = fc.integer({ min: -MINOR_MAX, max: MINOR_MAX }).map(assertMinor);
const small = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map(assertMinor);

/** Converts the output of `formatMoney` back to minor units. */
function parse(text: string, code: string): number {
  const digits = text.replace(/[^\d]/g, '');
  const written = Math.max(2, currencyDigits(code));
  return (
    (Math.round(Number(digits) / 10 ** (written - currencyDigits(code))) || 0) * (text.includes('-') ? -1 : 1) || 0
  );
}

describe('[PR-04a] amounts in minor units', () => {
  it.each([
    [12.9, 'USD', 1290],
    [0.1 + 0.2, 'USD', null],
    [1.005, 'USD', null],
    [0, 'USD', 0],
    [1e10, 'USD', MINOR_MAX],
    [1e10 + 0.01, 'USD', null],
    [980, 'JPY', 980],
    [980.5, 'JPY', null],
    [1.25, 'KWD', 1250],
    [Number.NaN, 'USD', null],
    [Number.POSITIVE_INFINITY, 'USD', null],
  ])('are read from the API: %p %s is %p', (wire, code, minor) => {
    if (minor === null) expect(() => toMinor(wire, code)).toThrow(RangeError);
    else expect(toMinor(wire, code)).toBe(minor);
  });

  it('are written to the API as they were read, for any amount with two decimals', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: MINOR_MAX }), currency, (cents, code) => {
        const wire = currencyDigits(code) === 0 ? Math.floor(cents / 100) : cents / 100;
        fc.pre(wire * 10 ** currencyDigits(code) <= MINOR_MAX);
        expect(toWire(toMinor(wire, code), code)).toBe(wire);
      }),
      runs,
    );
  });

  it('are not written with a third decimal, which the API does not carry', () => {
    expect(() => toWire(assertMinor(1234), 'KWD')).toThrow(RangeError);
    expect(toWire(assertMinor(1230), 'KWD')).toBe(1.23);
  });

  it('are refused when they are fractions, over 10^12 or not numbers', () => {
    for (const bad of [0.5, MINOR_MAX + 1, -MINOR_MAX - 1, Number.NaN, Number.POSITIVE_INFINITY])
      expect(() => assertMinor(bad)).toThrow(RangeError);
    expect(Object.is(assertMinor(-0), 0)).toBe(true);
    expect(() => sumMinor([assertMinor(MINOR_MAX), assertMinor(1)])).toThrow(RangeError);
    expect(() => timesMinor(assertMinor(MINOR_MAX), 2)).toThrow(RangeError);
    expect(() => timesMinor(assertMinor(1), 1.5)).toThrow(RangeError);
    expect(() => timesMinor(assertMinor(1), -1)).toThrow(RangeError);
  });

  it('have the same sum in any order and grouping', () => {
    fc.assert(
      fc.property(fc.array(small, { maxLength: 30 }), fc.nat(), (amounts, cut) => {
        const place = amounts.length === 0 ? 0 : cut % amounts.length;
        const parts = [sumMinor(amounts.slice(0, place)), sumMinor(amounts.slice(place))];
        expect(sumMinor([...amounts].reverse())).toBe(sumMinor(amounts));
        expect(sumMinor(parts)).toBe(sumMinor(amounts));
      }),
      runs,
    );
  });

  it('can be subtracted and added again without loss, unless the difference is too large', () => {
    fc.assert(
      fc.property(small, small, (whole, less) => {
        expect(sumMinor([subtractMinor(whole, less), less])).toBe(whole);
        expect(subtractMinor(0, subtractMinor(0, less))).toBe(less);
      }),
      runs,
    );
    expect(Object.is(subtractMinor(0, 0), 0)).toBe(true);
    expect(() => subtractMinor(assertMinor(-MINOR_MAX), assertMinor(1))).toThrow(RangeError);
  });

  it('are a separate type, which accepts neither plain numbers nor amounts of the API', () => {
    const [count, wire] = [2, 12.9];
    const price = assertMinor(1290);
    // @ts-expect-error a count is not an amount
    sumMinor([price, count]);
    // @ts-expect-error a wire amount has to be converted by toMinor
    expect(() => formatMoney(wire, 'USD')).toThrow(RangeError);
    // @ts-expect-error a product is a plain number
    timesMinor(price * 1, count);
    // @ts-expect-error a wire amount is not an amount in minor units
    sumMinor([toWire(price, 'JPY')]);
    // @ts-expect-error an amount in minor units is not converted again
    toMinor(price, 'JPY');
    expect(sumMinor([price, 0])).toBe(1290);
  });

  it('multiplied by n are the sum of n of them', () => {
    fc.assert(
      fc.property(small, fc.integer({ min: 0, max: 50 }), (one, count) => {
        expect(timesMinor(one, count)).toBe(sumMinor(Array.from({ length: count }, () => one)));
      }),
      runs,
    );
  });

  it('are split into parts that differ by one at most and add up to the whole', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 1, max: 97 }), (whole, count) => {
        const parts = splitMinor(whole, count);
        expect(parts).toHaveLength(count);
        expect(sumMinor(parts)).toBe(whole);
        expect(Math.max(...parts) - Math.min(...parts)).toBeLessThanOrEqual(1);
      }),
      runs,
    );
    expect(() => splitMinor(assertMinor(10), 0)).toThrow(RangeError);
  });
});

describe('[CU-07a] amounts in the locale of their currency', () => {
  it.each([
    [1290, 'USD', '$12.90'],
    [129_000, 'GBP', '£1,290.00'],
    [1290, 'EUR', '€12.90'],
    [1290, 'CAD', '$12.90'],
    [1290, 'AUD', '$12.90'],
    [1290, 'JPY', '¥1,290.00'],
    [1290, 'KWD', 'KWD 1.290'],
    [-1290, 'USD', '-$12.90'],
  ])('[SE-04a] are formatted: %p of %s is %s', (minor, code, text) => {
    expect(formatMoney(assertMinor(minor), code).replace(/\u00a0/g, ' ')).toBe(text);
  });

  it('use the five locales of the specification', () => {
    expect(CURRENCY_LOCALE).toEqual({ USD: 'en-US', GBP: 'en-GB', EUR: 'en-IE', CAD: 'en-CA', AUD: 'en-AU' });
  });

  it('[CU-07c] say which dollar it is only when more than one is sold', () => {
    const written = (codes: string[]) => {
      sellCurrencies(codes);
      return ['USD', 'CAD', 'AUD', 'EUR'].map((code) => formatMoney(assertMinor(123_450), code));
    };
    expect(written(['USD', 'CAD', 'EUR'])).toEqual(['US$1,234.50', 'CA$1,234.50', 'A$1,234.50', '€1,234.50']);
    expect(written(['USD', 'EUR'])).toEqual(['$1,234.50', '$1,234.50', '$1,234.50', '€1,234.50']);
    expect(written(['CAD'])[1]).toBe('$1,234.50');
  });

  it.each([
    [1290, 'USD', 'US$'],
    [-1290, 'USD', 'US$'],
    [1290, 'CAD', 'CA$'],
    [1290, 'EUR', '€'],
  ])('[RT-39h] are isolated from right-to-left text, and the currency within them: %p of %s', (minor, code, sign) => {
    const text = formatMoney(assertMinor(minor), code, 'ar');
    expect(text).toMatch(/^\u2067.*\u2069$/u);
    expect(text).toContain(`\u2066${sign}\u2069`);
    expect(text).toContain('12.90');
    expect(formatMoney(assertMinor(minor), code, 'de')).not.toMatch(/[\u2066-\u2069]/u);
  });

  it('never show a negative zero', () => {
    expect(formatMoney(-0, 'USD')).toBe('$0.00');
  });

  it('can be read back exactly', () => {
    fc.assert(
      fc.property(amount, currency, (minor, code) => expect(parse(formatMoney(minor, code), code)).toBe(minor)),
      runs,
    );
  });
});
