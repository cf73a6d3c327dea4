import { screen, waitFor } from '@testing-library/react';
import { address, openSite } from '../testing/open-site';

jest.mock('../federation/RemotePage', () => jest.requireActual('../testing/fake-remotes'));
jest.mock('../federation/preload-page', () => jest.requireActual('../testing/fake-remotes'));

describe('redirects', () => {
  it.each([
    ['RT-01', '/', '/site/home'],
    ['RT-01', '/site', '/site/home'],
    ['RT-01', '/site/', '/site/home'],
    ['RT-03', '/register', '/site/register'],
    ['RT-03', '/transfer', '/site/transfer'],
    ['RT-05', '/site/availability', '/site/home'],
    ['RT-23', '/site/reset-error', '/site/home'],
    ['RT-25', '/account', '/account/detail'],
    ['RT-28', '/domains', '/domain/list'],
    ['RT-33', '/problem-detected', '/problem-detected/detail'],
  ])('[%s] lead from %s to %s and keep query and hash', async (_id, from, to) => {
    openSite(`${from}?a=1&b=%C3%A9#part`);
    await waitFor(() => expect(address()).toBe(`${to}?a=1&b=%C3%A9#part`));
  });

  it('[RT-05] lead from a form sent without scripts to the results for its word', async () => {
    openSite('/site/availability?word=Brindle%20Wharf.com.&from=home');
    await waitFor(() => expect(address()).toBe('/site/availability/brindlewharf.com?from=home'));
    expect(screen.getByRole('heading', { name: 'Remote page search.availability' })).toBeInTheDocument();
  });

  it.each(['?word=', '?word=%20', '?word=%2F%3F', ''])(
    '[RT-05] lead back to the search box when there is no usable word (%s)',
    async (query) => {
      openSite(`/site/availability${query}`);
      await waitFor(() => expect(address()).toMatch(/^\/site\/home/));
      expect(screen.getByRole('textbox', { name: 'Domain name' })).toBeInTheDocument();
    },
  );

  it.each(['/no/such/page', '/site/nothing', '/domain'])(
    '[RT-34] lead from %s to the not-found page, which keeps the path but no query',
    async (from) => {
      openSite(`${from}?token=secret#part`);
      await waitFor(() => expect(address()).toBe(`/not-found/detail?path=${encodeURIComponent(from)}`));
    },
  );

  it('[RT-34] lead to a not-found page that shows the address', async () => {
    openSite('/no/such%20page');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'There is no page at this address' }),
    ).toBeInTheDocument();
    expect(screen.getByText(/\/no\/such page|no.*such page/)).toHaveTextContent('/no/such page');
  });

  it.each(['Your account is closed, call 555', 'https://evil.example', '/call 555 now'])(
    '[RT-34] show nothing but a path on the not-found page: %s',
    async (text) => {
      openSite(`/not-found/detail?path=${encodeURIComponent(text)}`);
      await screen.findByRole('heading', { level: 1, name: 'There is no page at this address' });
      expect(screen.getByRole('main')).not.toHaveTextContent(text);
    },
  );
});
