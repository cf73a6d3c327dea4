import { whenQuiet } from './when-quiet';

const arrived = (state: DocumentReadyState) => jest.spyOn(document, 'readyState', 'get').mockReturnValue(state);

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('a quiet page', () => {
  it('has arrived and has stood still for a moment', () => {
    arrived('interactive');
    const run = jest.fn();
    whenQuiet(run);
    jest.advanceTimersByTime(60_000);
    expect(run).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('load'));
    jest.advanceTimersByTime(999);
    expect(run).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('is not waited for any more once that was stopped', () => {
    arrived('complete');
    const run = jest.fn();
    whenQuiet(run)();
    jest.advanceTimersByTime(60_000);
    expect(run).not.toHaveBeenCalled();
  });
});
