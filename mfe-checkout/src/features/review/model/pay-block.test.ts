import { translator } from '@storefront/shared/i18n';
import { payBlock } from './pay-block';

const t = translator('en');
const change = { domain: 'a.com', reason: 'price', was: 1, now: 2 } as const;

describe('[OR-06a] what keeps an order from being paid', () => {
  test('prices that are being checked come first, then changes, then nothing', () => {
    expect(payBlock(t, [{ priced: 'checking' }], [change])).toBe('The prices are being checked.');
    expect(payBlock(t, [{ priced: 'priced' }], [change])).toBe('One name has changed. Accept it or remove it first.');
    expect(payBlock(t, [{ priced: 'priced' }], [change, change])).toBe(
      '2 names have changed. Accept or remove them first.',
    );
    expect(payBlock(t, [{ priced: 'priced' }], [])).toBeUndefined();
  });
});
