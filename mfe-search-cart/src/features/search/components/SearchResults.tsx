import { memo, Suspense, useMemo, useRef, useState, type ComponentProps } from 'react';
import { SEARCH_GROUPS, type SearchWord } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { PageLink, paths } from '@storefront/shared/routing';
import { NeedsScripts } from '@storefront/shared/ui/feedback';
import * as messages from '../messages';
import type { Offered } from './Alternative';
import { useFollowedSearch } from '../api/use-followed-search';
import { useExpectedNames, useSearchGroup, type GroupState } from '../api/use-polled-search';
import { alternativeTo } from '../model/alternative';
import { getGroupProgress } from '../model/group-progress';
import type { ResultFilter } from '../model/result-filter';
import { ExactGroup } from './ExactGroup';
import { FurtherPage } from './FurtherPage';
import { KeyHelp } from './KeyHelp';
import { MorePages } from './MorePages';
import { NothingFree } from './NothingFree';
import { ResultList } from './ResultList';
import { useCartMoves, useResultActions } from './use-result-actions';
import { useResultKeys } from './use-result-keys';
import styles from './search-results.module.css';

const [EXACT, POPULAR, ALL] = SEARCH_GROUPS;

interface SearchResultsProps {
  readonly search: SearchWord;
  readonly currency: string;
  readonly filter: ResultFilter;
  readonly onShowAll: () => void;
  /** The visitor has paused typing, so the exact match may be fetched. */
  readonly paused: boolean;
  /** The word is in the URL, so everything may be fetched. */
  readonly settled: boolean;
}

/** Returns the alternative to an unavailable domain. Once shown it stays, whatever later responses contain. */
function useAlternative(popular: GroupState, all: GroupState, inCart: ReadonlySet<string>): Offered {
  const [offered, setOffered] = useState<string>();
  const found = alternativeTo(popular, all);
  if (offered === undefined && found.kind === 'offered') setOffered(found.result.domain);
  const rows = [...(popular.answer?.results ?? []), ...(all.answer?.results ?? [])];
  const result = rows.find(({ domain }) => domain === offered) ?? (found.kind === 'offered' ? found.result : undefined);
  const isInCart = result !== undefined && inCart.has(result.domain);
  const isUndecided = offered === undefined && found.kind === 'undecided';
  return useMemo(
    () => (result ? { kind: 'offered', result, inCart: isInCart } : { kind: isUndecided ? 'undecided' : 'none' }),
    [result, isInCart, isUndecided],
  );
}

/**
 * Each group hydrates separately, and the one that the visitor uses first is hydrated first (docs/adr/0042). Memoised, because the parent
 * renders again after hydration and would hydrate all changed children in one task.
 */
const Exact = memo(function Exact(props: ComponentProps<typeof ExactGroup>) {
  return (
    <Suspense>
      <ExactGroup {...props} />
    </Suspense>
  );
});

const Listed = memo(function Listed(props: ComponentProps<typeof ResultList>) {
  return (
    <Suspense>
      <ResultList {...props} />
    </Suspense>
  );
});

/** The three groups of results for a word (SE-02). Use word and currency as `key`, so that a new search starts with fresh state. */
export function SearchResults({ search, currency, filter, onShowAll, paused, settled }: SearchResultsProps) {
  const t = useTranslate();
  const question = { word: search.word, currency };
  const everywhere = { ...question, tld: filter.tld, category: filter.category };
  const followed = useFollowedSearch(everywhere, settled);
  const exact = useSearchGroup(question, EXACT.id, { enabled: paused || settled, followed });
  const popular = useSearchGroup(question, POPULAR.id, { enabled: settled, followed });
  const all = useSearchGroup(everywhere, ALL.id, { enabled: settled, followed });
  // Another filter means another list, starting at its first page.
  const narrowing = `${filter.tld ?? ''} ${filter.category ?? ''}`;
  const [opened, setOpened] = useState({ narrowing, pages: 1 });
  const openPages = opened.narrowing === narrowing ? opened.pages : 1;
  const pages = all.answer?.pages ?? 1;
  const end = useMemo(
    () => <MorePages open={openPages} pages={pages} onMore={() => setOpened({ narrowing, pages: openPages + 1 })} />,
    [narrowing, openPages, pages],
  );
  const nearest = useMemo(() => new Set(all.answer?.results.map(({ domain }) => domain)), [all.answer]);

  const moves = useCartMoves();
  const exactActions = useResultActions(moves, currency, exact.putRow);
  const popularActions = useResultActions(moves, currency, popular.putRow);
  const allActions = useResultActions(moves, currency, all.putRow);
  const alternative = useAlternative(popular, all, moves.inCart);
  const expected = useExpectedNames(search.stem, search.tld);

  const rows = useRef<HTMLDivElement>(null);
  useResultKeys(rows);

  const groups = [exact, popular, all];
  const nothingFree =
    groups.every(({ running, answer }) => !running && answer) &&
    groups.every(({ answer }) => {
      const { free, unanswered } = getGroupProgress(answer?.results ?? []);
      return free === 0 && unanswered === 0;
    });

  return (
    <div ref={rows} className={styles.groups}>
      {groups.some(({ answer }) => answer?.is_search_completed === false) && (
        <NeedsScripts>
          {t(messages.answersLater, {
            link: (text) => <PageLink to={paths.availability(search.word)}>{text}</PageLink>,
          })}
        </NeedsScripts>
      )}
      {/* Before scripts run, "Add" submits this form. It contains no text field, because Enter in one would press the first button. */}
      <form method="get" action="../cart" className={styles.form} onSubmit={(event) => event.preventDefault()}>
        <Exact group={EXACT} state={exact} actions={exactActions} domain={search.domain} alternative={alternative} />
        {nothingFree && filter.tld === undefined && filter.category === undefined && <NothingFree search={search} />}
        <Listed
          group={POPULAR}
          state={popular}
          actions={popularActions}
          filter={filter}
          onShowAll={onShowAll}
          stem={search.stem}
          expected={expected}
          nothing={t(messages.noPopular)}
        />
        <Listed
          group={ALL}
          state={all}
          actions={allActions}
          filter={filter}
          onShowAll={onShowAll}
          stem=""
          folded
          nothing={t(messages.nothingClose)}
          further={
            openPages > 1 &&
            Array.from({ length: openPages - 1 }, (_, index) => (
              <FurtherPage
                key={index + 1}
                question={{ ...everywhere, page: index + 1 }}
                moves={moves}
                filter={filter}
                shown={nearest}
                placeholders={ALL.skeletons}
              />
            ))
          }
          end={end}
        />
      </form>
      <KeyHelp />
      <p className="sf-visually-hidden" role="status">
        {moves.announcement}
      </p>
    </div>
  );
}
