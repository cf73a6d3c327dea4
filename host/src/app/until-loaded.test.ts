import { untilLoaded } from './until-loaded';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const failing = (times: number) => {
  const load = jest.fn<Promise<string>, []>();
  for (let time = 0; time < times; time += 1) load.mockRejectedValueOnce(new Error('ChunkLoadError'));
  return load.mockResolvedValue('part');
};

describe('[MF-04b] [C8] untilLoaded', () => {
  it('loads once when nothing goes wrong', async () => {
    const load = failing(0);
    await expect(untilLoaded(load)).resolves.toBe('part');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('retries after growing pauses when loading fails', async () => {
    const load = failing(2);
    const loaded = untilLoaded(load);
    await jest.advanceTimersByTimeAsync(999);
    expect(load).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(load).toHaveBeenCalledTimes(2);
    await jest.advanceTimersByTimeAsync(2_000);
    await expect(loaded).resolves.toBe('part');
  });

  it('retries at once when the browser is back online', async () => {
    const load = failing(1);
    const loaded = untilLoaded(load);
    await jest.advanceTimersByTimeAsync(10);
    window.dispatchEvent(new Event('online'));
    await expect(loaded).resolves.toBe('part');
    expect(load).toHaveBeenCalledTimes(2);
  });
});
