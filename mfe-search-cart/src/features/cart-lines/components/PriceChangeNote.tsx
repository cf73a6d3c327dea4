import type { CartItem, PriceDifference } from '@storefront/shared/cart';
import { formatMoney, toUnicode } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { Button } from '@storefront/shared/ui/button';
import { ChangedParts, PriceChange } from '@storefront/shared/ui/price';
import * as messages from '../messages';
import { LineNote } from './LineNote';

interface PriceChangeNoteProps {
  readonly item: CartItem;
  readonly change: PriceDifference;
  /** Whether its button is the filled one of the page. */
  readonly primary: boolean;
  readonly onAccept: (item: CartItem) => void;
  readonly onRemove: () => void;
}

/** Shows that a price differs from the one that the customer saw, with both amounts, and lets the customer accept it (CT-14). */
export function PriceChangeNote({
  item,
  change: { was, now, currency, withdrawn, parts },
  primary,
  onAccept,
  onRemove,
}: PriceChangeNoteProps) {
  const t = useTranslate();
  const name = toUnicode(item.domain);
  // In another currency, the same figure is a different price.
  const isOther = was !== now || withdrawn !== undefined;
  const figures = () => <PriceChange was={was} now={now} currency={currency} wasCurrency={withdrawn} />;
  return (
    <LineNote
      state="expiring"
      label={t(messages.priceChanged, { name })}
      text={
        <>
          {isOther &&
            (withdrawn === undefined
              ? t(messages.costsOther, { dearer: now > was, change: figures })
              : t(messages.otherCurrency, { withdrawn, currency, change: figures }))}
          <ChangedParts parts={parts} currency={currency} wasCurrency={withdrawn} />
        </>
      }
    >
      <Button size="sm" variant={primary ? 'filled' : 'outlined'} onClick={() => onAccept(item)}>
        {isOther ? t(messages.acceptPrice, { price: formatMoney(now, currency) }) : t(messages.accept)}
      </Button>
      <Button size="sm" aria-label={t(messages.removeItName, { name })} onClick={onRemove}>
        {t(messages.removeIt)}
      </Button>
    </LineNote>
  );
}
