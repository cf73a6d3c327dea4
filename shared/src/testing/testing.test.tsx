import { screen } from '@testing-library/react';
import * as contract from '../contract';
import { api } from '../api';
import { useCart } from '../cart';
import { useLocation } from '../routing';
import { useSession } from '../session';
import {
  cartItem,
  contact,
  domainInfo,
  domainRow,
  order,
  paymentMethod,
  priceAnswer,
  profile,
  searchResult,
  settings,
  tldOffer,
} from './fixtures';
import { fakeApi, refusal, WithHeaders } from './fake-api';
import { renderWithProviders } from './render-with-providers';
import { surround } from './surroundings';

function isEndpoint(value: unknown): value is { id: string } {
  return typeof value === 'object' && value !== null && 'id' in value && 'path' in value && 'output' in value;
}

describe('[MF-07a] the fake api', () => {
  it('has every endpoint under its id, which is the name of its export', () => {
    const named = Object.entries(contract as Record<string, unknown>).filter(([, value]) => isEndpoint(value));
    expect(named.length).toBeGreaterThan(30);
    for (const [name, value] of named) expect((value as { id: string }).id).toBe(name);
  });

  it('throws when a response or an input breaks the contract, or when there is no handler', async () => {
    const fake = fakeApi({
      getProfile: () => ({ ...profile(), country: 'Norway' }),
      setDefaultCurrency: () => settings().default_currency,
    });
    await expect(fake.call(contract.getProfile)).rejects.toThrow(/breaks the contract/);
    await expect(fake.call(contract.setDefaultCurrency, { input: { currency_code: 'dollars' } })).rejects.toThrow();
    await expect(fake.call(contract.getContactInfo)).rejects.toThrow('The fake api has no answer for getContactInfo');
  });

  it('fills in defaults, returns headers and records calls', async () => {
    const inputs: unknown[] = [];
    const fake = fakeApi({
      listDomains: () => new WithHeaders([domainRow()], { 'content-range': '0-0/1' }),
      checkPrice: ({ input }) => {
        inputs.push(input);
        return priceAnswer();
      },
    });
    const response = await fake.callWithResponse(contract.listDomains, { input: { limit: 1 } });
    expect([response.headers.get('content-range'), response.data[0]?.name]).toEqual(['0-0/1', 'brindlewharf.com']);
    await fake.call(contract.checkPrice, {
      input: { domain: 'a.com', period: 1, service: 'domain_create', currency_code: 'USD' },
    });
    expect(inputs).toEqual([
      { domain: 'a.com', period: 1, service: 'domain_create', currency_code: 'USD', with_add_ons: true },
    ]);
    expect(fake.calls.map(({ id }) => id)).toEqual(['listDomains', 'checkPrice']);
  });

  it('throws the errors of the real client', () => {
    expect(refusal(409, { message: 'Changed.', code: 'price_changed' })).toMatchObject({
      message: 'Changed.',
      status: 409,
      code: 'price_changed',
    });
    expect(refusal(401).message).toBe('Your session has expired. Please log in again.');
  });
});

describe('fixtures', () => {
  it.each([
    [contract.profile, profile()],
    [contract.settings, settings()],
    [contract.contact, contact()],
    [contract.searchResult, searchResult()],
    [contract.tldOffer, tldOffer()],
    [contract.priceAnswer, priceAnswer({ period: 3 })],
    [contract.paymentMethod, paymentMethod()],
    [contract.order, order()],
    [contract.domainInfo, domainInfo()],
    [contract.domainRow, domainRow()],
  ])('match the contract (%#)', (schema, value) => {
    expect(schema.safeParse(value).success).toBe(true);
  });
});

describe('surroundings', () => {
  function Page() {
    const { pathname } = useLocation();
    return <p>{[pathname, useSession().user?.display_name ?? 'guest', useCart().count].join(' ')}</p>;
  }

  it('render a page with the route, session and cart of the test', () => {
    renderWithProviders(<Page />, { route: '/site/cart', session: { first_name: 'Grace' }, cart: [cartItem()] });
    expect(screen.getByText('/site/cart Grace Lovelace 1')).toBeInTheDocument();
  });

  it('are empty by default, whatever came before', () => {
    renderWithProviders(<Page />);
    expect(screen.getByText('/ guest 0')).toBeInTheDocument();
  });

  it('replace the earlier api for code outside React', async () => {
    const fake = surround({ api: { getProfile: () => profile() } });
    await api.call(contract.getProfile);
    surround();
    await expect(api.call(contract.getProfile)).rejects.toThrow('no answer');
    expect(fake.calls).toHaveLength(1);
  });
});
