import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { CostParts, Money, Price, PriceChange, TotalRow } from '.';
import { assertMinor } from '../../domain';

const getText = (element: ReactElement) => render(element).container.textContent;

it.each([
  ['USD', '$1,234.50'],
  ['GBP', '£1,234.50'],
  ['EUR', '€1,234.50'],
  ['CAD', '$1,234.50'],
  ['AUD', '$1,234.50'],
])('[CU-07a] Money writes %s in the locale of that currency', (currency, text) => {
  expect(getText(<Money minor={assertMinor(123450)} currency={currency} />)).toBe(text);
});

it('Price gives the first year and every year after it', () => {
  expect(getText(<Price first={assertMinor(1290)} renewal={assertMinor(1490)} currency="USD" />)).toBe(
    '$12.90 the first year, then $14.90/year',
  );
});

it('Price gives the first term when it is longer than a year', () => {
  expect(getText(<Price first={assertMinor(2580)} renewal={assertMinor(1490)} term={2} currency="USD" />)).toBe(
    '$25.80 for 2 years, then $14.90/year',
  );
});

it('Money writes zero as $0.00', () => {
  expect(getText(<Money minor={0} currency="USD" />)).toBe('$0.00');
});

it('PriceChange shows the former and the current price', () => {
  const { container } = render(<PriceChange was={assertMinor(68000)} now={assertMinor(72000)} currency="USD" />);
  expect(container.querySelector('del')).toHaveTextContent('was $680.00');
  expect(container.querySelector('ins')).toHaveTextContent('now $720.00');
});

it('CostParts gives each part with its amount, and renders nothing without parts', () => {
  const parts = [
    { label: 'Renewal, 1 year', amount: assertMinor(1490) },
    { label: 'Restoring the domain', amount: assertMinor(8900) },
  ];
  expect(getText(<CostParts parts={parts} currency="USD" />)).toBe('Renewal, 1 year $14.90Restoring the domain $89.00');
  expect(getText(<CostParts parts={[]} currency="USD" />)).toBe('');
});

it('TotalRow names the currency only for the grand total', () => {
  expect(getText(<TotalRow label="VAT 25%" minor={assertMinor(1290)} currency="USD" />)).toBe('VAT 25%$12.90');
  expect(getText(<TotalRow label="Total" minor={assertMinor(6450)} currency="USD" strong />)).toBe('Total USD$64.50');
});
