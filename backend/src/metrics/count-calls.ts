import type { NameState, Registrar } from '../ports/registrar';

/**
 * How a call to a service outside ended. `refused`: it answered no, a declined card included; `timeout`: no answer in time; `unknown`:
 * no answer that says how it ended; `error`: the adapter itself failed.
 */
export type CallOutcome = 'ok' | 'refused' | 'unknown' | 'timeout' | 'error';

/** Told of each call when it has ended, with the milliseconds that it took. */
export type CallEnded = (operation: string, outcome: CallOutcome, ms: number) => void;

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

/** What an answer of a port says about its call. */
function toOutcome(answer: unknown): CallOutcome {
  if (answer === 'unknown') return 'unknown';
  if (typeof answer !== 'object' || answer === null) return 'ok';
  const { kind, cause, payment } = answer as Answer;
  if (REFUSED.has(kind) || payment?.status === 'declined') return 'refused';
  return UNANSWERED.has(kind) ? unansweredFor(cause) : 'ok';
}

/** What is thrown by name, such as by a payment provider that cannot be asked. */
function outcomeOfError(error: unknown): CallOutcome {
  if (!(error instanceof Error)) return 'error';
  if (error.name === 'PermanentMailError') return 'refused';
  if ((error as { code?: unknown }).code === 'ETIMEDOUT') return 'timeout';
  return error.name === 'PaymentProviderUnavailable' ? unansweredFor(error.message) : 'error';
}

/**
 * Runs one call.
 * @param ended is told how it ended, whether it answered or threw
 */
export async function countedCall<T>(
  operation: string,
  call: () => Promise<T>,
  ended: CallEnded,
  read: (answer: T) => CallOutcome = toOutcome,
): Promise<T> {
  const start = performance.now();
  try {
    const answer = await call();
    ended(operation, read(answer), performance.now() - start);
    return answer;
  } catch (error) {
    ended(operation, outcomeOfError(error), performance.now() - start);
    throw error;
  }
}

type Method = (...args: unknown[]) => unknown;

/**
 * The same port, of which these methods are counted. All others, and what is no method, are those of the port itself.
 * @param replaced methods that are counted in a way of their own
 */
export function countedCalls<Port extends object>(
  port: Port,
  operations: readonly (keyof Port & string)[],
  ended: CallEnded,
  replaced: Partial<Port> = {},
): Port {
  const counted = new Map<PropertyKey, unknown>(Object.entries(replaced));
  for (const operation of operations) {
    const method = port[operation] as Method;
    counted.set(operation, (...args: unknown[]) => countedCall(operation, async () => method.apply(port, args), ended));
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

/** A registrar whose calls are counted; of look-ups, each name is. */
export function countedRegistrar(registrar: Registrar, ended: CallEnded): Registrar {
  return countedCalls(
    registrar,
    [
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
    ],
    ended,
    {
      check(names, onAnswer, options) {
        const start = performance.now();
        const counting = (state: NameState): void => {
          ended('check', stateOutcome(state), performance.now() - start);
          onAnswer(state);
        };
        return registrar.check(names, counting, options);
      },
      suggest: (...args) =>
        countedCall(
          'suggest',
          () => registrar.suggest(...args),
          ended,
          (answer) => (answer === null ? 'unknown' : 'ok'),
        ),
    },
  );
}
