/** Milliseconds in which the page can move the focus itself. */
const GRACE_MS = 100;

/** Returns the titles of the sections around an element, from the inside, and that of the page. */
function titlesAround(element: Element): HTMLElement[] {
  const titles: HTMLElement[] = [];
  for (
    let section = element.closest('section[aria-labelledby]');
    section;
    section = section.parentElement?.closest('section[aria-labelledby]') ?? null
  ) {
    const title = document.getElementById(section.getAttribute('aria-labelledby') ?? '');
    if (title) titles.push(title);
  }
  const page = document.querySelector<HTMLElement>('[data-page-heading]');
  return page ? [...titles, page] : titles;
}

/**
 * Moves the focus to the title of the section, or of the page, when the focused element is removed and nothing else takes the focus: a
 * "Try again" that has succeeded, a row that was undone. Otherwise a screen reader would start at the top of the document again. Dialogs do
 * this themselves, and navigation to another page has its own rule (RT-36).
 * @returns a function that stops it
 */
export function keepFocus(): () => void {
  let focused: Element | null = null;
  let titles: readonly HTMLElement[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function restore(): void {
    const { activeElement, body } = document;
    if (activeElement !== null && activeElement !== body) return;
    const title = titles.find((one) => one.isConnected);
    if (!title) return;
    if (!title.hasAttribute('tabindex')) title.tabIndex = -1;
    title.focus();
  }

  const removals = new MutationObserver(() => {
    if (focused === null || focused.isConnected) return;
    removals.disconnect();
    focused = null;
    clearTimeout(timer);
    timer = setTimeout(restore, GRACE_MS);
  });

  function remember({ target }: FocusEvent): void {
    removals.disconnect();
    focused = null;
    const main = target instanceof Element ? target.closest('main') : null;
    if (!(target instanceof Element) || !main) return;
    focused = target;
    titles = titlesAround(target);
    removals.observe(main, { childList: true, subtree: true });
  }

  /** The visitor has left the element on purpose: its removal must not fetch the focus back. */
  function forget({ target }: PointerEvent): void {
    if (target instanceof Node && focused !== null && !focused.contains(target)) {
      removals.disconnect();
      focused = null;
    }
  }

  document.addEventListener('focusin', remember);
  document.addEventListener('pointerdown', forget, true);
  return () => {
    document.removeEventListener('focusin', remember);
    document.removeEventListener('pointerdown', forget, true);
    removals.disconnect();
    clearTimeout(timer);
  };
}
