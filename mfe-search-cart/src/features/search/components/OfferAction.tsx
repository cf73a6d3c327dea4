import type { SearchResult } from '@storefront/shared/contract';
import { useTranslate } from '@storefront/shared/i18n';
import { PageLink, paths } from '@storefront/shared/routing';
import { Button, ButtonLink } from '@storefront/shared/ui/button';
import type { OfferState } from '../../../model/offer-state';
import * as messages from '../messages';
import { AddButton } from './AddButton';

/** The actions for a domain; the same functions for every row, so that rows can be memoised. */
export interface OfferActions {
  readonly onAdd: (result: SearchResult) => void;
  /** Removes a domain that was added here from the cart. */
  readonly onUndo: (domain: string) => void;
  /** Queries the registry of this domain again (SE-06). */
  readonly onAsk: (domain: string) => void;
}

interface OfferActionProps extends OfferActions {
  readonly result: SearchResult;
  readonly state: OfferState;
}

/** The action of a row, if any. `data-offer` lets the key handler find it, and the focus when one action replaces another. */
export function OfferAction({ result, state, onAdd, onUndo, onAsk }: OfferActionProps) {
  const t = useTranslate();
  const name = result.unicode;
  switch (state) {
    case 'available':
    case 'premium':
      return (
        <AddButton size="sm" aria-label={t(messages.addName, { name })} result={result} onAdd={onAdd}>
          {t(messages.add)}
        </AddButton>
      );
    case 'in-cart':
    case 'lost':
      return (
        <Button
          size="sm"
          variant="plain"
          data-offer="undo"
          aria-label={t(state === 'lost' ? messages.removeFrom : messages.undoName, { name })}
          onClick={() => onUndo(result.domain)}
        >
          {t(state === 'lost' ? messages.remove : messages.undo)}
        </Button>
      );
    case 'asking':
    case 'unanswered':
    case 'unpriced':
      return (
        <Button
          size="sm"
          variant="plain"
          data-offer="ask"
          aria-label={t(messages.tryAgainFor, { name })}
          loading={state === 'asking' && t(messages.asking)}
          onClick={() => onAsk(result.domain)}
        >
          {t(messages.tryAgain)}
        </Button>
      );
    case 'taken':
      if (result.transfer_by_tag) return null;
      return (
        <ButtonLink
          as={PageLink}
          size="sm"
          variant="plain"
          data-offer="transfer"
          to={paths.transferReview(result.domain)}
          aria-label={t(messages.transferName, { name })}
        >
          {t(messages.transferIn)}
        </ButtonLink>
      );
    default:
      return null;
  }
}
