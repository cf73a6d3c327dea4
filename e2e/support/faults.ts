import type { Stack } from './stack';

export interface Fault {
  readonly operation: string;
  readonly subject: string;
  readonly fault: { readonly kind: string; readonly ms?: number };
  /** How many calls it befalls; 0 is all of them. */
  readonly times: number;
}

/** Makes calls of a sandbox fail from now on. */
export async function script(stack: Stack, target: 'registrar' | 'payment', ...scripts: Fault[]): Promise<void> {
  const answer = await fetch(`${stack.url}/dev/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: stack.url },
    body: JSON.stringify({ target, scripts }),
  });
  if (!answer.ok) throw new Error(`The faults were not taken: ${answer.status} ${await answer.text()}`);
}
