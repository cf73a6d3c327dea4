import { QueryClient } from '@tanstack/react-query';
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
