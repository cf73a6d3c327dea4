import {
  useMutation,
  useQuery,
  type UseMutationOptions,
  type UseMutationResult,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query';
import type { AnyEndpoint, OutputOf } from '../contract/endpoint';
import { useHydrated } from '../store';
import { api } from './api';
import type { CallArguments, CallOptions, CallParts } from './create-api';

type QueryOptions<E extends AnyEndpoint, T> = Omit<UseQueryOptions<OutputOf<E>, Error, T>, 'queryKey' | 'queryFn'> &
  Pick<CallOptions, 'headers' | 'deadline'>;

type QueryArguments<E extends AnyEndpoint, T> =
  Record<string, never> extends CallParts<E>
    ? [parts?: CallParts<E>, options?: QueryOptions<E, T>]
    : [parts: CallParts<E>, options?: QueryOptions<E, T>];

/** The key under which the cache has a call; without parts, the key of all its answers, for `invalidateQueries`. */
export function apiQueryKey<E extends AnyEndpoint>(endpoint: E, parts?: Partial<CallParts<E>>): readonly unknown[] {
  return parts === undefined ? [endpoint.id] : [endpoint.id, parts.params ?? null, parts.input ?? null];
}

/** Asks a GET of the contract and keeps its answer; aborted when nobody looks any more. `error` is an `ApiError`. */
export function useApiQuery<E extends AnyEndpoint, T = OutputOf<E>>(
  endpoint: E,
  ...[parts, options]: QueryArguments<E, T>
): UseQueryResult<T> {
  const { headers, deadline, ...query } = options ?? {};
  const given = (parts ?? {}) as CallParts<E>;
  const key = apiQueryKey(endpoint, given);
  // An answer may be in the cache before a late part of the page takes over its prerendered HTML, which knows no answer.
  const hydrated = useHydrated();
  return useQuery({
    ...query,
    ...(hydrated ? { queryKey: key } : { queryKey: ['prerendered', ...key], enabled: false }),
    queryFn: ({ signal }) =>
      api.call(endpoint, ...([{ ...given, signal, headers, deadline }] as unknown as CallArguments<E>)),
  });
}

/** What `mutate` takes: nothing for a call that takes nothing. */
export type MutationParts<E extends AnyEndpoint> =
  Record<string, never> extends CallParts<E> ? (CallParts<E> & CallOptions) | void : CallParts<E> & CallOptions;

/** Makes a call that changes something. It is never repeated by itself. `error` is an `ApiError`. */
export function useApiMutation<E extends AnyEndpoint, Context = unknown>(
  endpoint: E,
  options?: Omit<UseMutationOptions<OutputOf<E>, Error, MutationParts<E>, Context>, 'mutationFn'>,
): UseMutationResult<OutputOf<E>, Error, MutationParts<E>, Context> {
  return useMutation({
    ...options,
    mutationFn: (parts) => api.call(endpoint, ...([parts ?? {}] as unknown as CallArguments<E>)),
  });
}
