import { NAMES_AT_ONCE } from '@storefront/shared/contract';
import { nameListHash, namesInHash, readNameList, readSearchWord } from '@storefront/shared/domain';
import { paths, useLocation, useNavigate, useParams, useSearchParams } from '@storefront/shared/routing';
import { useHydrated } from '@storefront/shared/store';
import { useCallback, useMemo } from 'react';
import { readTyped } from '../../features/search/model/left-out-signs';
import { NO_FILTER, readFilter, writeFilter, type ResultFilter } from '../../features/search/model/result-filter';
import { useTypedSearch } from '../../features/search/model/use-typed-search';

/** The word, the filter and the domains of a bulk search, which are all in the URL, and what changes them. */
export function useSearchInUrl() {
  const { word: typed = '' } = useParams();
  const { hash, state } = useLocation();
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const search = useMemo(() => readSearchWord(typed), [typed]);
  const hydrated = useHydrated();
  // The server does not receive the hash, so it has rendered the search for the word.
  const names = useMemo(() => (hydrated ? namesInHash(hash, NAMES_AT_ONCE) : undefined), [hydrated, hash]);
  // Nor does it know the history state.
  const typedBefore = (hydrated ? readTyped(state) : undefined) ?? typed;
  const filter = useMemo(() => readFilter(query), [query]);
  const field = useTypedSearch(search, typedBefore, query.toString(), names !== undefined);
  const show = useCallback(
    (next: ResultFilter) => {
      // Keeps the hash, which contains the domains of a bulk search.
      setQuery(writeFilter(query, next), { hash, replace: true, preventScrollReset: true, state: state as unknown });
    },
    [query, setQuery, hash, state],
  );
  const showAll = useCallback(() => show(NO_FILTER), [show]);

  return {
    search,
    /** The domains of a bulk search. */
    names,
    /** The search field, and what is searched as the visitor types. */
    field,
    filter,
    show,
    showAll,
    /** The history state, which holds what was left out of a list. */
    state: state as unknown,
    /** Where the URL contains what was searched, not what was typed (SE-01). The server shows the same without a redirect. */
    redirect:
      hydrated && search.word !== typed && search.word !== ''
        ? { to: { pathname: paths.availability(search.word), search: query.toString(), hash }, state: { typed } }
        : undefined,
    /** Searches for a list of domains; for the word in the field if there is none in it. */
    checkList(text: string): void {
      const { names: read, ...leftOut } = readNameList(text, NAMES_AT_ONCE);
      if (read.length === 0) field.onSubmit();
      else
        void navigate(
          { pathname: paths.availability(read[0] ?? ''), hash: nameListHash(read), search: query.toString() },
          { state: leftOut },
        );
    },
  };
}
