import { DriverCrash, type PageDriver } from './page-driver';
import { runJourney } from './run-journey';

/** A driver of no browser at all, whose steps do what each attempt in turn says. */
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
  return outcome.then((result) => ({ ...result, started, closed, said: lines.join('\n') }));
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

  it('begins anew after a crash of the driver, whose last words are shown', async () => {
    const result = await walk([crashes]);
    expect(result).toMatchObject({ passed: 2, failed: 0, started: 2, closed: 2 });
    expect(result.said).toContain('the driver of Nothing crashed at "search": no such window\nits last words');
  });

  it('has failed, not been left out, when the driver crashes again', async () => {
    expect(await walk([crashes, crashes])).toMatchObject({
      passed: 0,
      failed: 1,
      note: 'Nothing: its driver crashed 2 times, the last time at "search": no such window',
      started: 2,
      closed: 2,
    });
  });

  it('has failed at once where the product does not do what it should, or leaves an error uncaught', async () => {
    expect(await walk([isMissing])).toMatchObject({
      passed: 1,
      failed: 1,
      note: 'Nothing: "search" failed',
      started: 1,
    });
    expect(await walk([], ['TypeError: nothing'])).toMatchObject({ passed: 2, failed: 1, started: 1 });
  });
});
