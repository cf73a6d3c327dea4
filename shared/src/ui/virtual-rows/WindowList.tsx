import { useCallback, useState, type FocusEvent, type ReactNode } from 'react';
import { classNames } from '../class-names';
import { useVirtualRows } from './use-virtual-rows';
import styles from './window-list.module.css';

export interface WindowListProps<T> {
  readonly items: readonly T[];
  readonly toKey: (item: T) => string;
  readonly children: (item: T, index: number) => ReactNode;
  /** The approximate height of a row before it is rendered, in pixels. */
  readonly rowHeight: number;
  readonly className?: string | undefined;
}

/**
 * A list that scrolls with the page and stays fast at any length. In a long list, each row states its position and the total, since most
 * rows are not rendered. The focused row stays rendered wherever the page is scrolled to.
 */
export function WindowList<T>({ items, toKey, children, rowHeight, className }: WindowListProps<T>) {
  /** The key of the focused row; its index may change. */
  const [held, setHeld] = useState<string | null>(null);
  const heldPlace = held === null ? -1 : items.findIndex((item) => toKey(item) === held);
  const keyAt = useCallback(
    (place: number) => (items[place] === undefined ? place : toKey(items[place])),
    [items, toKey],
  );
  const { holder, drawn, after, roomBefore, measure, isPart } = useVirtualRows<HTMLUListElement>({
    count: items.length,
    rowHeight,
    keyAt,
    heldPlace,
  });

  function hold(event: FocusEvent<HTMLUListElement>): void {
    const row = event.target.closest<HTMLLIElement>('li[data-index]');
    const item = row ? items[Number(row.dataset.index)] : undefined;
    setHeld(item === undefined ? null : toKey(item));
  }

  function release(event: FocusEvent<HTMLUListElement>): void {
    if (!event.currentTarget.contains(event.relatedTarget)) setHeld(null);
  }

  return (
    <ul
      ref={holder}
      className={classNames(styles.list, className)}
      style={{ paddingBlockEnd: after || undefined }}
      onFocus={hold}
      onBlur={release}
    >
      {drawn.map((place) => {
        const item = items[place];
        return (
          item !== undefined && (
            <li
              key={toKey(item)}
              ref={measure}
              data-index={place}
              aria-setsize={isPart ? items.length : undefined}
              aria-posinset={isPart ? place + 1 : undefined}
              style={{ marginBlockStart: roomBefore(place) || undefined }}
            >
              {children(item, place)}
            </li>
          )
        );
      })}
    </ul>
  );
}
