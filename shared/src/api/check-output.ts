import { safeParse } from 'zod/mini';
import type { AnyEndpoint } from '../contract/endpoint';

/**
 * Validates a response against the contract. Called in development and tests only: the server checks what it sends, and production builds
 * drop the call and this module.
 * @throws Error that names the call and each difference.
 */
export function checkOutput({ id, output }: AnyEndpoint, data: unknown): void {
  if (output === null) return;
  const result = safeParse(output, data);
  if (result.success) return;
  const places = result.error.issues.map((issue) => `${issue.path.join('.') || '(answer)'}: ${issue.message}`);
  throw new Error(`The answer of ${id} breaks the contract\n${places.join('\n')}`);
}
