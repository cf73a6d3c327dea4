import type { BrowserContext, Page } from 'playwright-core';

const LOOK_AGAIN_MS = 30;

/**
 * Waits until React has hydrated everything that a visitor can press or fill in. Before that, the browser itself submits forms and follows
 * links, which opens a new document, and other presses do nothing. Documents without React are ready at once.
 */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      const controls = document.querySelectorAll('#root :is(a[href], button, input, select, textarea, summary)');
      return [...controls].every((control) => Object.keys(control).some((key) => key.startsWith('__react')));
    },
    undefined,
    // Polling on each frame, the default, would make the browser draw frames only for that.
    { polling: LOOK_AGAIN_MS },
  );
}

/**
 * Makes every page of a context wait for hydration after each document, so that no test acts on server-rendered elements. A call with its
 * own `waitUntil` waits only for that.
 */
export function waitForReact(context: BrowserContext): void {
  context.on('page', (page) => {
    const { goto, reload, goBack, goForward } = page;
    const thenTakenOver =
      <Args extends unknown[], Answer>(open: (...args: Args) => Promise<Answer>) =>
      async (...args: Args): Promise<Answer> => {
        const answer = await open.apply(page, args);
        if (!(args.at(-1) as { waitUntil?: string } | undefined)?.waitUntil) await takenOver(page);
        return answer;
      };
    Object.assign(page, {
      goto: thenTakenOver(goto),
      reload: thenTakenOver(reload),
      goBack: thenTakenOver(goBack),
      goForward: thenTakenOver(goForward),
    });
  });
}
