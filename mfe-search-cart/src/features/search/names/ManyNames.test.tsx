import type { NamesAnswer, SearchResult } from '@storefront/shared/contract';
import { readNameList } from '@storefront/shared/domain';
import { renderWithProviders, searchResult, type Handlers } from '@storefront/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lines, net, org } from '../../../testing/results';
import { NO_FILTER } from '../model/result-filter';
import { ManyNames } from './ManyNames';

const check =
  (...results: SearchResult[]) =>
  (): NamesAnswer => ({ search_key: 'k', is_search_completed: true, results, not_sold: ['brindlewharf.zzz'] });
const found = [
  net,
  org,
  searchResult({ domain: 'brindlewharf.io', status: 'premium', price: 2400, renewal_price: 54 }),
  searchResult({ domain: 'quay.ai', price: 79, renewal_price: 89, min_years: 2, first_year_only: false }),
];

function show(names: readonly string[], api: Handlers) {
  const read = readNameList(names.join(' '), names.length).names;
  const list = (
    <ManyNames
      names={read}
      leftOut={{ repeated: [], refused: [], beyond: [] }}
      currency="USD"
      filter={NO_FILTER}
      onShowAll={() => undefined}
    />
  );
  return renderWithProviders(list, { api });
}

describe('[SE-05b] many names at once', () => {
  it('adds all that is free at the list price, with the sum named before, when its button is pressed', async () => {
    show(['brindlewharf.net', 'brindlewharf.org'], { checkNames: check(...found) });
    await userEvent.click(await screen.findByRole('button', { name: 'Add 2 available domains, $171.90' }));
    expect(lines().map(({ domain, period }) => [domain, period])).toEqual([
      ['brindlewharf.net', 1],
      ['quay.ai', 2],
    ]);
    expect(screen.getByRole('link', { name: 'Open cart' })).toBeInTheDocument();
    expect(screen.getByText('2 domains are in your cart')).toBeInTheDocument();
  });

  it('warns when a name is a look-alike', async () => {
    const mixed = searchResult({ domain: 'xn--pypal-4ve.com' });
    show(['xn--pypal-4ve.com'], { checkNames: check(mixed) });
    expect(
      await screen.findByText(
        /^This domain mixes letters of more than one alphabet. People may mistake it for another/,
      ),
    ).toBeInTheDocument();
  });
});
