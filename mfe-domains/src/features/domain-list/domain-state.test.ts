import { domainState } from './domain-state';

const NOW = Date.UTC(2026, 10, 21);

describe('[DM-02] the status of a domain in words', () => {
  it.each([
    ['ok', '2027-11-21T00:00:00Z', 'active', 'Active'],
    ['ok', '2026-11-30T00:00:00Z', 'expiring', 'Active'],
    ['redemption', '2026-11-02T00:00:00Z', 'expired', 'Expired'],
    ['', '2027-11-21T00:00:00Z', 'expired', 'Expired'],
  ])('%j until %s is %s, %s', (status, expiry, state, word) => {
    expect(domainState(status, expiry, NOW)).toEqual({ state, word });
  });
});
