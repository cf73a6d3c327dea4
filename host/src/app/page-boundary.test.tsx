import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onProblem, type Problem } from '@storefront/shared/store';
import { renderWithProviders } from '@storefront/shared/testing';
import { PageBoundary } from './PageBoundary';

it('[RT-22] PageBoundary says what is safe, shows a logged reference and offers a retry when a page fails', async () => {
  const user = userEvent.setup();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const problems: Problem[] = [];
  const stop = onProblem((problem) => problems.push(problem));
  let broken = true;
  const Page = () => {
    if (broken) throw new Error('broken');
    return <p>mended</p>;
  };

  renderWithProviders(
    <PageBoundary onRetry={() => (broken = false)}>
      <Page />
    </PageBoundary>,
  );
  const reference = screen.getByText(/^[0-9a-f]{8}$/).textContent ?? '';
  expect(screen.getByRole('alert')).toHaveTextContent('nothing was charged because of this error');
  expect(problems.map(({ error }) => String(error))).toEqual([expect.stringContaining(reference)]);

  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('mended')).toBeInTheDocument();
  stop();
});

it('[RT-22] PageBoundary says that a page did not load when its code does not arrive, and opens it when the device is back online', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  let online = false;
  const Page = () => {
    if (!online) throw Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
    return <p>Help</p>;
  };
  renderWithProviders(
    <PageBoundary>
      <Page />
    </PageBoundary>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('This part of the shop did not load');
  expect(screen.queryByText(/on our side/)).not.toBeInTheDocument();
  online = true;
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('Help')).toBeVisible();
});
