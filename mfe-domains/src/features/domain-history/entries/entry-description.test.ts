import type { HistoryEntry } from '@storefront/shared/contract';
import { translator } from '@storefront/shared/i18n';
import { getEntryDetails, formatEntryTitle } from './entry-description';

const t = translator('en');

const entry = (action: string, ...changes: HistoryEntry['changes']): HistoryEntry => ({
  id: 1,
  at: '2026-11-22T12:00:00Z',
  by: 'you',
  action,
  changes,
});

describe('[DM-07] the history of a domain in words', () => {
  it.each([
    [entry('domain.lock_set', { what: 'is_locked', before: 'on', after: 'off' }), 'Unlocked for a transfer', []],
    [entry('domain.lock_set', { what: 'is_locked', before: 'off', after: 'on' }), 'Locked against transfers', []],
    [
      entry('domain.privacy_set', { what: 'has_whois_privacy', before: 'on', after: 'off' }),
      'Privacy Protection switched off',
      [],
    ],
    [
      entry('domain.registered', { what: 'expiry_date', before: null, after: '2027-03-01T12:00:00Z' }),
      'Registered',
      [{ label: 'Runs until:', before: null, after: 'March 1st, 2027' }],
    ],
    [
      entry('domain.nameservers_set', { what: 'nameservers', before: 'a, b', after: 'c, d' }),
      'Nameservers changed',
      [{ label: '', before: 'a, b', after: 'c, d' }],
    ],
    [
      entry('domain.contact_set', { what: 'fields', before: null, after: 'first_name, address2, shoe_size' }),
      expect.any(String),
      [{ label: expect.any(String), before: null, after: 'given name, second address line, shoe_size' }],
    ],
    [entry('domain.moved_away'), 'Left our shop: transferred to another registrar or released', []],
    [entry('domain.something_new'), 'domain.something_new', []],
  ])('%j is %s', (given, title, details) => {
    expect([formatEntryTitle(t, given), getEntryDetails(t, given)]).toEqual([title, details]);
  });
});
