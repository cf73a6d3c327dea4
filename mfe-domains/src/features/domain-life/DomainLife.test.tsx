import { domainInfo, renderWithProviders } from '@storefront/shared/testing';
import { screen, within } from '@testing-library/react';
import { DomainLife } from './DomainLife';

describe('[RT-30] the life of a domain', () => {
  it('[DM-06] shows every step with its date and price when the domain is active', () => {
    renderWithProviders(<DomainLife domain={domainInfo()} />);
    const life = screen.getByRole('list', { name: 'The life of brindlewharf.com' });
    expect(
      within(life)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      'RegisteredMarch 1st, 2026',
      expect.stringMatching(/^Today\w+ \d+\w\w, \d{4}$/),
      'ExpiresMarch 1st, 2027Renew for $14.90 until redemption',
      'RedemptionMarch 31st, 2027Restore for $89.00 and a year',
      'ReleasedMay 5th, 2027Anyone can register it',
    ]);
  });
});
