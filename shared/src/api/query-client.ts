import { QueryClient, type QueryFunction, type QueryKey } from '@tanstack/react-query';
import { ApiError } from './api-error';

/** How often a query is retried when there was no response. */
const RETRIES = 2;

/** Retries queries only, after a network failure or a 503. Mutations are never retried (OR-05). */
function worthAnother(failures: number, error: unknown): boolean {
  return failures < RETRIES && error instanceof ApiError && error.isTransient;
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: worthAnother, staleTime: 30_000, refetchOnWindowFocus: false },
    // Without a network, a mutation fails at once (NT-02). By default it would be paused and sent later, when nobody expects it.
    mutations: { retry: false, networkMode: 'always' },
  },
});

/** Options for data about the session itself or about no customer: it stays cached when a session ends, for the life of the page. */
export const outlivesSession = { gcTime: Infinity, meta: { outlivesSession: true } };

/** Removes everything that the server has returned for a customer. */
export function forgetCustomer(): void {
  queryClient.removeQueries({ predicate: ({ meta }) => !meta?.outlivesSession });
  queryClient.getMutationCache().clear();
}

/** Fetches now, regardless of the cache; without retries. Offline, it fails at once. */
export const askNow = { staleTime: -Infinity, retry: false, networkMode: 'always' } as const;

/** Refetches a query: a pending response no longer counts, and its waiters get the new one. */
export function askAnew<T>(queryKey: QueryKey, queryFn: QueryFunction<T>): Promise<T> {
  void queryClient.cancelQueries({ queryKey }, { silent: true });
  return queryClient.fetchQuery({ ...askNow, queryKey, queryFn });
}
