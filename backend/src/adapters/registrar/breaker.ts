import type { FoundOrder, OrderOutcome, Registrar } from '../../ports/registrar';
import { ownBook, type BreakerBook } from './breaker-book';
import {
  CLOSED,
  isResting,
  readState,
  tried,
  unanswered,
  type BreakerRecord,
  type BreakerState,
} from './breaker-state';

/** Milliseconds until one call tries whether it answers again, and between polls while that call is under way. */
const RETRY_MS = 10_000;
const PROBE_MS = 500;
/** Milliseconds between two looks at what other instances know. */
const FOLLOW_MS = 2_000;

interface BreakerOptions {
  readonly retryMs?: number;
  /** Told at once, and at each change. */
  readonly changed?: (state: BreakerState) => void;
  /** Where failures are counted; in this process alone when absent. */
  readonly book?: BreakerBook;
  /** Hears that the book could not be read, or the end of a call not be written into it. */
  readonly unrecorded?: (error: unknown) => void;
}

/** A registrar behind a breaker. What it says of itself is what was last read of the book. */
export interface GuardedRegistrar extends Registrar {
  /** Reads what other instances write into the book, until the function that it gives back is called. */
  follow(): () => void;
}

const isUnanswered = (result: unknown): boolean => (result as OrderOutcome).kind === 'unknown';

/**
 * Leaves a registrar alone that does not answer orders: during its maintenance nothing is sent that would only pile up unknown
 * outcomes (R6). After a pause one order is the probe; when it is answered, the others follow.
 */
export function withBreaker(
  registrar: Registrar,
  { retryMs = RETRY_MS, changed, book = ownBook(), unrecorded = () => undefined }: BreakerOptions = {},
): GuardedRegistrar {
  let known = CLOSED;
  changed?.(readState(known));
  const learn = (record: BreakerRecord): void => {
    const before = readState(known);
    known = record;
    if (readState(record) !== before) changed?.(readState(record));
  };

  /** Whether a call may be made; after a rest, to one only. */
  async function isAdmitted(): Promise<boolean> {
    learn(await book.read());
    if (known.restsUntil === null) return true;
    if (isResting(known, Date.now())) return false;
    let isMine = false;
    const change = (record: BreakerRecord): BreakerRecord => {
      const now = Date.now();
      isMine = record.restsUntil !== null && !isResting(record, now);
      return isMine ? tried(record, now) : record;
    };
    learn(await book.change(change));
    return isMine || readState(known) === 'closed';
  }

  /** The call was made: whether its end can be written down changes nothing about it. */
  async function record(outcome: OrderOutcome | FoundOrder): Promise<void> {
    try {
      if (isUnanswered(outcome)) learn(await book.change((now) => unanswered(now, Date.now(), retryMs)));
      else if (known.failures > 0) learn(await book.change(() => CLOSED));
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
      if (known.restsUntil === null) return 0;
      return known.isTried ? PROBE_MS : Math.max(0, known.restsUntil - Date.now());
    },
    follow() {
      const timer = setInterval(() => void book.read().then(learn, unrecorded), FOLLOW_MS).unref();
      return () => clearInterval(timer);
    },
  };
}
