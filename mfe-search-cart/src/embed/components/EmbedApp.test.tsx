import { priceAnswer, searchResult } from '@storefront/shared/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readAttributes } from '../attributes';
import { pageCart } from '../cart';
import { EmbedApp } from './EmbedApp';

const SHOP = 'https://shop.example';
/** The yearly price of a .com, by currency. */
const YEARLY: Readonly<Record<string, number>> = { USD: 12.9, EUR: 11.9, CAD: 19.9 };

type Answer = (address: URL, input: { currency_code: string; items: { domain: string; period: number }[] }) => unknown;

/** A shop that sells in these currencies. */
function sellIn(...currencies: string[]): string[] {
  const asked: string[] = [];
  const answers: Readonly<Record<string, Answer>> = {
    settings: () => ({ shop_name: 'Onymeter', currencies }),
    availability: ({ pathname, searchParams }) => {
      const [currency_code = ''] = searchParams.getAll('currency_code');
      const domain = `${pathname.split('/').at(-1)?.replace('.com', '')}.com`;
      const price = YEARLY[currency_code];
      const results = [searchResult({ domain, currency_code, price, renewal_price: price })];
      return {
        group: searchParams.get('group'),
        results: searchParams.get('group') === 'exact' ? results : [],
        is_search_completed: true,
        search_key: 'k',
      };
    },
    prices: (_address, { currency_code, items }) => {
      asked.push(currency_code);
      const cost = YEARLY[currency_code] ?? 0;
      return {
        lines: items.map(({ domain, period }) => ({
          ...priceAnswer({ domain, period }),
          currency_code,
          cost: cost * period,
          renewal_price: cost,
        })),
        unpriced: [],
      };
    },
  };
  globalThis.fetch = jest.fn(async (given: RequestInfo | URL, init?: RequestInit) => {
    const address = new URL(String(given));
    const call = Object.keys(answers).find((name) => address.pathname.includes(`/${name}`)) ?? '';
    const input = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    const headers = new Map([['content-type', 'application/json']]);
    // The fields of a response that are used: jsdom has no Response.
    return {
      ok: true,
      status: 200,
      headers,
      text: async () => JSON.stringify(answers[call]?.(address, input)),
    } as never;
  });
  return asked;
}

/** Adds an element to a page, and collects the errors that it reports. */
function place(currency?: string) {
  const element = document.createElement('div');
  if (currency !== undefined) element.setAttribute('currency', currency);
  const errors: unknown[] = [];
  element.addEventListener('sf:error', (event) => errors.push(event.detail));
  const { container, unmount } = render(
    <EmbedApp element={element} shop={SHOP} attributes={readAttributes(element, false)} />,
  );
  const user = userEvent.setup();
  const here = within(container);
  const add = async (domain: string): Promise<void> => {
    await user.type(here.getByRole('searchbox'), `${domain}{Enter}`);
    await user.click(await here.findByRole('button', { name: `Add ${domain}` }));
  };
  return { here, errors, add, unmount, cart: () => here.getByRole('region', { name: /^Cart/ }) };
}

const untouched = globalThis.fetch;
beforeEach(() => pageCart().change(() => []));
afterEach(() => void (globalThis.fetch = untouched));

describe('[EM-01a] several on one page', () => {
  it('are told apart by number, or as the page calls them', async () => {
    sellIn('USD');
    const elements = ['', '', 'Names for clubs'].map((label) => {
      const element = document.createElement('storefront-search');
      if (label) element.setAttribute('label', label);
      document.body.append(element);
      return element;
    });
    render(
      <>
        {elements.map((element, index) => (
          <EmbedApp key={index} element={element} shop={SHOP} attributes={readAttributes(element, false)} />
        ))}
      </>,
    );
    const names = screen.getAllByRole('search').map((form) => form.getAttribute('aria-label'));
    expect(names).toEqual(['Domain search', 'Domain search 2', 'Names for clubs']);
    await screen.findAllByRole('link', { name: 'Onymeter' });
    for (const element of elements) element.remove();
  });
});

describe("prices on a partner's page", () => {
  it.each([
    [['USD', 'CAD'], 'CAD', 'CA$19.90'],
    [['USD', 'CAD'], undefined, 'US$12.90'],
    [['USD', 'EUR'], undefined, '$12.90'],
  ])('[CU-07c] say which dollar they are only when the shop sells in several (%j)', async (sold, currency, price) => {
    sellIn(...sold);
    const { add, here, cart } = place(currency);
    await add('brindlewharf.com');
    expect(within(cart()).getAllByText(price).length).toBeGreaterThan(0);
    expect(here.queryAllByText((text) => text.startsWith('$'))).toHaveLength(price.startsWith('$') ? 5 : 0);
  });

  it('[CU-07c] wait in a stored cart until it is known what is sold', async () => {
    sellIn('USD', 'CAD');
    const first = place('CAD');
    await first.add('brindlewharf.com');
    first.unmount();
    const { here, cart } = place('CAD');
    expect(here.queryByRole('region', { name: /^Cart/ })).toBeNull();
    await waitFor(() => expect(cart()).toHaveTextContent('CA$19.90'));
  });

  it('[EM-04b] are in the default currency, and the page hears so, when the one asked for is not sold', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation();
    sellIn('USD', 'EUR');
    const { add, cart, errors } = place('AUD');
    await add('brindlewharf.com');
    expect(cart()).toHaveTextContent('$12.90');
    expect(errors).toEqual([
      { v: 1, code: 'currency_not_sold', message: 'https://shop.example does not sell in AUD, so prices are in USD.' },
    ]);
    logged.mockRestore();
  });

  it('[EM-01a] have one currency in the cart that elements of two currencies share', async () => {
    const asked = sellIn('USD', 'EUR', 'CAD');
    const [euro, canadian] = [place('EUR'), place('CAD')];
    await euro.add('brindlewharf.com');
    await canadian.add('tannery-lane.com');
    for (const { cart } of [euro, canadian]) {
      await waitFor(() => expect(cart()).toHaveTextContent('€23.80'));
      expect(cart()).not.toHaveTextContent('$');
    }
    expect(asked).toEqual(['EUR']);
    expect(screen.getAllByText('€23.80')).toHaveLength(2);
  });
});
