// Separate from the hooks: the first script fetches by key and has no query observers.
import type { AnyEndpoint } from '../contract/endpoint';
import type { CallParts } from './create-api';

/** The cache key of a call; without parts, the key of all its responses, for `invalidateQueries`. */
export function apiQueryKey<E extends AnyEndpoint>(endpoint: E, parts?: Partial<CallParts<E>>): readonly unknown[] {
  return parts === undefined ? [endpoint.id] : [endpoint.id, parts.params ?? null, parts.input ?? null];
}
