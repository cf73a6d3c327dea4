import { addOnLine, cartItem, renderWithProviders } from '@storefront/shared/testing';
import { screen } from '@testing-library/react';
import { PerformanceConsent } from './PerformanceConsent';

test('[LG-05a] speaks of each kind of line when several are ordered', () => {
  const lines = [
    cartItem(),
    cartItem({ domain: 'wharf.net', type: 'renew', date: '2027-01-01T00:00:00Z' }),
    addOnLine({ domain: 'older.com' }),
  ];
  renderWithProviders(<PerformanceConsent lines={lines} given={false} missing={false} onChange={() => undefined} />);
  expect(screen.getByRole('checkbox', { name: /lose the right to withdraw/ })).toHaveAccessibleName(
    'Carry out my order at once, before the 14 days in which I may withdraw are over. I know that I lose the right to withdraw sooner: for a registration as soon as the name is registered, for a renewal as soon as the name is renewed and for add-ons as soon as they are on.',
  );
});
