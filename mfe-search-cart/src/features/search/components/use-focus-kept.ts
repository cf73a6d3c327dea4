import { useEffect, useRef } from 'react';
import type { OfferActions } from './OfferAction';
import { focusRow } from './focus-row';

/**
 * Wraps the actions of a row so that the focus stays in the row when the pressed control is replaced, such as Add by Open cart, or Try
 * again by Transfer in. Otherwise the focus would move to the body, and keyboard users would start at the top of the page again. If there
 * is no control left, the row itself takes the focus.
 */
export function useFocusKept({ onAdd, onUndo, onAsk }: OfferActions): OfferActions {
  const row = useRef<HTMLElement | null>(null);
  const keep = (): void => {
    row.current = document.activeElement?.closest<HTMLElement>('li, [data-exact]') ?? null;
  };
  // After every render, because the response that replaces the control may arrive later than the press.
  useEffect(() => {
    if (!row.current || row.current.contains(document.activeElement)) return;
    const element = row.current;
    row.current = null;
    // Not if the visitor has moved the focus since.
    if (document.activeElement === document.body && element.isConnected) focusRow(element);
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
