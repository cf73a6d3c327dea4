import { useState } from 'react';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithProviders } from '@storefront/shared/testing';
import { livePage } from './LivePage';

it('[RT-37l] livePage does not render a page again when its parent renders', async () => {
  const draw = jest.fn();
  const Page = livePage(
    'search.pricing',
    () => {
      draw();
      return <p>Prices</p>;
    },
    () => Promise.resolve(),
  );
  const loading = <p>Loading</p>;
  function Above() {
    const [count, setCount] = useState(0);
    return (
      <>
        <button type="button" onClick={() => setCount(count + 1)}>
          {count}
        </button>
        <Page loading={loading} />
      </>
    );
  }
  renderWithProviders(<Above />);
  expect(screen.getByText('Prices')).toBeInTheDocument();
  const before = draw.mock.calls.length;
  await userEvent.setup().click(screen.getByRole('button', { name: '0' }));
  expect(screen.getByRole('button', { name: '1' })).toBeInTheDocument();
  expect(draw).toHaveBeenCalledTimes(before);
});
