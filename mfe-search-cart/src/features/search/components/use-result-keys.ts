import { useEffect, type RefObject } from 'react';
import { isPlainKey, singleKeysAtom, useAtomValue } from '@storefront/shared/store';

const ACTION = '[data-offer]:not([aria-disabled=true])';

/** Lists the elements that the keys move between: the first action of the exact match and of each row, in page order. */
function stops(within: HTMLElement): HTMLElement[] {
  return [...within.querySelectorAll('[data-exact], li')].flatMap(
    (row) => row.querySelector<HTMLElement>(ACTION) ?? [],
  );
}

function move(within: HTMLElement, step: 1 | -1): void {
  const list = stops(within);
  const here = list.findIndex((stop) => stop === document.activeElement);
  const next = here === -1 ? list.at(step === 1 ? 0 : -1) : list[here + step];
  next?.focus();
}

/** Presses a button of the focused row; of the exact match if no row has the focus. */
function press(within: HTMLElement, offer: 'add' | 'undo'): void {
  const focused = within.contains(document.activeElement) ? document.activeElement : null;
  const row = focused?.closest('li, [data-exact]') ?? within.querySelector('[data-exact]');
  row?.querySelector<HTMLElement>(`[data-offer=${offer}]`)?.click();
}

const ACTIONS = new Map<string, (within: HTMLElement) => void>([
  ['j', (within) => move(within, 1)],
  ['k', (within) => move(within, -1)],
  ['a', (within) => press(within, 'add')],
  ['u', (within) => press(within, 'undo')],
]);

/** Shortcuts while single keys are on, outside text fields: `j` and `k` move between rows, `a` adds, `u` undoes. */
export function useResultKeys(rows: RefObject<HTMLElement | null>): void {
  const on = useAtomValue(singleKeysAtom);
  useEffect(() => {
    if (!on) return;
    const listen = (event: KeyboardEvent): void => {
      const act = ACTIONS.get(event.key);
      if (!act || !rows.current || !isPlainKey(event, event.target)) return;
      event.preventDefault();
      act(rows.current);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [on, rows]);
}
