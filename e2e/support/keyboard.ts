import type { Locator, Page } from 'playwright-core';

/** A page with more stops than this before its main action is a finding by itself. */
const MAX_STOPS = 120;

/** Presses Tab until the element has the focus, as somebody without a mouse does. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  // Found once: to look for it at every stop, by the names of all that stands on the page, would be most of the work of a test.
  let element = await target.elementHandle();
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    const isFocused = await element?.evaluate((found) =>
      found.isConnected ? found === (found.getRootNode() as Document | ShadowRoot).activeElement : undefined,
    );
    if (isFocused) return;
    // What was drawn anew meanwhile is another element.
    if (isFocused === undefined) element = await target.elementHandle();
    else await page.keyboard.press('Tab');
  }
  throw new Error(`${target} is not among the first ${MAX_STOPS} stops of the Tab key`);
}

/** Waits until the element has the focus, which follows what is drawn a moment later. */
export async function focused(target: Locator): Promise<void> {
  await target.and(target.page().locator(':focus')).waitFor();
}

/**
 * Goes to the first option of a list that begins so, from option to option with its first letter. What is typed into a list counts as one
 * word only while its letters come within a second; the same letter again is the next option with it, however long that takes.
 */
export async function chooseByKeys(page: Page, list: Locator, option: string): Promise<void> {
  await tabTo(page, list);
  const element = await list.elementHandle();
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    const chosen = await element?.evaluate((select) => (select as HTMLSelectElement).selectedOptions[0]?.text);
    if (chosen?.startsWith(option)) return;
    await page.keyboard.press(option.charAt(0));
  }
  throw new Error(`${list} has no option ${option}`);
}
