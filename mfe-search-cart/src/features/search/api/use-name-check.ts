import { useMemo } from 'react';
import { api } from '@storefront/shared/api';
import { checkNames, type NamesAnswer } from '@storefront/shared/contract';
import { MAX_WAIT_S } from '@storefront/shared/domain';
import { usePolledSearch, type PolledState } from './use-polled-search';

/** A call may take its `max_wait` and the way there and back, in milliseconds. */
const DEADLINE_MS = 12_000;

/** Many full names at once (SE-05), polled as a search is. @param names ASCII; memoise the list. */
export function useNameCheck(names: readonly string[], currency: string): PolledState<NamesAnswer> {
  const queryKey = useMemo(() => [checkNames.id, names.join(' '), currency] as const, [names, currency]);
  return usePolledSearch<NamesAnswer>({
    queryKey,
    ask: (search_key, signal) =>
      api.call(checkNames, {
        input: { names: [...names], max_wait: MAX_WAIT_S, search_key, currency_code: currency },
        signal,
        deadline: DEADLINE_MS,
      }),
  });
}
