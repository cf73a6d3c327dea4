import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { NAMES_AT_ONCE } from '@storefront/shared/contract';
import { useCurrency } from '@storefront/shared/currency';
import { nameListHash, namesInHash, readNameList, readSearchWord, toUnicode } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import {
  Navigate,
  paths,
  useLocation,
  useNavigate,
  useParams,
  usePageTitle,
  useSearchParams,
} from '@storefront/shared/routing';
import { useHydrated } from '@storefront/shared/store';
import { Button } from '@storefront/shared/ui/button';
import { EmptyState } from '@storefront/shared/ui/feedback';
import { ManyNames } from '../../features/search/components/ManyNames';
import { ManyNamesForm } from '../../features/search/components/ManyNamesForm';
import { SearchFilters } from '../../features/search/components/SearchFilters';
import { SearchForm } from '../../features/search/components/SearchForm';
import { SearchResults } from '../../features/search/components/SearchResults';
import { readLeftOut } from '../../features/search/model/left-out';
import { findLeftOutSigns, readTyped } from '../../features/search/model/left-out-signs';
import {
  finerFilters,
  NO_FILTER,
  readFilter,
  writeFilter,
  type ResultFilter,
} from '../../features/search/model/result-filter';
import { WORD_PROBLEMS } from '../../model/search-word';
import { useTypedSearch } from '../../features/search/model/use-typed-search';
import * as messages from './messages';
import styles from './availability-page.module.css';

/** Loaded only if characters were ignored. */
const LeftOutSigns = lazy(() =>
  import('../../features/search/left-out-signs/LeftOutSigns').then((module) => ({ default: module.LeftOutSigns })),
);

/** `/site/availability/{word}`: the results of a search (RT-06). The word, the filter and the domains of a bulk search are in the URL. */
export function AvailabilityPage() {
  const t = useTranslate();
  const { word: typed = '' } = useParams();
  const { hash, state } = useLocation();
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const { code } = useCurrency();
  const search = useMemo(() => readSearchWord(typed), [typed]);
  const hydrated = useHydrated();
  // The server does not receive the hash, so it has rendered the search for the word.
  const names = useMemo(() => (hydrated ? namesInHash(hash, NAMES_AT_ONCE) : undefined), [hydrated, hash]);
  // Nor does it know the history state.
  const typedBefore = (hydrated ? readTyped(state) : undefined) ?? typed;
  const filter = useMemo(() => readFilter(query), [query]);
  const field = useTypedSearch(search, typedBefore, query.toString(), names !== undefined);
  const [opened, setOpened] = useState<'filters' | 'names' | null>(finerFilters(filter) > 0 ? 'filters' : null);
  const { live } = field;
  const word = live.shown;
  usePageTitle(
    names
      ? t(messages.resultsNames, { count: names.length })
      : word
        ? t(messages.resultsOf, { word })
        : t(messages.results),
  );

  const show = useCallback(
    (next: ResultFilter) => {
      // Keeps the hash, which contains the domains of a bulk search.
      setQuery(writeFilter(query, next), { hash, replace: true, preventScrollReset: true, state: state as unknown });
    },
    [query, setQuery, hash, state],
  );
  const showAll = useCallback(() => show(NO_FILTER), [show]);

  // Redirects, so that the URL contains what was searched, not what was typed (SE-01). The server shows the same without a redirect.
  if (hydrated && search.word !== typed && search.word !== '') {
    return (
      <Navigate
        replace
        to={{ pathname: paths.availability(search.word), search: query.toString(), hash }}
        state={{ typed }}
      />
    );
  }

  const leftOut = names || live.problem ? null : findLeftOutSigns(field.asked);

  function checkList(text: string) {
    const { names: read, ...leftOut } = readNameList(text, NAMES_AT_ONCE);
    if (read.length === 0) field.onSubmit();
    else
      void navigate(
        { pathname: paths.availability(read[0] ?? ''), hash: nameListHash(read), search: query.toString() },
        { state: leftOut },
      );
    setOpened(null);
  }

  const results = names ? (
    <ManyNames
      key={code}
      names={names}
      leftOut={readLeftOut(state)}
      currency={code}
      filter={filter}
      onShowAll={showAll}
    />
  ) : live.problem === undefined ? (
    <SearchResults
      key={`${live.word} ${code}`}
      search={live}
      currency={code}
      filter={filter}
      onShowAll={showAll}
      paused={field.paused}
      settled={live.word === search.word}
    />
  ) : null;
  return (
    <div className={styles.page}>
      <h1 className="sf-visually-hidden" tabIndex={-1} data-page-heading="">
        {!results
          ? t(messages.search)
          : names
            ? t(messages.headingNames, { count: names.length })
            : t(messages.heading, { word })}
      </h1>
      <div className={styles.head} data-above-cart={results ? '' : undefined}>
        <SearchForm
          text={field.text}
          problem={field.problem && t(WORD_PROBLEMS[field.problem])}
          onText={field.onText}
          onSubmit={field.onSubmit}
          onList={checkList}
        />
        <p className={styles.leftOut} role="status">
          {leftOut && (
            <Suspense>
              <LeftOutSigns {...leftOut} />
            </Suspense>
          )}
        </p>
      </div>
      {!results ? (
        <EmptyState title={t(messages.nothing)} line={t(messages.nothingLine)} />
      ) : (
        <>
          <SearchFilters
            filter={filter}
            onChange={show}
            currency={{ code }}
            open={opened === 'filters'}
            onOpenChange={(open) => setOpened(open ? 'filters' : null)}
            end={
              <Button
                variant="plain"
                aria-expanded={opened === 'names'}
                onClick={() => setOpened(opened === 'names' ? null : 'names')}
              >
                {t(names ? messages.changeList : messages.manyNames)}
              </Button>
            }
          />
          {opened === 'names' && <ManyNamesForm initial={names?.map(toUnicode).join('\n') ?? ''} onList={checkList} />}
          {results}
        </>
      )}
    </div>
  );
}
