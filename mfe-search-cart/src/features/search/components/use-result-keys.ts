import { useEffect, type RefObject } from 'react';
import { singleKeysAtom, useAtomValue } from '@storefront/shared/store';
import { resultKey, type ResultKey } from '../model/single-keys';

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

const ACTIONS: Readonly<Record<ResultKey, (within: HTMLElement) => void>> = {
  next: (within) => move(within, 1),
  previous: (within) => move(within, -1),
  add: (within) => press(within, 'add'),
  undo: (within) => press(within, 'undo'),
};

/** Shortcuts while single keys are on, outside text fields: `j` and `k` move between rows, `a` adds, `u` undoes. */
export function useResultKeys(rows: RefObject<HTMLElement | null>): void {
  const on = useAtomValue(singleKeysAtom);
  useEffect(() => {
    if (!on) return;
    const listen = (event: KeyboardEvent): void => {
      const action = resultKey(event, event.target);
      if (!action || !rows.current) return;
      event.preventDefault();
      ACTIONS[action](rows.current);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [on, rows]);
}
