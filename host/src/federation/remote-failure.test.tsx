import { screen } from '@testing-library/react';
import { renderWithProviders } from '@storefront/shared/testing';
import { RemoteFailure } from './RemoteFailure';

afterEach(() => jest.restoreAllMocks());

const show = (online: boolean) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  renderWithProviders(<RemoteFailure reference="a9400005-2c1e" onRetry={() => Promise.resolve()} />);
  return screen.getByRole('alert');
};

it('[RT-22] RemoteFailure says that the rest works, with the reported reference', () => {
  const panel = show(true);
  expect(panel).toHaveTextContent('the rest of the shop works');
  expect(panel).toHaveTextContent('a9400005');
});

it('[RT-22] RemoteFailure says neither that the rest works nor that it was reported when the device is offline', () => {
  const panel = show(false);
  expect(panel).toHaveTextContent(/^This part of the shop did not load\s*Try again$/);
});
