import { DriverCrash, type PageDriver } from './page-driver';
import { runJourney } from './run-journey';

/** A driver without a browser, whose steps run the functions of each attempt in turn. */
function walk(attempts: readonly (() => Promise<void>)[], uncaught: readonly string[] = []) {
  const lines: string[] = [];
  let started = 0;
  let closed = 0;
  const start = async () => {
    started += 1;
    return {
      version: 'Nothing 1.0',
      uncaught: () => uncaught,
      log: () => 'its last words',
      close: async () => void (closed += 1),
    } as PageDriver;
  };
  const outcome = runJourney(
    'Nothing',
    start,
    () => [
      { name: 'home', run: async () => undefined },
      { name: 'search', run: attempts[started - 1] ?? (async () => undefined) },
    ],
    (line) => lines.push(line),
  );
  return outcome.then((result) => ({ ...result, started, closed, reported: lines.join('\n') }));
}
const crashes = async () => {
  throw new DriverCrash('no such window');
};
const isMissing = async () => {
  throw new Error('The button did not come');
};

describe('A journey in a browser', () => {
  it('passes with all its steps', async () => {
    expect(await walk([])).toMatchObject({ passed: 2, failed: 0, started: 1, closed: 1 });
  });

  it('starts again after a crash of the driver, and shows its last output', async () => {
    const result = await walk([crashes]);
    expect(result).toMatchObject({ passed: 2, failed: 0, started: 2, closed: 2 });
    expect(result.reported).toContain('the driver of Nothing crashed at "search": no such window\nits last words');
  });

  it('fails and is not skipped when the driver crashes again', async () => {
    expect(await walk([crashes, crashes])).toMatchObject({
      passed: 0,
      failed: 1,
      note: 'Nothing: its driver crashed 2 times, the last time at "search": no such window',
      started: 2,
      closed: 2,
    });
  });

  it('fails at once when the product misbehaves or leaves an error uncaught', async () => {
    expect(await walk([isMissing])).toMatchObject({
      passed: 1,
      failed: 1,
      note: 'Nothing: "search" failed',
      started: 1,
    });
    expect(await walk([], ['TypeError: nothing'])).toMatchObject({ passed: 2, failed: 1, started: 1 });
  });
});
