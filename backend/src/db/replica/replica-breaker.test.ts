import fc from 'fast-check';
import { ReplicaBreaker } from './replica-breaker';

describe('[OP-02k] a replica that does not respond', () => {
  it('is tried with one statement after a pause, which doubles each time up to half a minute', () => {
    const breaker = new ReplicaBreaker();
    let now = 0;
    expect(breaker.admits(now)).toBe(true);
    expect(breaker.failed(now)).toBe(true);
    for (const rest of [1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]) {
      expect(breaker.admits(now + rest - 1)).toBe(false);
      now += rest;
      expect([breaker.admits(now), breaker.admits(now)]).toEqual([true, false]);
      expect(breaker.failed(now)).toBe(false);
    }
    breaker.answered();
    expect([breaker.admits(now), breaker.admits(now)]).toEqual([true, true]);
  });

  it('pauses once, however many statements were running', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50 }), (underWay) => {
        const breaker = new ReplicaBreaker();
        for (let statement = 0; statement < underWay; statement += 1) breaker.admits(0);
        const opened = Array.from({ length: underWay }, () => breaker.failed(0)).filter(Boolean);
        expect(opened).toHaveLength(1);
        expect([breaker.admits(999), breaker.admits(1_000)]).toEqual([false, true]);
      }),
    );
  });
});
