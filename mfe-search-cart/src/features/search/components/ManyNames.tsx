import { useRef } from 'react';
import type { SearchResult } from '@storefront/shared/contract';
import {
  failureCause,
  failureText,
  formatMoney,
  mixesScripts,
  splitDomain,
  toUnicode,
} from '@storefront/shared/domain';
import { PageLink, paths } from '@storefront/shared/routing';
import { Button, ButtonLink } from '@storefront/shared/ui/button';
import { FailurePanel, Skeleton } from '@storefront/shared/ui/feedback';
import { ResultGroup, ResultRow } from '@storefront/shared/ui/result-row';
import { useNameCheck } from '../api/use-name-check';
import { progressNote, spokenProgress, WAITING_NOTE } from '../model/group-progress';
import { summarise } from '../model/name-check-summary';
import type { LeftOut } from '../model/left-out';
import { shownRows, type ResultFilter } from '../model/result-filter';
import { KeyHelp } from './KeyHelp';
import { LeftOutNames } from './LeftOutNames';
import { Offer } from './Offer';
import { useCartMoves, useResultActions } from './use-result-actions';
import { useResultKeys } from './use-result-keys';
import styles from './many-names.module.css';

const TITLE = 'Your names';

interface ManyNamesProps {
  /** ASCII, in their order; memoise the list. */
  readonly names: readonly string[];
  readonly leftOut: LeftOut;
  readonly currency: string;
  readonly filter: ResultFilter;
  readonly onShowAll: () => void;
}

/** The results of a bulk search: one list in the order it was written, and one button for all that is free (SE-05). */
export function ManyNames({ names, leftOut, currency, filter, onShowAll }: ManyNamesProps) {
  const { answer, error, running, waiting, askAgain, putRow } = useNameCheck(names, currency);
  const moves = useCartMoves();
  const actions = useResultActions(moves, currency, putRow);
  const list = useRef<HTMLDivElement>(null);
  useResultKeys(list);

  if (!answer && error) {
    return (
      <ResultGroup title={TITLE} list={false} live={`${TITLE}: could not be asked`}>
        <div className={styles.failure}>
          <FailurePanel
            level={3}
            title="These names could not be checked"
            cause={error}
            line={failureCause(error)}
            onRetry={askAgain}
          />
        </div>
      </ResultGroup>
    );
  }
  const results = answer?.results;
  const rows = results && shownRows(results, filter, { complete: !running, held: 'all' });
  return (
    <div ref={list} className={styles.many}>
      <LeftOutNames {...leftOut} notSold={(answer?.not_sold ?? []).map(toUnicode)} />
      <Summary
        results={results}
        running={running}
        inCart={moves.inCart}
        currency={currency}
        onAddAll={moves.onAddAll}
      />
      <div className={styles.list}>
        <ResultGroup
          title={TITLE}
          note={
            waiting ? WAITING_NOTE : error ? 'not all could be asked' : progressNote('names', results, names.length)
          }
          live={spokenProgress(TITLE, results)}
          list={rows === undefined || rows.length > 0}
        >
          {rows === undefined ? (
            names.map((name) => <ResultRow key={name} name={name} state="checking" loading />)
          ) : rows.length > 0 ? (
            rows.map((result) => (
              <Offer key={result.domain} result={result} actions={actions} warning={warningOf(result)} />
            ))
          ) : (
            <p className={styles.empty}>
              {results?.length === 0 ? 'None of these names can be had here.' : 'No name of your list fits the filter.'}{' '}
              {results?.length !== 0 && (
                <Button size="sm" onClick={onShowAll}>
                  Show all
                </Button>
              )}
            </p>
          )}
        </ResultGroup>
      </div>
      {error && (
        <p className={styles.rest} role="alert">
          {failureText(error)}{' '}
          <Button variant="plain" size="sm" onClick={askAgain}>
            Try the rest again
          </Button>
        </p>
      )}
      <KeyHelp />
      <p className="sf-visually-hidden" role="status">
        {moves.said}
      </p>
    </div>
  );
}

/** In a list of strangers a look-alike is easily overlooked. */
function warningOf({ unicode }: SearchResult): string | undefined {
  return mixesScripts(splitDomain(unicode).sld)
    ? 'This name uses letters of more than one alphabet. People may mistake it'
    : undefined;
}

interface SummaryProps {
  readonly results: readonly SearchResult[] | undefined;
  readonly running: boolean;
  readonly inCart: ReadonlySet<string>;
  readonly currency: string;
  readonly onAddAll: (results: readonly SearchResult[]) => void;
}

/** What was found, and the filled button of the page. It waits for the last answer, so that it never changes under a finger. */
function Summary({ results, running, inCart, currency, onAddAll }: SummaryProps) {
  if (!results || running) {
    return (
      <div className={styles.summary}>
        <p>{results ? summarise(results, inCart).counts : 'Asking the registries'}</p>
        <Skeleton className={styles.waiting} shape="control" />
      </div>
    );
  }
  const { addable, cost, counts } = summarise(results, inCart);
  const someInCart = results.some(({ domain }) => inCart.has(domain));
  return (
    <div className={styles.summary}>
      <p>{counts}</p>
      {addable.length > 0 ? (
        <Button variant="filled" size="lg" onClick={() => onAddAll(addable)}>
          Add {addable.length === 1 ? '1 free name' : `${addable.length} free names`}, {formatMoney(cost, currency)}
        </Button>
      ) : (
        someInCart && (
          <ButtonLink as={PageLink} variant="filled" size="lg" to={paths.cart()}>
            Open cart
          </ButtonLink>
        )
      )}
    </div>
  );
}
