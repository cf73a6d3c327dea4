import { memo } from 'react';
import type { SearchResult } from '@storefront/shared/contract';
import { useTranslate } from '@storefront/shared/i18n';
import { ResultRow } from '@storefront/shared/ui/result-row';
import { rowNote } from '../../../model/offer-note';
import { offerFields, offerState } from '../../../model/offer-state';
import { useFocusKept } from './use-focus-kept';
import { useLostName } from './use-lost-name';
import { OfferAction, type OfferActions } from './OfferAction';
import { OfferDetails } from './OfferDetails';
import type { ResultActions } from './use-result-actions';

export interface OfferRowProps extends OfferActions {
  readonly result: SearchResult;
  readonly inCart: boolean;
  /** The registry is being queried again. */
  readonly asking: boolean;
  /** A warning shown before any other note. */
  readonly warning?: string;
}

/** One domain of a group: its state, both prices, and its action. Memoised, since responses arrive row by row. */
const OfferRow = memo(function OfferRow({ result, inCart, asking, warning, ...actions }: OfferRowProps) {
  const t = useTranslate();
  const state = offerState(result, { inCart, asking });
  useLostName(state, result.domain);
  const focusKept = useFocusKept(actions);
  return (
    <ResultRow
      {...offerFields(result, state, t)}
      action={<OfferAction result={result} state={state} {...focusKept} />}
      note={rowNote(result, t, warning) || undefined}
      details={() => <OfferDetails result={result} />}
    />
  );
});

interface OfferProps {
  readonly result: SearchResult;
  readonly actions: ResultActions;
  readonly warning?: string;
}

/** A result row, with its state taken from the actions. */
export function Offer({ result, actions, warning }: OfferProps) {
  const { inCart, asking, ...functions } = actions;
  return (
    <OfferRow
      result={result}
      inCart={inCart.has(result.domain)}
      asking={asking.has(result.domain)}
      warning={warning}
      {...functions}
    />
  );
}
