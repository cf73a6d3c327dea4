/** Closes a native popover; where a browser does not know popovers the panel is part of the page and stays. */
export function closePopover(panel: HTMLElement | null): void {
  if (panel && 'hidePopover' in panel) panel.hidePopover();
}
