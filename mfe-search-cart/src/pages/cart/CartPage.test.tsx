import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cartAtom, undo, type CartItem } from '@storefront/shared/cart';
import { formatMoney, assertMinor } from '@storefront/shared/domain';
import type { SearchResult } from '@storefront/shared/contract';
import { noticesAtom } from '@storefront/shared/notices';
import { Route, Routes, useLocation } from '@storefront/shared/routing';
import { store } from '@storefront/shared/store';
import {
  addOnAnswer,
  addOnLine,
  cartItem,
  priceAnswer,
  refusal,
  renderWithProviders,
  searchResult,
  signedIn,
  subProduct,
  taxLine,
  tldOffer,
  type Handlers,
  type Surroundings,
} from '@storefront/shared/testing';

import { CartPage } from './CartPage';

type CartPrice = NonNullable<Handlers['checkCartPrice']>;

const QUOTED = { quote: 'quote', quote_expires_at: '2099-01-01T00:00:00Z' };
const item = (given: Partial<CartItem> = {}): CartItem => cartItem({ ...QUOTED, max_year: 10, ...given });

/** Answers with the tax of a country, so that summing is worth a look. */
const taxed: CartPrice = ({ input }) => ({
  lines: input.items.map(({ domain, period, service }) =>
    priceAnswer({
      domain,
      period,
      service,
      tax: 3.23,
      tax_rates: [{ tax_id: 'vat-no', tax_rule_name: 'VAT', tax_rate: 25, tax_amount: 3.23 }],
      sub_products: [],
    }),
  ),
  unpriced: [],
});

/** One line at another price, the others as the fixtures have them. */
const dearer =
  (domain: string, price: number): CartPrice =>
  ({ input }) => ({
    lines: input.items.map((asked) =>
      priceAnswer({
        domain: asked.domain,
        period: asked.period,
        service: asked.service,
        ...(asked.domain === domain ? { price, cost: price } : {}),
      }),
    ),
    unpriced: [],
  });

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

/** The first prices have been asked for and are in the cart. */
const settled = async (): Promise<void> => {
  await waitFor(() =>
    expect(lines().every(({ quote, priced }) => priced === 'priced' && quote?.startsWith('quote-'))).toBe(true),
  );
};

/** Opens the cart as the form of a page does before any script runs. */
async function openAsked(from: string, api: Handlers) {
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(from);
  open([], { route: '/site/cart?add=brindlewharf.com', api });
  await waitFor(() => expect(screen.getByTestId('address')).not.toHaveTextContent('add='));
  jest.restoreAllMocks();
  return screen.getByTestId('address').textContent;
}

const lines = () => store.get(cartAtom).items;
const line = (domain: string): HTMLElement => {
  const found = screen.getAllByRole('listitem').find((one) => one.textContent?.startsWith(domain));
  if (!found) throw new Error(`No line of ${domain}`);
  return found;
};
const summary = (): HTMLElement => screen.getByRole('region', { name: 'Summary' });

