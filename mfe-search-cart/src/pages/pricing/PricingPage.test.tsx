import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { queryClient } from '@storefront/shared/api';
import { formatDate } from '@storefront/shared/domain';
import { useLocation } from '@storefront/shared/routing';
import { pasteInto, refusal, renderWithProviders, tldOffer, type Handlers } from '@storefront/shared/testing';
import { store } from '@storefront/shared/store';
import { knownPricesAtom } from '../../model/known-prices-atom';
import { PricingPage } from './PricingPage';

/** Another browser, which has never seen the list. */
beforeEach(() => store.set(knownPricesAtom, null));

function Address() {
  return <p data-testid="address">{useLocation().search}</p>;
}

const address = (): string | null => screen.getByTestId('address').textContent;

const sold: Handlers = {
  listTlds: () => [
    tldOffer({ tld: 'com' }),
    tldOffer({
      tld: 'us',
      categories: ['country'],
      register: 9.9,
      renew: 9.9,
      eligibility: 'For citizens and residents of the United States.',
    }),
    tldOffer({ tld: 'studio', categories: ['creative'], register: 4.9, renew: 29.9, late: 6, restore: 112 }),
  ],
};

function open(api: Handlers, query = '') {
  return renderWithProviders(
    <>
      <PricingPage />
      <Address />
    </>,
    { route: `/site/pricing${query}`, api },
  );
}

const endings = (): (string | undefined)[] =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => /^\.[a-z]+?(?=\$|For)/.exec(row.textContent ?? '')?.[0]);

const getText = (blob = new Blob()): Promise<unknown> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.readAsText(blob);
  });

const anyOffers = (count: number) => Array.from({ length: count }, (_, index) => tldOffer({ tld: `ending${index}` }));

describe('/site/pricing', () => {
  it('[RT-07a] lists what each extension costs to get, to keep, to bring and to get back when it is loaded', async () => {
    const { api } = open(sold);
    const row = await screen.findByRole('row', { name: /\.com/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['.com', '$12.90', 'then $14.90/year', '$12.90', '$80.00', '']);
    expect(api.listInputs('listTlds')).toEqual([{ currency_code: 'USD' }]);
  });

  it('[LG-02a] names the late and the restore fee when an extension has them', async () => {
    open(sold);
    const row = await screen.findByRole('row', { name: /\.studio/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['.studio', '$4.90', 'then $29.90/year$6.00 more if late', '$12.90', '$112.00', '']);
    expect(screen.getByRole('row', { name: /\.com/ })).not.toHaveTextContent('late');
    expect(screen.getByText(/A late renewal costs the same unless its row says otherwise/)).toBeInTheDocument();
  });

  it('[RT-07b] [RT-07c] keeps the view in the address when it is sorted and searched', async () => {
    open(sold);
    await screen.findByRole('row', { name: /\.com/ });
    expect(endings()).toEqual(['.com', '.studio', '.us']);
    await userEvent.click(screen.getByRole('button', { name: /Every year after/ }));
    expect(endings()).toEqual(['.us', '.com', '.studio']);
    await userEvent.click(screen.getByRole('button', { name: /Every year after/ }));
    expect(endings()).toEqual(['.studio', '.com', '.us']);
    expect(address()).toBe('?sort=-renew');
    await userEvent.type(screen.getByRole('searchbox'), '.st');
    expect(endings()).toEqual(['.studio']);
    expect(address()).toBe('?find=.st&sort=-renew');
  });

  it('[RT-35a] opens the view of an address when that has one', async () => {
    open(sold, '?show=country');
    await screen.findByRole('row', { name: /\.us/ });
    expect(endings()).toEqual(['.us']);
    expect(screen.getByRole('radio', { name: 'Country' })).toBeChecked();
  });

  it('[PR-01b] tells what an extension costs over the years, and by which rules, when its row is opened', async () => {
    open(sold);
    const row = await screen.findByRole('row', { name: /\.com/ });
    const ending = within(row).getByRole('button', { name: '.com, costs over the years' });
    expect(ending).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(ending);
    expect(ending).toHaveAttribute('aria-expanded', 'true');
    for (const [span, cost] of [
      ['Over 1 year', '$12.90'],
      ['Over 3 years', '$42.70'],
      ['Over 5 years', '$72.50'],
      ['Over 10 years', '$147.00'],
    ] as const) {
      expect(within(row).getByText(span).nextSibling).toHaveTextContent(cost);
    }
    expect(row).toHaveTextContent('Each year you buy at once costs $12.90; renewals cost $14.90.');
    await userEvent.click(ending);
    expect(within(row).queryByText('Over 3 years')).not.toBeInTheDocument();
  });

  it('[RT-07a] draws some of five hundred extensions, tells how many there are, and prints all when asked', async () => {
    jest.spyOn(window, 'print').mockImplementation(() => void window.dispatchEvent(new Event('beforeprint')));
    open({ listTlds: () => anyOffers(500) });
    await screen.findByText('.ending0', undefined, { timeout: 10_000 });
    expect(screen.getAllByRole('row').length).toBeLessThan(150);
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '501');
    expect(screen.getByRole('status')).toHaveTextContent('500 extensions');
    await pasteInto(userEvent, screen.getByRole('searchbox'), 'ending49');
    expect(await screen.findByText('.ending499')).toBeInTheDocument();
    await userEvent.clear(screen.getByRole('searchbox'));
    await userEvent.click(screen.getByRole('button', { name: 'Print' }));
    // Looking for rows again and again among five hundred takes seconds.
    await screen.findByText('.ending499');
    expect(screen.getAllByRole('row')).toHaveLength(501);
    act(() => void window.dispatchEvent(new Event('afterprint')));
  });

  it('[RT-07a] saves what is shown as a file when asked', async () => {
    const made: Blob[] = [];
    URL.createObjectURL = (blob) => {
      made.push(blob as Blob);
      return 'blob:prices';
    };
    const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      expect(this.download).toMatch(/^prices_USD_\d{8}_\d{6}\.csv$/);
    });
    open(sold, '?find=st');
    await screen.findByRole('row', { name: /\.studio/ });
    await userEvent.click(screen.getByRole('button', { name: 'Download CSV' }));
    expect(saved).toHaveBeenCalledTimes(1);
    expect(await getText(made[0])).toMatch(/^\uFEFF?Extension,Currency,[^\n]*\n\.studio,USD,4\.90,29\.90,[^\n]*\n$/);
    saved.mockRestore();
  });

  it('[RT-07a] shows the prices that came last, with their date, when the shop does not answer', async () => {
    const first = open(sold);
    await screen.findByRole('row', { name: /\.com/ });
    first.unmount();
    queryClient.clear();
    const { api } = open({
      listTlds: () => {
        throw refusal(422, { message: 'Not now' });
      },
    });
    expect(await screen.findByText(/These prices are from/)).toHaveTextContent(formatDate(new Date()));
    expect(screen.getByRole('row', { name: /\.com/ })).toBeInTheDocument();
    api.answer(sold);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(/These prices are from/)).not.toBeInTheDocument());
  });

  it('says when no extension fits', async () => {
    open(sold, '?find=xyz');
    expect(await screen.findByText('.xyz is not sold here.')).toBeInTheDocument();
  });

  it('gives a cause, a reference and a way on when it failed', async () => {
    const { api } = open({
      listTlds: () => {
        throw refusal(422, { message: 'This currency is not sold in', request_id: '7KQ2-41' });
      },
    });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('This currency is not sold in');
    expect(alert).toHaveTextContent('7KQ2-41');
    api.answer(sold);
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('row', { name: /\.com/ })).toBeInTheDocument();
  });
});
