import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Banner, EmptyState, FailurePanel, Progress, SkeletonRows, useSteadyPending } from '.';

it('SkeletonRows says what is loading and hides its bars from screen readers', () => {
  render(<SkeletonRows rows={3} label="Loading your domains" />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading your domains');
  expect(screen.getByRole('status').querySelectorAll('[aria-hidden=true]').length).toBeGreaterThanOrEqual(3);
});

it('FailurePanel alerts, gives the reference and tries again when asked', async () => {
  const onRetry = jest.fn();
  const user = userEvent.setup();
  render(
    <FailurePanel
      title="The DNS editor did not load"
      line="Your domains still work."
      reference="7KQ2-41"
      onRetry={onRetry}
    />,
  );
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Your domains still work. If it happens again, send us reference 7KQ2-41.',
  );
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

it('EmptyState has a title of the given level and its action', () => {
  render(<EmptyState level={3} title="Names you add wait here." action={<a href="/">Find a name</a>} />);
  expect(screen.getByRole('heading', { level: 3, name: 'Names you add wait here.' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Find a name' })).toBeInTheDocument();
});

it('Banner alerts only when it reports danger', () => {
  render(
    <>
      <Banner tone="danger">You are offline</Banner>
      <Banner tone="warning">Expires in 9 days</Banner>
    </>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('You are offline');
  expect(screen.getByRole('status')).toHaveTextContent('Expires in 9 days');
});

it('Progress has a name, and no value while that is unknown', () => {
  render(
    <>
      <Progress label="2 of 3" value={2} max={3} />
      <Progress label="Asking" />
    </>,
  );
  expect(screen.getByRole('progressbar', { name: '2 of 3' })).toHaveAttribute('value', '2');
  expect(screen.getByRole('progressbar', { name: 'Asking' })).not.toHaveAttribute('value');
});

describe('useSteadyPending', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const run = () => renderHook(({ pending }) => useSteadyPending(pending), { initialProps: { pending: true } });
  const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

  it('shows nothing when the answer comes within 150 ms', () => {
    const { result, rerender } = run();
    wait(149);
    expect(result.current).toBe(false);
    rerender({ pending: false });
    wait(1000);
    expect(result.current).toBe(false);
  });

  it('stays for 300 ms once it is shown', () => {
    const { result, rerender } = run();
    wait(150);
    expect(result.current).toBe(true);
    rerender({ pending: false });
    wait(299);
    expect(result.current).toBe(true);
    wait(1);
    expect(result.current).toBe(false);
  });
});