describe('/site/cart', () => {
  const exact =
    (status: SearchResult['status']): Handlers['searchAvailability'] =>
    ({ input: { group } }) => ({
      group,
      search_key: '',
      is_search_completed: true,
      results: [searchResult({ status })],
    });

  it('[RT-37g] a domain that was added before any script ran is in the cart once they do', async () => {
    expect(
      await openAsked(`${window.location.origin}/site/availability/brindlewharf`, {
        searchAvailability: exact('available'),
      }),
    ).toBe('/site/cart');
    expect(lines().map(({ domain, price }) => [domain, price])).toEqual([['brindlewharf.com', 1290]]);
  });

  it.each([
    ['is taken meanwhile', '/site/availability/brindlewharf', exact('taken')],
    ['comes by a link of another site', undefined, exact('available')],
    [
      'cannot be asked for',
      '/site/availability/brindlewharf',
      () => {
        throw refusal(503, { message: 'Busy' });
      },
    ],
  ])(
    '[RT-37g] one that %s leads to its results, and the cart stays as it is',
    async (_what, from, searchAvailability) => {
      const referrer = from === undefined ? 'https://evil.example/' : window.location.origin + from;
      expect(await openAsked(referrer, { searchAvailability })).toBe('/site/availability/brindlewharf.com');
      expect(lines()).toEqual([]);
    },
  );

  it('says what will be here while it is empty', () => {
    open([]);
    expect(screen.getByText('Domains you add appear here.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Find a domain' })).toHaveAttribute('href', '/site/home');
  });

  it('[PR-01a] shows the first term and every year after', async () => {
    open([item({ period: 2, cost: assertMinor(2780) })]);
    await settled();
    expect(line('brindlewharf.com')).toHaveTextContent('$27.80');
    expect(line('brindlewharf.com')).toHaveTextContent('2 years, then $14.90/year');
  });

  it('[PR-01c] tells on demand what a line costs over the years, to bring in and to get back, with its tax', async () => {
    open([item({ period: 2, cost: assertMinor(2780) })], {
      api: { checkCartPrice: taxed, listTlds: () => [tldOffer({ tld: 'com', transfer: 11.9, restore: 80 })] },
      session: signedIn({ country: 'NO' }),
    });
    await waitFor(() => expect(lines()[0]?.tax_country).toBe('NO'));
    expect(line('brindlewharf.com').querySelector('dl')).toBeNull();
    await userEvent.click(screen.getByText(/^All prices/));
    await screen.findByText('Restore after expiry');
    const [{ cost = 0, renewal_price: renewal = 0 } = {}] = lines();
    const told = Object.fromEntries(
      [...line('brindlewharf.com').querySelectorAll('dt')].map((term) => [
        term.textContent,
        term.nextElementSibling?.textContent,
      ]),
    );
    expect(told).toEqual({
      '3 years in total': formatMoney(assertMinor(cost + renewal), 'USD'),
      '5 years in total': formatMoney(assertMinor(cost + 3 * renewal), 'USD'),
      '10 years in total': formatMoney(assertMinor(cost + 8 * renewal), 'USD'),
      'Transfer in': '$11.90',
      'Restore after expiry': '$80.00',
    });
    expect(line('brindlewharf.com')).toHaveTextContent(
      'Add VAT (25 %) $3.23 for the first 2 years. Add-ons cost extra.',
    );
  });

  it('[PR-01c] of a premium name says that its registry sets the transfer price, and of a tag TLD that it has none', async () => {
    const premium: CartPrice = ({ input }) => ({
      lines: input.items.map(({ domain, period, service }) =>
        priceAnswer({ domain, period, service, is_premium: domain.endsWith('.com') }),
      ),
      unpriced: [],
    });
    open([item(), item({ domain: 'tannery-lane.co.uk' })], {
      api: { checkCartPrice: premium, listTlds: () => [tldOffer(), tldOffer({ tld: 'co.uk', transfer: null })] },
    });
    await settled();
    for (const summary of screen.getAllByText(/^All prices/)) await userEvent.click(summary);
    await waitFor(() => expect(line('brindlewharf.com')).toHaveTextContent('Transfer inSet by the registry'));
    expect(line('tannery-lane.co.uk')).toHaveTextContent('Transfer inBy tag change');
  });

  it('[CT-05] removing takes the line out and leaves the way back in its place', async () => {
    open([item(), item({ domain: 'tannery-lane.com' })]);
    await userEvent.click(screen.getByRole('button', { name: 'Remove brindlewharf.com' }));
    expect(lines().map(({ domain }) => domain)).toEqual(['tannery-lane.com']);
    const [place] = screen.getAllByRole('listitem');
    expect(place).toHaveTextContent('brindlewharf.com was removed from the cart.');
    const undo = within(place as HTMLElement).getByRole('button', { name: 'Undo' });
    expect(undo).toHaveFocus();

    await userEvent.click(undo);
    expect(lines().map(({ domain }) => domain)).toContain('brindlewharf.com');
    expect(screen.queryByText('brindlewharf.com was removed from the cart.')).not.toBeInTheDocument();
  });

  it('[CT-05] removing one of two pieces decrements the quantity', async () => {
    open([item({ quantity: 2 })]);
    await userEvent.click(screen.getByRole('button', { name: 'Remove brindlewharf.com' }));
    expect(lines()).toEqual([expect.objectContaining({ domain: 'brindlewharf.com', quantity: 1 })]);
  });

  it('[CT-05] Delete removes the line that holds the focus', async () => {
    open([item()]);
    screen.getByRole('checkbox', { name: 'Privacy Protection' }).focus();
    await userEvent.keyboard('{Delete}');
    expect(lines()).toEqual([]);
    expect(screen.getByText('Domains you add appear here.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(lines()).toHaveLength(1);
  });

  it('[CT-05] Delete in a text field edits its text and leaves the line', async () => {
    open([item({ type: 'transfer', sub_products: [] })]);
    const code = screen.getByRole('textbox', { name: /^Transfer code/ });
    await userEvent.type(code, 'Xy7{ArrowLeft}{Delete}');
    expect(code).toHaveValue('Xy');
    expect(lines()).toHaveLength(1);
  });

  it('[CT-06] reset empties the cart, and can be undone', async () => {
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

  it('[LG-04a] ticks no add-on beforehand', () => {
    open([item()]);
    for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked();
    expect(screen.getAllByRole('checkbox')).toHaveLength(3);
  });

  it('[LG-04b] says when and for how much autorenew will charge, and acts at once', async () => {
    jest.useFakeTimers({
      now: new Date(2026, 10, 21, 12),
      doNotFake: ['setTimeout', 'clearTimeout', 'performance', 'queueMicrotask', 'setInterval', 'clearInterval'],
    });
    try {
      open([item()]);
      const control = screen.getByRole('switch', { name: 'Auto-renew brindlewharf.com' });
      expect(control).toBeChecked();
      expect(control).toHaveAccessibleDescription(
        'Renews before November 21st, 2027, then every year, for $14.90 before tax. You can turn it off at any time.',
      );
      await userEvent.click(control);
      expect(lines()[0]?.autorenew).toBe(false);
      expect(control).toHaveAccessibleDescription(
        'Auto-renew is off. The domain expires on November 21st, 2027 unless you renew it.',
      );
    } finally {
      jest.useRealTimers();
    }
  });

  it('[CT-07a] [CT-07b] privacy is chosen once, email forwarding as often as wished', async () => {
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

  it('[DM-09a] an add-on without a price is free, ticked or not', async () => {
    open([item()], {
      api: {
        checkCartPrice: () => ({
          lines: [
            priceAnswer({ sub_products: [{ name: 'contact_privacy', price: 0, cost: 0, tax: 0, tax_rates: [] }] }),
          ],
          unpriced: [],
        }),
      },
    });
    await settled();
    const group = screen.getByRole('group', { name: /^Add-ons/ });
    expect(group).toHaveTextContent(/Free$/);
    expect(screen.getByRole('checkbox', { name: 'Privacy Protection' })).not.toBeChecked();
    expect(group).not.toHaveTextContent('$0.00');
  });

  it('offers only the add-ons that the registry allows', () => {
    open([item({ domain: 'brindlewharf.us', sub_products: [subProduct({ type: 'email_forwarding' })] })]);
    expect(screen.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).labels?.[0]?.textContent)).toEqual([
      'Email Forwarding',
    ]);
  });

  it('[CT-08a] [CT-08b] sums names, tax by rule and total in the currency', async () => {
    open([item(), item({ domain: 'tannery-lane.com' })], {
      api: { checkCartPrice: taxed },
      session: { country: 'NO' },
    });
    await waitFor(() => expect(summary()).toHaveTextContent('VAT 25 %$6.46'));
    expect(summary()).toHaveTextContent('Domains$25.80');
    expect(summary()).toHaveTextContent('Total USD$32.26');
    expect(summary()).not.toHaveTextContent('Tax is added at review');
  });

  it('[PR-04b] asks for the tax of the country that a guest comes from, and says whose it is', async () => {
    const { api } = open([item()], { api: { checkCartPrice: taxed } });
    await waitFor(() => expect(summary()).toHaveTextContent('Total USD$16.13'));
    expect(summary()).toHaveTextContent('VAT 25 %$3.23');
    expect(summary()).toHaveTextContent('Includes tax for United States');
    expect(api.listInputs('checkCartPrice').at(-1)).toMatchObject({ country: 'US' });
  });

  it('[PR-04b] says that no tax is added where the country has none', async () => {
    open([item()]);
    await waitFor(() => expect(summary()).toHaveTextContent('Total USD$12.90No tax is added in United States'));
  });

  it('[PR-04c] calls the sum one before tax until the tax is known', () => {
    open([item()]);
    expect(summary()).toHaveTextContent('Total before tax USD$12.90');
    expect(summary()).toHaveTextContent('Calculating tax');
  });

  it('[CT-09a] [CT-09b] offers the years the registry sells, not over the most, and asks for the price of the chosen term', async () => {
    let answer = (): void => undefined;
    const heldBack: CartPrice = async ({ input }) => {
      if (input.items[0]?.period === 3) await new Promise<void>((resolve) => (answer = resolve));
      return {
        lines: input.items.map((asked) =>
          priceAnswer({ domain: asked.domain, period: asked.period, service: asked.service }),
        ),
        unpriced: [],
      };
    };
    const { api } = open([item({ tld_registration_years: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], max_year: 5 })], {
      api: { checkCartPrice: heldBack },
    });
    await settled();
    expect(screen.getAllByRole('radio')).toHaveLength(5);
    await userEvent.click(screen.getByRole('radio', { name: '3 years' }));
    await within(line('brindlewharf.com')).findByText('Checking the price');
    expect(lines()[0]).toMatchObject({ period: 3, priced: 'checking' });
    await waitFor(() => expect(api.listInputs('checkCartPrice').at(-1)).toMatchObject({ items: [{ period: 3 }] }));
    answer();
    await within(line('brindlewharf.com')).findByText('$38.70');
    expect(api.listInputs('checkCartPrice').at(-1)).toMatchObject({
      items: [{ domain: 'brindlewharf.com', period: 3 }],
    });
  });

  it('[CT-09a] a renewal runs for what is left of the ten years', () => {
    open([item({ type: 'renew', date: '2029-03-01T12:00:00Z', max_year: 7 })]);
    expect(screen.getAllByRole('radio')).toHaveLength(7);
    expect(line('brindlewharf.com')).toHaveTextContent('Renewal, 1 year');
  });

  it('[R9] [LG-02a] a name that is restored says what its cost consists of', () => {
    open([
      item({
        type: 'renew',
        date: '2026-10-01T12:00:00Z',
        cost: assertMinor(10_390),
        price: assertMinor(1490),
        renewal_price: assertMinor(1490),
        fee: { kind: 'restore', amount: assertMinor(8900) },
      }),
    ]);
    expect(line('brindlewharf.com')).toHaveTextContent('$103.90');
    expect(line('brindlewharf.com')).toHaveTextContent(
      /Renewal, 1 year, then \$14\.90\/year.*Renewal, 1 year \$14\.90.*Restoring the name \$89\.00/,
    );
  });

  it.each([
    ['not_renewable', 'You can register it again once it is available.', 'Similar domains'],
    ['not_yours', 'This domain is not in your account.', 'Try again'],
  ] as const)('[R9] [NT-12] a renewal that is %s says why, with a way on', (problem, words, way) => {
    open([item({ type: 'renew', date: '2026-10-01T12:00:00Z', priced: 'unknown', problem })], { session: {} });
    expect(line('brindlewharf.com')).toHaveTextContent(words);
    expect(within(line('brindlewharf.com')).getByText(way)).toBeInTheDocument();
  });

  it('a transfer has no choice of years, add-ons or autorenew', () => {
    open([item({ type: 'transfer', sub_products: [], autorenew: false, auth_info: 'a secret' })]);
    expect(line('brindlewharf.com')).toHaveTextContent('Adds 1 year to the current term.');
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
    expect(document.body).not.toHaveTextContent('a secret');
  });

  describe('[DM-09a] add-ons for a domain that is there', () => {
    const alone = (answer = addOnAnswer()): Handlers => ({ checkCartPrice: () => ({ lines: [answer], unpriced: [] }) });

    it('are a line with their share of the year, until when, and what each year after costs; there is nothing to choose of years or auto-renew', async () => {
      const { api } = open([addOnLine({ quote: undefined, priced: 'checking' })], { api: alone() });
      await settled();
      expect(api.listInputs('checkCartPrice')).toMatchObject([
        { items: [{ domain: 'brindlewharf.com', period: 0, service: 'domain_renew', with_add_ons: true }] },
      ]);
      expect(line('brindlewharf.com')).toHaveTextContent(
        'Privacy Protection until March 1st, 2027, then $8.00/year with the renewal',
      );
      expect(within(line('brindlewharf.com')).getByRole('checkbox', { name: 'Privacy Protection' })).toBeChecked();
      expect(within(line('brindlewharf.com')).queryByRole('switch')).toBeNull();
      expect(within(line('brindlewharf.com')).queryByText(/^All prices|only term|1 year/)).toBeNull();
      expect(summary()).toHaveTextContent(/^SummaryAdd-ons\$3\.42/);
    });

    it('say how many email addresses are bought, however many the domain has', async () => {
      const addresses = { name: 'email_forwarding' as const, price: 3, cost: 1.28, tax: 0, tax_rates: [] };
      const chosen = subProduct({
        type: 'email_forwarding',
        name: 'Email Forwarding',
        quantity: 5,
        is_selected: true,
        service_prorated: true,
      });
      open([addOnLine({ privacy: false, sub_products: [chosen] })], {
        api: alone(addOnAnswer({ sub_products: [addresses] })),
      });
      await settled();
      expect(line('brindlewharf.com')).toHaveTextContent(
        'Email Forwarding for 5 new addresses until March 1st, 2027, then $15.00/year with the renewal',
      );
    });

    it('without its last add-on the line goes, with the way back', async () => {
      open([addOnLine()], { api: alone() });
      await settled();
      await userEvent.click(screen.getByRole('checkbox', { name: 'Privacy Protection' }));
      expect(lines()).toEqual([]);
      expect(store.get(noticesAtom).map(({ text }) => text)).toContain('brindlewharf.com left the cart.');
      act(undo);
      expect(lines()).toMatchObject([{ period: 0, sub_products: [{ type: 'contact_privacy', is_selected: true }] }]);
    });

    it.each([
      ['alone in the cart', 0],
      ['in a cart of few names', 1],
      ['in a cart of many, whose options are folded', 4],
    ])('[LG-06b] the line that goes with its last add-on leaves focus on the way back, %s', async (_where, others) => {
      const more = Array.from({ length: others }, (_, index) => item({ domain: `other-${index}.com` }));
      open([addOnLine(), ...more], {
        api: {
          checkCartPrice: ({ input }) => ({
            lines: input.items.map((asked) =>
              asked.domain === 'brindlewharf.com'
                ? addOnAnswer()
                : priceAnswer({ domain: asked.domain, period: asked.period, service: asked.service }),
            ),
            unpriced: [],
          }),
        },
      });
      await settled();
      for (const summary of line('brindlewharf.com').querySelectorAll('summary')) await userEvent.click(summary);
      const box = within(line('brindlewharf.com')).getByRole('checkbox', { name: 'Privacy Protection' });
      box.focus();
      await userEvent.keyboard(' ');
      expect(lines()).toHaveLength(others);
      const undoButton = screen.getByRole('button', { name: 'Undo' });
      expect(undoButton).toHaveFocus();
      await userEvent.click(undoButton);
      expect(screen.getByRole('group', { name: 'brindlewharf.com' })).toHaveFocus();
      expect(lines().find(({ domain }) => domain === 'brindlewharf.com')).toMatchObject({
        period: 0,
        sub_products: [{ type: 'contact_privacy', is_selected: true }],
      });
    });

    it('says that what the domain has by now cannot be added, and sells nothing', async () => {
      open([addOnLine()], {
        api: alone(
          addOnAnswer({ sub_products: [{ name: 'domain_forwarding', price: 5, cost: 2.14, tax: 0, tax_rates: [] }] }),
        ),
      });
      expect(
        await screen.findByText(
          'Not available for this domain right now. The domain’s page shows what it already has. You are not charged for it.',
        ),
      ).toBeInTheDocument();
      expect(screen.queryByRole('link', { name: /^Similar domains/ })).toBeNull();
      await userEvent.click(screen.getByRole('button', { name: 'Remove brindlewharf.com' }));
      expect(lines()).toEqual([]);
    });

    it('[CT-15a] a price that moved is told by its add-on', async () => {
      open([addOnLine()], {
        api: {
          checkCartPrice: ({ input }) => ({
            lines: input.items.map(() =>
              addOnAnswer({ sub_products: [{ name: 'contact_privacy', price: 9, cost: 3.85, tax: 0, tax_rates: [] }] }),
            ),
            unpriced: [],
          }),
        },
      });
      await screen.findByRole('group', { name: 'Price of brindlewharf.com changed' });
      expect(line('brindlewharf.com')).toHaveTextContent(/Privacy Protection.*\$3\.42.*\$3\.85/);
      await userEvent.click(screen.getByRole('button', { name: 'Accept $3.85' }));
      expect(screen.queryByRole('group', { name: 'Price of brindlewharf.com changed' })).toBeNull();
    });
  });

  it('goes to the first step of checkout', () => {
    open([item()]);
    for (const link of screen.getAllByRole('link', { name: 'Check out' }))
      expect(link).toHaveAttribute('href', '/site/registrant');
    expect(screen.getAllByRole('link', { name: 'Check out' })).toHaveLength(2);
  });

  it('[NT-12] says that a price is not known, lets nothing unpriced through, and asks again', async () => {
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
    expect(summary()).toHaveTextContent('No prices are known right now.');
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

  it('[NT-12] a name that was taken meanwhile is named, never priced, and has similar ones', async () => {
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

  it('[CT-14a] a price that rose is shown with the one that was seen, and waits to be accepted', async () => {
    open([item({ domain: 'quill.page' })], { api: { checkCartPrice: dearer('quill.page', 15.5) } });
    const change = await screen.findByRole('group', { name: 'Price of quill.page changed' });
    expect(change).toHaveTextContent('Now costs more than when you added it was $12.90 now $15.50');
    expect(screen.queryByRole('link', { name: 'Check out' })).not.toBeInTheDocument();

    await userEvent.click(within(change).getByRole('button', { name: 'Accept $15.50' }));
    expect(change).not.toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: 'Check out' })).toHaveLength(2);
  });

  it('[CT-14b] a price that rose can be answered by removing the name', async () => {
    open([item({ domain: 'quill.page' })], { api: { checkCartPrice: dearer('quill.page', 15.5) } });
    await userEvent.click(await screen.findByRole('button', { name: 'Remove it: quill.page' }));
    expect(lines()).toEqual([]);
  });

  it('[CT-14a] a price that fell is told and holds nobody up', async () => {
    open([item({ domain: 'quill.page' })], { api: { checkCartPrice: dearer('quill.page', 10) } });
    expect(await screen.findByRole('group', { name: 'Price of quill.page changed' })).toHaveTextContent(
      'Now costs less',
    );
    expect(screen.getAllByRole('link', { name: 'Check out' })).toHaveLength(2);
  });

  it('folds the options of a long cart and still discloses autorenew', async () => {
    open(Array.from({ length: 4 }, (_, index) => item({ domain: `name-${index}.com` })));
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(line('name-2.com')).toHaveTextContent(/1 year, then \$14\.90\/year\. Renews before .*\$14\.90 before tax/);
    await userEvent.click(within(line('name-2.com')).getByText(/^Change/));
    expect(
      await within(line('name-2.com')).findByRole('switch', { name: 'Auto-renew name-2.com' }),
    ).toBeInTheDocument();
    expect(screen.getAllByRole('switch')).toHaveLength(1);
  });

  it('shows an internationalised name in its own script with its ASCII form', () => {
    open([item({ domain: 'xn--blbrhuset-62am.no' })]);
    expect(line('blåbærhuset.no')).toHaveTextContent('xn--blbrhuset-62am.no');
  });

  it('keeps other lines as they are when one changes', async () => {
    open([item({ tax_rates: [taxLine(1290, 25)] }), item({ domain: 'tannery-lane.com' })]);
    await settled();
    const before = lines()[1];
    await userEvent.click(within(line('brindlewharf.com')).getByRole('switch'));
    expect(lines()[1]).toBe(before);
  });
});
