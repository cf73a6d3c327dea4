import { formatMoney } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { PageLink, paths } from '@storefront/shared/routing';
import { Button, ButtonLink } from '@storefront/shared/ui/button';
import type { OfferPrice, OfferState } from '../../../model/offer-state';
import * as messages from '../messages';
import { AddButton } from './AddButton';
import { AddedActions } from './AddedActions';
import { AlternativeAction, type Offered } from './Alternative';
import type { OfferRowProps } from './Offer';

interface ExactActionProps extends Pick<OfferRowProps, 'result' | 'onAdd' | 'onUndo' | 'onAsk'> {
  readonly alternative: Offered;
  readonly state: OfferState;
  readonly price: OfferPrice | undefined;
}

/** The action for the exact match; if it is unavailable, the action for the alternative. */
export function ExactAction({ result, state, price, alternative, onAdd, onUndo, onAsk }: ExactActionProps) {
  const t = useTranslate();
  switch (state) {
    case 'available':
    case 'premium':
      return (
        price && (
          <AddButton size="lg" variant="filled" result={result} onAdd={onAdd}>
            {t(messages.addFor, { price: formatMoney(price.first, price.currency) })}
          </AddButton>
        )
      );
    case 'in-cart':
      return <AddedActions result={result} onUndo={onUndo} />;
    case 'lost':
      return (
        <Button
          size="lg"
          data-offer="undo"
          aria-label={t(messages.removeFrom, { name: result.unicode })}
          onClick={() => onUndo(result.domain)}
        >
          {t(messages.remove)}
        </Button>
      );
    case 'asking':
    case 'unanswered':
    case 'unpriced':
      return (
        <Button
          size="lg"
          data-offer="ask"
          loading={state === 'asking' && t(messages.asking)}
          onClick={() => onAsk(result.domain)}
        >
          {t(messages.tryAgain)}
        </Button>
      );
    case 'taken':
      if (alternative.kind === 'none' && result.transfer_by_tag) return null;
      return alternative.kind === 'none' ? (
        <ButtonLink as={PageLink} size="lg" data-offer="transfer" to={paths.transferReview(result.domain)}>
          {t(messages.transferIn)}
        </ButtonLink>
      ) : (
        <AlternativeAction alternative={alternative} onAdd={onAdd} onUndo={onUndo} />
      );
    case 'reserved':
      return <AlternativeAction alternative={alternative} onAdd={onAdd} onUndo={onUndo} />;
    default:
      return null;
  }
}
