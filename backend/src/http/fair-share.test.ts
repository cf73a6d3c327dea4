import type { CustomerId } from '@storefront/shared/contract';
import { asId } from '../../test/support/as-id';
import { FairShare } from './fair-share';

const mara = asId<CustomerId>('mara');

/** Starts calls of a customer, each of which ends when told to. */
function start(share: FairShare, count: number) {
  const ends: (() => void)[] = [];
  const done = Promise.all(
    Array.from({ length: count }, () => share.run(mara, () => new Promise<void>((resolve) => void ends.push(resolve)))),
  );
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return {
    done,
    /** How many have begun so far. */
    begun: async () => {
      await settled();
      return ends.length;
    },
    end: async (index: number) => {
      ends[index]?.();
      await settled();
    },
  };
}

describe('[OP-11c] calls of one customer', () => {
  it('run at once as far as a page makes them, and follow one by one', async () => {
    const calls = start(new FairShare(6), 12);
    expect(await calls.begun()).toBe(6);
    for (let index = 0; index < 6; index += 1) {
      await calls.end(index);
      expect(await calls.begun()).toBe(7 + index);
    }
    for (let index = 6; index < 12; index += 1) await calls.end(index);
    await calls.done;
  });

  it('run two at once in a burst, in the order in which they came, until no more wait than a page makes', async () => {
    const calls = start(new FairShare(6), 50);
    expect(await calls.begun()).toBe(6);
    for (let index = 0; index < 4; index += 1) await calls.end(index);
    expect(await calls.begun()).toBe(6);
    // From here on two are running and 44 wait.
    let ended = 4;
    while ((await calls.begun()) < 44) {
      await calls.end(ended);
      ended += 1;
      expect((await calls.begun()) - ended).toBe(ended < 42 ? 2 : 6);
    }
    while (ended < 50) {
      await calls.end(ended);
      ended += 1;
    }
    await calls.done;
  });

  it('leave nothing behind, also when they fail', async () => {
    const share = new FairShare(1);
    const failing = share.run(mara, () => Promise.reject(new Error('The registrar does not respond')));
    const next = share.run(mara, () => Promise.resolve('done'));
    await expect(failing).rejects.toThrow('The registrar does not respond');
    expect(await next).toBe('done');
  });
});
