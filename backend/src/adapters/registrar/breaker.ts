import type { FoundOrder, OrderOutcome, Registrar } from '../../ports/registrar';
import { createOwnStore, type BreakerStore } from './breaker-store';
import {
  CLOSED,
  isPaused,
  readState,
  beginProbe,
  countFailure,
  type BreakerRecord,
  type BreakerState,
} from './breaker-state';

/** Milliseconds until a probe, and between polls while it is in progress. */
const RETRY_MS = 10_000;
const PROBE_MS = 500;
/** Interval in milliseconds for reading the state of other instances. */
const FOLLOW_MS = 2_000;

interface BreakerOptions {
  readonly retryMs?: number;
  /** Called immediately, and at each change. */
  readonly changed?: (state: BreakerState) => void;
  readonly store?: BreakerStore;
  /** Called if the store could not be read, or a result not be recorded. */
  readonly unrecorded?: (error: unknown) => void;
}

/** A registrar behind a circuit breaker. Its synchronous state is what was last read from the store. */
export interface GuardedRegistrar extends Registrar {
  /** Follows other instances' changes until the returned function is called. */
  follow(): () => void;
}

const isUnanswered = (result: unknown): boolean => (result as OrderOutcome).kind === 'unknown';

/**
 * Puts a circuit breaker in front of a registrar's orders: during its maintenance, calls would only accumulate unknown outcomes (R6). After
 * a pause one order is sent as a probe; once it is answered, the others follow.
 */
export function withBreaker(
  registrar: Registrar,
  { retryMs = RETRY_MS, changed, store = createOwnStore(), unrecorded = () => undefined }: BreakerOptions = {},
): GuardedRegistrar {
  let known = CLOSED;
  changed?.(readState(known));
  const learn = (record: BreakerRecord): void => {
    const before = readState(known);
    known = record;
    if (readState(record) !== before) changed?.(readState(record));
  };

  /** Whether a call may be made; after a pause, only one may. */
  async function isAdmitted(): Promise<boolean> {
    learn(await store.read());
    if (known.pausedUntil === null) return true;
    if (isPaused(known, Date.now())) return false;
    let isMine = false;
    const change = (record: BreakerRecord): BreakerRecord => {
      const now = Date.now();
      isMine = record.pausedUntil !== null && !isPaused(record, now);
      return isMine ? beginProbe(record, now) : record;
    };
    learn(await store.change(change));
    return isMine || readState(known) === 'closed';
  }

  /** Records the result of a call. A failure to record it does not affect the call. */
  async function record(outcome: OrderOutcome | FoundOrder): Promise<void> {
    try {
      if (isUnanswered(outcome)) learn(await store.change((now) => countFailure(now, Date.now(), retryMs)));
      else if (known.failures > 0) learn(await store.change(() => CLOSED));
    } catch (error) {
      unrecorded(error);
    }
  }

  async function guarded<Outcome extends OrderOutcome | FoundOrder>(
    call: () => Promise<Outcome>,
  ): Promise<Outcome | Extract<OrderOutcome, { kind: 'unknown' }>> {
    if (!(await isAdmitted())) return { kind: 'unknown', cause: 'the registrar is left alone until it answers again' };
    const outcome = await call();
    await record(outcome);
    return outcome;
  }

  return {
    provider: registrar.provider,
    addOns: registrar.addOns,
    ...(registrar.registrantChecks && { registrantChecks: registrar.registrantChecks }),
    check: (...args) => registrar.check(...args),
    suggest: (...args) => registrar.suggest(...args),
    premiumPrice: (domain) => registrar.premiumPrice(domain),
    order: (order) => guarded(() => registrar.order(order)),
    findOrder: (order) => guarded(() => registrar.findOrder(order)),
    info: (domain) => registrar.info(domain),
    registeredDomains: (after) => registrar.registeredDomains(after),
    change: (...args) => registrar.change(...args),
    keepsDs: (domain) => registrar.keepsDs(domain),
    dsRecords: (domain) => registrar.dsRecords(domain),
    setDsRecords: (...args) => registrar.setDsRecords(...args),
    findRegistrant: (domain) => registrar.findRegistrant(domain),
    authCode: (domain) => registrar.authCode(domain),
    deletes: registrar.deletes,
    delete: (domain) => registrar.delete(domain),
    transferFacts: (...args) => registrar.transferFacts(...args),
    cancelTransfer: (order) => registrar.cancelTransfer(order),
    resendConfirmation: (order) => registrar.resendConfirmation(order),
    isAvailable: () => readState(known) === 'closed',
    retryAfterMs() {
      if (known.pausedUntil === null) return 0;
      return known.isProbing ? PROBE_MS : Math.max(0, known.pausedUntil - Date.now());
    },
    follow() {
      const timer = setInterval(() => void store.read().then(learn, unrecorded), FOLLOW_MS).unref();
      return () => clearInterval(timer);
    },
  };
}
