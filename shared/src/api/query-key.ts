// Apart from the hooks: the first script asks by key and has no observers of queries.
import type { AnyEndpoint } from '../contract/endpoint';
import type { CallParts } from './create-api';

/** The key under which the cache has a call; without parts, the key of all its answers, for `invalidateQueries`. */
export function apiQueryKey<E extends AnyEndpoint>(endpoint: E, parts?: Partial<CallParts<E>>): readonly unknown[] {
  return parts === undefined ? [endpoint.id] : [endpoint.id, parts.params ?? null, parts.input ?? null];
}
