import { setTimeout as sleep } from 'node:timers/promises';
import { mapConcurrently } from './map-concurrently';

describe('mapConcurrently', () => {
  it('returns results in the order of the items, with at most the limit running', async () => {
    let running = 0;
    let most = 0;
    const results = await mapConcurrently([5, 1, 3, 2, 4], 2, async (item, index) => {
      running += 1;
      most = Math.max(most, running);
      await sleep(item);
      running -= 1;
      return `${index}: ${item}`;
    });
    expect(results).toEqual(['0: 5', '1: 1', '2: 3', '3: 2', '4: 4']);
    expect(most).toBe(2);
    expect(await mapConcurrently([], 2, () => Promise.reject(new Error('nothing to map')))).toEqual([]);
  });

  it('throws an error only once nothing is running any more', async () => {
    const ended: number[] = [];
    const mapped = mapConcurrently([0, 10, 5], 2, async (item) => {
      if (item === 0) throw new Error('the first fails');
      await sleep(item);
      ended.push(item);
    });
    await expect(mapped).rejects.toThrow('the first fails');
    expect(ended).toEqual([10, 5]);
  });
});
