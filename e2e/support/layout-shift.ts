import type { Page } from 'playwright-core';

/** Counts from now on how far what is in sight moves without having been asked to (Layout Instability, as Core Web Vitals do). */
export async function watchLayout(page: Page): Promise<void> {
  await page.evaluate(`
    globalThis.shifted = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (entry.hadRecentInput) continue;
        globalThis.shifted.push({ value: entry.value, what: entry.sources.map(({ node, previousRect, currentRect }) =>
          (node?.className || node?.nodeName) + ' ' + previousRect.y + ' to ' + currentRect.y).join('; ') });
      }
    }).observe({ type: 'layout-shift', buffered: false });
  `);
}

/** What has moved since `watchLayout`: 0, or the moves in words for the reader of a failed test. */
export async function layoutShift(page: Page): Promise<0 | string> {
  const moves = await page.evaluate<{ value: number; what: string }[]>('globalThis.shifted');
  return moves.length === 0 ? 0 : moves.map(({ value, what }) => `${value.toFixed(4)}: ${what}`).join('\n');
}
