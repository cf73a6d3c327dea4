import type { Locator, Page } from 'playwright-core';

/** A page with more stops than this before its main action is a finding by itself. */
const MAX_STOPS = 120;

/** Presses Tab until the element has the focus, as somebody without a mouse does. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    if (await target.evaluate((element) => element === (element.getRootNode() as Document | ShadowRoot).activeElement))
      return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${target} is not among the first ${MAX_STOPS} stops of the Tab key`);
}

/** Waits until the element has the focus, which follows what is drawn a moment later. */
export async function focused(target: Locator): Promise<void> {
  await target.and(target.page().locator(':focus')).waitFor();
}

/** Goes down a list to the first option that begins so. What is typed into a list counts as one word only while its letters come within a second. */
export async function chooseByKeys(page: Page, list: Locator, option: string): Promise<void> {
  await tabTo(page, list);
  await page.keyboard.press('Home');
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    if (
      await list.evaluate(
        (select: HTMLSelectElement, label) => select.selectedOptions[0]?.text.startsWith(label),
        option,
      )
    )
      return;
    await page.keyboard.press('ArrowDown');
  }
  throw new Error(`${list} has no option ${option}`);
}
