import type { TldOffer } from '@storefront/shared/contract';
import { renderWithProviders, tldOffer } from '@storefront/shared/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { nextSort, priceRows, type PriceSort } from '../model/price-table';
import { PriceTable } from './PriceTable';

/** The table within a page that keeps its sort order. */
function Prices({ offers }: { offers: readonly TldOffer[] }) {
  const [sort, setSort] = useState<PriceSort>({ column: 'tld', descending: false });
  return (
    <PriceTable
      offers={priceRows(offers, { find: '', group: 'all', sort })}
      sort={sort}
      onSort={(column) => setSort(nextSort(sort, column))}
      form="view"
      empty="No extension of this group is sold here."
    />
  );
}

const com = tldOffer({ tld: 'com' });
const studio = tldOffer({ tld: 'studio', register: 4.9, renew: 29.9, late: 6, restore: 112 });
const us = tldOffer({
  tld: 'us',
  register: 9.9,
  renew: 9.9,
  first_year_only: true,
  grace_days: 0,
  redemption_days: 0,
  eligibility: 'For citizens and residents of the United States.',
});

const show = (...offers: TldOffer[]) => renderWithProviders(<Prices offers={offers} />);
const row = (tld: string): HTMLElement => screen.getByRole('row', { name: new RegExp(`^\\.${tld}`) });
const cells = (tld: string) =>
  within(row(tld))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
const details = (tld: string): HTMLElement =>
  within(row(tld)).getByRole('button', { name: `.${tld}, costs over the years` });
const order = () => [com, studio, us].map(({ tld }) => tld).sort((a, b) => place(a) - place(b));
const place = (tld: string): number => screen.getAllByRole('row').indexOf(row(tld));
/** `hidden`, because checking the visibility of hundreds of rows is slow. */
const countRows = () => screen.getAllByRole('row', { hidden: true }).length;

describe('the prices of extensions', () => {
  it('[RT-07a] [LG-02a] say what each costs to get, to keep, to bring and to get back, with a late fee when there is one', () => {
    show(com, studio);
    expect(cells('com')).toEqual(['.com', '$12.90', 'then $14.90/year', '$12.90', '$80.00', '']);
    expect(cells('studio')).toEqual([
      '.studio',
      '$4.90',
      'then $29.90/year$6.00 more if late',
      '$12.90',
      '$112.00',
      '',
    ]);
  });

  it('[TR-01b] say that a domain moves by a change of tag when no code moves it', () => {
    show(tldOffer({ tld: 'uk', transfer: null }));
    expect(cells('uk')[3]).toBe('By tag change');
  });

  it('[RT-07a] say who can register when an extension is not for everybody', () => {
    show(com, us);
    expect(row('us')).toHaveTextContent('For citizens and residents of the United States.');
    expect(row('com')).not.toHaveTextContent('For ');
  });

  it('[RT-07b] go up by a column when its heading is pressed, and down when it is pressed again', async () => {
    show(com, studio, us);
    const heading = screen.getByRole('columnheader', { name: /^Every year after/ });
    await userEvent.click(within(heading).getByRole('button'));
    expect(heading).toHaveAttribute('aria-sort', 'ascending');
    expect(order()).toEqual(['us', 'com', 'studio']);
    await userEvent.click(within(heading).getByRole('button'));
    expect(heading).toHaveAttribute('aria-sort', 'descending');
    expect(order()).toEqual(['studio', 'com', 'us']);
  });

  it('[PR-01b] tell the cost over the years and the rules of an extension when its row is opened', async () => {
    show(com, us);
    const ending = details('com');
    expect(ending).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(ending);
    expect(ending).toHaveAttribute('aria-expanded', 'true');
    for (const [span, cost] of [
      ['Over 1 year', '$12.90'],
      ['Over 3 years', '$38.70'],
      ['Over 5 years', '$64.50'],
      ['Over 10 years', '$129.00'],
    ] as const) {
      expect(within(row('com')).getByText(span).nextSibling).toHaveTextContent(cost);
    }
    expect(row('com')).toHaveTextContent('Each year you buy at once costs $12.90; renewals cost $14.90.');
    expect(row('us')).not.toHaveTextContent('Over 3 years');
    await userEvent.click(ending);
    expect(within(row('com')).queryByText('Over 3 years')).not.toBeInTheDocument();
  });

  it('[LG-02a] tell the late fee, or that nothing can be renewed after expiry, when that is the rule of an opened row', async () => {
    show(studio, us);
    await userEvent.click(details('studio'));
    expect(within(row('studio')).getByText('Late renewal').nextSibling).toHaveTextContent('$6.00 more');
    await userEvent.click(details('us'));
    expect(row('us')).toHaveTextContent('It cannot be renewed after expiry; anyone can register it then.');
    expect(within(row('us')).queryByText('Late renewal')).not.toBeInTheDocument();
  });

  it('say what is wrong when no extension fits', () => {
    show();
    expect(screen.getByText('No extension of this group is sold here.')).toBeInTheDocument();
  });

  it('[RT-07a] are drawn in part when there are two hundred, which they say, and in whole on paper', () => {
    renderWithProviders(
      <Prices offers={Array.from({ length: 200 }, (_, index) => tldOffer({ tld: `ending${index}` }))} />,
    );
    expect(countRows()).toBeLessThan(150);
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '201');
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(countRows()).toBe(201);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(countRows()).toBeLessThan(150);
  });
});
