/** What a row offers to press: first what it marks so, then its action. */
const NEXT = ['[data-focus=first]', '[data-offer]'];

/** Puts the focus on what can be done about the name of a row; where that is nothing, on the row itself, so that Tab goes on from there. */
export function focusRow(row: HTMLElement): void {
  const next = NEXT.flatMap((kind) => row.querySelector<HTMLElement>(kind) ?? [])[0];
  if (!next) row.tabIndex = -1;
  (next ?? row).focus();
}
