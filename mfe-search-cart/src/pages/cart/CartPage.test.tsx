import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { orderDraftAtom, type CartItem } from '@storefront/shared/cart';
import { Route, Routes, useLocation } from '@storefront/shared/routing';
import { loadCurrencies, setShopCurrency } from '@storefront/shared/currency';
import {
  eur,
  priceAnswer,
  refusal,
  renderWithProviders,
  searchResult,
  signedIn,
  usd,
  type Surroundings,
} from '@storefront/shared/testing';
import { store } from '@storefront/shared/store';
import { dearer, item, line, lines, settled } from '../../testing/cart';
import { CartPage } from './CartPage';

function Address() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
}

function open(cart: readonly CartItem[], given: Surroundings = {}) {
  return renderWithProviders(
    <>
      <Routes>
        <Route path="/site/cart" element={<CartPage />} />
        <Route path="*" element={null} />
      </Routes>
      <Address />
    </>,
    { cart, route: '/site/cart', ...given },
  );
}

const summary = (): HTMLElement => screen.getByRole('region', { name: 'Summary' });

describe('/site/cart', () => {
  it('[RT-37g] has a domain in the cart when it was added before any script ran', async () => {
    jest.spyOn(document, 'referrer', 'get').mockReturnValue(`${window.location.origin}/site/availability/brindlewharf`);
    open([], {
      route: '/site/cart?add=brindlewharf.com',
      api: {
        searchAvailability: ({ input: { group } }) => ({
          group,
          search_key: '',
          is_search_completed: true,
          results: [searchResult()],
        }),
      },
    });
    await waitFor(() => expect(screen.getByTestId('address')).not.toHaveTextContent('add='));
    jest.restoreAllMocks();
    expect(screen.getByTestId('address')).toHaveTextContent(/^\/site\/cart$/);
    expect(lines().map(({ domain }) => domain)).toEqual(['brindlewharf.com']);
  });

  describe("the cart of a partner's page in another currency", () => {
    /** The visitor saw a .com for €11.90 there. */
    const checkOutInEuro = (before: () => void, given: Surroundings = {}) =>
      open([], {
        ...given,
        route: '/site/cart?handoff=one-time-id',
        api: {
          listCurrencies: () => [usd, eur],
          checkCartPrice: ({ input }) => ({
            lines: input.items.map(({ domain }) => {
              const cost = input.currency_code === 'EUR' ? 11.9 : 12.9;
              return priceAnswer({ domain, currency_code: input.currency_code, price: cost, cost });
            }),
            unpriced: [],
          }),
          takeCartTransfer: async () => {
            await loadCurrencies();
            before();
            return {
              choices: [
                { domain: 'brindlewharf.com', type: 'new', period: 1, quantity: 1, autorenew: true, add_ons: [] },
              ],
              expires_at: '2026-11-21T10:15:00Z',
              from: {
                name: 'Fernhill Studio',
                referral: 'fernhill.signed',
                seen: [{ domain: 'brindlewharf.com', period: 1, currency_code: 'EUR', cost: 11.9 }],
              },
            };
          },
        },
      });

    it('[EM-02] goes on in that currency when the visitor has picked none here', async () => {
      checkOutInEuro(() => undefined);
      await waitFor(() => expect(line('brindlewharf.com')).toHaveTextContent('€11.90'));
      await waitFor(() => expect(summary()).toHaveTextContent('Total EUR€11.90'));
      expect(screen.queryByText(/instead of/)).not.toBeInTheDocument();
    });

    it.each([
      ['has picked another one here', () => setShopCurrency('USD'), {}],
      ['is signed in', () => undefined, { session: signedIn() }],
    ])('[EM-02] shows both prices when the visitor %s', async (_who, before, given) => {
      checkOutInEuro(before, given);
      const change = await screen.findByText(/Now priced in USD instead of EUR/);
      expect(change).toHaveTextContent('was €11.90');
      expect(change).toHaveTextContent('now $12.90');
      await userEvent.click(screen.getByRole('button', { name: 'Accept $12.90' }));
      expect(screen.queryByText(/instead of/)).not.toBeInTheDocument();
    });
  });

  it.each([
    [
      'is in progress',
      { order_id: 'order-7' },
      '/site/purchase?order=order-7',
      /^You have already sent an order from this cart/,
    ],
    ['was sent and its response lost', { sent: true }, '/site/review', /we could not tell whether it arrived/],
  ])('[OR-05e] leads to the order, and calls none of its domains taken, while one %s', async (_, draft, path, text) => {
    const taken = item({ domain: 'brindlewharf.com', priced: 'unknown', problem: 'taken' });
    open([taken, item({ domain: 'tannery-lane.com' })], {
      api: { checkCartPrice: () => ({ lines: [], unpriced: [{ domain: 'brindlewharf.com', reason: 'taken' }] }) },
      session: signedIn(),
    });
    act(() => store.set(orderDraftAtom, { idempotency_key: 'k'.repeat(48), ...draft }));
    const note = await screen.findByText(text);
    // On a phone the summary is far below, and without its button.
    expect(note.compareDocumentPosition(summary())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const links = screen.getAllByRole('link', { name: 'See your order' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(links.map(() => path));
    expect(links.length).toBeGreaterThan(2);
    expect(screen.queryByRole('link', { name: 'Check out' })).not.toBeInTheDocument();
    expect(screen.queryByText(/You are not charged for it/)).not.toBeInTheDocument();
    expect(line('brindlewharf.com')).toHaveTextContent('It may be part of the order that you sent.');
  });

  it('[OR-05e] leads to the order that was sent when the cart is empty by now', async () => {
    open([]);
    act(() => store.set(orderDraftAtom, { idempotency_key: 'k'.repeat(48), sent: true }));
    expect(await screen.findByText('You have already sent an order from this cart.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See your order' })).toHaveAttribute('href', '/site/review');
  });

  it('says what will be here when it is empty', () => {
    open([]);
    expect(screen.getByText('Domains you add appear here.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Find a domain' })).toHaveAttribute('href', '/site/home');
  });

  it('[CT-05] removes the line that holds the focus when Delete is pressed', async () => {
    open([item()]);
    screen.getByRole('checkbox', { name: 'Privacy Protection' }).focus();
    await userEvent.keyboard('{Delete}');
    expect(lines()).toEqual([]);
    expect(screen.getByText('Domains you add appear here.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(lines()).toHaveLength(1);
  });

  it('[CT-06] is empty when it was reset, which can be undone', async () => {
    const scroll = jest.spyOn(window, 'scrollTo');
    open([item(), item({ domain: 'tannery-lane.com' })]);
    await userEvent.click(screen.getByRole('button', { name: 'Empty the cart' }));
    expect(lines()).toEqual([]);
    expect(scroll).toHaveBeenCalledWith(0, 0);
    scroll.mockRestore();
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    expect(screen.getByText('2 domains were removed from the cart.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(lines()).toHaveLength(2);
  });

  it('[CT-07a] [CT-07b] chooses privacy once and email forwarding as often as wished when ticked', async () => {
    open([item()]);
    await settled();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Privacy Protection' }));
    expect(lines()[0]?.privacy).toBe(true);
    expect(screen.queryByRole('spinbutton')).not.toBeInTheDocument();

    await userEvent.click(screen.getByRole('checkbox', { name: 'Email Forwarding' }));
    await userEvent.click(screen.getByRole('button', { name: 'Increase Quantity of Email Forwarding' }));
    await userEvent.click(screen.getByRole('button', { name: 'Increase Quantity of Email Forwarding' }));
    const quantity = () =>
      lines()[0]?.sub_products.map(({ type, quantity: count, is_selected }) => [type, is_selected, count]);
    expect(quantity()).toEqual([
      ['contact_privacy', true, 1],
      ['domain_forwarding', false, 1],
      ['email_forwarding', true, 3],
    ]);
    expect(summary()).toHaveTextContent('Add-ons$12.00');

    await userEvent.click(screen.getByRole('checkbox', { name: 'Email Forwarding' }));
    expect(quantity()?.[2]).toEqual(['email_forwarding', false, 1]);
  });

  it('leads to the first step of checkout when all is priced', () => {
    open([item()]);
    for (const link of screen.getAllByRole('link', { name: 'Check out' }))
      expect(link).toHaveAttribute('href', '/site/registrant');
    expect(screen.getAllByRole('link', { name: 'Check out' })).toHaveLength(2);
  });

  it('[NT-12] lets nothing through and asks again when a price is not known', async () => {
    const log = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { api } = open([item()], {
      api: {
        checkCartPrice: () => {
          throw refusal(503, { message: 'No prices right now' });
        },
      },
    });
    expect(await screen.findByText('The price is not known right now.')).toBeInTheDocument();
    expect(line('brindlewharf.com')).not.toHaveTextContent('$12.90');
    expect(screen.queryByRole('link', { name: 'Check out' })).not.toBeInTheDocument();
    for (const button of screen.getAllByRole('button', { name: 'Check out' })) {
      expect(button).toHaveAttribute('aria-disabled', 'true');
      expect(button).toHaveAccessibleDescription('One domain has no price right now. Try again or remove it.');
    }
    expect(summary()).toHaveTextContent('We do not know any prices right now.');
    expect(summary()).not.toHaveTextContent('$');
    expect(document.body).not.toHaveTextContent('No prices right now');
    expect(log).toHaveBeenCalledWith(expect.stringContaining('No prices right now'));

    const again = screen.getByRole('button', { name: 'Try again for brindlewharf.com' });
    await userEvent.click(again);
    await waitFor(() => expect(api.calls).toHaveLength(2));
    expect(again).toHaveFocus();
    api.answer({ checkCartPrice: dearer('other.com', 1) });
    await userEvent.click(again);
    await settled();
    expect(screen.getAllByRole('link', { name: 'Check out' })).toHaveLength(2);
    log.mockRestore();
  });

  it('[NT-12] names what was taken meanwhile, without a price and with similar ones, when a name was', async () => {
    open([item({ domain: 'wharf.page' }), item()], {
      api: {
        checkCartPrice: () => ({ lines: [priceAnswer()], unpriced: [{ domain: 'wharf.page', reason: 'taken' }] }),
      },
    });
    expect(await screen.findByText('Taken since you added it. You are not charged for it.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Similar domains to wharf.page' })).toHaveAttribute(
      'href',
      '/site/availability/wharf',
    );
    expect(within(line('wharf.page')).queryByRole('radio')).not.toBeInTheDocument();
    expect(summary()).toHaveTextContent('Domains$12.90');
    expect(summary()).toHaveTextContent('Excludes 1 domain no longer available');
    for (const button of screen.getAllByRole('button', { name: 'Check out' })) {
      expect(button).toHaveAccessibleDescription('One domain can no longer be bought. Remove it.');
    }
  });

  it('[CT-14a] waits until it is accepted when a price rose, and shows the one that was seen', async () => {
    open([item({ domain: 'quill.page' })], { api: { checkCartPrice: dearer('quill.page', 15.5) } });
    const change = await screen.findByRole('group', { name: 'Price of quill.page changed' });
    expect(change).toHaveTextContent('Now costs more than when you added it was $12.90 now $15.50');
    expect(screen.queryByRole('link', { name: 'Check out' })).not.toBeInTheDocument();

    await userEvent.click(within(change).getByRole('button', { name: 'Accept $15.50' }));
    expect(change).not.toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: 'Check out' })).toHaveLength(2);
  });

  it('[CT-14a] holds nobody up when a price fell, which is told', async () => {
    open([item({ domain: 'quill.page' })], { api: { checkCartPrice: dearer('quill.page', 10) } });
    expect(await screen.findByRole('group', { name: 'Price of quill.page changed' })).toHaveTextContent(
      'Now costs less',
    );
    expect(screen.getAllByRole('link', { name: 'Check out' })).toHaveLength(2);
  });

  describe('with several lines', () => {
    const ofNames = (...names: string[]) => names.map((domain) => item({ domain }));
    const termForAll = () => screen.findByRole('combobox', { name: 'Term for all domains' });
    const sortOrder = () => screen.findByRole('combobox', { name: 'Sort order' });
    const shown = () => screen.getAllByRole('listitem').map((row) => /^[\w-]+\.\w+/.exec(row.textContent)?.[0]);

    it('[CT-09d] offers one term for all domains, with totals of the new prices only, from two lines with a choice on', async () => {
      const { api } = open(ofNames('quill.page', 'brindle.com'));
      await settled();
      expect(screen.queryByRole('combobox', { name: 'Sort order' })).not.toBeInTheDocument();
      await userEvent.selectOptions(await termForAll(), '2 years');
      let answer: () => void = () => undefined;
      const answered = new Promise<void>((resolve) => (answer = resolve));
      api.answer({
        checkCartPrice: async ({ input }) => {
          await answered;
          return { lines: input.items.map(({ domain, period }) => priceAnswer({ domain, period })), unpriced: [] };
        },
      });
      await userEvent.click(screen.getByRole('button', { name: 'Set for all' }));
      // Neither the old price under the new term, nor the old total.
      expect(line('quill.page')).toHaveTextContent('2 years');
      expect(line('quill.page')).not.toHaveTextContent('$12.90');
      expect(summary()).not.toHaveTextContent('$');
      answer();
      await settled();
      expect(line('quill.page')).toHaveTextContent('$25.80');
      expect(summary()).toHaveTextContent('$51.60');
    });

    it('[CT-09d] does not offer it when only one line has a choice', async () => {
      open([...ofNames('quill.page'), item({ domain: 'fixed.de', tld_registration_years: [1] })]);
      await settled();
      expect(screen.queryByRole('combobox', { name: 'Term for all domains' })).not.toBeInTheDocument();
    });

    it('[CT-16] [CT-12a] sorts what is shown and not the cart, keeps the order in the URL, and restores a line in its place', async () => {
      const names = ['quill.page', 'brindle.com', 'wharf.net', 'alder.org', 'tannery.com'];
      open(ofNames(...names));
      await settled();
      const field = await sortOrder();
      expect(field).toHaveDisplayValue('As added');
      await userEvent.selectOptions(field, 'Domain, A to Z');
      const byName = ['alder.org', 'brindle.com', 'quill.page', 'tannery.com', 'wharf.net'];
      expect(shown()).toEqual(byName);
      expect(lines().map(({ domain }) => domain)).toEqual(names);
      expect(screen.getByTestId('address')).toHaveTextContent('/site/cart?sort=name');
      expect(screen.getByText('Sort order: Domain, A to Z')).toHaveAttribute('role', 'status');

      await userEvent.click(screen.getByRole('button', { name: 'Remove brindle.com' }));
      expect(shown()).toEqual(['alder.org', 'brindle.com', 'quill.page', 'tannery.com', 'wharf.net']);
      expect(screen.getAllByRole('listitem')[1]).toHaveTextContent('brindle.com was removed from the cart.');
      // A cart that has become short can still be put back into its order.
      await userEvent.selectOptions(await sortOrder(), 'As added');
      expect(screen.getByTestId('address')).toHaveTextContent(/^\/site\/cart$/);
    });

    it('[CT-16] sorts by the price of the term when the URL says so', async () => {
      open(
        ['quill.page', 'brindle.com', 'wharf.net', 'alder.org', 'tannery.com'].map((domain, index) =>
          item({ domain, period: index % 2 === 0 ? 2 : 1 }),
        ),
        { route: '/site/cart?sort=price' },
      );
      await settled();
      await waitFor(() =>
        expect(shown()).toEqual(['brindle.com', 'alder.org', 'quill.page', 'wharf.net', 'tannery.com']),
      );
      expect(await sortOrder()).toHaveDisplayValue('Price for the term, lowest first');
    });
  });
});
