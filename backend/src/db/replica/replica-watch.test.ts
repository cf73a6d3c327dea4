import type { RawExecute } from '../transaction-guard';
import { ReplicaWatch } from './replica-watch';

const never = new Promise<never>(() => undefined);
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const primary: RawExecute = async () => ({ rows: [{ at: new Date(), lsn: '0/2', cluster: '1' }], rowCount: 1 });
const held = { rows: [{ is_replica: true, lsn: '0/2', cluster: '1' }], rowCount: 1 };

describe('[OP-02m] the replica watch', () => {
  it('delays a read for a quarter of a second and no longer when the replica does not respond', async () => {
    const watch = new ReplicaWatch({ primary, replica: () => never, maxLagMs: 5_000, log });
    const begun = performance.now();
    expect(await watch.catchUp()).toBe(false);
    // Far less than the lag that would be allowed; the rest allows for a busy machine.
    expect(performance.now() - begun).toBeLessThan(4_000);
  });

  it('reports each check that finds the replica away, and once when it responds again, late or not', async () => {
    const heard: string[] = [];
    const answers: RawExecute[] = [
      async () => held,
      () => Promise.reject(new Error('Query read timeout')),
      () => Promise.reject(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' })),
      async () => ({ ...held, rows: [{ is_replica: true, lsn: '0/1', cluster: '1' }] }),
      async () => held,
    ];
    let now = 0;
    const watch = new ReplicaWatch({
      primary,
      replica: (...given) => (answers.shift() ?? (() => never))(...given),
      maxLagMs: 5_000,
      log,
      lost: () => heard.push('lost'),
      recovered: () => heard.push('recovered'),
      now: () => now,
    });
    const states: string[] = [];
    const away: (string | undefined)[] = [];
    while (answers.length > 0) {
      states.push(await watch.poll());
      away.push(watch.away);
      now += 10_000;
    }
    expect(states).toEqual(['in_use', 'timeout', 'down', 'lag', 'in_use']);
    expect(away).toEqual([undefined, 'timeout', 'down', undefined, undefined]);
    expect(heard).toEqual(['lost', 'lost', 'recovered']);
  });
});
