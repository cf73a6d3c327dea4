import { domainState, stageWords } from './domain-state';

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

describe('[DM-06] [R9] what can still be done about an expired name', () => {
  const stage_ends = '2027-01-30T12:00:00Z';

  it.each([
    ['grace', 'Renew it before'],
    ['redemption', 'In redemption. Restore it before'],
    ['pending_delete', 'Can no longer be renewed. Available to others from'],
  ])('%s', (status, words) => {
    expect(stageWords({ status, stage_ends })).toEqual({ words, until: stage_ends });
  });

  it('of a suspended name it is said what brings it back', () => {
    expect(stageWords({ status: 'suspended', stage_ends })).toEqual({
      words: 'Suspended until the owner’s address is confirmed',
    });
  });

  it('nothing is said of a name that is active', () => {
    expect(stageWords({ status: 'ok', stage_ends })).toBeNull();
  });
});
