/** A failure that is not shown to the visitor (NT-12, NT-13), or is shown but also worth reporting. */
export interface Problem {
  /** The module that detected it: `cart`, `session`, `currency`, `store`, `api`. */
  readonly area: string;
  readonly error: unknown;
}

type Listener = (problem: Problem) => void;

const listeners = new Set<Listener>();

/** Listens to every logged problem, for telemetry. Returns a function that unsubscribes. */
export function onProblem(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Logs a failure that is not shown. Never pass a cart item or a form: only error messages may be written, because they contain no transfer
 * codes or contact data.
 */
export function logProblem(area: string, error: unknown): void {
  // eslint-disable-next-line no-console -- the one place that writes to the console, for failures that are only logged (NT-12, NT-13)
  console.warn(`[${area}] ${error instanceof Error ? `${error.name}: ${error.message}` : String(error)}`);
  for (const listener of listeners) listener({ area, error });
}
