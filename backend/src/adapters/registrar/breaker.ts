import { BrokenCircuitError, circuitBreaker, CircuitState, ConsecutiveBreaker, handleWhenResult } from 'cockatiel';
import type { FoundOrder, OrderOutcome, Registrar } from '../../ports/registrar';

/** Calls in a row without an answer after which the registrar is left alone. */
const MAX_FAILURES = 10;
/** Milliseconds until one call tries whether it answers again, and between polls while that call is under way. */
const RETRY_MS = 10_000;
const PROBE_MS = 500;

const isUnanswered = (result: unknown): boolean => (result as OrderOutcome).kind === 'unknown';

/**
 * Leaves a registrar alone that does not answer orders: during its maintenance nothing is sent that would only pile up unknown
 * outcomes (R6). After a pause one order is the probe; when it is answered, the others follow.
 */
export function withBreaker(
  registrar: Registrar,
  { retryMs = RETRY_MS }: { readonly retryMs?: number } = {},
): Registrar {
  const breaker = circuitBreaker(handleWhenResult(isUnanswered), {
    halfOpenAfter: retryMs,
    breaker: new ConsecutiveBreaker(MAX_FAILURES),
  });
  let openedAt = 0;
  breaker.onBreak(() => (openedAt = Date.now()));

  async function guarded<Outcome extends OrderOutcome | FoundOrder>(
    call: () => Promise<Outcome>,
  ): Promise<Outcome | Extract<OrderOutcome, { kind: 'unknown' }>> {
    try {
      return await breaker.execute(call);
    } catch (error) {
      if (error instanceof BrokenCircuitError)
        return { kind: 'unknown', cause: 'the registrar is left alone until it answers again' };
      throw error;
    }
  }

  return {
    provider: registrar.provider,
    addOns: registrar.addOns,
    check: (...args) => registrar.check(...args),
    suggest: (...args) => registrar.suggest(...args),
    premiumPrice: (domain) => registrar.premiumPrice(domain),
    order: (order) => guarded(() => registrar.order(order)),
    findOrder: (order) => guarded(() => registrar.findOrder(order)),
    info: (domain) => registrar.info(domain),
    registeredDomains: () => registrar.registeredDomains(),
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
    isAvailable: () => breaker.state === CircuitState.Closed,
    retryAfterMs() {
      if (breaker.state === CircuitState.Open) return Math.max(0, openedAt + retryMs - Date.now());
      return breaker.state === CircuitState.HalfOpen ? PROBE_MS : 0;
    },
  };
}
