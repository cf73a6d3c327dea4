import type { SearchResult } from '@storefront/shared/contract';
import { useTranslate } from '@storefront/shared/i18n';
import { PageLink, paths } from '@storefront/shared/routing';
import { Button, ButtonLink } from '@storefront/shared/ui/button';
import * as messages from '../messages';
import type { OfferActions } from './OfferAction';
import styles from './exact-offer.module.css';

/** Actions for a domain that was added: a filled link to the cart, where term and add-ons are chosen before payment, and an undo button. */
export function AddedActions({ result, onUndo }: { result: SearchResult } & Pick<OfferActions, 'onUndo'>) {
  const t = useTranslate();
  return (
    <div className={styles.added}>
      <Button
        size="lg"
        variant="plain"
        data-offer="undo"
        aria-label={t(messages.undoName, { name: result.unicode })}
        onClick={() => onUndo(result.domain)}
      >
        {t(messages.undo)}
      </Button>
      <ButtonLink as={PageLink} size="lg" variant="filled" data-focus="first" to={paths.cart()}>
        {t(messages.openCart)}
      </ButtonLink>
    </div>
  );
}
