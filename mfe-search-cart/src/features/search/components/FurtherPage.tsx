import { failureText } from '@storefront/shared/failures';
import { useTranslate } from '@storefront/shared/i18n';
import { Button } from '@storefront/shared/ui/button';
import { ResultRow } from '@storefront/shared/ui/result-row';
import { useSearchGroup, type SearchQuestion } from '../api/use-polled-search';
import * as messages from '../messages';
import { holdPending } from '../model/held-rows';
import { filterRows, type ResultFilter } from '../model/result-filter';
import { Offer } from './Offer';
import { useResultActions, type CartMoves } from './use-result-actions';
import styles from './result-list.module.css';

interface FurtherPageProps {
  /** Includes the number of the page. */
  readonly question: SearchQuestion;
  readonly moves: CartMoves;
  readonly filter: ResultFilter;
  /** Domains that are already on the first page. */
  readonly shown: ReadonlySet<string>;
  /** The number of placeholder rows until the domains are known. */
  readonly placeholders: number;
}

/** The rows of a further page of all TLDs, as items of the same list. */
export function FurtherPage({ question, moves, filter, shown, placeholders }: FurtherPageProps) {
  const t = useTranslate();
  const { answer, error, running, putRow, askAgain } = useSearchGroup(question, 'all');
  const actions = useResultActions(moves, question.currency, putRow);
  if (!answer && error) {
    return (
      <li className={styles.empty} role="alert">
        {failureText(error, t)}
        <Button size="sm" variant="plain" onClick={askAgain}>
          {t(messages.tryAgain)}
        </Button>
      </li>
    );
  }
  if (!answer)
    return Array.from({ length: placeholders }, (_, index) => (
      <ResultRow key={index} name="" state="checking" loading />
    ));
  const rows = answer.results.filter(({ domain }) => !shown.has(domain));
  return filterRows(rows, filter, { complete: !running, held: holdPending(rows) }).map((result) => (
    <Offer key={result.domain} result={result} actions={actions} />
  ));
}
