import type { CartItem, PriceDifference } from '@storefront/shared/cart';
import { formatMoney, toUnicode } from '@storefront/shared/domain';
import { Button } from '@storefront/shared/ui/button';
import { ChangedParts, PriceChange } from '@storefront/shared/ui/price';
import { LineNote } from './LineNote';

interface PriceChangeNoteProps {
  readonly item: CartItem;
  readonly change: PriceDifference;
  /** The filled button of the page is this one. */
  readonly primary: boolean;
  readonly onAccept: (item: CartItem) => void;
  readonly onRemove: () => void;
}

/** A price that is not the one this person saw: both figures, and what to do about it (CT-14). */
export function PriceChangeNote({
  item,
  change: { was, now, currency, withdrawn, parts },
  primary,
  onAccept,
  onRemove,
}: PriceChangeNoteProps) {
  const name = toUnicode(item.domain);
  // Of another currency, the same figure is another price.
  const isOther = was !== now || withdrawn !== undefined;
  return (
    <LineNote
      state="expiring"
      label={`Price of ${name} changed`}
      text={
        <>
          {isOther && (
            <>
              {withdrawn === undefined
                ? `Now costs ${now > was ? 'more' : 'less'} than when you added it `
                : `${withdrawn} is no longer offered. Now priced in ${currency} `}
              <PriceChange was={was} now={now} currency={currency} wasCurrency={withdrawn} />
            </>
          )}
          <ChangedParts parts={parts} currency={currency} wasCurrency={withdrawn} />
        </>
      }
    >
      <Button size="sm" variant={primary ? 'filled' : 'outlined'} onClick={() => onAccept(item)}>
        {isOther ? `Accept ${formatMoney(now, currency)}` : 'Accept'}
      </Button>
      <Button size="sm" aria-label={`Remove it: ${name}`} onClick={onRemove}>
        Remove it
      </Button>
    </LineNote>
  );
}
