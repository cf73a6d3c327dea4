import { QueryClient, type QueryFunction, type QueryKey, type QueryMeta } from '@tanstack/react-query';
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
  queryClient.removeQueries({ predicate: ({ meta }) => meta?.outlivesSession !== true });
  queryClient.getMutationCache().clear();
}

/**
 * Asks a question anew outside React, without repeats and also without a network. An answer that is still on its way to the same
 * question of before no longer counts; who waits for that gets the new one.
 */
export function askAnew<T>(options: { queryKey: QueryKey; queryFn: QueryFunction<T>; meta?: QueryMeta }): Promise<T> {
  const question = { queryKey: options.queryKey, exact: true };
  void queryClient.cancelQueries(question, { silent: true });
  // Fresh by a clock that was set back it would not be asked.
  void queryClient.invalidateQueries({ ...question, refetchType: 'none' });
  return queryClient.fetchQuery({ retry: false, networkMode: 'always', ...options });
}

/** Makes a change outside React. Those of one scope are sent one after the other: two at once could arrive in either order. */
export function changeInTurn<T>(scope: string, change: () => Promise<T>): Promise<T> {
  return queryClient
    .getMutationCache()
    .build(queryClient, { mutationFn: change, scope: { id: scope } })
    .execute(undefined);
}
