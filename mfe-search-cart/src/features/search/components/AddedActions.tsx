import type { SearchResult } from '@storefront/shared/contract';
import { PageLink, paths } from '@storefront/shared/routing';
import { Button, ButtonLink } from '@storefront/shared/ui/button';
import type { OfferActions } from './OfferAction';
import styles from './exact-offer.module.css';

/**
 * A name is in the cart: the fill goes on to the cart, where its term and extras are chosen before anything is paid, and there is a
 * way back.
 */
export function AddedActions({ result, onUndo }: { result: SearchResult } & Pick<OfferActions, 'onUndo'>) {
  return (
    <div className={styles.added}>
      <Button
        size="lg"
        variant="plain"
        data-offer="undo"
        aria-label={`Undo, take ${result.unicode} out of the cart`}
        onClick={() => onUndo(result.domain)}
      >
        Undo
      </Button>
      <ButtonLink as={PageLink} size="lg" variant="filled" data-focus="first" to={paths.cart()}>
        Open cart
      </ButtonLink>
    </div>
  );
}
