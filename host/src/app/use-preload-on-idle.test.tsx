import { act } from '@testing-library/react';
import { setPreloader } from '@storefront/shared/routing';
import { renderWithProviders } from '@storefront/shared/testing';
import { usePreloadOnIdle } from './use-preload-on-idle';

const preloader = jest.fn();
const Page = () => {
  usePreloadOnIdle('/site/availability/name');
  return <h1>Home</h1>;
};

beforeEach(() => {
  jest.useFakeTimers();
  preloader.mockClear();
  setPreloader(preloader);
});
afterEach(() => {
  jest.useRealTimers();
  setPreloader(undefined);
  Object.assign(navigator, { connection: undefined });
});

const open = async () => {
  renderWithProviders(<Page />);
  await act(() => jest.advanceTimersByTimeAsync(10_000));
};

describe('usePreloadOnIdle', () => {
  it('fetches the next page when the current one is idle', async () => {
    await open();
    expect(preloader.mock.calls).toEqual([['/site/availability/name']]);
  });

  it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
    'fetches nothing over a connection with %o',
    async (connection) => {
      Object.assign(navigator, { connection });
      await open();
      expect(preloader).not.toHaveBeenCalled();
    },
  );
});
