import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addNewDomain, removeItem } from '@storefront/shared/cart';
import { notify } from '@storefront/shared/notices';
import { cartItem, eur, refusal, searchResult, settings, tldOffer, usd } from '@storefront/shared/testing';
import { address, openSite } from '../../testing/open-site';

jest.mock('../../federation/RemotePage', () => jest.requireActual('../../testing/fake-remotes'));
jest.mock('../../federation/preload-page', () => jest.requireActual('../../testing/fake-remotes'));

const banner = () => within(screen.getByRole('banner'));
/** Finds an element in the wide header. The phone menu has the same elements again; a style sheet decides which of them are shown. */
const first = (role: string, name: string | RegExp) => banner().getAllByRole(role, { name })[0] as HTMLElement;

describe('the header', () => {
  it('[CT-10a] updates the count beside Cart at once, whoever changes the cart', async () => {
    openSite('/about');
    expect(first('link', 'Cart, empty')).not.toHaveTextContent(/\d/);
    act(() => addNewDomain(searchResult({ domain: 'brindlewharf.com' })));
    expect(first('link', 'Cart, 1 domain')).toHaveTextContent('Cart1');
    act(() => addNewDomain(searchResult({ domain: 'brindlewharf.net' })));
    expect(first('link', 'Cart, 2 domains')).toHaveTextContent('Cart2');
    act(() => removeItem('brindlewharf.com'));
    expect(first('link', 'Cart, 1 domain')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument());
  });

  it('[SS-01b] offers a guest to sign in and return to the same page', async () => {
    openSite('/help?tab=dns');
    await screen.findByRole('heading', { level: 1, name: 'Help' });
    expect(first('link', 'Sign in')).toHaveAttribute(
      'href',
      `/site/login?${new URLSearchParams({ next: '/help?tab=dns' })}`,
    );
    expect(banner().queryByRole('link', { name: 'Domains' })).not.toBeInTheDocument();
  });

  it('[GD-02a] adds no return path on the sign-in pages', async () => {
    openSite('/site/register');
    await screen.findByRole('heading', { name: 'Remote page account.register' });
    expect(first('link', 'Sign in')).toHaveAttribute('href', '/site/login');
  });

  it('[SS-02] shows a customer their name, domains and account', async () => {
    openSite('/about', { signedIn: true });
    expect(await banner().findByRole('button', { name: 'Ada Lovelace' })).toBeInTheDocument();
    expect(first('link', 'Domains')).toHaveAttribute('href', '/domain/list');
    expect(first('link', 'Account details')).toHaveAttribute('href', '/account/detail');
    expect(first('link', 'Billing')).toHaveAttribute('href', '/account/billing');
  });

  it('[SS-03a] signs the customer out when asked', async () => {
    const user = userEvent.setup();
    openSite('/about', { signedIn: true, api: { logout: () => undefined } });
    await banner().findByRole('button', { name: 'Ada Lovelace' });
    const scroll = jest.spyOn(window, 'scrollTo');
    await user.click(first('button', 'Sign out'));
    await waitFor(() => expect(scroll).toHaveBeenCalledWith(0, 0));
    scroll.mockRestore();
    await waitFor(() => expect(first('link', 'Sign in')).toBeInTheDocument());
    expect(banner().queryByText('Ada Lovelace')).not.toBeInTheDocument();
  });

  it('[SS-03a] says so when the sign-out failed and the customer is still signed in', async () => {
    const user = userEvent.setup();
    openSite('/about', {
      signedIn: true,
      api: {
        logout: () => {
          throw refusal(503, { message: 'Try again in a minute' });
        },
      },
    });
    await banner().findByRole('button', { name: 'Ada Lovelace' });
    await user.click(first('button', 'Sign out'));
    expect(await screen.findByText(/Try again in a minute/)).toBeInTheDocument();
    expect(first('button', 'Ada Lovelace')).toBeInTheDocument();
  });

  it('[CU-03a] [CU-02] lets a guest choose the currency of all prices', async () => {
    const user = userEvent.setup();
    openSite('/site/home', {
      api: {
        listCurrencies: () => [eur, usd],
        listTlds: ({ input }) => [tldOffer({ currency_code: input.currency_code })],
      },
    });
    const select = await waitFor(() => first('combobox', 'Currency'));
    expect(
      within(select)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['USD', 'EUR']);
    expect((await screen.findAllByText('$12.90')).length).toBeGreaterThan(0);
    await user.selectOptions(select, 'EUR');
    expect((await screen.findAllByText('€12.90')).length).toBeGreaterThan(0);
    expect(screen.queryByText('$12.90')).not.toBeInTheDocument();
  });

  it('[CU-06a] [CU-06b] [NT-10] makes the chosen currency the customer’s default, and says whether that worked', async () => {
    const user = userEvent.setup();
    const api = openSite('/about', {
      signedIn: true,
      api: { listCurrencies: () => [eur, usd], setDefaultCurrency: () => ({ ...eur, is_default: true }) },
    });
    await user.selectOptions(await waitFor(() => first('combobox', 'Currency')), 'EUR');
    expect(await screen.findByText('Default currency updated.')).toBeInTheDocument();
    expect(api.listInputs('setDefaultCurrency')).toEqual([{ currency_code: 'EUR' }]);
    jest.spyOn(console, 'warn').mockImplementation();
    api.answer({
      setDefaultCurrency: () => {
        throw refusal(503, { message: 'Busy' });
      },
    });
    await user.selectOptions(first('combobox', 'Currency'), 'USD');
    expect(await screen.findByText('Failed to update default currency.')).toBeInTheDocument();
    expect(first('combobox', 'Currency')).toHaveValue('USD');
  });

  it('[CU-07b] names the only currency without a choice when the shop has one', async () => {
    openSite('/about');
    await screen.findByRole('heading', { level: 1 });
    expect(banner().queryByRole('combobox', { name: 'Currency' })).not.toBeInTheDocument();
    expect(banner().getAllByText('USD')[0]).toBeInTheDocument();
  });

  it('[PR-04b] lets a guest choose the country whose tax is shown, in the phone menu as soon as it opens', async () => {
    openSite('/about');
    const countries = () => banner().queryAllByRole('combobox', { name: 'Tax country', hidden: true });
    await waitFor(() => expect(countries()).toHaveLength(1));
    fireEvent.pointerDown(first('combobox', 'Tax country'));
    expect(within(first('combobox', 'Tax country')).getByRole('option', { name: 'Tax: Norway' })).toBeInTheDocument();
    fireEvent(document.querySelector('header [popover]') as Element, new Event('beforetoggle'));
    await waitFor(() => expect(countries()).toHaveLength(2));
  });

  it('[RT-36c] marks the section of the current page', async () => {
    openSite('/site/availability/brindlewharf');
    expect(first('link', 'Search')).toHaveAttribute('aria-current', 'true');
    expect(first('link', 'Pricing')).not.toHaveAttribute('aria-current');
    await userEvent.setup().click(first('link', 'Transfer'));
    await waitFor(() => expect(address()).toBe('/site/transfer'));
    expect(first('link', 'Transfer')).toHaveAttribute('aria-current', 'page');
  });

  it('[OR-08a] says that no real money moves when the shop is a sandbox', async () => {
    openSite('/about', { api: { getSettings: () => settings({ is_sandbox: true }) } });
    expect(await banner().findByText('Sandbox: no real payments')).toBeInTheDocument();
  });

  it('[OR-08a] does not mention a sandbox when the shop is real', async () => {
    const fake = openSite('/about', { api: { getSettings: () => settings({ is_sandbox: false }) } });
    await waitFor(() => expect(fake.listInputs('getSettings').length).toBeGreaterThan(0));
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText('Sandbox: no real payments')).not.toBeInTheDocument();
  });
});

