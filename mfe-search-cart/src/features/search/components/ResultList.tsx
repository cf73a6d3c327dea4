import { failureCause, failureText } from '@storefront/shared/failures';
import { useState, type ReactNode } from 'react';
import type { SEARCH_GROUPS } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { Button } from '@storefront/shared/ui/button';
import { FailurePanel } from '@storefront/shared/ui/feedback';
import { ResultGroup, ResultRow } from '@storefront/shared/ui/result-row';
import { searchGroupTitle } from '@storefront/shared/words';
import type { GroupState } from '../api/use-polled-search';
import * as messages from '../messages';
import { progressNote, getGroupProgress, getSpokenProgress } from '../model/group-progress';
import { holdPending } from '../model/held-rows';
import { finerFilters, filterRows, type ResultFilter } from '../model/result-filter';
import { Offer } from './Offer';
import type { ResultActions } from './use-result-actions';
import { useRowFocus } from './use-row-focus';
import styles from './result-list.module.css';

interface ResultListProps {
  readonly group: (typeof SEARCH_GROUPS)[number];
  readonly state: GroupState;
  readonly actions: ResultActions;
  readonly filter: ResultFilter;
  readonly onShowAll: () => void;
  /** The start of the domains, which is known before the first response; empty if it is not. */
  readonly stem: string;
  /** The predicted domains, from an earlier search. */
  readonly expected?: readonly string[];
  /** Shows as many rows as there were placeholders until the visitor expands the list, so that responses move nothing on the page. */
  readonly folded?: boolean;
  /** Shown if the search found nothing at all. */
  readonly nothing: ReactNode;
  /** Rows of further pages, in the same list. */
  readonly further?: ReactNode;
  /** Shown below the list once it is expanded. */
  readonly end?: ReactNode;
}

/** A group with a list of results, from its placeholders to its last response. */
export function ResultList({
  group,
  state,
  actions,
  filter,
  onShowAll,
  stem,
  expected,
  folded = false,
  nothing,
  further,
  end,
}: ResultListProps) {
  const t = useTranslate();
  const { answer, error, running, waiting, askAgain } = state;
  const [choice, setChoice] = useState({ filter, held: holdPending(answer?.results) });
  if (choice.filter !== filter) setChoice({ filter, held: holdPending(answer?.results) });
  const [unfolded, setUnfolded] = useState(false);
  const { place, focusAfter } = useRowFocus();

  const title = searchGroupTitle(group.id, t);
  if (!answer && error) {
    return (
      <div>
        <ResultGroup title={title} list={false} live={t(messages.notAsked, { group: title })}>
          <div className={styles.failure}>
            <FailurePanel
              level={3}
              title={t(messages.namesUnchecked)}
              cause={error}
              line={failureCause(error, t)}
              onRetry={askAgain}
            />
          </div>
        </ResultGroup>
      </div>
    );
  }

  // The domains of a group may not be part of the first response.
  const results = answer && (answer.results.length > 0 || !running) ? answer.results : undefined;
  const unanswered = results ? getGroupProgress(results).unanswered : 0;
  const rows = results && filterRows(results, filter, { complete: !running, held: choice.held });
  // A filtered list is shown in full.
  const isFolded = folded && !unfolded && filter.show === 'all' && finerFilters(filter) === 0;
  const visible = isFolded ? rows?.slice(0, group.skeletons) : rows;
  const more = (rows?.length ?? 0) - (visible?.length ?? 0);
  const unfold = () => {
    focusAfter(visible?.length ?? 0);
    setUnfolded(true);
  };
  const showAll = () => {
    focusAfter(0);
    onShowAll();
  };
  const tryAgain = () => {
    focusAfter(0);
    askAgain();
  };
  return (
    <div ref={place}>
      <ResultGroup
        title={title}
        note={
          waiting
            ? t(messages.waiting)
            : error
              ? t(messages.partlyAsked)
              : progressNote({ group: group.id, results, expected: group.skeletons }, t)
        }
        live={getSpokenProgress(title, results, t)}
        list={visible === undefined || visible.length > 0 || Boolean(further)}
      >
        {visible === undefined ? (
          <PlaceholderRows names={expected ?? Array.from({ length: group.skeletons }, () => stem)} />
        ) : visible.length > 0 || further ? (
          <>
            {visible.map((result) => (
              <Offer key={result.domain} result={result} actions={actions} />
            ))}
            {further}
          </>
        ) : (
          <div className={styles.empty}>{results?.length === 0 ? nothing : <NothingShown onShowAll={showAll} />}</div>
        )}
      </ResultGroup>
      {isFolded && (
        <div className={styles.more}>
          {more > 0 && (
            <Button variant="plain" onClick={unfold}>
              {t(messages.showMore, { count: more })}
            </Button>
          )}
        </div>
      )}
      {!running && (!isFolded || more === 0) && end}
      <Unanswered error={error} count={running ? 0 : unanswered} onRetry={tryAgain} />
    </div>
  );
}

/** Placeholders as high as real rows, until the first response. */
function PlaceholderRows({ names }: { names: readonly string[] }) {
  return names.map((name, index) => <ResultRow key={index} name={name} state="checking" loading />);
}

function NothingShown({ onShowAll }: { onShowAll: () => void }) {
  const t = useTranslate();
  return (
    <>
      <p>{t(messages.groupEmpty)}</p>
      <Button size="sm" onClick={onShowAll}>
        {t(messages.showAll)}
      </Button>
    </>
  );
}

interface UnansweredProps {
  readonly error: GroupState['error'];
  /** How many registries did not answer. */
  readonly count: number;
  readonly onRetry: () => void;
}

/** Offers to ask again for what was not answered. A single domain has its own button. */
function Unanswered({ error, count, onRetry }: UnansweredProps) {
  const t = useTranslate();
  if (!error && count <= 1) return null;
  return (
    <p className={styles.rest} role={error ? 'alert' : undefined}>
      {error ? failureText(error, t) : t(messages.silent, { count })}{' '}
      <Button variant="plain" size="sm" onClick={onRetry}>
        {t(error ? messages.tryRest : messages.tryAll)}
      </Button>
    </p>
  );
}
