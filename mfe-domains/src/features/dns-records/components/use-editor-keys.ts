import { isPlainKey, singleKeysAtom, useStored } from '@storefront/shared/store';
import { useEffect, useRef } from 'react';

interface EditorKeys {
  onNew: () => void;
  onReview: () => void;
  /** Acts on the focused row, given its index. */
  onRow: (action: 'edit' | 'remove' | 'undo', place: number) => void;
}

const ROW_KEYS: Readonly<Record<string, 'edit' | 'remove' | 'undo'>> = { e: 'edit', Delete: 'remove', u: 'undo' };

/** `n` new, `Ctrl S` review; in a row `e` edit, Delete stage its removal, `u` undo. Single keys can be turned off (WCAG 2.1.4). */
export function useEditorKeys(keys: EditorKeys): void {
  const single = useStored(singleKeysAtom, true);
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      const isDialogOpen = document.querySelector('[role=dialog], [role=menu]') !== null;
      if (isDialogOpen) return;
      if ((event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 's') {
        event.preventDefault();
        latest.current.onReview();
        return;
      }
      if (!single || !isPlainKey(event, event.target)) return;
      if (event.key === 'n') {
        event.preventDefault();
        latest.current.onNew();
        return;
      }
      const action = ROW_KEYS[event.key];
      const row = document.activeElement?.closest<HTMLElement>('tr[data-index]');
      if (!action || !row) return;
      event.preventDefault();
      latest.current.onRow(action, Number(row.dataset.index));
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [single]);
}
