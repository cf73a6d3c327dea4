import type { Locator, Page } from 'playwright-core';

/** A page with more stops than this before its main action is a finding by itself. */
const MOST_STOPS = 120;

/** Presses Tab until the element has the focus, as somebody without a mouse does. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await target.evaluate((element) => element === (element.getRootNode() as Document | ShadowRoot).activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${target} is not among the first ${MOST_STOPS} stops of the Tab key`);
}

/** Waits until the element has the focus, which follows what is drawn a moment later. */
export async function focused(target: Locator): Promise<void> {
  await target.and(target.page().locator(':focus')).waitFor();
}
