import { pollDelay } from './poll-delay';

describe('[OR-02a] the back-off of the order poll', () => {
  test('polls soon at first and then at growing intervals', () => {
    const waits = Array.from({ length: 12 }, (_, asked) => pollDelay(asked));
    expect(waits[0]).toBeLessThan(1000);
    waits.slice(1).forEach((wait, index) => expect(wait).toBeGreaterThanOrEqual(waits[index] ?? Infinity));
  });

  test('never stops and never waits longer than 15 seconds', () => {
    expect(pollDelay(10_000)).toBe(15_000);
    expect(pollDelay(-1)).toBe(pollDelay(0));
  });

  test('polls at most 20 times in the first two minutes', () => {
    let elapsed = 0;
    let asked = 0;
    while (elapsed < 120_000) elapsed += pollDelay(asked++);
    expect(asked).toBeLessThanOrEqual(20);
  });
});
