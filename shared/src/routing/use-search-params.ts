import { startTransition, useCallback, useMemo, useOptimistic } from 'react';
import { useLocation, useNavigate, type NavigateOptions } from 'react-router-dom';

interface SearchParamsOptions extends NavigateOptions {
  /** Kept after the query; without it the URL has no hash. */
  readonly hash?: string;
}

type Query = URLSearchParams | Readonly<Record<string, string>>;

type SetSearchParams = (next: Query | ((before: URLSearchParams) => Query), options?: SearchParamsOptions) => void;

/**
 * Returns the query of the URL, and a setter. A change is visible at once and the next one builds on it. The router itself updates the URL
 * in a transition, which a slow page delays, so two quick changes would both start from the original URL.
 */
export function useSearchParams(): [URLSearchParams, SetSearchParams] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [shown, show] = useOptimistic(search);
  const params = useMemo(() => new URLSearchParams(shown), [shown]);
  const setParams = useCallback<SetSearchParams>(
    (next, { hash = '', ...options } = {}) => {
      const query = new URLSearchParams(
        typeof next === 'function' ? next(new URLSearchParams(params)) : next,
      ).toString();
      startTransition(() => {
        show(query && `?${query}`);
        void navigate({ search: query, hash }, options);
      });
    },
    [navigate, params, show],
  );
  return [params, setParams];
}
