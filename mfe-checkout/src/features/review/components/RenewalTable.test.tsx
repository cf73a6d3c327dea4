import { cartItem, renderWithProviders } from '@storefront/shared/testing';
import { screen, within } from '@testing-library/react';
import { RenewalTable } from './RenewalTable';

test('[LG-04b] says when each name renews itself and for how much, or that it does not, when they are new', () => {
  const items = [cartItem({ domain: 'brindlewharf.com' }), cartItem({ domain: 'tannery-lane.com', autorenew: false })];
  renderWithProviders(<RenewalTable items={items} today={new Date('2026-11-21T10:00:00Z')} />);
  const rows = within(screen.getByRole('table', { name: /What each domain costs/ })).getAllByRole('row');
  expect(rows[1]).toHaveTextContent(
    'brindlewharf.comOn. Charged before November 21st, 2027, unless you turn it off$14.90/year',
  );
  expect(rows[2]).toHaveTextContent('tannery-lane.comOff. The domain expires November 21st, 2027');
});
