import type { Page } from 'playwright-core';

/** Starts recording unexpected layout shifts in the viewport (Layout Instability API, as Core Web Vitals do). */
export async function watchLayout(page: Page): Promise<void> {
  await page.evaluate(`
    globalThis.shifted = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (entry.hadRecentInput) continue;
        const elements = entry.sources.map(({ node }) => (node instanceof Element ? node : node?.parentElement));
        globalThis.shifted.push({ inMain: elements.some((element) => element?.closest('main')), value: entry.value, what: entry.sources.map(({ node, previousRect, currentRect }) =>
          (node?.className || node?.nodeName) + ' ' + previousRect.y + ' to ' + currentRect.y).join('; ') });
      }
    }).observe({ type: 'layout-shift', buffered: false });
  `);
}

/** What has moved since `watchLayout`, on the page or only in its main part: 0, or the moves in words for the reader of a failed test. */
export async function layoutShift(page: Page, part: 'page' | 'main' = 'page'): Promise<0 | string> {
  const all = await page.evaluate<{ inMain: boolean; value: number; what: string }[]>('globalThis.shifted');
  const moves = all.filter(({ inMain }) => inMain || part === 'page');
  return moves.length === 0 ? 0 : moves.map(({ value, what }) => `${value.toFixed(4)}: ${what}`).join('\n');
}
