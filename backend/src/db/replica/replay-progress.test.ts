import fc from 'fast-check';
import { parseLsn, ReplayProgress, type Position } from './replay-progress';

const toPosition = (lsn: bigint, second: number): Position => ({
  lsn,
  at: new Date(second * 1_000),
  seen: second * 1_000,
});

describe('an LSN', () => {
  it("is parsed in PostgreSQL's format", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: (1n << 64n) - 1n }), (lsn) => {
        const text = `${(lsn >> 32n).toString(16).toUpperCase()}/${(lsn & 0xffffffffn).toString(16).toUpperCase()}`;
        expect(parseLsn(text)).toBe(lsn);
      }),
    );
    for (const text of ['', '0', '/', '1/2/3', '123456789/0', 'x/0'])
      expect(() => parseLsn(text)).toThrow('Invalid LSN');
  });
});

describe('[OP-02j] how current a replica is known to be', () => {
  /** Steps of the primary: how much each writes, and how many positions behind the replica then is. */
  const steps = fc.array(fc.record({ written: fc.nat(1_000), behind: fc.nat(5) }), { minLength: 1, maxLength: 60 });

  it('is the newest position that it has replayed, however far it lags', () => {
    fc.assert(
      fc.property(steps, (course) => {
        const progress = new ReplayProgress();
        const positions: Position[] = [];
        let lsn = 0n;
        let replayed = 0n;
        course.forEach(({ written, behind }, second) => {
          lsn += BigInt(written);
          positions.push(toPosition(lsn, second));
          progress.written(positions[second] as Position);
          const reached = positions[Math.max(0, second - behind)]?.lsn ?? 0n;
          if (reached > replayed) replayed = reached;
          progress.replayed(replayed);
          expect(progress.held).toEqual(positions.findLast((position) => position.lsn <= replayed));
        });
      }),
    );
  });

  it('is the present while the primary writes nothing', () => {
    const progress = new ReplayProgress();
    for (const second of [0, 1, 500, 86_400]) {
      progress.written(toPosition(7n, second));
      progress.replayed(7n);
      expect(progress.held?.seen).toBe(second * 1_000);
    }
  });

  it('is unknown after another server became the primary or the replica, until it is seen to have replayed something', () => {
    const progress = new ReplayProgress();
    progress.written(toPosition(10n, 0));
    progress.replayed(10n);
    progress.written(toPosition(6n, 1));
    expect(progress.held).toBeUndefined();
    progress.replayed(6n);
    expect(progress.held?.lsn).toBe(6n);
    progress.replayed(5n);
    expect(progress.held).toBeUndefined();
    progress.written(toPosition(8n, 2));
    progress.replayed(8n);
    progress.lost();
    expect(progress.held).toBeUndefined();
  });

  it('bounds the pending positions when the replica stalls for a day', () => {
    const progress = new ReplayProgress();
    for (let second = 0; second < 86_400; second += 1) progress.written(toPosition(BigInt(second), second));
    expect(progress.awaited?.seen).toBe(0);
    progress.replayed(86_400n);
    progress.written(toPosition(86_401n, 86_400));
    progress.replayed(86_401n);
    expect(progress.held?.seen).toBe(86_400_000);
  });
});
