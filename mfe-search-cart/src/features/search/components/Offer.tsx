import type { SearchResult } from '@storefront/shared/contract';
import { OfferRow } from './OfferRow';
import type { ResultActions } from './use-result-actions';

interface OfferProps {
  readonly result: SearchResult;
  readonly actions: ResultActions;
  readonly warning?: string;
}

/** The row of a result with what the actions know of it. */
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
