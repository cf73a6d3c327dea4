/** Closes a native popover. In browsers without popovers the panel is part of the page and stays open. */
export function closePopover(panel: HTMLElement | null): void {
  if (panel && 'hidePopover' in panel) panel.hidePopover();
}
