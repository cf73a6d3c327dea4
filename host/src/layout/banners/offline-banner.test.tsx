import { act, render, screen } from '@testing-library/react';
import { OfflineBanner } from './OfflineBanner';

const setOnline = (online: boolean) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  window.dispatchEvent(new Event(online ? 'online' : 'offline'));
};

it('[NT-02] OfflineBanner says that what was typed is kept while the device is offline', () => {
  setOnline(true);
  render(<OfflineBanner />);
  expect(screen.queryByText(/You are offline/)).not.toBeInTheDocument();
  act(() => setOnline(false));
  expect(screen.getByText('You are offline. What you typed is kept.')).toBeInTheDocument();
  act(() => setOnline(true));
  expect(screen.queryByText(/You are offline/)).not.toBeInTheDocument();
});
