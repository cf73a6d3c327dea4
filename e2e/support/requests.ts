import type { BrowserContext, Page } from 'playwright-core';

/**
 * Keeps pages of a context from fetching what they fetch once nobody waits for anything any more, such as the code of the next page. On a slow
 * machine that moment may come before the one that a test looks at.
 */
export async function withoutIdleTime(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
}

/** Leaves what a page asks for at an address without an answer. @returns what lets all of it go on its way, now and from then on */
export async function hold(page: Page, address: string): Promise<() => void> {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}
