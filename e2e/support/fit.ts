import type { Page } from 'playwright-core';

/**
 * Lists elements that overflow the window or are clipped by a box, one per line. Ignores visually hidden text (for screen readers), text in
 * its own scroll container, and text that ends in an ellipsis.
 */
export function misfits(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // Layout chosen by a script for the window width is applied one frame later.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const root = document.documentElement;
    const found = new Set<string>();
    const describe = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.classList[0] ?? ''} "${(element.textContent ?? '').trim().slice(0, 40)}"`;
    const ancestors = function* (element: Element) {
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) yield at;
    };
    // Nothing changes while this looks, and the boxes around one text are around the next one too.
    const styles = new Map<
      Element,
      Pick<CSSStyleDeclaration, 'clipPath' | 'overflowX' | 'overflowY' | 'textOverflow'>
    >();
    const getStyle = (at: Element) => {
      const known = styles.get(at);
      if (known) return known;
      const { clipPath, overflowX, overflowY, textOverflow } = getComputedStyle(at);
      const style = { clipPath, overflowX, overflowY, textOverflow };
      styles.set(at, style);
      return style;
    };

    const beyond = root.scrollWidth - root.clientWidth;
    if (beyond > 0) found.add(`the page is ${beyond} px too wide`);
    const holdsText = (element: Element) => {
      for (let node = element.firstChild; node; node = node.nextSibling)
        if (node.nodeType === Node.TEXT_NODE && node.textContent?.trim()) return true;
      return false;
    };
    for (const element of document.body.querySelectorAll('*')) {
      // Most elements hold others alone, and need not be measured.
      if (
        !(
          element instanceof HTMLButtonElement ||
          element instanceof HTMLInputElement ||
          element instanceof HTMLSelectElement
        ) &&
        !holdsText(element)
      )
        continue;
      const box = element.getBoundingClientRect();
      if (box.width < 2 || box.height < 2) continue;
      if (element.closest('.sf-skip-link, [aria-hidden=true], svg')) continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;

      const chain = [...ancestors(element)].map((at) => ({ at, style: getStyle(at) }));
      // How text is kept for screen readers alone.
      if (chain.some(({ style }) => style.clipPath === 'inset(50%)')) continue;
      if (
        (box.right > root.clientWidth + 1 || box.left < -1) &&
        !chain.some(({ style }) => /auto|scroll/.test(style.overflowX))
      )
        found.add(`outside the window: ${describe(element)}`);
      for (const { at, style } of chain) {
        if (/auto|scroll/.test(style.overflowX) || /auto|scroll/.test(style.overflowY)) break;
        if (!/hidden|clip/.test(style.overflowX) || style.textOverflow === 'ellipsis' || at.clientWidth < 2) continue;
        const frame = at.getBoundingClientRect();
        if (box.right > frame.right + 1 || box.left < frame.left - 1)
          found.add(`cut at the side: ${describe(element)}`);
        if (box.bottom > frame.bottom + 2 || box.top < frame.top - 2)
          found.add(`cut above or below: ${describe(element)}`);
      }
    }
    return [...found].slice(0, 5);
  });
}
