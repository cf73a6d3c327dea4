import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { api } from '@storefront/shared/api';
import { getContactInfo } from '@storefront/shared/contract';
import { fullLoad, Route, Routes, useLocation } from '@storefront/shared/routing';
import { cartItem, refusal, renderWithProviders } from '@storefront/shared/testing';
import { leaveLoading } from '../testing/fake-remotes';
import { address, openSite } from '../testing/open-site';
import { RequireAuth } from './RequireAuth';
import { routeAt } from './site-map';
import { GuestPrompt } from './GuestPrompt';

jest.mock('../federation/RemotePage', () => jest.requireActual('../testing/fake-remotes'));
jest.mock('../federation/preload-page', () => jest.requireActual('../testing/fake-remotes'));
jest.mock('@storefront/shared/routing', () => ({
  ...jest.requireActual<object>('@storefront/shared/routing'),
  fullLoad: jest.fn(),
}));

const loads = jest.mocked(fullLoad);

beforeEach(() => loads.mockClear());

/** Jest cannot load modules once a test has ended, so wait for what is still loading. */
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve)));

describe('the guard', () => {
  it.each(['/login?next=%2Fdomain%2Flist#top', '/loginagain?next=%2Fdomain%2Flist#top'])(
    '[GD-01] [RT-17a] fully loads the login page for %s',
    async (path) => {
      openSite(path);
      expect(loads).toHaveBeenCalledWith('/site/login?next=%2Fdomain%2Flist#top');
      await settled();
    },
  );

  it('[GD-02a] sends a guest from a page that is not public to the login page, with a return path', async () => {
    const row = { ...routeAt('/site/cart'), public: false };
    const Where = () => <output>{useLocation().pathname + useLocation().search}</output>;
    renderWithProviders(
      <Routes>
        <Route path="/site/login" element={<Where />} />
        <Route path="*" element={<RequireAuth row={row}>secret</RequireAuth>} />
      </Routes>,
      { route: '/secret?a=1#part' },
    );
    expect(await screen.findByText('/site/login?next=%2Fsecret%3Fa%3D1%23part')).toBeInTheDocument();
    expect(screen.queryByText('secret')).not.toBeInTheDocument();
  });

  it('[GD-02a] shows a customer a page that is not public', () => {
    const row = { ...routeAt('/site/cart'), public: false };
    renderWithProviders(<RequireAuth row={row}>secret</RequireAuth>, { session: {} });
    expect(screen.getByText('secret')).toBeInTheDocument();
  });

  it.each([
    ['/account/detail', 'account.detail'],
    ['/account/receipt?orderId=7', 'account.receipt'],
    ['/domain/list', 'domains.list'],
    ['/domain/overview?name=brindlewharf.com', 'domains.overview'],
    ['/domain/dns?name=brindlewharf.com', 'domains.dns'],
  ])('[GD-04a] [GD-04b] asks a guest on %s to sign in, in place, and mounts nothing', async (path, page) => {
    const fake = openSite(path);
    expect(await screen.findByRole('heading', { level: 1, name: 'Sign in to see this page' })).toBeInTheDocument();
    expect(address()).toBe(path);
    expect(screen.queryByText(`Remote page ${page}`)).not.toBeInTheDocument();
    const main = screen.getByRole('main');
    expect(main.querySelector('a[href^="/site/login"]')).toHaveAttribute(
      'href',
      `/site/login?${new URLSearchParams({ next: path })}`,
    );
    // Only the calls that a guest may make.
    expect(new Set(fake.calls.map(({ id }) => id))).toEqual(
      new Set(['sessionActive', 'getSettings', 'listCurrencies']),
    );
  });

  it.each([
    ['expired', 'You have been signed out: your session expired or was ended from another device.'],
    ['signed-out-elsewhere', 'You signed out in another tab.'],
  ] as const)('[GD-03f] [GD-06] says on an open page how its session ended elsewhere: %s', (ended, text) => {
    renderWithProviders(<GuestPrompt row={routeAt('/domain/list')} />, { session: { status: 'guest', ended } });
    expect(screen.getByRole('heading', { level: 1, name: 'Sign in to see this page' })).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent(text);
  });

  it('[GD-04a] does not mention an ended session to a guest who had none', () => {
    renderWithProviders(<GuestPrompt row={routeAt('/domain/list')} />);
    expect(screen.getByRole('heading', { level: 1, name: 'Sign in to see this page' })).toBeInTheDocument();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('[GD-04a] shows the page in place once the customer has signed in', async () => {
    openSite('/domain/list', { signedIn: true });
    expect(await screen.findByRole('heading', { name: 'Remote page domains.list' })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Sign in to see this page' })).not.toBeInTheDocument();
  });

  it('[GD-04a] [RT-07d] shows prices to guests, below a prompt to sign in', async () => {
    openSite('/site/pricing');
    expect(screen.getByRole('heading', { name: 'Remote page search.pricing' })).toBeInTheDocument();
    expect(await screen.findByText(/to see prices in the currency of your account/)).toBeInTheDocument();
  });

  it('[GD-04a] reserves the space of the prompt while the session is unknown', () => {
    const { container } = renderWithProviders(<GuestPrompt row={routeAt('/site/pricing')} />, { session: 'unknown' });
    expect(container).toHaveTextContent('');
    expect(container.querySelector('p')).toBeInTheDocument();
  });

  it('[GD-04a] shows a customer no prompt', () => {
    const { container } = renderWithProviders(<GuestPrompt row={routeAt('/site/pricing')} />, { session: {} });
    expect(container).toBeEmptyDOMElement();
  });

  it.each([
    '/site/transfer',
    '/site/transfer-review?domain=a.com',
    '/site/transfer-multiple',
    '/site/transfer-message',
  ])('[GD-05] says Please wait... on %s while it loads', async (path) => {
    const { target } = routeAt(path.split('?')[0] ?? '');
    if ('remote' in target) leaveLoading(target.remote);
    openSite(path);
    expect(screen.getByText('Please wait...')).toBeInTheDocument();
    await settled();
  });

  it('[GD-03a] [GD-03c] [GD-03d] ends the session once when several calls fail, with one notice and one redirect to the login page, and keeps the cart', async () => {
    const user = userEvent.setup();
    openSite('/account/detail', {
      signedIn: true,
      cart: [cartItem()],
      api: {
        getContactInfo: () => {
          throw refusal(401);
        },
      },
    });
    await screen.findByRole('heading', { name: 'Remote page account.detail' });
    await Promise.allSettled([api.call(getContactInfo), api.call(getContactInfo), api.call(getContactInfo)]);

    // The return path is the browser's address, not that of the fake router.
    await waitFor(() => expect(address()).toBe('/site/login?next=%2F&ended=1'));
    expect(await screen.findAllByText('Your session has expired. Please log in again.')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Cart, 1 domain' })).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: 'Sign in' })[0]).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Close notice' }));
    expect(screen.queryByText('Your session has expired. Please log in again.')).not.toBeInTheDocument();
  });
});
