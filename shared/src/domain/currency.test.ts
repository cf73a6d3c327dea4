import fc from 'fast-check';
import { currencyDigits, currencyLabel, prioritizedCurrencies } from './currency';

const currency = (code: string, is_default = false) => ({ code, is_default });

describe('currencies of the shop', () => {
  it('[CU-01] are labelled with code and name', () => {
    expect(currencyLabel({ code: 'USD', name: 'US Dollar' })).toBe('USD - US Dollar');
  });

  it('[CU-02] are sorted by default, then priority, then code', () => {
    const list = [currency('AUD'), currency('USD'), currency('CAD', true), currency('EUR'), currency('GBP')];
    expect(prioritizedCurrencies(list, ['GBP', 'USD']).map(({ code }) => code)).toEqual([
      'CAD',
      'GBP',
      'USD',
      'AUD',
      'EUR',
    ]);
  });

  it('[CU-02] are sorted the same whatever order they are listed in, each once', () => {
    const codes = ['AUD', 'CAD', 'EUR', 'GBP', 'USD'];
    fc.assert(
      fc.property(
        fc.shuffledSubarray(codes, { minLength: codes.length }),
        fc.shuffledSubarray(codes),
        fc.constantFrom(...codes),
        (order, priority, chosen) => {
          const list = order.map((code) => currency(code, code === chosen));
          const sorted = prioritizedCurrencies([...list, ...list], priority);
          expect(sorted).toEqual(prioritizedCurrencies([...list].reverse(), priority));
          expect(sorted[0]?.code).toBe(chosen);
          expect(sorted).toHaveLength(codes.length);
        },
      ),
    );
  });

  it('have the decimals of their minor units', () => {
    expect(['USD', 'JPY', 'KWD'].map(currencyDigits)).toEqual([2, 0, 3]);
  });
});
