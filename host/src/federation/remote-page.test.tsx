import { useState, type ComponentType, type ReactElement } from 'react';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithProviders } from '@storefront/shared/testing';
import { loadPage } from './load-page';
import { preloadPage } from './preload-page';
import type { RemotePageId } from './registry-document';
import { RemotePage } from './RemotePage';

const registerRemote = jest.fn();
const mockGetRemote = (id: string) => (id.startsWith('search.') ? 'mfe_search_cart' : `mfe_${id.split('.')[0]}`);
const loadRemote = jest.fn<Promise<unknown>, [string]>();
jest.mock('./federation-runtime', () => ({
  registerRemote: (...args: unknown[]) => registerRemote(...args) as unknown,
  loadRemote: (id: string) => loadRemote(id),
  livePage: jest.requireActual<typeof import('./LivePage')>('./LivePage').livePage,
  completeRegistry: () => completeRegistry(),
  preloadFiles: (id: RemotePageId) =>
    jest.requireActual<typeof import('./preload-files')>('./preload-files').preloadFiles(id),
}));

// Every remote has one release with every page except those of the account. Loaded pages stay cached for the life of the document, so
// each test uses its own pages, and its own remote if it counts attempts.
const completeRegistry = jest.fn<Promise<void>, []>(() => Promise.resolve());
jest.mock('./registry', () => ({
  registry: { remotes: {} },
  findPage: (id: RemotePageId) => {
    const remoteName = mockGetRemote(id);
    const page = id.slice(id.indexOf('.') + 1);
    const incompatible = page === 'receipt' ? 'built with react 20.0.0, the host has 19.3.1' : undefined;
    const remote = {
      version: '1',
      base: `http://remote.test/${remoteName}/`,
      entry: 'remoteEntry.js',
      owner: 'Accounts team',
      incompatible,
      ...(page !== 'unlisted' && { pages: {} }),
    };
    return {
      remoteName,
      page,
      remote,
      files:
        page === 'detail' || page === 'unlisted'
          ? undefined
          : { js: [`page-${page}.js`], css: [], host: ['/h/1/ui.js'] },
    };
  },
}));

const Login = () => <h1>Sign in</h1>;
const page = (Page: ComponentType) => () => Promise.resolve({ default: Page });
const gone = () => Promise.reject(new Error('ChunkLoadError'));
const show = (site: ReactElement) => renderWithProviders(site);
const panel = () => screen.findByRole('alert');
const press = (name: string) => userEvent.setup().click(screen.getByRole('button', { name }));
const signIn = () => screen.findByRole('heading', { name: 'Sign in' });

const sendBeacon = jest.fn<boolean, [string, Blob]>(() => true);

beforeEach(() => {
  registerRemote.mockReset();
  completeRegistry.mockReset();
  completeRegistry.mockResolvedValue();
  loadRemote.mockReset();
  sendBeacon.mockClear();
  Object.assign(navigator, { sendBeacon });
  // jsdom does not implement resource timing.
  Object.assign(performance, { getEntriesByName: () => [] });
  Object.assign(globalThis, { __FEDERATION__: { __INSTANCES__: [] } });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** jsdom's Blob has no `text()`. */
function read(blob: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsText(blob);
  });
}

describe('loadPage', () => {
  it('registers the remote and loads the page once for all callers', async () => {
    loadRemote.mockImplementation(page(Login));
    const [first, second] = await Promise.all([loadPage('account.login'), loadPage('account.login')]);
    expect(second).toBe(first);
    await loadPage('account.register');
    expect(loadRemote.mock.calls).toEqual([['mfe_account/login'], ['mfe_account/register']]);
    expect(registerRemote.mock.calls).toEqual([
      [{ name: 'mfe_account', entry: 'http://remote.test/mfe_account/remoteEntry.js' }, false],
    ]);
  });

  it('rejects as absent, without a request, when no published release has the page', async () => {
    await expect(loadPage('account.detail')).rejects.toMatchObject({ name: 'PageLoadError', reason: 'absent' });
    expect(loadRemote).not.toHaveBeenCalled();
  });

  it('[MF-04a] gives up a page that hangs at its deadline', async () => {
    jest.useFakeTimers();
    loadRemote.mockReturnValue(new Promise(() => undefined));
    const outcome = expect(loadPage('account.validate')).rejects.toMatchObject({ reason: 'late' });
    await jest.advanceTimersByTimeAsync(4500);
    await outcome;
  });

  it('[MF-04b] fetches again on the first attempt after a failure, and only then', async () => {
    loadRemote.mockImplementationOnce(gone).mockImplementation(page(Login));
    const stale = document.createElement('script');
    stale.setAttribute('src', 'http://remote.test/mfe_checkout/page-review.js');
    document.head.append(stale);
    const hung = { loading: Promise.resolve(), loaded: false };
    const loaded = { loading: Promise.resolve(), loaded: true };
    Object.assign(globalThis, {
      __FEDERATION__: {
        __INSTANCES__: [
          { shareScopeMap: { default: { ui: { '1': hung }, react: { '19': loaded } } }, options: { shared: {} } },
        ],
      },
    });

    await expect(loadPage('checkout.review')).rejects.toMatchObject({ reason: 'failed' });
    expect(stale.isConnected).toBe(true);
    await loadPage('checkout.review');
    expect(registerRemote).toHaveBeenLastCalledWith(
      { name: 'mfe_checkout', entry: 'http://remote.test/mfe_checkout/remoteEntry.js?r=1' },
      true,
    );
    expect(globalThis.__SF_RETRY__).toMatchObject({ mfe_checkout: 1 });
    expect(stale.isConnected).toBe(false);
    expect([hung.loading, loaded.loading]).toEqual([null, expect.any(Promise)]);
    await loadPage('checkout.billing');
    expect(registerRemote).toHaveBeenCalledTimes(2);
  });
});

