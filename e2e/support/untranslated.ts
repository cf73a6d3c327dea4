import type { Page } from 'playwright-core';

/**
 * Lists texts and accessible names on a page in the pseudo-locale (tools/messages/pseudo.mjs) that are in no catalogue: those with letters
 * outside brackets. Texts that are the same in every language, such as domains, codes and amounts, are marked with `translate="no"`.
 * @param data typed or written by an operator, and shown unchanged; texts that contain others come first
 */
export function untranslatedTexts(page: Page, data: readonly string[]): Promise<string[]> {
  return page.evaluate(
    (known) => {
      const SPOKEN = ['aria-label', 'aria-description', 'aria-roledescription', 'title', 'placeholder', 'alt'];
      const UNTRANSLATED = '[translate="no"], time, script, style, noscript';
      // All other letters have an accent in the pseudo-locale.
      const plain = (text: string) =>
        /[ac-iklnor-uyz]{2}/i.test(known.reduce((rest, each) => rest.replaceAll(each, ' '), text));
      const found: string[] = [];
      let depth = 0;
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const { nodeValue, parentElement } = texts.currentNode;
        if (parentElement?.closest(UNTRANSLATED)) continue;
        let outside = '';
        for (const sign of nodeValue ?? '') {
          if (sign === ']') depth -= 1;
          outside += depth > 0 ? ' ' : sign;
          if (sign === '[') depth += 1;
        }
        if (plain(outside)) found.push(outside.trim());
      }
      for (const element of document.body.querySelectorAll(SPOKEN.map((name) => `[${name}]`).join())) {
        if (element.closest(UNTRANSLATED)) continue;
        for (const name of SPOKEN) {
          const text = element.getAttribute(name) ?? '';
          if (plain(text) && !/^\[.*\]$/s.test(text)) found.push(`${name}: ${text}`);
        }
      }
      return [...new Set(found)];
    },
    [...data].sort((one, other) => other.length - one.length),
  );
}
