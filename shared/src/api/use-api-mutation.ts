// Separate from queries: the frame of a page changes nothing, so its first script has no mutations.
import type { UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { AnyEndpoint, OutputOf } from '../contract/endpoint';
import { api } from './api';
import type { CallArguments, CallOptions, CallParts } from './create-api';
import { useMutation } from './use-mutation';

/** The argument of `mutate`; none for a call that takes nothing. */
export type MutationParts<E extends AnyEndpoint> =
  Record<string, never> extends CallParts<E> ? (CallParts<E> & CallOptions) | void : CallParts<E> & CallOptions;

/** Makes a call that changes something. It is never retried automatically. `error` is an `ApiError`. */
export function useApiMutation<E extends AnyEndpoint, Context = unknown>(
  endpoint: E,
  options?: Omit<UseMutationOptions<OutputOf<E>, Error, MutationParts<E>, Context>, 'mutationFn'>,
): UseMutationResult<OutputOf<E>, Error, MutationParts<E>, Context> {
  return useMutation({
    ...options,
    mutationFn: (parts) => api.call(endpoint, ...([parts ?? {}] as unknown as CallArguments<E>)),
  });
}
