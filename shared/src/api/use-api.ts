import { useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query';
import { use, useEffect, useState } from 'react';
import { callAddress } from '../contract/call-address';
import type { AnyEndpoint, OutputOf } from '../contract/endpoint';
import { useHydrated } from '../store';
import { api } from './api';
import type { CallArguments, CallOptions, CallParts } from './create-api';
import { documentTime, InitialDataContext, takeInitialData } from './initial-data';
import { apiQueryKey } from './query-key';

type QueryOptions<E extends AnyEndpoint, T> = Omit<UseQueryOptions<OutputOf<E>, Error, T>, 'queryKey' | 'queryFn'> &
  Pick<CallOptions, 'headers' | 'deadline'>;

type QueryArguments<E extends AnyEndpoint, T> =
  Record<string, never> extends CallParts<E>
    ? [parts?: CallParts<E>, options?: QueryOptions<E, T>]
    : [parts: CallParts<E>, options?: QueryOptions<E, T>];

/** A response that the server rendered a component with. */
export interface RenderedAnswer<T> {
  readonly initialData: T;
  /** When it was fetched, in milliseconds since 1970. */
  readonly initialDataUpdatedAt: number;
}

/**
 * Returns the response that the server rendered this component with, as query options. The query starts with it, so that hydration finds
 * the same HTML. Undefined if there was none, or if the browser renders the component itself.
 * @param asks whether the call would be made; otherwise its parameters may be missing
 */
export function useRenderedAnswer<E extends AnyEndpoint>(
  endpoint: E,
  parts: CallParts<E>,
  asks = true,
): RenderedAnswer<OutputOf<E>> | undefined {
  const initialData = use(InitialDataContext);
  const hydrated = useHydrated();
  const [held] = useState(hydrated ? undefined : initialData);
  const { params, input } = parts as { params?: Record<string, unknown>; input?: Record<string, unknown> };
  const address = held && asks ? callAddress(endpoint, params ?? {}, input ?? {}) : undefined;
  const answer = address && held?.[address];
  useEffect(() => {
    // A refetch wants current data.
    if (address) takeInitialData(address);
  }, [address]);
  if (answer === undefined) return undefined;
  return { initialData: answer as OutputOf<E>, initialDataUpdatedAt: documentTime() };
}

/** Makes a GET call of the contract and caches its response; aborted when no component uses it any more. `error` is an `ApiError`. */
export function useApiQuery<E extends AnyEndpoint, T = OutputOf<E>>(
  endpoint: E,
  ...[parts, options]: QueryArguments<E, T>
): UseQueryResult<T> {
  const { headers, deadline, ...query } = options ?? {};
  const callParts = (parts ?? {}) as CallParts<E>;
  const key = apiQueryKey(endpoint, callParts);
  // The cache may already have a response when a late part of the page hydrates HTML that was rendered with another one or none.
  const hydrated = useHydrated();
  const rendered = useRenderedAnswer(endpoint, callParts, query.enabled !== false);
  return useQuery({
    ...rendered,
    ...query,
    ...(hydrated ? { queryKey: key } : { queryKey: ['prerendered', ...key], enabled: false }),
    queryFn: ({ signal }) =>
      api.call(endpoint, ...([{ ...callParts, signal, headers, deadline }] as unknown as CallArguments<E>)),
  });
}
