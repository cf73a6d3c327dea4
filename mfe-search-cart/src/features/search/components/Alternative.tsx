import type { SearchResult } from '@storefront/shared/contract';
import { formatMoney } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { Skeleton } from '@storefront/shared/ui/feedback';
import { Price } from '@storefront/shared/ui/price';
import { offerNote } from '../../../model/offer-note';
import { offerPrice } from '../../../model/offer-state';
import * as messages from '../messages';
import { AddButton } from './AddButton';
import { AddedActions } from './AddedActions';
import type { OfferActions } from './OfferAction';
import styles from './exact-offer.module.css';

/** The alternative to an unavailable domain; `undecided` reserves its space. */
export type Offered =
  | { readonly kind: 'undecided' }
  | { readonly kind: 'none' }
  | { readonly kind: 'offered'; readonly result: SearchResult; readonly inCart: boolean };

/** The longest domain, in characters, on a button; for a longer one the button shows only the extension, since the domain is beside it. */
const MAX_LENGTH_ON_BUTTON = 17;

/** The alternative domain with both its prices, on its own line. */
export function AlternativeText({ alternative }: { alternative: Offered }) {
  const t = useTranslate();
  if (alternative.kind === 'none') return null;
  if (alternative.kind === 'undecided') {
    return (
      <span className={styles.alternative}>
        <Skeleton width="18rem" />
      </span>
    );
  }
  const price = offerPrice(alternative.result);
  const note = offerNote(alternative.result, t);
  return (
    <span className={styles.alternative}>
      {t(messages.alternative, {
        name: alternative.result.unicode,
        strong: (words) => <strong className={styles.free}>{words}</strong>,
        inCart: alternative.inCart,
        priced: price !== undefined,
        price: () =>
          price && <Price first={price.first} term={price.years} renewal={price.renewal} currency={price.currency} />,
      })}
      {note && <span className={styles.about}>{note}</span>}
    </span>
  );
}

/** Button that adds the alternative; the filled button of the page. */
export function AlternativeAction({
  alternative,
  onAdd,
  onUndo,
}: { alternative: Offered } & Pick<OfferActions, 'onAdd' | 'onUndo'>) {
  const t = useTranslate();
  if (alternative.kind === 'none') return null;
  if (alternative.kind === 'undecided') return <Skeleton className={styles.waiting} shape="control" />;
  const { result, inCart } = alternative;
  if (inCart) return <AddedActions result={result} onUndo={onUndo} />;
  const price = offerPrice(result);
  return (
    <AddButton size="lg" variant="filled" result={result} onAdd={onAdd}>
      {t(messages.addOther, {
        long: [...result.unicode].length > MAX_LENGTH_ON_BUTTON,
        tld: result.tld,
        name: result.unicode,
        price: price ? formatMoney(price.first, price.currency) : 'none',
      })}
    </AddButton>
  );
}
