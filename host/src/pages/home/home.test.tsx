import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { readSearchWord } from '@storefront/shared/domain';
import { refusal, tldOffer } from '@storefront/shared/testing';
import { preloadPage } from '../../testing/fake-remotes';
import { address, openSite } from '../../testing/open-site';
import { preloadHostPage } from '../../routes/host-pages';
import { countLetters, getWidth } from './measure';

jest.mock('../../federation/RemotePage', () => jest.requireActual('../../testing/fake-remotes'));
jest.mock('../../federation/preload-page', () => jest.requireActual('../../testing/fake-remotes'));

beforeAll(() => preloadHostPage('home'));

const field = () => screen.getByRole('textbox', { name: 'Domain name' });
const offers = () => [
  tldOffer({ tld: 'io', register: 39, renew: 54, transfer: 54, restore: 140 }),
  tldOffer({
    tld: 'com',
    register: 12.9,
    renew: 14.9,
    transfer: 12.9,
    restore: 89,
    grace_days: 30,
    redemption_days: 30,
  }),
  tldOffer({ tld: 'zone' }),
];

describe('the home page', () => {
  it('[RT-04b] searches for what is typed, turned into a search word', async () => {
    const user = userEvent.setup();
    openSite('/site/home');
    await user.type(field(), 'Brindle Wharf.COM.{Enter}');
    await waitFor(() => expect(address()).toBe('/site/availability/brindlewharf.com'));
  });

  it.each([
    ['pasted', (user: UserEvent) => user.paste('brindle\nwharf.net')],
    ['typed', (user: UserEvent) => user.keyboard('brindle.com wharf.net{Enter}')],
  ])('[SE-05b] checks all domains of a list that is %s', async (_how, put) => {
    const user = userEvent.setup();
    openSite('/site/home');
    await user.click(field());
    await put(user);
    await waitFor(() => expect(address()).toBe('/site/availability/brindle.com#names=brindle.com,wharf.net'));
  });

  it.each([
    ['https://www.Example-Shop.co.uk/path?x=1', 'example-shop.co.uk'],
    ['info@brindlewharf.org', 'brindlewharf.org'],
  ])('[SE-01c] shows %s, when pasted, as the domain that will be searched', async (pasted, name) => {
    const user = userEvent.setup();
    openSite('/site/home');
    await user.click(field());
    await user.paste(pasted);
    expect(field()).toHaveValue(name);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe(`/site/availability/${name}`));
  });

  it('[SE-01a] shows and counts two words as they will be searched, and says so when characters are left out', async () => {
    const user = userEvent.setup();
    openSite('/site/home');
    await user.type(field(), 'tannery lane');
    expect(field()).toHaveValue('tannerylane');
    await user.type(field(), '_!');
    expect(field()).toHaveAccessibleDescription('Searches for tannerylane.com');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/site/availability/tannerylane'));
  });

  it('[SE-05b] rejects a list without any domain as an invalid word', async () => {
    const user = userEvent.setup();
    openSite('/site/home');
    await user.click(field());
    await user.paste('!!, ??');
    expect(field()).toHaveValue('!!, ??');
    await user.keyboard('{Enter}');
    expect(field()).toBeInvalid();
    expect(address()).toBe('/site/home');
  });

  it('[RT-04b] fetches the results page while the word is being typed', async () => {
    const user = userEvent.setup();
    openSite('/site/home');
    expect(preloadPage).not.toHaveBeenCalledWith('search.availability');
    await user.type(field(), 'b');
    await waitFor(() => expect(preloadPage).toHaveBeenCalledWith('search.availability'));
  });

  it('[RT-05] stays on the page and says what to do when there is no word', async () => {
    const user = userEvent.setup();
    openSite('/site/home');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(address()).toBe('/site/home');
    expect(field()).toHaveFocus();
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription('Type the domain you want, such as yourname');
    await user.type(field(), 'b');
    expect(field()).toBeValid();
  });

  it('[RT-04b] is a plain form that works before any script runs', async () => {
    openSite('/site/home');
    const form = screen.getByRole('search');
    expect(form).toHaveAttribute('action', '/site/availability');
    expect(form).toHaveAttribute('method', 'get');
    expect(field()).toHaveAttribute('name', 'word');
    // Jest cannot load modules once a test has ended, so wait for what is still loading.
    await act(() => new Promise((resolve) => setTimeout(resolve)));
  });

  it('[SE-03] shows the default extension until one is typed, and measures the label', async () => {
    const user = userEvent.setup();
    openSite('/site/home');
    await user.type(field(), 'brindlewharf');
    expect(screen.getByText('.com', { selector: '[aria-hidden]' })).toBeInTheDocument();
    expect(screen.getByText(/12 of 63/)).toBeInTheDocument();
    await user.type(field(), '.net');
    expect(screen.queryByText('.com', { selector: '[aria-hidden]' })).not.toBeInTheDocument();
    expect(screen.getByText(/12 of 63/)).toBeInTheDocument();
  });

  it('[PR-01a] [LG-02a] lists the prices of first year, later years, transfer and restore for the extensions on sale', async () => {
    openSite('/site/home', { api: { listTlds: offers } });
    const table = await screen.findByRole('table', { name: /Prices of some extensions/ });
    await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(3));
    const [, com, io] = within(table).getAllByRole('row');
    expect(com).toHaveTextContent('.com$12.90$14.90$12.90$89.00');
    expect(io).toHaveTextContent('.io$39.00$54.00$54.00$140.00');
    expect(screen.getByRole('link', { name: 'All extensions' })).toHaveAttribute('href', '/site/pricing');
  });

  it('[LG-02a] shows the life stages of a domain with their prices', async () => {
    openSite('/site/home', { api: { listTlds: offers } });
    expect(await screen.findByText('Renew within 30 days for $14.90')).toBeInTheDocument();
    expect(screen.getByText('Restore within 30 days for $89.00')).toBeInTheDocument();
    // The same days as the backend's job (EXPIRY_NOTICE_DAYS of shared/domain).
    expect(screen.getByText(/We email you 60, 30, 14, 7, 3,? and 1 days before/)).toBeInTheDocument();
  });

  it('[RT-04a] [RT-04b] still searches when there are no prices', async () => {
    const user = userEvent.setup();
    openSite('/site/home', {
      api: {
        listTlds: () => {
          throw refusal(400);
        },
      },
    });
    expect(await screen.findByText(/^Prices are unavailable right now/)).toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    await user.type(field(), 'wharf{Enter}');
    await waitFor(() => expect(address()).toBe('/site/availability/wharf'));
  });
});

describe('measuring a search word', () => {
  it.each([
    ['', 0],
    ['brindlewharf', 12],
    ['brindlewharf.co.uk', 12],
    ['www.brindlewharf.com', 12],
    [' blåbær ', 6],
    ['😀', 0],
    ['tannery lane', 11],
    ['https://www.Example-Shop.co.uk/path?x=1', 12],
  ])('[RT-04b] counts %s as %d letters', (text, letters) => expect(countLetters(readSearchWord(text))).toBe(letters));

  it.each([
    [15, 'full'],
    [16, 'narrower'],
    [24, 'narrower'],
    [25, 'narrow'],
    [36, 'narrow'],
    [37, 'narrowest'],
  ])('[RT-04b] draws a domain of %d characters %s', (length, width) =>
    expect(getWidth('x'.repeat(length))).toBe(width),
  );
});
