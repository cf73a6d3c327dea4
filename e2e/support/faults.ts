import type { StackAddresses } from './stack';

export interface Fault {
  readonly operation: string;
  readonly subject: string;
  readonly fault: { readonly kind: string; readonly ms?: number };
  /** Number of calls that fail; 0 means all. */
  readonly times: number;
}

type Sandbox = 'registrar' | 'payment' | 'dns';

/** Scripts faults into calls of a sandbox. */
export const script = (stack: StackAddresses, target: Sandbox, ...scripts: Fault[]): Promise<void> =>
  send(stack, { target, scripts });

/** Clears all faults of a sandbox. */
export const clearFaults = (stack: StackAddresses, target: Sandbox): Promise<void> =>
  send(stack, { target, clear: true });

async function send(
  stack: StackAddresses,
  order: { target: Sandbox; clear?: boolean; scripts?: Fault[] },
): Promise<void> {
  const answer = await fetch(`${stack.url}/dev/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: stack.url },
    body: JSON.stringify(order),
  });
  if (!answer.ok) throw new Error(`The faults were not taken: ${answer.status} ${await answer.text()}`);
}
