import { setPeriod, undo, useCart, usePriceChanges, type CartItem } from '@storefront/shared/cart';
import { assertMinor, formatMoney, termCost } from '@storefront/shared/domain';
import { noticesAtom } from '@storefront/shared/notices';
import { store } from '@storefront/shared/store';
import {
  addOnAnswer,
  addOnLine,
  priceAnswer,
  renderWithProviders,
  signedIn,
  subProduct,
  taxLine,
  tldOffer,
  type Handlers,
  type Surroundings,
} from '@storefront/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dearer, item, line, lines, settled, taxed } from '../../../testing/cart';
import { useRemovals } from '../model/use-removals';
import { CartLines } from './CartLines';

type CartPrice = NonNullable<Handlers['checkCartPrice']>;

function Cart() {
  return <CartLines items={useCart().items} {...usePriceChanges()} removals={useRemovals()} />;
}
const open = (cart: readonly CartItem[], given: Surroundings = {}) => renderWithProviders(<Cart />, { cart, ...given });

describe('a line of the cart', () => {
  it('[PR-01a] shows the first term and every year after when it runs for years', async () => {
    open([item({ period: 2, cost: assertMinor(2780) })]);
    await settled();
    expect(line('brindlewharf.com')).toHaveTextContent('$27.80');
    expect(line('brindlewharf.com')).toHaveTextContent('2 years, then $14.90/year');
  });

  it('[CT-11] [LG-06d] moves the focus to a missing transfer code, and to the line once it is saved', async () => {
    const user = userEvent.setup();
    open([item({ type: 'transfer', auth_info: undefined })]);
    await settled();
    const save = screen.getByRole('button', { name: 'Save the code for brindlewharf.com' });
    const code = screen.getByRole('textbox', { name: 'Transfer code for brindlewharf.com' });
    await user.click(save);
    expect(code).toHaveFocus();
    expect(code).toHaveAccessibleDescription(/Enter the transfer code from your current registrar/);
    await user.type(code, 'Wharf-7731');
    await user.click(save);
    expect(code).not.toBeInTheDocument();
    expect(within(line('brindlewharf.com')).getByRole('group', { name: 'brindlewharf.com' })).toHaveFocus();
  });

  it('[PR-01c] tells what a line costs over the years, to bring in and to get back, with its tax, when asked', async () => {
    open([item({ period: 2, cost: assertMinor(2780) })], {
      api: { checkCartPrice: taxed, listTlds: () => [tldOffer({ tld: 'com', transfer: 11.9, restore: 80 })] },
      session: signedIn({ country: 'NO' }),
    });
    await waitFor(() => expect(lines()[0]?.tax_country).toBe('NO'));
    expect(line('brindlewharf.com').querySelector('dl')).toBeNull();
    await userEvent.click(screen.getByText(/^All prices/));
    await screen.findByText('Restore after expiry');
    const told = Object.fromEntries(
      [...line('brindlewharf.com').querySelectorAll('dt')].map((term) => [
        term.textContent,
        term.nextElementSibling?.textContent,
      ]),
    );
    expect(told).toEqual({
      '3 years in total': '$38.70',
      '5 years in total': '$64.50',
      '10 years in total': '$129.00',
      'Transfer in': '$11.90',
      'Restore after expiry': '$80.00',
    });
    expect(line('brindlewharf.com')).toHaveTextContent(
      'Add VAT (25%) $3.23 for the first 2 years. Add-ons cost extra.',
    );
  });

  it.each([
    [
      'the first price holds for each year of the term',
      { first_year_only: false, max_years: 10 },
      [1290, 3870, 6450, 12_900],
    ],
    ['the first price is an introduction', { first_year_only: true, max_years: 10 }, [1290, 4270, 7250, 14_700]],
    ['five years can be bought at most', { first_year_only: false, max_years: 5 }, [1290, 3870, 6450, 13_900]],
  ])('[PR-01c] tells what another term is charged with when %s', async (_when, sold, costs) => {
    const { first_year_only, max_years } = sold;
    const charged: CartPrice = ({ input }) => ({
      lines: input.items.map(({ domain, period, service }) => {
        const cost = termCost(
          { first: assertMinor(1290), renewal: assertMinor(1490), firstYearOnly: first_year_only },
          period,
        );
        return priceAnswer({ domain, period, service, cost: cost / 100, max_years });
      }),
      unpriced: [],
    });
    open([item()], { api: { checkCartPrice: charged, listTlds: () => [tldOffer({ first_year_only, max_years })] } });
    await waitFor(() => expect(lines()[0]?.max_year).toBe(max_years));
    await userEvent.click(screen.getByText(/^All prices/));
    await screen.findByText('Restore after expiry');
    const told = (years: number) =>
      [...line('brindlewharf.com').querySelectorAll('dt')].find((term) => term.textContent?.startsWith(`${years} year`))
        ?.nextElementSibling?.textContent;
    expect([1, 3, 5, 10].map(told)).toEqual(costs.map((cost) => formatMoney(assertMinor(cost), 'USD')));
    act(() => setPeriod('brindlewharf.com', 5));
    await waitFor(() => expect(lines()[0]).toMatchObject({ period: 5, priced: 'priced', cost: costs[2] }));
    expect([5, 10].map(told)).toEqual(costs.slice(2).map((cost) => formatMoney(assertMinor(cost), 'USD')));
  });

  it('[CT-04] says that a transfer adds no year, and what the first year then costs, when its registry adds none', async () => {
    const charged: CartPrice = ({ input }) => ({
      lines: input.items.map(({ domain, period, service }) =>
        priceAnswer({ domain, period, service, sub_products: [], years_added: 0 }),
      ),
      unpriced: [],
    });
    open([item({ type: 'transfer', sub_products: [], domain: 'brindlewharf.de', auth_info: 'Xy7' })], {
      api: { checkCartPrice: charged, listTlds: () => [tldOffer({ tld: 'de' })] },
    });
    await waitFor(() =>
      expect(line('brindlewharf.de')).toHaveTextContent('Transfer in, without an added year, then $14.90/year'),
    );
    expect(line('brindlewharf.de')).toHaveTextContent('The current term stays as it is.');
    await userEvent.click(screen.getByText(/^All prices/));
    expect(line('brindlewharf.de')).toHaveTextContent('1 year in total$27.80');
    expect(line('brindlewharf.de')).not.toHaveTextContent(/Adds|for 1 year|Transfer in, 1 year/);
  });

  it('[PR-01c] says that the registry sets the transfer price when a name is premium, and that a tag TLD has none', async () => {
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

  it('[CT-05] leaves the way back in its place when a line is removed', async () => {
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

  it('[CT-05] decrements the quantity when one of two pieces is removed', async () => {
    open([item({ quantity: 2 })]);
    await userEvent.click(screen.getByRole('button', { name: 'Remove brindlewharf.com' }));
    expect(lines()).toEqual([expect.objectContaining({ domain: 'brindlewharf.com', quantity: 1 })]);
  });

  it('[CT-05] keeps the line when Delete is pressed in a text field', async () => {
    open([item({ type: 'transfer', sub_products: [] })]);
    const code = screen.getByRole('textbox', { name: /^Transfer code/ });
    await userEvent.type(code, 'Xy7{ArrowLeft}{Delete}');
    expect(code).toHaveValue('Xy');
    expect(lines()).toHaveLength(1);
  });

  it('[LG-04a] ticks no add-on when a name is added', () => {
    open([item()]);
    for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked();
    expect(screen.getAllByRole('checkbox')).toHaveLength(3);
  });

  it('[LG-04b] says when and for how much auto-renew will charge when it is on, and acts at once', async () => {
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

  it('[DM-09a] calls an add-on free when it has no price', async () => {
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

  it('offers only the add-ons that are allowed when the registry limits them', () => {
    open([item({ domain: 'brindlewharf.us', sub_products: [subProduct({ type: 'email_forwarding' })] })]);
    expect(screen.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).labels?.[0]?.textContent)).toEqual([
      'Email Forwarding',
    ]);
  });

  it('[CT-09a] [CT-09b] offers the years that the registry sells, and asks for the price of a term when it is chosen', async () => {
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

  it('[CT-09a] offers what is left of the ten years when it is a renewal', () => {
    open([item({ type: 'renew', date: '2029-03-01T12:00:00Z', max_year: 7 })]);
    expect(screen.getAllByRole('radio')).toHaveLength(7);
    expect(line('brindlewharf.com')).toHaveTextContent('Renewal, 1 year');
  });

  it('[R9] [LG-02a] says what the cost consists of when a name is restored', () => {
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
      /Renewal, 1 year, then \$14\.90\/year.*Renewal, 1 year \$14\.90.*Restoring the domain \$89\.00/,
    );
  });

  it.each([
    ['not_renewable', 'You can register it again once it is available.', 'Similar domains'],
    ['being_deleted', 'This domain is being deleted', 'Remove it'],
    ['not_yours', 'This domain is not in your account, so you cannot renew it', 'Remove it'],
  ] as const)('[R9] [NT-12] says why, with a way on, when a renewal is %s', (problem, words, way) => {
    open([item({ type: 'renew', date: '2026-10-01T12:00:00Z', priced: 'unknown', problem })], { session: {} });
    expect(line('brindlewharf.com')).toHaveTextContent(words);
    expect(within(line('brindlewharf.com')).getByText(way)).toBeInTheDocument();
  });

  it('[CT-08d] says once what is wrong, offers nothing to choose, and is removed, when a renewal left the account', async () => {
    open([item({ type: 'renew', date: '2026-10-01T12:00:00Z', priced: 'unknown', problem: 'not_yours' })], {
      session: {},
      api: { checkCartPrice: () => ({ lines: [], unpriced: [{ domain: 'brindlewharf.com', reason: 'not_yours' }] }) },
    });
    await screen.findByRole('button', { name: 'Remove it: brindlewharf.com' });
    expect(line('brindlewharf.com')).not.toHaveTextContent(/Sign in|Try again|Renews/);
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Remove it: brindlewharf.com' }));
    expect(lines()).toEqual([]);
  });

  it('[R9] asks a guest to sign in when a renewal is of nobody’s account yet', () => {
    open([item({ type: 'renew', date: '2026-10-01T12:00:00Z', priced: 'unknown', problem: 'not_yours' })]);
    expect(within(line('brindlewharf.com')).getByText('Sign in')).toBeInTheDocument();
  });

  it('offers no years, add-ons or auto-renew when it is a transfer', () => {
    open([item({ type: 'transfer', sub_products: [], autorenew: false, auth_info: 'a secret' })]);
    expect(line('brindlewharf.com')).toHaveTextContent('Adds 1 year to the current term.');
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
    expect(document.body).not.toHaveTextContent('a secret');
  });

  it('[CT-14b] removes the name when its price rose and that is the answer', async () => {
    open([item({ domain: 'quill.page' })], { api: { checkCartPrice: dearer('quill.page', 15.5) } });
    await userEvent.click(await screen.findByRole('button', { name: 'Remove it: quill.page' }));
    expect(lines()).toEqual([]);
  });

  it('folds the options when the cart is long, and still discloses auto-renew', async () => {
    open(Array.from({ length: 4 }, (_, index) => item({ domain: `name-${index}.com` })));
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(line('name-2.com')).toHaveTextContent(/1 year\. Renews before .*, then every year, for \$14\.90 before tax/);
    await userEvent.click(within(line('name-2.com')).getByText(/^Change/));
    expect(
      await within(line('name-2.com')).findByRole('switch', { name: 'Auto-renew name-2.com' }),
    ).toBeInTheDocument();
    expect(screen.getAllByRole('switch')).toHaveLength(1);
  });

  it('[CT-17] [PR-01a] [LG-04b] states the renewal price of a folded line once, and always', async () => {
    const privacy = subProduct({ price: 800, costPerYear: 800, cost: 800, is_selected: true });
    open(
      [
        item({ domain: 'name-0.com' }),
        item({ domain: 'name-1.com', autorenew: false }),
        item({ domain: 'name-2.com', privacy: true, sub_products: [privacy] }),
        item({ domain: 'name-3.com', type: 'transfer', auth_info: 'Wharf-7731', autorenew: false, sub_products: [] }),
      ],
      { api: { checkCartPrice: () => new Promise(() => undefined) } },
    );
    const countPrices = (domain: string) =>
      line(domain)
        .querySelector('summary')
        ?.textContent.match(/\$14\.90/g);
    expect(countPrices('name-0.com')).toHaveLength(1);
    expect(line('name-0.com')).toHaveTextContent(/Renews before .*, then every year, for \$14\.90 before tax/);
    expect(countPrices('name-1.com')).toHaveLength(1);
    expect(line('name-1.com')).toHaveTextContent('1 year, then $14.90/year. Auto-renew is off.');
    // Here the sentence on auto-renew states the sum with the add-on, which is another fact.
    expect(countPrices('name-2.com')).toHaveLength(1);
    expect(line('name-2.com')).toHaveTextContent(/1 year, then \$14\.90\/year, with .*, for \$22\.90 before tax/);
    expect(countPrices('name-3.com')).toHaveLength(1);
    expect(line('name-3.com')).toHaveTextContent('Transfer in, 1 year, then $14.90/year.');
  });

  it('shows its own script with the ASCII form when a name is internationalised', () => {
    open([item({ domain: 'xn--blbrhuset-62am.no' })]);
    expect(line('blåbærhuset.no')).toHaveTextContent('xn--blbrhuset-62am.no');
  });

  it('keeps the other lines as they are when one changes', async () => {
    open([item({ tax_rates: [taxLine(1290, 25)] }), item({ domain: 'tannery-lane.com' })]);
    await settled();
    const before = lines()[1];
    await userEvent.click(within(line('brindlewharf.com')).getByRole('switch'));
    expect(lines()[1]).toBe(before);
  });

  describe('[DM-09a] add-ons for a domain that is there', () => {
    const alone = (answer = addOnAnswer()): Handlers => ({ checkCartPrice: () => ({ lines: [answer], unpriced: [] }) });

    it('are a line with their share of the year, and no choice of years or auto-renew, when bought alone', async () => {
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
    });

    it('say how many email addresses are bought when the domain has some', async () => {
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

    it('leave the cart, with the way back, when the last one is taken off', async () => {
      open([addOnLine()], { api: alone() });
      await settled();
      await userEvent.click(screen.getByRole('checkbox', { name: 'Privacy Protection' }));
      expect(lines()).toEqual([]);
      expect(store.get(noticesAtom).map(({ text }) => text)).toContain('brindlewharf.com was removed from the cart.');
      act(undo);
      expect(lines()).toMatchObject([{ period: 0, sub_products: [{ type: 'contact_privacy', is_selected: true }] }]);
    });

    it.each([
      ['alone in the cart', 0],
      ['in a cart of few names', 1],
      ['in a cart of many, whose options are folded', 4],
    ])('[LG-06b] leave focus on the way back when the line goes with the last one, %s', async (_where, others) => {
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

    it('are not sold when the domain has them by now, which is said', async () => {
      open([addOnLine()], {
        api: alone(
          addOnAnswer({ sub_products: [{ name: 'domain_forwarding', price: 5, cost: 2.14, tax: 0, tax_rates: [] }] }),
        ),
      });
      expect(
        await screen.findByText(
          'Not available for this domain right now, so you are not charged for it. The domain’s page shows which add-ons it has.',
        ),
      ).toBeInTheDocument();
      expect(screen.queryByRole('link', { name: /^Similar domains/ })).toBeNull();
      await userEvent.click(screen.getByRole('button', { name: 'Remove brindlewharf.com' }));
      expect(lines()).toEqual([]);
    });

    it('[CT-15a] tell the price of an add-on when it moved', async () => {
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
      expect(document.activeElement).toHaveTextContent('$3.85');
      expect(line('brindlewharf.com')).toContainElement(document.activeElement as HTMLElement);
    });
  });
});
