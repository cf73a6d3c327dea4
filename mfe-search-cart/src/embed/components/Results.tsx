import type { SearchResult } from '@storefront/shared/contract';
import { Button } from '@storefront/shared/ui/button';
import { ResultGroup, ResultRow } from '@storefront/shared/ui/result-row';
import { useState } from 'react';
import { offerFields } from '../../model/offer-fields';
import { offerNote } from '../../model/offer-note';
import { offerState, type OfferState } from '../../model/offer-state';
import { stemOf } from '../../model/search-word';
import type { CartLine } from '../cart-lines';
import styles from '../embed.module.css';
import type { Search } from '../use-search';

/** Grey rows before the first answer. */
const SKELETONS = 3;

interface ResultsProps {
  readonly search: Search;
  /** Names that are shown before the rest is asked for. */
  readonly rows: number;
  readonly lines: readonly CartLine[];
  readonly onAdd: (result: SearchResult) => void;
  readonly onUndo: (domain: string) => void;
  readonly onAskAgain: () => void;
}

/** The names of a search: the one that was asked for, then the popular extensions. */
export function Results({ search: { word, answers, running }, rows, lines, onAdd, onUndo, onAskAgain }: ResultsProps) {
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
      <ResultGroup title="Names" live={spoken(found, running)}>
        {found.length === 0
          ? Array.from({ length: SKELETONS }, (_, index) => (
              <ResultRow key={index} name={index === 0 ? word.domain : stemOf(word)} state="checking" loading />
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
      {noneFree && <p className={styles.note}>No extension here is free. Try a shorter word.</p>}
      {silent && <p className={styles.note}>Some registries have not answered yet.</p>}
      {more > 0 && (
        <Button variant="plain" className={styles.more} onClick={() => setUnfoldedFor(word.word)}>
          Show {more} more
        </Button>
      )}
    </div>
  );
}

/** How far the answers are, for who cannot see them come in. */
function spoken(found: readonly SearchResult[], running: boolean): string {
  if (found.length === 0) return 'Searching';
  const free = found.filter(({ status }) => status === 'available' || status === 'premium').length;
  const answered = found.filter(({ status }) => status !== 'pending' && status !== 'unknown').length;
  return running ? `${answered} of ${found.length} names answered` : `${found.length} names, ${free} free`;
}

interface RowProps extends Pick<ResultsProps, 'onAdd' | 'onUndo' | 'onAskAgain'> {
  readonly result: SearchResult;
  readonly inCart: boolean;
}

function Row({ result, inCart, onAdd, onUndo, onAskAgain }: RowProps) {
  const state = offerState(result, { inCart, asking: false });
  const fields = offerFields(result, state);
  return (
    <ResultRow
      {...fields}
      note={(fields.price !== undefined && offerNote(result)) || undefined}
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

/** One button in one place, so that the focus stays where it was when one becomes another. */
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
  switch (state) {
    case 'available':
    case 'premium':
      return (
        <Button size="sm" aria-label={`Add ${name}`} onClick={onAdd}>
          Add
        </Button>
      );
    case 'in-cart':
      return (
        <Button size="sm" variant="plain" aria-label={`Undo, take ${name} out of the cart`} onClick={onUndo}>
          Undo
        </Button>
      );
    case 'lost':
      return (
        <Button size="sm" variant="plain" aria-label={`Remove ${name} from the cart`} onClick={onUndo}>
          Remove
        </Button>
      );
    case 'unanswered':
    case 'unpriced':
      return (
        <Button size="sm" variant="plain" aria-label={`Try again for ${name}`} onClick={onAskAgain}>
          Try again
        </Button>
      );
    default:
      // The row is as high as one with a button.
      return <span className={styles.noAction} />;
  }
}
