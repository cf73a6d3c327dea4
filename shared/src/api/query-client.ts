import { QueryClient, type QueryFunction, type QueryKey } from '@tanstack/react-query';
import { ApiError } from './api-error';

/** How often a query is retried if there is no response. */
const RETRIES = 2;

/** Whether to retry a query: after a network failure or a 503. Mutations are never retried (OR-05). */
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

/**
 * Options for the session, and for data that is the same for every visitor. It survives the end of a session and lasts as long as the page.
 */
export const outlivesSession = { gcTime: Infinity, meta: { outlivesSession: true } };

/** Removes everything that the server has returned for a customer. */
export function forgetCustomer(): void {
  queryClient.removeQueries({ predicate: ({ meta }) => !meta?.outlivesSession });
  queryClient.getMutationCache().clear();
}

/** Options that fetch now, whatever is cached; without retries, and failing immediately without a network. */
export const alwaysFetch = { staleTime: -Infinity, retry: false, networkMode: 'always' } as const;

/** Refetches a query. A running fetch is discarded, and its callers get the new response. */
export function askAnew<T>(queryKey: QueryKey, queryFn: QueryFunction<T>): Promise<T> {
  void queryClient.cancelQueries({ queryKey }, { silent: true });
  return queryClient.fetchQuery({ ...alwaysFetch, queryKey, queryFn });
}
