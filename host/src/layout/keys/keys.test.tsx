import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { singleKeysAtom, store } from '@storefront/shared/store';
import { address, openSite } from '../../testing/open-site';

jest.mock('../../federation/RemotePage', () => jest.requireActual('../../testing/fake-remotes'));
jest.mock('../../federation/preload-page', () => jest.requireActual('../../testing/fake-remotes'));

// The code of the shortcuts is loaded when the page is idle.
jest.mock('../use-idle', () => ({ useIdle: () => true }));

/** Opens the site and waits until it listens for shortcuts. */
async function openWithKeys(at: string): Promise<void> {
  openSite(at);
  const { SiteKeys } = await import('./SiteKeys');
  expect(SiteKeys).toBeDefined();
  await act(async () => Promise.resolve());
}

// jsdom has no layout, which the list of the palette needs to measure itself and to scroll.
beforeAll(() => {
  Object.assign(globalThis, {
    ResizeObserver: class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  });
  Element.prototype.scrollIntoView = () => undefined;
});
beforeEach(() => store.set(singleKeysAtom, true));

const sheet = () => screen.findByRole('dialog', { name: 'Keyboard shortcuts' });

describe('keys on every page', () => {
  it('open the list with ?, which has a switch for single-key shortcuts', async () => {
    const user = userEvent.setup();
    await openWithKeys('/about');
    await screen.findByRole('heading', { level: 1, name: /About/ });
    await user.keyboard('?');
    const singleKeys = within(await sheet()).getByRole('switch', { name: 'Single-key shortcuts' });
    expect(singleKeys).toBeChecked();
    await user.click(singleKeys);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    await user.keyboard('?gc');
    expect(address()).toBe('/about');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

    // With single-key shortcuts off, the list is still reachable from the footer.
    await user.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
    await user.click(within(await sheet()).getByRole('switch', { name: 'Single-key shortcuts' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.keyboard('gc');
    await waitFor(() => expect(address()).toBe('/site/cart'));
  });

  it.each([
    ['gd', '/domain/list'],
    ['gc', '/site/cart'],
  ])('typed as %s lead to %s', async (keys, to) => {
    const user = userEvent.setup();
    await openWithKeys('/about');
    await user.keyboard(keys);
    await waitFor(() => expect(address()).toBe(to));
  });

  it('move the cursor to the search with /, from any page', async () => {
    const user = userEvent.setup();
    await openWithKeys('/about');
    await user.keyboard('/');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Domain name' })).toHaveFocus());
    expect(address()).toBe('/site/home#name');
    // In the field, `/` is text.
    await user.keyboard('g/c');
    expect(screen.getByRole('textbox', { name: 'Domain name' })).toHaveValue('g/c');
  });

  it('do nothing without Ctrl while an order is placed', async () => {
    const user = userEvent.setup();
    await openWithKeys('/site/review');
    await screen.findByRole('heading', { name: 'Remote page checkout.review' });
    await user.keyboard('gc/?');
    expect(address()).toBe('/site/review');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('find a page by a few letters after Ctrl K', async () => {
    const user = userEvent.setup();
    await openWithKeys('/about');
    await user.keyboard('{Control>}k{/Control}');
    const field = await screen.findByRole('combobox', { name: 'Go to a page or run a command' });
    await waitFor(() => expect(field).toHaveFocus());
    await user.keyboard('bask{Enter}');
    await waitFor(() => expect(address()).toBe('/site/cart'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('offer to search for any other text as a domain or in the help after Ctrl K', async () => {
    const user = userEvent.setup();
    await openWithKeys('/about');
    await user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('combobox');
    await user.keyboard('Brindle Wharf');
    expect(await screen.findByRole('option', { name: 'Search help for “Brindle Wharf”' })).toBeInTheDocument();
    await user.click(screen.getByRole('option', { name: 'Search for brindlewharf' }));
    await waitFor(() => expect(address()).toBe('/site/availability/brindlewharf'));
  });

  it('show a guest no customer pages after Ctrl K', async () => {
    const user = userEvent.setup();
    await openWithKeys('/about');
    await user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('combobox');
    expect(screen.getByRole('option', { name: 'Sign in' })).toBeInTheDocument();
    expect(screen.queryByRole('option', { name: 'Billing' })).not.toBeInTheDocument();
  });

  it('are listed from the palette', async () => {
    const user = userEvent.setup();
    await openWithKeys('/about');
    await user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('combobox');
    await user.keyboard('keyboard sh{Enter}');
    expect(await sheet()).toBeInTheDocument();
  });
});
