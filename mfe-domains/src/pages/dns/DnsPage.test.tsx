import { store } from '@storefront/shared/store';
import { refusal, renderWithProviders, type Handlers } from '@storefront/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stagedZonesAtom } from '../../features/dns-records/model/staged-atom';
import { ZONE, zoneServer } from '../../testing/zone';
import { DnsPage } from './DnsPage';

const show = (handlers: Handlers, route = `/domain/dns?name=${ZONE}`) =>
  renderWithProviders(<DnsPage />, { route, session: {}, api: handlers });
const row = (name: string | RegExp) => screen.getByRole('row', { name });

beforeEach(() => store.set(stagedZonesAtom, {}));

describe('[RT-32] the DNS of a domain', () => {
  it('shows the records by type, with internal records locked', async () => {
    show(zoneServer().handlers);
    await screen.findByRole('row', { name: /A @/ });
    expect(
      screen
        .getAllByRole('row')
        .slice(1)
        .map((one) => within(one).getAllByRole('cell')[0]?.textContent),
    ).toEqual(['A', 'A', 'CNAME', 'MX', 'NS']);
    expect(row(/NS @/)).toHaveTextContent('Locked');
    expect(within(row(/NS @/)).queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'DNS' })).toHaveAttribute('aria-current', 'page');
  });

  it('links to the list when the URL has no domain', () => {
    show({}, '/domain/dns');
    expect(screen.getByRole('link', { name: 'See your domains' })).toBeInTheDocument();
  });

  it('says why when there are no records: kept elsewhere, not yours, on its way to you, or an outage to try again after', async () => {
    const away = show({
      listRecords: () => {
        throw refusal(404, {
          code: 'zone_elsewhere',
          message: 'The DNS of brindlewharf.com is kept by ns1.example.net.',
        });
      },
    });
    expect(await screen.findByRole('link', { name: 'Change the nameservers' })).toBeInTheDocument();
    away.unmount();
    const foreign = show({
      listRecords: () => {
        throw refusal(404, { message: 'brindlewharf.com is not among your domains.' });
      },
      listTransfers: () => [],
    });
    expect(await screen.findByText('This domain is not in your account')).toBeInTheDocument();
    foreign.unmount();
    const arriving = show({
      listRecords: () => {
        throw refusal(404, { message: 'brindlewharf.com is not among your domains.' });
      },
      listTransfers: () => [
        { domain: ZONE, order_id: 'order-1', ordered_at: '2026-11-20T10:00:00Z', actor: 'registrar', until: null },
      ],
    });
    expect(await screen.findByText(`${ZONE} is being transferred to you`)).toBeInTheDocument();
    arriving.unmount();
    let down = true;
    const { handlers } = zoneServer();
    show({
      ...handlers,
      listRecords: (request) => {
        if (down) throw refusal(500, { message: 'Something went wrong on our side.' });
        return handlers.listRecords?.(request) ?? [];
      },
    });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    down = false;
    await userEvent.setup({ delay: null }).click(retry);
    expect(await screen.findByRole('row', { name: /A @/ })).toBeInTheDocument();
  });
});
