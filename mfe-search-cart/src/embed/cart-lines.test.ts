import fc from 'fast-check';
import { assertMinor } from '@storefront/shared/domain';
import { readLines, sumLines, writeLines, type CartLine } from './cart-lines';

const line = (given: Partial<CartLine> = {}): CartLine => ({
  domain: 'quill.page',
  period: 1,
  min_years: 1,
  max_years: 10,
  currency_code: 'USD',
  cost: assertMinor(1290),
  renewal: assertMinor(1590),
  ...given,
});

describe("[EM-02] the cart on a partner's page", () => {
  it('comes back as it was written, each name once', () => {
    const lines = [line(), line({ domain: 'xn--mnchen-3ya.de', period: 3, problem: 'taken' })];
    expect(readLines(writeLines(lines))).toEqual(lines);
    expect(readLines(writeLines([line(), line({ period: 2 })]))).toEqual([line({ period: 2 })]);
  });

  it.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['no object', 'null'],
    ['another version', JSON.stringify({ v: 2, lines: [line()] })],
    ['no list', JSON.stringify({ v: 1, lines: {} })],
    ['a name that is none', writeLines([line({ domain: '<img src=x>' })])],
    ['years beyond any term', writeLines([line({ period: 11 })])],
    ['an amount that is none', writeLines([line({ cost: assertMinor(-1) })])],
    ['a fraction of a cent', writeLines([line({ renewal: 0.5 as never })])],
    ['a reason that is none', writeLines([line({ problem: 'free' as never })])],
    ['one line that is broken', writeLines([line(), null as never])],
  ])('reads %s as empty', (_what, text) => expect(readLines(text)).toEqual([]));

  it('is read from anything without a failure, and what is read is whole', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.record({ v: fc.constant(1), lines: fc.array(fc.object()) }).map((value) => JSON.stringify(value)),
        ),
        (text) => {
          const lines = readLines(text);
          expect(readLines(writeLines(lines))).toEqual(lines);
        },
      ),
    );
  });

  it('is summed in one currency or not at all, without what cannot be had', () => {
    expect(sumLines([])).toBeNull();
    expect(
      sumLines([line(), line({ domain: 'a.com', cost: assertMinor(10) }), line({ domain: 'b.com', problem: 'taken' })]),
    ).toEqual({ amount: 1300, currency: 'USD' });
    expect(sumLines([line(), line({ domain: 'a.com', currency_code: 'EUR' })])).toBeNull();
    expect(sumLines([line({ problem: 'taken' })])).toBeNull();
  });
});
