import type { Page } from 'playwright-core';

/**
 * Waits until React has taken over the document: before that a form is sent and a link followed by the browser itself, which opens
 * a new document instead of going on in this one.
 */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document.querySelector('main *') ?? {}).some((key) => key.startsWith('__react')));
}
