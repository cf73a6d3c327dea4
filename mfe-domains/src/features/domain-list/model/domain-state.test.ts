import { translator } from '@storefront/shared/i18n';
import { domainState, stageMessage } from './domain-state';

const NOW = Date.UTC(2026, 10, 21);
const t = translator('en');

describe('[DM-02] the displayed status of a domain', () => {
  it.each([
    ['ok', '2027-11-21T00:00:00Z', 'active', 'Active'],
    ['ok', '2026-11-30T00:00:00Z', 'expiring', 'Active'],
    ['redemption', '2026-11-02T00:00:00Z', 'expired', 'Expired'],
    ['deleting', '2027-11-21T00:00:00Z', 'expired', 'Being deleted'],
    ['', '2027-11-21T00:00:00Z', 'expired', 'Expired'],
  ])('%j until %s is %s, %s', (status, expiry, shown, said) => {
    const { state, word } = domainState(status, expiry, NOW);
    expect([state, t(word)]).toEqual([shown, said]);
  });
});

describe('[DM-06] [R9] the message about an expired domain', () => {
  const said = (status: string) => {
    const message = stageMessage(status);
    return message && t(message, { date: () => '30 January' });
  };

  it.each([
    ['grace', 'Renew it before 30 January'],
    ['redemption', 'In redemption. Restore it before 30 January'],
    ['pending_delete', 'Can no longer be renewed. Available to others from 30 January'],
  ])('%s', (status, words) => {
    expect(said(status)).toBe(words);
  });

  it('says how to restore a suspended domain', () => {
    expect(said('suspended')).toBe('Suspended until the owner’s address is confirmed');
  });

  it('is absent for an active domain', () => {
    expect(stageMessage('ok')).toBeNull();
  });
});
