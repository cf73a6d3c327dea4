import { domainInfo, renderWithProviders } from '@storefront/shared/testing';
import { screen } from '@testing-library/react';
import { NameserversPage } from './NameserversPage';

const NAME = 'brindlewharf.com';

describe('[RT-31] the nameservers of a domain', () => {
  it('[DM-05] shows above the editor what prevents changes when DNSSEC is on', async () => {
    renderWithProviders(<NameserversPage />, {
      route: `/domain/nameservers?name=${NAME}`,
      session: {},
      api: {
        getDomainInfo: () => domainInfo(),
        getDnssec: () => ({
          offered: true,
          kept: 'here',
          state: 'on',
          since: '2026-11-23T10:00:00Z',
          ds_records: [],
          publish_at: null,
          waits_for: null,
          free_at: null,
          problem: null,
        }),
      },
    });
    expect(await screen.findByRole('radio', { name: 'Ours' })).toBeChecked();
    expect(await screen.findByRole('link', { name: `DNSSEC of ${NAME}` })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Nameservers' })).toHaveAttribute('aria-current', 'page');
    expect(document.title).toContain(`Nameservers · ${NAME}`);
  });
});
