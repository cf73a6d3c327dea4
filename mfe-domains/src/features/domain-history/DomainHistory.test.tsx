import { renderWithProviders, type Handlers } from '@storefront/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DomainHistory } from './DomainHistory';

const show = (api: Handlers) => renderWithProviders(<DomainHistory name="brindlewharf.com" />, { session: {}, api });

describe('[RT-30] the history of a domain', () => {
  it('[DM-07] shows what was changed by whom and when, and older entries on request', async () => {
    const user = userEvent.setup();
    const entry = (id: number, action: string, by: 'you' | 'shop') => ({
      id,
      at: '2026-11-22T12:00:00Z',
      by,
      action,
      changes: [],
    });
    show({
      getDomainHistory: ({ input }) =>
        input.before === undefined
          ? { entries: [entry(9, 'domain.renewed', 'shop')], next: 9 }
          : { entries: [entry(3, 'domain.registered', 'you')], next: null },
    });
    expect((await screen.findByText('Renewed')).closest('li')).toHaveTextContent(/November 22nd, 2026.*The shop/);
    await user.click(screen.getByRole('button', { name: 'Show older changes' }));
    expect(
      (await within(screen.getByRole('region', { name: 'History' })).findByText('Registered')).closest('li'),
    ).toHaveTextContent(/You$/);
    expect(screen.queryByRole('button', { name: 'Show older changes' })).toBeNull();
    // [LG-06d] The pressed button is gone.
    expect(document.activeElement).toContainElement(screen.getByText('Registered'));
  });

  it('[RT-39a] keeps the order within a record on a page that is written from right to left', async () => {
    const changes = [{ what: 'record', before: 'www 3600 A 203.0.113.7', after: 'www 3600 A 203.0.113.8' }];
    show({
      getDomainHistory: () => ({
        entries: [{ id: 9, at: '2026-11-22T12:00:00Z', by: 'you', action: 'zone.saved', changes }],
        next: null,
      }),
    });
    expect(await screen.findByText('www 3600 A 203.0.113.7')).toHaveAttribute('dir', 'auto');
    expect(screen.getByText('www 3600 A 203.0.113.8')).toHaveAttribute('dir', 'auto');
  });

  it('[SS-07j] names the API key with which a change was made', async () => {
    show({
      getDomainHistory: () => ({
        entries: [
          { id: 9, at: '2026-11-22T12:00:00Z', by: 'you', api_key: 'certbot', action: 'zone.saved', changes: [] },
        ],
        next: null,
      }),
    });
    expect(
      await within(await screen.findByRole('region', { name: 'History' })).findByText('API key certbot'),
    ).toBeInTheDocument();
  });

  it('[BO-03d] names the member of staff who acted for the customer', async () => {
    show({
      getDomainHistory: () => ({
        entries: [
          {
            id: 9,
            at: '2026-11-22T12:00:00Z',
            by: 'shop',
            staff: 'Ines Okafor',
            action: 'domain.nameservers_set',
            changes: [],
          },
        ],
        next: null,
      }),
    });
    expect(
      await within(await screen.findByRole('region', { name: 'History' })).findByText('Support (Ines Okafor)'),
    ).toBeInTheDocument();
  });
});
