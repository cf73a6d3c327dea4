import type { SearchResult } from '@storefront/shared/contract';
import { useTranslate, type Translate } from '@storefront/shared/i18n';
import { Button } from '@storefront/shared/ui/button';
import { ResultGroup, ResultRow } from '@storefront/shared/ui/result-row';
import { useState } from 'react';
import { offerNote } from '../../model/offer-note';
import { offerFields, offerState, type OfferState } from '../../model/offer-state';
import type { CartLine } from '../cart-lines';
import styles from '../embed.module.css';
import * as messages from '../messages';
import type { Search } from '../use-search';

/** Placeholder rows before the first response. */
const SKELETONS = 3;

interface ResultsProps {
  readonly search: Search;
  /** The number of results shown initially. */
  readonly rows: number;
  readonly lines: readonly CartLine[];
  readonly onAdd: (result: SearchResult) => void;
  readonly onUndo: (domain: string) => void;
  readonly onAskAgain: () => void;
}

/** The results of a search: the exact match, then the popular extensions. */
export function Results({ search: { word, answers, running }, rows, lines, onAdd, onUndo, onAskAgain }: ResultsProps) {
  const t = useTranslate();
  const [unfoldedFor, setUnfoldedFor] = useState<string>();
  if (!word) return null;
  const found = [...(answers.exact?.results ?? []), ...(answers.popular?.results ?? [])];
  const visible = unfoldedFor === word.word ? found : found.slice(0, rows);
  const more = found.length - visible.length;
  const silent = !running && found.some(({ status }) => status === 'unknown');
  const noneFree =
    !running &&
    found.length > 0 &&
    !found.some(({ status }) => status === 'available' || status === 'premium' || status === 'unknown');
  return (
    <div>
      <ResultGroup title={t(messages.names)} live={getSpokenSummary(found, running, t)}>
        {found.length === 0
          ? Array.from({ length: SKELETONS }, (_, index) => (
              <ResultRow key={index} name={index === 0 ? word.domain : word.stem} state="checking" loading />
            ))
          : visible.map((result) => (
              <Row
                key={result.domain}
                result={result}
                inCart={lines.some(({ domain }) => domain === result.domain)}
                onAdd={onAdd}
                onUndo={onUndo}
                onAskAgain={onAskAgain}
              />
            ))}
      </ResultGroup>
      {noneFree && <p className={styles.note}>{t(messages.noneFree)}</p>}
      {silent && <p className={styles.note}>{t(messages.silent)}</p>}
      {more > 0 && (
        <Button variant="plain" className={styles.more} onClick={() => setUnfoldedFor(word.word)}>
          {t(messages.showMore, { count: more })}
        </Button>
      )}
    </div>
  );
}

/** Returns the progress of the search, for screen readers. */
function getSpokenSummary(found: readonly SearchResult[], running: boolean, t: Translate): string {
  const total = found.length;
  if (total === 0) return t(messages.searching);
  const free = found.filter(({ status }) => status === 'available' || status === 'premium').length;
  const answered = found.filter(({ status }) => status !== 'pending' && status !== 'unknown').length;
  return running ? t(messages.answeredOf, { answered, total }) : t(messages.freeOf, { total, free });
}

interface RowProps extends Pick<ResultsProps, 'onAdd' | 'onUndo' | 'onAskAgain'> {
  readonly result: SearchResult;
  readonly inCart: boolean;
}

function Row({ result, inCart, onAdd, onUndo, onAskAgain }: RowProps) {
  const t = useTranslate();
  const state = offerState(result, { inCart, asking: false });
  const fields = offerFields(result, state, t);
  return (
    <ResultRow
      {...fields}
      note={(fields.price !== undefined && offerNote(result, t)) || undefined}
      action={
        <Action
          state={state}
          name={result.unicode}
          onAdd={() => onAdd(result)}
          onUndo={() => onUndo(result.domain)}
          onAskAgain={onAskAgain}
        />
      }
    />
  );
}

/** The button of a row. The same element for all actions, so that it keeps the focus when the action changes. */
function Action({
  state,
  name,
  onAdd,
  onUndo,
  onAskAgain,
}: {
  state: OfferState;
  name: string;
  onAdd: () => void;
  onUndo: () => void;
  onAskAgain: () => void;
}) {
  const t = useTranslate();
  switch (state) {
    case 'available':
    case 'premium':
      return (
        <Button size="sm" aria-label={t(messages.addName, { name })} onClick={onAdd}>
          {t(messages.add)}
        </Button>
      );
    case 'in-cart':
      return (
        <Button size="sm" variant="plain" aria-label={t(messages.undoName, { name })} onClick={onUndo}>
          {t(messages.undo)}
        </Button>
      );
    case 'lost':
      return (
        <Button size="sm" variant="plain" aria-label={t(messages.removeFrom, { name })} onClick={onUndo}>
          {t(messages.remove)}
        </Button>
      );
    case 'unanswered':
    case 'unpriced':
      return (
        <Button size="sm" variant="plain" aria-label={t(messages.tryAgainFor, { name })} onClick={onAskAgain}>
          {t(messages.tryAgain)}
        </Button>
      );
    default:
      // Keeps the height of a row with a button.
      return <span className={styles.noAction} />;
  }
}
