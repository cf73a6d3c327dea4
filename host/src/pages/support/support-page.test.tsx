import { fireEvent, screen, waitFor } from '@testing-library/react';
import { refusal } from '@storefront/shared/testing';
import { address, openSite } from '../../testing/open-site';

jest.mock('../../federation/RemotePage', () => jest.requireActual('../../testing/fake-remotes'));
jest.mock('../../federation/preload-page', () => jest.requireActual('../../testing/fake-remotes'));

const TOKEN = 'k3Jd82hfQwPzL0aMnB7vYx';

describe('[BO-03a] the page that the desk opens', () => {
  it('removes the token from the address before it uses it, and opens the customer’s domains', async () => {
    const seen: string[] = [];
    const api = openSite(`/site/support#${TOKEN}`, {
      api: {
        beginSupportSession: async () => {
          await waitFor(() => expect(address()).toBe('/site/support'));
          seen.push(address());
          return { staff: 'Ines Okafor', ends_at: '2026-11-22T10:00:00Z', desk_url: 'https://desk.shop.example' };
        },
      },
    });
    await waitFor(() => expect(address()).toBe('/domain/list'));
    expect(seen).toEqual(['/site/support']);
    expect(api.listInputs('beginSupportSession')).toEqual([{ token: TOKEN }]);
    fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(address()).toBe('/domain/list');
  });

  it('says so when the link is no longer valid', async () => {
    openSite(`/site/support#${TOKEN}`, {
      api: {
        beginSupportSession: () => {
          throw refusal(422, { code: 'token_invalid', params: { what: 'support' }, message: 'No longer works.' });
        },
      },
    });
    expect(await screen.findByRole('heading', { name: 'The account could not be opened' })).toBeInTheDocument();
    expect(screen.getByText(/This link no longer works|No longer works/)).toBeInTheDocument();
    expect(address()).toBe('/site/support');
  });

  it.each([
    ['no token', ''],
    ['a token that was cut short', '#cut-short'],
    ['a token that is far too long', `#${'a'.repeat(5000)}`],
    ['something that is not a token', `#${'%00'.repeat(8)}`],
  ])('says so without a request when the link has %s', async (_, hash) => {
    const api = openSite(`/site/support${hash}`, {});
    expect(await screen.findByRole('heading', { name: 'The account could not be opened' })).toBeInTheDocument();
    expect(screen.getByText('This link no longer works. Go back to the desk and begin again.')).toBeInTheDocument();
    await waitFor(() => expect(address()).toBe('/site/support'));
    expect(api.listInputs('beginSupportSession')).toEqual([]);
  });
});
