import type { SearchResult } from '@storefront/shared/contract';
import { formatMoney } from '@storefront/shared/domain';
import { Button } from '@storefront/shared/ui/button';
import { Skeleton } from '@storefront/shared/ui/feedback';
import { Price } from '@storefront/shared/ui/price';
import { offerNote } from '../../../model/offer-note';
import { offerPrice } from '../../../model/offer-state';
import { AddedActions } from './AddedActions';
import type { OfferActions } from './OfferAction';
import styles from './exact-offer.module.css';

/** What is offered in the place of a name that cannot be had; `undecided` keeps its place free. */
export type Offered =
  | { readonly kind: 'undecided' }
  | { readonly kind: 'none' }
  | { readonly kind: 'offered'; readonly result: SearchResult; readonly inCart: boolean };

/** A button names a longer name by its extension only: the name stands beside it in full. */
const MAX_LENGTH_ON_BUTTON = 17;

/** The other name with both its prices, in a line of its own. */
export function AlternativeWords({ alternative }: { alternative: Offered }) {
  if (alternative.kind === 'none') return null;
  if (alternative.kind === 'undecided') {
    return (
      <span className={styles.alternative}>
        <Skeleton width="18rem" />
      </span>
    );
  }
  const price = offerPrice(alternative.result);
  const note = offerNote(alternative.result);
  return (
    <span className={styles.alternative}>
      <strong className={styles.free}>{alternative.result.unicode}</strong>{' '}
      {alternative.inCart ? 'is in your cart' : 'is free'}
      {price && (
        <>
          {': '}
          <Price first={price.first} term={price.years} renewal={price.renewal} currency={price.currency} />
        </>
      )}
      {note && <span className={styles.about}>{note}</span>}
    </span>
  );
}

/** The way to have the other name: the filled button of the page. */
export function AlternativeAction({
  alternative,
  onAdd,
  onUndo,
}: { alternative: Offered } & Pick<OfferActions, 'onAdd' | 'onUndo'>) {
  if (alternative.kind === 'none') return null;
  if (alternative.kind === 'undecided') return <Skeleton className={styles.waiting} shape="control" />;
  const { result, inCart } = alternative;
  if (inCart) return <AddedActions result={result} onUndo={onUndo} />;
  const price = offerPrice(result);
  const name = [...result.unicode].length > MAX_LENGTH_ON_BUTTON ? `it with .${result.tld}` : result.unicode;
  return (
    <Button size="lg" variant="filled" data-offer="add" onClick={() => onAdd(result)}>
      Add {name}
      {price && ` for ${formatMoney(price.first, price.currency)}`}
    </Button>
  );
}
