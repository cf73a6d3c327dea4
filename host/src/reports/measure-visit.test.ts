import { measureVisit } from './measure-visit';

const mockFound = { reachable: true, measured: [] as string[] };
jest.mock('./report-vitals', () => {
  if (!mockFound.reachable) throw new Error('Loading chunk 730 failed');
  return { reportVitals: (page: string) => mockFound.measured.push(page) };
});

/** Longer than the wait for an idle page and any pause of {@link measureVisit} between tries. */
const LONG_MS = 120_000;

beforeEach(() => {
  jest.useFakeTimers();
  mockFound.measured = [];
});
afterEach(() => jest.useRealTimers());

describe('[MF-08b] [C8] measureVisit', () => {
  it('logs that its code could not be fetched, and starts once it can', async () => {
    const uncaught: unknown[] = [];
    const note = (error: unknown) => void uncaught.push(error);
    process.on('unhandledRejection', note);
    const log = jest.spyOn(console, 'warn').mockImplementation();
    mockFound.reachable = false;
    measureVisit('/site/home');
    await jest.advanceTimersByTimeAsync(LONG_MS);
    expect(log).toHaveBeenCalled();
    expect(mockFound.measured).toEqual([]);

    mockFound.reachable = true;
    await jest.advanceTimersByTimeAsync(LONG_MS);
    expect(mockFound.measured).toEqual(['/site/home']);
    expect(uncaught).toEqual([]);
    process.off('unhandledRejection', note);
  });
});
