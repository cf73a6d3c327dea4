import { assertMinor } from '@storefront/shared/domain';
import { translator } from '@storefront/shared/i18n';
import { payBlock } from './pay-block';

const t = translator('en');
const change = { domain: 'a.com', reason: 'price', was: assertMinor(1), now: assertMinor(2) } as const;

describe('[OR-06a] what keeps an order from being paid', () => {
  test('speaks of prices first when they are being checked, then of changes, then of nothing', () => {
    expect(payBlock(t, [{ priced: 'checking' }], [change])).toBe('Prices are being checked.');
    expect(payBlock(t, [{ priced: 'priced' }], [change])).toBe(
      'One domain has changed. Accept the change or remove it first.',
    );
    expect(payBlock(t, [{ priced: 'priced' }], [change, change])).toBe(
      '2 domains have changed. Accept the changes or remove them first.',
    );
    expect(payBlock(t, [{ priced: 'priced' }], [])).toBeUndefined();
  });
});
