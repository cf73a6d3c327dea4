/** What can be focused in a row: first what it marks so, then its action. */
const NEXT = ['[data-focus=first]', '[data-offer]'];

/** Focuses the action of a domain's row; where there is none, the row itself, so that Tab continues from there. */
export function focusRow(row: HTMLElement): void {
  const next = NEXT.flatMap((kind) => row.querySelector<HTMLElement>(kind) ?? [])[0];
  if (!next) row.tabIndex = -1;
  (next ?? row).focus();
}
