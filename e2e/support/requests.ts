import type { BrowserContext, Page } from 'playwright-core';

/**
 * Prevents pages of a context from fetching what they load when idle, such as the code of the next page. On a slow machine that might
 * happen before the moment that a test is about.
 */
export async function withoutIdleTime(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
}

/** Holds back a page's requests to an address. @returns a function that releases them and all later ones */
export async function hold(page: Page, address: string): Promise<() => void> {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}
