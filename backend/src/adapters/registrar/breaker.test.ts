import { withBreaker } from './breaker';
import type { OrderOutcome, Registrar } from '../../ports/registrar';

const RETRY_MS = 10_000;
const order = {
  kind: 'renew',
  reference: 'r',
  domain: 'brindlewharf.com',
  years: 1,
  currentExpiry: new Date(),
  privacy: false,
  restore: false,
  premium: null,
} as const;

function registrarThat(answers: () => OrderOutcome) {
  const order = jest.fn(async () => answers());
  const changed = jest.fn();
  const registrar = { provider: 'sandbox', order } as unknown as Registrar;
  return { order, changed, guarded: withBreaker(registrar, { retryMs: RETRY_MS, changed }) };
}

describe('[R6] a registrar in maintenance', () => {
  // The pause ends when the test says so, not while a busy machine is still making the earlier calls.
  let now = Date.now();
  beforeEach(() => void jest.spyOn(Date, 'now').mockImplementation(() => now));
  afterEach(() => void jest.restoreAllMocks());
  const rest = (): void => void (now += RETRY_MS);

  test('[R6] [OP-01b] is not called after ten calls without an answer, probed by one call, and used again when that is answered', async () => {
    let isUp = false;
    const {
      order: sent,
      changed,
      guarded,
    } = registrarThat(() => (isUp ? { kind: 'pending' } : { kind: 'unknown', cause: 'no answer' }));
    for (let call = 0; call < 15; call += 1) expect((await guarded.order(order)).kind).toBe('unknown');
    expect(sent).toHaveBeenCalledTimes(10);
    expect(guarded.retryAfterMs()).toBeGreaterThan(0);
    expect(guarded.isAvailable()).toBe(false);

    rest();
    await Promise.all(Array.from({ length: 5 }, () => guarded.order(order)));
    expect(sent).toHaveBeenCalledTimes(11);
    expect(guarded.isAvailable()).toBe(false);

    isUp = true;
    rest();
    expect((await guarded.order(order)).kind).toBe('pending');
    expect(guarded.retryAfterMs()).toBe(0);
    expect(guarded.isAvailable()).toBe(true);
    expect((await guarded.order(order)).kind).toBe('pending');
    expect(changed.mock.calls.flat()).toEqual(['closed', 'open', 'half_open', 'open', 'half_open', 'closed']);
  });

  test('[R6] refusals count as answers', async () => {
    const { order: sent, guarded } = registrarThat(() => ({ kind: 'refused', reason: 'taken', message: '' }));
    for (let call = 0; call < 15; call += 1) await guarded.order(order);
    expect(sent).toHaveBeenCalledTimes(15);
  });
});
