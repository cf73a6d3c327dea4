import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { SupportSession } from '@storefront/shared/contract';
import { refusal, type Handlers } from '@storefront/shared/testing';
import { address, openSite } from '../../testing/open-site';
import * as navigation from '../../../../shared/src/routing/navigation';

jest.mock('../../federation/RemotePage', () => jest.requireActual('../../testing/fake-remotes'));
jest.mock('../../federation/preload-page', () => jest.requireActual('../../testing/fake-remotes'));
jest.mock('../../../../shared/src/routing/navigation', () => ({
  ...jest.requireActual<object>('../../../../shared/src/routing/navigation'),
  leaveSite: jest.fn(),
}));
const leaveSite = jest.mocked(navigation.leaveSite);

const support = (given: Partial<SupportSession> = {}): SupportSession => ({
  staff: 'Ines Okafor',
  ends_at: new Date(Date.now() + 30 * 60_000).toISOString(),
  desk_url: 'https://desk.shop.example/customers/c-1',
  ...given,
});
const acting = (given?: Partial<SupportSession>, api: Handlers = {}) =>
  openSite('/about', {
    signedIn: true,
    api: { sessionActive: () => ({ is_authenticated: true, support: support(given) }), ...api },
  });
const bar = () => screen.findByRole('region', { name: 'Support session' });

beforeEach(() => leaveSite.mockClear());

describe('[BO-03f] the banner of a support session', () => {
  it('says on every page who acts for whom, and until when', async () => {
    const ends_at = new Date(Date.now() + 20 * 60_000).toISOString();
    acting({ ends_at });
    const time = new Intl.DateTimeFormat('en', { timeStyle: 'short' }).format(new Date(ends_at));
    expect(await bar()).toHaveTextContent(`Ines Okafor is acting for Ada Lovelace (ada@example.com) until ${time}.`);
    // The bar says in advance what staff are not allowed to do.
    expect(await bar()).toHaveTextContent('Only the customer can pay,');
    fireEvent.click(screen.getAllByRole('link', { name: 'Help' })[0] as HTMLElement);
    await screen.findByRole('heading', { level: 1, name: 'Help' });
    expect(address()).toBe('/help');
    expect(await bar()).toBeInTheDocument();
  });

  it('is absent outside a support session', async () => {
    openSite('/about', { signedIn: true });
    await within(screen.getByRole('banner')).findByRole('button', { name: 'Ada Lovelace' });
    expect(screen.queryByRole('region', { name: 'Support session' })).not.toBeInTheDocument();
  });

  it('ends the session once, however often it is pressed, and returns to the desk', async () => {
    let end: () => void = () => undefined;
    const api = acting({}, { logout: () => new Promise<undefined>((resolve) => (end = () => resolve(undefined))) });
    const button = within(await bar()).getByRole('button', { name: 'End' });
    fireEvent.click(button);
    fireEvent.click(button);
    expect(leaveSite).not.toHaveBeenCalled();
    act(() => end());
    await waitFor(() => expect(leaveSite).toHaveBeenCalledWith('https://desk.shop.example/customers/c-1'));
    expect(api.calls.filter(({ id }) => id === 'logout')).toHaveLength(1);
    expect(screen.queryByRole('region', { name: 'Support session' })).not.toBeInTheDocument();
  });

  it('stays visible and says so when the server did not end the session', async () => {
    acting(
      {},
      {
        logout: () => {
          throw refusal(503, { message: 'Busy' });
        },
      },
    );
    fireEvent.click(within(await bar()).getByRole('button', { name: 'End' }));
    expect(await screen.findByText(/You are still signed in/)).toBeInTheDocument();
    expect(within(await bar()).getByRole('button', { name: 'End' })).toBeEnabled();
    expect(leaveSite).not.toHaveBeenCalled();
  });

  it('requests the session when the time is over', async () => {
    const api = acting({ ends_at: new Date(Date.now() - 1_000).toISOString() });
    await bar();
    const asked = () => api.calls.filter(({ id }) => id === 'sessionActive').length;
    await waitFor(() => expect(asked()).toBeGreaterThan(1));
  });
});
