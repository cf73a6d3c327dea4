/** Selectors of what to focus in a row, in order: the marked element, then the action. */
const NEXT = ['[data-focus=first]', '[data-offer]'];

/** Focuses the action of a row; if there is none, the row itself, so that Tab continues from there. */
export function focusRow(row: HTMLElement): void {
  const next = NEXT.flatMap((kind) => row.querySelector<HTMLElement>(kind) ?? [])[0];
  if (!next) row.tabIndex = -1;
  (next ?? row).focus();
}
