import type { FoundOrder, OrderOutcome, Registrar } from '../../ports/registrar';
import { CircuitBreaker, type BreakerOptions } from './circuit-breaker';

/** A registrar behind a circuit breaker. */
export interface GuardedRegistrar extends Registrar {
  /** Follows other instances' changes until the returned function is called. */
  follow(): () => void;
}

/**
 * Puts a circuit breaker in front of a registrar's orders: during its maintenance, calls would only accumulate unknown outcomes (R6). After
 * a pause one order is sent as a probe; once it is answered, the others follow.
 */
export function withBreaker(registrar: Registrar, options: BreakerOptions = {}): GuardedRegistrar {
  const breaker = new CircuitBreaker(options);

  async function guarded<Outcome extends OrderOutcome | FoundOrder>(
    call: () => Promise<Outcome>,
  ): Promise<Outcome | Extract<OrderOutcome, { kind: 'unknown' }>> {
    if (!(await breaker.isAdmitted()))
      return { kind: 'unknown', cause: 'the registrar is left alone until it answers again' };
    const outcome = await call();
    await breaker.record(outcome.kind !== 'unknown');
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
    isAvailable: () => breaker.state === 'closed',
    retryAfterMs: () => breaker.retryAfterMs(),
    follow: () => breaker.follow(),
  };
}