describe('notices', () => {
  it('[NT-14b] are announced, as an alert when they report an error', async () => {
    openSite('/about', { cart: [cartItem()] });
    act(() => {
      notify({ tone: 'success', text: 'Default currency updated.' });
      notify({ tone: 'error', text: 'Order was not created, please try later' });
    });
    const bad = await screen.findByText('Order was not created, please try later');
    expect(bad.closest('[role=alert]')).not.toBeNull();
    expect(screen.getByText('Default currency updated.').closest('[role=status]')).not.toBeNull();
  });

  it('[NT-14a] close after 5000 ms', async () => {
    openSite('/about');
    await screen.findByRole('heading', { level: 1 });
    const shown = performance.now();
    act(() => void notify({ tone: 'info', text: 'rookery.app was removed from the cart.' }));
    await screen.findByText('rookery.app was removed from the cart.');
    await waitFor(() => expect(screen.queryByText('rookery.app was removed from the cart.')).not.toBeInTheDocument());
    expect(performance.now() - shown).toBeGreaterThan(4900);
  });

  it('[CT-12a] offer an action and close with it', async () => {
    const user = userEvent.setup();
    const run = jest.fn();
    openSite('/about');
    act(
      () =>
        void notify({ tone: 'info', text: 'rookery.app was removed from the cart.', action: { label: 'Undo', run } }),
    );
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(run).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('rookery.app was removed from the cart.')).not.toBeInTheDocument();
  });
});
