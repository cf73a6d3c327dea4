import { screen } from '@testing-library/react';
import { assertMinor } from '@storefront/shared/domain';
import { cartItem, renderWithProviders } from '@storefront/shared/testing';
import { PriceChangeNote } from './PriceChangeNote';

describe('[CT-15a] the note of a changed price', () => {
  it('[CU-04] says that a currency is gone, also where the figure in the new one is the same', () => {
    const change = { was: assertMinor(1290), now: assertMinor(1290), currency: 'USD', withdrawn: 'EUR', parts: [] };
    renderWithProviders(
      <PriceChangeNote
        item={cartItem()}
        change={change}
        primary
        onAccept={() => undefined}
        onRemove={() => undefined}
      />,
    );
    expect(screen.getByText(/Now priced in USD instead of EUR/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Accept $12.90' })).toBeInTheDocument();
  });
});
