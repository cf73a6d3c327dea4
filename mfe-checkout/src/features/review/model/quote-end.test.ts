import { firstQuoteEnd, waitForCheck } from './quote-end';

const now = Date.parse('2026-11-21T10:00:00Z');

describe('[PR-02a] asking anew before a quote ends', () => {
  test('goes by the first quote that ends when there are several', () => {
    expect(
      firstQuoteEnd([{ quote_expires_at: '2026-11-21T10:30:00Z' }, {}, { quote_expires_at: '2026-11-21T10:20:00Z' }]),
    ).toBe(Date.parse('2026-11-21T10:20:00Z'));
    expect(firstQuoteEnd([{}])).toBeNull();
  });

  test('a little before the expiry, at least a minute apart, and within the limits of a timer', () => {
    expect(waitForCheck(now + 600_000, now)).toBe(585_000);
    expect(waitForCheck(now - 86_400_000, now)).toBe(60_000);
    expect(waitForCheck(Date.parse('2099-01-01T00:00:00Z'), now)).toBe(3_600_000);
  });
});
