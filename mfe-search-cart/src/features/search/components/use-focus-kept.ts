import { useEffect, useRef } from 'react';
import type { OfferActions } from './OfferAction';
import { focusRow } from './focus-row';

/**
 * The actions of a name, so that the focus stays in its row when the control that was pressed gives way to another one, as Add does to
 * Open cart, and Try again to Transfer in: without it the focus would fall to the body, and who uses a keyboard would begin at the top
 * of the page again. Where nothing is left to press the row itself takes the focus.
 */
export function useFocusKept({ onAdd, onUndo, onAsk }: OfferActions): OfferActions {
  const row = useRef<HTMLElement | null>(null);
  const keep = (): void => {
    row.current = document.activeElement?.closest<HTMLElement>('li, [data-exact]') ?? null;
  };
  // After every change: the answer that replaces the control may come later than the press.
  useEffect(() => {
    if (!row.current || row.current.contains(document.activeElement)) return;
    const kept = row.current;
    row.current = null;
    // A user who has moved on is not called back.
    if (document.activeElement === document.body && kept.isConnected) focusRow(kept);
  });
  return {
    onAdd: (result) => {
      keep();
      onAdd(result);
    },
    onUndo: (domain) => {
      keep();
      onUndo(domain);
    },
    onAsk: (domain) => {
      keep();
      onAsk(domain);
    },
  };
}
