import type { Page } from 'playwright-core';

/** Goes to an address inside the page, as Back and Forward do: the address changes, the router is told, nothing is loaded anew. */
export async function goInApp(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState({}, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, address);
}

/** Marks the document of a page, so that `isSameDocument` can tell whether it was loaded anew since. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => ((window as { markedByTest?: boolean }).markedByTest = true));
}

export function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => (window as { markedByTest?: boolean }).markedByTest === true);
}
