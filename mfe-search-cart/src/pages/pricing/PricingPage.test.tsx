import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { queryClient } from '@storefront/shared/api';
import { formatDate } from '@storefront/shared/domain';
import { useLocation } from '@storefront/shared/routing';
import { refusal, renderWithProviders, tldOffer, type Handlers } from '@storefront/shared/testing';
import { store } from '@storefront/shared/store';
import { knownPricesAtom } from '../../model/known-prices-atom';
import { PricingPage } from './PricingPage';

/** A browser that has never loaded the list. */
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

describe('/site/pricing', () => {
  it('[RT-07a] [LG-02a] lists the extensions in the shop currency, and how many there are, when they are loaded', async () => {
    const { api } = open(sold);
    expect(await screen.findByRole('row', { name: /\.com/ })).toHaveTextContent('.com$12.90');
    expect(api.listInputs('listTlds')).toEqual([{ currency_code: 'USD' }]);
    expect(screen.getByRole('status')).toHaveTextContent('3 extensions');
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

  it('[RT-07a] saves what is shown as a file, or prints it, when asked', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
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
    await userEvent.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
    print.mockRestore();
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
