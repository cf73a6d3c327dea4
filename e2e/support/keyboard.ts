import type { ElementHandle, Locator, Page } from 'playwright-core';

/** Maximum tab stops before the main action of a page; more would be an accessibility problem in itself. */
const MAX_STOPS = 120;

/**
 * Presses Tab until the element has the focus.
 * @returns the element, because locating it again by accessible name takes much of a test's time
 */
export async function tabTo(page: Page, target: Locator): Promise<ElementHandle> {
  let element = await findShown(target);
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    const isFocused = await element.evaluate((found) =>
      found.isConnected ? found === (found.getRootNode() as Document | ShadowRoot).activeElement : undefined,
    );
    if (isFocused) return element;
    // It has been re-rendered as a new element.
    if (isFocused === undefined) element = await findShown(target);
    else await page.keyboard.press('Tab');
  }
  throw new Error(`${target} is not among the first ${MAX_STOPS} stops of the Tab key`);
}

async function findShown(target: Locator): Promise<ElementHandle> {
  await target.waitFor();
  const element = await target.elementHandle();
  if (!element) throw new Error(`${target} has gone`);
  return element;
}

/** Waits until the element has the focus, which follows what is drawn a moment later. */
export async function focused(target: Locator): Promise<void> {
  await target.and(target.page().locator(':focus')).waitFor();
}

/**
 * Goes down a list to the first option that begins so, from the first one with its first letter. What is typed into a list counts as one word
 * only while its letters come within a second, so the others are not typed.
 */
export async function chooseByKeys(page: Page, list: Locator, option: string): Promise<void> {
  const element = await tabTo(page, list);
  const isChosen = () =>
    element.evaluate(
      (select, label) => (select as HTMLSelectElement).selectedOptions[0]?.text.startsWith(label),
      option,
    );
  await page.keyboard.press('Home');
  if (await isChosen()) return;
  await page.keyboard.press(option.charAt(0));
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    if (await isChosen()) return;
    await page.keyboard.press('ArrowDown');
  }
  throw new Error(`${list} has no option ${option}`);
}
