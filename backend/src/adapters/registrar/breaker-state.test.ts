import fc from 'fast-check';
import {
  CLOSED,
  isPaused,
  MAX_FAILURES,
  readState,
  beginProbe,
  countFailure,
  type BreakerRecord,
} from './breaker-state';

const REST_MS = 10_000;

type Event = { readonly kind: 'call' | 'failure' | 'answer'; readonly pauseMs: number };

/** Simulates calls and their results in any order, as from many instances. */
function run(events: readonly Event[]): { record: BreakerRecord; now: number }[] {
  let [record, now] = [CLOSED, 0];
  return events.map(({ kind, pauseMs }) => {
    now += pauseMs;
    if (kind === 'answer') record = CLOSED;
    if (kind === 'failure') record = countFailure(record, now, REST_MS);
    if (kind === 'call' && record.pausedUntil !== null && !isPaused(record, now)) record = beginProbe(record, now);
    return { record, now };
  });
}

const events = fc.array(
  fc.record({ kind: fc.constantFrom('call', 'failure', 'answer'), pauseMs: fc.integer({ min: 0, max: 30_000 }) }),
  { maxLength: 60 },
);

describe('[OP-02b] the breaker state of a service', () => {
  it('opens exactly after ten consecutive failures, and closes after one answer', () => {
    fc.assert(
      fc.property(events, (history) => {
        let inARow = 0;
        for (const [index, { record }] of run(history).entries()) {
          if (history[index]?.kind === 'failure') inARow += 1;
          if (history[index]?.kind === 'answer') inARow = 0;
          expect(readState(record) === 'closed').toBe(inARow < MAX_FAILURES);
        }
      }),
    );
  });

  it('is not kept open longer by failures of calls sent before it opened', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: REST_MS - 1 }), { maxLength: 20 }), (moments) => {
        let record = CLOSED;
        for (let failure = 0; failure < MAX_FAILURES; failure += 1) record = countFailure(record, 0, REST_MS);
        for (const moment of moments) record = countFailure(record, moment, REST_MS);
        expect(record.pausedUntil).toBe(REST_MS);
      }),
    );
  });

  it('opens again immediately after a failed probe', () => {
    let record = CLOSED;
    for (let failure = 0; failure < MAX_FAILURES; failure += 1) record = countFailure(record, 0, REST_MS);
    record = countFailure(beginProbe(record, REST_MS), REST_MS + 5, REST_MS);
    expect([readState(record), record.pausedUntil]).toEqual(['open', 2 * REST_MS + 5]);
  });
});
