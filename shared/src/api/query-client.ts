import { QueryClient, type QueryFunction, type QueryKey } from '@tanstack/react-query';
import { ApiError } from './api-error';

/** How often a question is asked again when no answer came. */
const RETRIES = 2;

/** Only questions are repeated, and only where none was answered: a network failure or a 503. Changes never are (OR-05). */
function worthAnother(failures: number, error: unknown): boolean {
  return failures < RETRIES && error instanceof ApiError && error.isTransient;
}

/** The page's one cache of server state. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: worthAnother, staleTime: 30_000, refetchOnWindowFocus: false },
    // Without a network a change fails at once (NT-02). Held back, as is the default, it would be sent when nobody expects it.
    mutations: { retry: false, networkMode: 'always' },
  },
});

/** Options of what says who is there or belongs to nobody: it stays when a session ends, and as long as the page. */
export const outlivesSession = { gcTime: Infinity, meta: { outlivesSession: true } };

/** Forgets all that the server has said to a customer. */
export function forgetCustomer(): void {
  queryClient.removeQueries({ predicate: ({ meta }) => !meta?.outlivesSession });
  queryClient.getMutationCache().clear();
}

/** Asks now, whatever is known and whatever the clock says; without repeats, and also without a network, where it fails at once. */
export const askNow = { staleTime: -Infinity, retry: false, networkMode: 'always' } as const;

/** Asks a question anew: an answer that is on its way to it no longer counts, and who waits for that gets the new one. */
export function askAnew<T>(queryKey: QueryKey, queryFn: QueryFunction<T>): Promise<T> {
  void queryClient.cancelQueries({ queryKey }, { silent: true });
  return queryClient.fetchQuery({ ...askNow, queryKey, queryFn });
}
