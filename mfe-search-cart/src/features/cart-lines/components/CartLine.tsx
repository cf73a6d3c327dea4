import { memo, useEffect, useRef, type KeyboardEvent } from 'react';
import type { CartItem, PriceDifference } from '@storefront/shared/cart';
import { toUnicode } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { Button } from '@storefront/shared/ui/button';
import { DomainName } from '@storefront/shared/ui/domain-name';
import { CostParts } from '@storefront/shared/ui/price';
import { costParts } from '@storefront/shared/words';
import { linePriceState } from '../../../model/line-price';
import { useIsGone } from '../../../model/use-is-gone';
import * as messages from '../messages';
import styles from './cart-line.module.css';
import { FoldedOptions } from './FoldedOptions';
import { LineCode } from './LineCode';
import { LineFacts } from './LineFacts';
import { LineOptions } from './LineOptions';
import { LinePrice } from './LinePrice';
import { LineProblem } from './LineProblem';
import { PriceChangeNote } from './PriceChangeNote';

interface CartLineProps {
  readonly item: CartItem;
  /** Options are collapsed, so that large carts stay short. */
  readonly folded: boolean;
  readonly change?: PriceDifference;
  /** The line has just been restored, and takes over the focus of the button that restored it. */
  readonly returned: boolean;
  /** The button to accept this change is the filled button of the page. */
  readonly acceptFirst: boolean;
  readonly onRemove: (domain: string) => void;
  readonly onAccept: (item: CartItem) => void;
}

/** Whether the target is a text field, such as a transfer code or a quantity, in which Delete edits text. */
const isWritten = (target: EventTarget): boolean =>
  target instanceof HTMLInputElement && !['checkbox', 'radio'].includes(target.type);

/** One line of the cart. Memoised, so that a thousand others are not rendered when one changes. */
export const CartLine = memo(function CartLine({
  item,
  folded,
  change,
  returned,
  acceptFirst,
  onRemove,
  onAccept,
}: CartLineProps) {
  const t = useTranslate();
  const name = toUnicode(item.domain);
  const remove = (): void => onRemove(item.domain);
  const gone = useIsGone()(item);

  const line = useRef<HTMLDivElement>(null);
  const price = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (returned) line.current?.focus();
  }, [returned]);

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Delete' || isWritten(event.target)) return;
    event.preventDefault();
    remove();
  }

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the row takes its keys from whichever of its controls holds the focus
    <div
      ref={line}
      className={folded ? styles.foldedLine : styles.line}
      onKeyDown={handleKey}
      role="group"
      aria-label={name}
      tabIndex={-1}
    >
      <div className={styles.name}>
        <DomainName name={item.domain} />
      </div>
      <div ref={price} tabIndex={-1} className={styles.price}>
        <LinePrice item={item} />
      </div>
      <div className={styles.remove}>
        <Button size="sm" variant="plain" aria-label={t(messages.removeName, { name })} onClick={remove}>
          {t(messages.remove)}
        </Button>
      </div>
      {!folded && (
        <div className={styles.facts}>
          <LineFacts item={item} />
        </div>
      )}
      {linePriceState(item) !== 'unknown' && (
        <div className={styles.parts}>
          <CostParts parts={costParts(item, t)} currency={item.currency_code} />
        </div>
      )}
      <LineProblem item={item} onRemove={remove} />
      <LineCode item={item} onSaved={() => line.current?.focus()} />
      {change && (
        <PriceChangeNote
          item={item}
          change={change}
          primary={acceptFirst}
          onAccept={(accepted) => {
            // The note disappears with its button, so the accepted price gets the focus.
            price.current?.focus();
            onAccept(accepted);
          }}
          onRemove={remove}
        />
      )}
      {!gone && (
        <div className={styles.options}>
          {folded ? <FoldedOptions item={item} onRemove={remove} /> : <LineOptions item={item} onRemove={remove} />}
        </div>
      )}
    </div>
  );
});
