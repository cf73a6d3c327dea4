import type { Page } from 'playwright-core';

/** Navigates within the page, as Back and Forward do: changes the URL and notifies the router, without loading a document. */
export async function goInApp(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState({}, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, address);
}

/** Marks the document of a page, so that `isSameDocument` can detect a reload. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => ((window as { markedByTest?: boolean }).markedByTest = true));
}

export function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => (window as { markedByTest?: boolean }).markedByTest === true);
}
