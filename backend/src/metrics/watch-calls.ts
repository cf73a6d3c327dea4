import type { NameServer } from '../ports/name-server';
import type { PaymentProvider } from '../ports/payment-provider';
import type { NameState, Registrar } from '../ports/registrar';

/** Outcome of a call. `refused`: includes a declined card; `unknown`: no conclusive answer; `error`: the adapter itself failed. */
export type CallOutcome = 'ok' | 'refused' | 'unknown' | 'timeout' | 'error';

interface WatchedCall {
  run<T>(call: () => T): T;
  ended(outcome: CallOutcome, ms: number): void;
}

/** Called before each call. */
export type CallWatch = (operation: string) => WatchedCall;

/** Observes calls only when they have ended. */
export const onceEnded =
  (ended: (operation: string, outcome: CallOutcome, ms: number) => void): CallWatch =>
  (operation) => ({ run: (call) => call(), ended: (outcome, ms) => ended(operation, outcome, ms) });

/** Adapters describe every timeout as `timeout waiting for the response`. */
const toFailureOutcome = (cause: unknown): CallOutcome =>
  typeof cause === 'string' && cause.startsWith('timeout') ? 'timeout' : 'unknown';

interface Answer {
  readonly kind?: unknown;
  readonly cause?: unknown;
  readonly payment?: { readonly status?: unknown };
}

const REFUSED = new Set<unknown>(['refused', 'overtaken', 'absent']);
const UNANSWERED = new Set<unknown>(['unknown', 'away']);

function toOutcome(answer: unknown): CallOutcome {
  if (answer === 'unknown') return 'unknown';
  if (typeof answer !== 'object' || answer === null) return 'ok';
  const { kind, cause, payment } = answer as Answer;
  if (REFUSED.has(kind) || payment?.status === 'declined') return 'refused';
  return UNANSWERED.has(kind) ? toFailureOutcome(cause) : 'ok';
}

/** Derives the outcome from an error by name, such as that of an unavailable payment provider. */
function outcomeOfError(error: unknown): CallOutcome {
  if (!(error instanceof Error)) return 'error';
  if (error.name === 'PermanentMailError') return 'refused';
  if ((error as { code?: unknown }).code === 'ETIMEDOUT') return 'timeout';
  return error.name === 'PaymentProviderUnavailable' ? toFailureOutcome(error.message) : 'error';
}

/** Makes an observed call. @param watch is notified of its outcome, whether it returned or threw */
export async function watchCall<T>(
  operation: string,
  call: () => Promise<T>,
  watch: CallWatch,
  read: (answer: T) => CallOutcome = toOutcome,
): Promise<T> {
  const start = performance.now();
  const watched = watch(operation);
  try {
    const answer = await watched.run(call);
    watched.ended(read(answer), performance.now() - start);
    return answer;
  } catch (error) {
    watched.ended(outcomeOfError(error), performance.now() - start);
    throw error;
  }
}

type Method = (...args: unknown[]) => unknown;

/** Wraps a port so that the given methods are observed. @param replaced methods with their own observed implementation */
function watchCalls<Port extends object>(
  port: Port,
  operations: readonly (keyof Port & string)[],
  watch: CallWatch,
  replaced: Partial<Port> = {},
): Port {
  const counted = new Map<PropertyKey, unknown>(Object.entries(replaced));
  for (const operation of operations) {
    const method = port[operation] as Method;
    counted.set(operation, (...args: unknown[]) => watchCall(operation, async () => method.apply(port, args), watch));
  }
  return new Proxy(port, {
    get(target, property) {
      if (counted.has(property)) return counted.get(property);
      const value: unknown = Reflect.get(target, property, target);
      return typeof value === 'function' ? (value as Method).bind(target) : value;
    },
  });
}

const stateOutcome = (state: NameState): CallOutcome =>
  state.status === 'unknown' ? toFailureOutcome(state.cause) : 'ok';

const REGISTRAR_CALLS = [
  'premiumPrice',
  'order',
  'findOrder',
  'info',
  'registeredDomains',
  'change',
  'dsRecords',
  'setDsRecords',
  'findRegistrant',
  'authCode',
  'delete',
  'transferFacts',
  'cancelTransfer',
  'resendConfirmation',
] as const;

const PAYMENT_CALLS = [
  'createSetupIntent',
  'getSetupIntent',
  'forgetMethod',
  'authorise',
  'capture',
  'cancel',
  'refund',
  'list',
  'find',
] as const;

const NAME_SERVER_CALLS = ['zone', 'change', 'signedWith', 'sign'] as const;

/** @param check a lookup, which queries many names at once */
export const watchRegistrar = (registrar: Registrar, watch: CallWatch, check: Registrar['check']): Registrar =>
  watchCalls(registrar, REGISTRAR_CALLS, watch, {
    check,
    suggest: (...args) =>
      watchCall(
        'suggest',
        () => registrar.suggest(...args),
        watch,
        (answer) => (answer === null ? 'unknown' : 'ok'),
      ),
  });

export const watchPayment = (payment: PaymentProvider, watch: CallWatch): PaymentProvider =>
  watchCalls(payment, PAYMENT_CALLS, watch);

export const watchNameServer = (nameServer: NameServer, watch: CallWatch): NameServer =>
  watchCalls(nameServer, NAME_SERVER_CALLS, watch);

/** Counts the calls of a registrar; for lookups, each name separately. */
export const countRegistrarCalls = (registrar: Registrar, watch: CallWatch): Registrar =>
  watchRegistrar(registrar, watch, (names, onAnswer, options) => {
    const start = performance.now();
    const counting = (state: NameState): void => {
      watch('check').ended(stateOutcome(state), performance.now() - start);
      onAnswer(state);
    };
    return registrar.check(names, counting, options);
  });
