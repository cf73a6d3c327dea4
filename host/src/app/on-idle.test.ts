import { onIdle } from './on-idle';

const arrived = (state: DocumentReadyState) => jest.spyOn(document, 'readyState', 'get').mockReturnValue(state);

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('onIdle', () => {
  it('runs a moment after the page has loaded', () => {
    arrived('interactive');
    const run = jest.fn();
    onIdle(run);
    jest.advanceTimersByTime(60_000);
    expect(run).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('load'));
    jest.advanceTimersByTime(999);
    expect(run).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('does not run when cancelled', () => {
    arrived('complete');
    const run = jest.fn();
    onIdle(run)();
    jest.advanceTimersByTime(60_000);
    expect(run).not.toHaveBeenCalled();
  });
});
