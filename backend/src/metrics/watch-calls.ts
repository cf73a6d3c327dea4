import type { NameServer } from '../ports/name-server';
import type { PaymentProvider } from '../ports/payment-provider';
import type { NameState, Registrar } from '../ports/registrar';

/**
 * How a call to a service outside ended. `refused`: it answered no, a declined card included; `timeout`: no answer in time; `unknown`:
 * no answer that says how it ended; `error`: the adapter itself failed.
 */
export type CallOutcome = 'ok' | 'refused' | 'unknown' | 'timeout' | 'error';

/** A call that somebody watches. */
interface WatchedCall {
  /** Makes it. */
  run<T>(call: () => T): T;
  /** Told when it has ended, with the milliseconds that it took. */
  ended(outcome: CallOutcome, ms: number): void;
}

/** Hears of each call before it is made. */
export type CallWatch = (operation: string) => WatchedCall;

/** Hears of each call once it has ended. */
export const onceEnded =
  (ended: (operation: string, outcome: CallOutcome, ms: number) => void): CallWatch =>
  (operation) => ({ run: (call) => call(), ended: (outcome, ms) => ended(operation, outcome, ms) });

/** Adapters name the cause of every deadline that passed so: `timeout waiting for the response`. */
const unansweredFor = (cause: unknown): CallOutcome =>
  typeof cause === 'string' && cause.startsWith('timeout') ? 'timeout' : 'unknown';

interface Answer {
  readonly kind?: unknown;
  readonly cause?: unknown;
  readonly payment?: { readonly status?: unknown };
}

const REFUSED = new Set<unknown>(['refused', 'overtaken', 'absent']);
const UNANSWERED = new Set<unknown>(['unknown', 'away']);

/** The outcome label of a port's answer. */
function toOutcome(answer: unknown): CallOutcome {
  if (answer === 'unknown') return 'unknown';
  if (typeof answer !== 'object' || answer === null) return 'ok';
  const { kind, cause, payment } = answer as Answer;
  if (REFUSED.has(kind) || payment?.status === 'declined') return 'refused';
  return UNANSWERED.has(kind) ? unansweredFor(cause) : 'ok';
}

/** Errors recognised by name, such as that of an unavailable payment provider. */
function outcomeOfError(error: unknown): CallOutcome {
  if (!(error instanceof Error)) return 'error';
  if (error.name === 'PermanentMailError') return 'refused';
  if ((error as { code?: unknown }).code === 'ETIMEDOUT') return 'timeout';
  return error.name === 'PaymentProviderUnavailable' ? unansweredFor(error.message) : 'error';
}

/**
 * Makes one call.
 * @param watch called with its outcome, whether it answered or threw
 */
export async function watchedCall<T>(
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

/**
 * The same port with these methods watched. All others, and everything that is not a method, are those of the port itself.
 * @param replaced methods that are watched in their own way
 */
function watchedCalls<Port extends object>(
  port: Port,
  operations: readonly (keyof Port & string)[],
  watch: CallWatch,
  replaced: Partial<Port> = {},
): Port {
  const counted = new Map<PropertyKey, unknown>(Object.entries(replaced));
  for (const operation of operations) {
    const method = port[operation] as Method;
    counted.set(operation, (...args: unknown[]) => watchedCall(operation, async () => method.apply(port, args), watch));
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
  state.status === 'unknown' ? unansweredFor(state.cause) : 'ok';

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

/** @param check a look-up, which asks about many domains */
export const watchedRegistrar = (registrar: Registrar, watch: CallWatch, check: Registrar['check']): Registrar =>
  watchedCalls(registrar, REGISTRAR_CALLS, watch, {
    check,
    suggest: (...args) =>
      watchedCall(
        'suggest',
        () => registrar.suggest(...args),
        watch,
        (answer) => (answer === null ? 'unknown' : 'ok'),
      ),
  });

export const watchedPayment = (payment: PaymentProvider, watch: CallWatch): PaymentProvider =>
  watchedCalls(payment, PAYMENT_CALLS, watch);

export const watchedNameServer = (nameServer: NameServer, watch: CallWatch): NameServer =>
  watchedCalls(nameServer, NAME_SERVER_CALLS, watch);

/** A registrar whose calls are counted; for look-ups, each domain is. */
export const countedRegistrar = (registrar: Registrar, watch: CallWatch): Registrar =>
  watchedRegistrar(registrar, watch, (names, onAnswer, options) => {
    const start = performance.now();
    const counting = (state: NameState): void => {
      watch('check').ended(stateOutcome(state), performance.now() - start);
      onAnswer(state);
    };
    return registrar.check(names, counting, options);
  });