describe('preloadPage', () => {
  it('preloads every script of the page with its hash, and ignores failures', async () => {
    globalThis.__SF_SRI__ = {
      'http://remote.test/mfe_domains/remoteEntry.js': 'sha384-entry',
      'http://remote.test/mfe_domains/page-dns.js': 'sha384-page',
      '/h/1/ui.js': 'sha384-ui',
    };
    loadRemote.mockImplementation(gone);
    await preloadPage('domains.dns');
    const links = [...document.head.querySelectorAll('link')].map((link) => [
      link.getAttribute('href'),
      link.integrity,
      link.as,
    ]);
    expect(links).toEqual([
      ['http://remote.test/mfe_domains/remoteEntry.js', 'sha384-entry', 'script'],
      ['http://remote.test/mfe_domains/page-dns.js', 'sha384-page', 'script'],
      ['/h/1/ui.js', 'sha384-ui', 'script'],
    ]);
  });
});

describe('RemotePage', () => {
  it('shows the loading state, then the page with its remote and version', async () => {
    let arrive: (module: { default: ComponentType }) => void = () => undefined;
    loadRemote.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    show(<RemotePage id="account.recover" loading={<p>Loading…</p>} />);
    expect(screen.getByText('Loading…')).toBeVisible();
    await act(async () => arrive({ default: Login }));
    expect((await signIn()).closest('[data-remote]')).toHaveAttribute('data-remote', 'mfe_account@1');
  });

  it('[MF-04b] [MF-08a] says what failed, what is safe and what to quote, reports it, and recovers when tried again', async () => {
    loadRemote.mockImplementationOnce(gone).mockImplementation(page(Login));
    show(<RemotePage id="search.pricing" />);
    const text = (await panel()).textContent ?? '';
    expect(text).toContain('the rest of the shop works');
    expect(text).not.toMatch(/team|looks after/);
    await waitFor(() => expect(sendBeacon).toHaveBeenCalledTimes(1));
    const [address, body] = sendBeacon.mock.calls[0] ?? [];
    const report = JSON.parse(await read(body as Blob)) as { reference: string };
    expect(address).toBe('/reports/page-failure');
    expect(report).toMatchObject({
      page: 'search.pricing',
      remote: 'mfe_search_cart',
      version: '1',
      reason: 'failed',
      message: 'Error: ChunkLoadError',
    });
    expect(text).toContain(report.reference);
    await press('Try again');
    expect(await signIn()).toBeVisible();
  });

  it('[MF-04a] [MF-04b] [C10] loses only a page that crashes, and renders it anew when tried again', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let broken = true;
    const Fragile = () => {
      if (broken) throw new Error('boom');
      return <h1>Whole again</h1>;
    };
    loadRemote.mockImplementation(page(Fragile));
    show(
      <>
        <nav>Navigation</nav>
        <RemotePage id="domains.overview" />
      </>,
    );
    await panel();
    expect(screen.getByText('Navigation')).toBeVisible();
    broken = false;
    await press('Try again');
    expect(await screen.findByRole('heading', { name: 'Whole again' })).toBeVisible();
    expect(registerRemote).toHaveBeenLastCalledWith(expect.anything(), true);
  });

  it('retries a failed page when the customer returns to it', async () => {
    loadRemote.mockImplementationOnce(gone).mockImplementation(page(Login));
    const Site = () => {
      const [open, setOpen] = useState(true);
      return (
        <>
          <button onClick={() => setOpen(!open)}>Leave or come back</button>
          {open && <RemotePage id="search.cart" />}
        </>
      );
    };
    show(<Site />);
    await panel();
    await press('Leave or come back');
    await press('Leave or come back');
    expect(await signIn()).toBeVisible();
  });

  it('[M4] says so, reports the reason and loads nothing when the page was made for another version of the host', async () => {
    show(<RemotePage id="account.receipt" />);
    const said = (await panel()).textContent ?? '';
    expect(said).toContain('This part of the shop is being updated');
    await waitFor(() => expect(sendBeacon).toHaveBeenCalledTimes(1));
    const report = JSON.parse(await read(sendBeacon.mock.calls[0]?.[1] as Blob)) as { reference: string };
    expect(report).toMatchObject({
      reason: 'incompatible',
      message: 'Error: mfe_account 1 was built with react 20.0.0, the host has 19.3.1',
    });
    expect(said).toContain(report.reference);
    expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
    await act(() => preloadPage('account.receipt'));
    expect(loadRemote).not.toHaveBeenCalled();
    expect(document.head.querySelector('link[href*="page-receipt"]')).toBeNull();
  });

  it('[MF-04b] offers a reload for the update when the files of the page are no longer listed', async () => {
    completeRegistry.mockRejectedValue(
      Object.assign(new Error('/file-lists/en/a.json answered 404'), { name: 'RegistryOutdatedError' }),
    );
    show(<RemotePage id="domains.unlisted" />);
    expect((await panel()).textContent).toContain('This part of the shop is being updated');
    expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
    await waitFor(() => expect(sendBeacon).toHaveBeenCalledTimes(1));
    expect(JSON.parse(await read(sendBeacon.mock.calls[0]?.[1] as Blob))).toMatchObject({ reason: 'outdated' });
    expect(loadRemote).not.toHaveBeenCalled();
  });

  it('says so when the page is not built yet', async () => {
    show(<RemotePage id="account.detail" />);
    expect(await screen.findByRole('heading', { level: 1, name: 'This page is not available yet' })).toBeVisible();
  });
});
