import { untilLoaded } from './until-loaded';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const failing = (times: number) => {
  const load = jest.fn<Promise<string>, []>();
  for (let time = 0; time < times; time += 1) load.mockRejectedValueOnce(new Error('ChunkLoadError'));
  return load.mockResolvedValue('part');
};

describe('[MF-04b] [C8] a part of the frame whose code cannot be fetched', () => {
  it('is fetched once where nothing goes wrong', async () => {
    const load = failing(0);
    await expect(untilLoaded(load)).resolves.toBe('part');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is tried again after growing pauses', async () => {
    const load = failing(2);
    const loaded = untilLoaded(load);
    await jest.advanceTimersByTimeAsync(999);
    expect(load).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(load).toHaveBeenCalledTimes(2);
    await jest.advanceTimersByTimeAsync(2_000);
    await expect(loaded).resolves.toBe('part');
  });

  it('is tried at once when the browser is online again', async () => {
    const load = failing(1);
    const loaded = untilLoaded(load);
    await jest.advanceTimersByTimeAsync(10);
    window.dispatchEvent(new Event('online'));
    await expect(loaded).resolves.toBe('part');
    expect(load).toHaveBeenCalledTimes(2);
  });
});
