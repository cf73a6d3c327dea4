import { useRef } from 'react';
import type { SearchResult } from '@storefront/shared/contract';
import { formatMoney, mixesScripts, splitDomain, toUnicode, type DomainName } from '@storefront/shared/domain';
import { failureCause, failureText } from '@storefront/shared/failures';
import { useTranslate, type Translate } from '@storefront/shared/i18n';
import { PageLink, paths } from '@storefront/shared/routing';
import { Button, ButtonLink } from '@storefront/shared/ui/button';
import { FailurePanel, Skeleton } from '@storefront/shared/ui/feedback';
import { ResultGroup, ResultRow } from '@storefront/shared/ui/result-row';
import { useNameCheck } from '../api/use-polled-search';
import { KeyHelp } from '../components/KeyHelp';
import { Offer } from '../components/Offer';
import { useCartMoves, useResultActions } from '../components/use-result-actions';
import { useResultKeys } from '../components/use-result-keys';
import * as searchMessages from '../messages';
import { progressNote, getSpokenProgress } from '../model/group-progress';
import type { LeftOut } from '../model/left-out';
import { filterRows, type ResultFilter } from '../model/result-filter';
import { LeftOutNames } from './LeftOutNames';
import styles from './many-names.module.css';
import * as messages from './messages';
import { summarise } from './name-check-summary';

interface ManyNamesProps {
  /** In their order; has to be memoised. */
  readonly names: readonly DomainName[];
  readonly leftOut: LeftOut;
  readonly currency: string;
  readonly filter: ResultFilter;
  readonly onShowAll: () => void;
}

/** The results of a bulk search: one list in the pasted order, and one button to add all available domains (SE-05). */
export function ManyNames({ names, leftOut, currency, filter, onShowAll }: ManyNamesProps) {
  const t = useTranslate();
  const { answer, error, running, waiting, askAgain, putRow } = useNameCheck(names, currency);
  const moves = useCartMoves();
  const actions = useResultActions(moves, currency, putRow);
  const list = useRef<HTMLDivElement>(null);
  useResultKeys(list);
  const title = t(messages.yourNames);

  if (!answer && error) {
    return (
      <ResultGroup title={title} list={false} live={t(searchMessages.notAsked, { group: title })}>
        <div className={styles.failure}>
          <FailurePanel
            level={3}
            title={t(searchMessages.namesUnchecked)}
            cause={error}
            line={failureCause(error, t)}
            onRetry={askAgain}
          />
        </div>
      </ResultGroup>
    );
  }
  const results = answer?.results;
  const rows = results && filterRows(results, filter, { complete: !running, held: 'all' });
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
          title={title}
          note={
            waiting
              ? t(searchMessages.waiting)
              : error
                ? t(searchMessages.partlyAsked)
                : progressNote({ group: 'names', results, expected: names.length }, t)
          }
          live={getSpokenProgress(title, results, t)}
          list={rows === undefined || rows.length > 0}
        >
          {rows === undefined ? (
            names.map((name) => <ResultRow key={name} name={name} state="checking" loading />)
          ) : rows.length > 0 ? (
            rows.map((result) => (
              <Offer key={result.domain} result={result} actions={actions} warning={findWarning(result, t)} />
            ))
          ) : (
            <p className={styles.empty}>
              {t(results?.length === 0 ? messages.noneHere : messages.noneFits)}{' '}
              {results?.length !== 0 && (
                <Button size="sm" onClick={onShowAll}>
                  {t(searchMessages.showAll)}
                </Button>
              )}
            </p>
          )}
        </ResultGroup>
      </div>
      {error && (
        <p className={styles.rest} role="alert">
          {failureText(error, t)}{' '}
          <Button variant="plain" size="sm" onClick={askAgain}>
            {t(searchMessages.tryRest)}
          </Button>
        </p>
      )}
      <KeyHelp />
      <p className="sf-visually-hidden" role="status">
        {moves.announcement}
      </p>
    </div>
  );
}

/** Returns a warning for a look-alike name, which is easily overlooked in a list of unfamiliar names. */
function findWarning({ unicode }: SearchResult, t: Translate): string | undefined {
  return mixesScripts(splitDomain(unicode).sld) ? t(messages.lookAlike) : undefined;
}

interface SummaryProps {
  readonly results: readonly SearchResult[] | undefined;
  readonly running: boolean;
  readonly inCart: ReadonlySet<string>;
  readonly currency: string;
  readonly onAddAll: (results: readonly SearchResult[]) => void;
}

/**
 * Summary of the results, and the filled button of the page. The button appears after the last response, so that it never changes while
 * being pressed.
 */
function Summary({ results, running, inCart, currency, onAddAll }: SummaryProps) {
  const t = useTranslate();
  if (!results || running) {
    return (
      <div className={styles.summary}>
        <p>{results ? summarise(results, inCart, t).counts : t(messages.askingAll)}</p>
        <Skeleton className={styles.waiting} shape="control" />
      </div>
    );
  }
  const { addable, cost, counts } = summarise(results, inCart, t);
  const someInCart = results.some(({ domain }) => inCart.has(domain));
  return (
    <div className={styles.summary}>
      <p>{counts}</p>
      {addable.length > 0 ? (
        <Button variant="filled" size="lg" onClick={() => onAddAll(addable)}>
          {t(messages.addFree, { count: addable.length, price: formatMoney(cost, currency) })}
        </Button>
      ) : (
        someInCart && (
          <ButtonLink as={PageLink} variant="filled" size="lg" to={paths.cart()}>
            {t(searchMessages.openCart)}
          </ButtonLink>
        )
      )}
    </div>
  );
}
