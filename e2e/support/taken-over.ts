import type { BrowserContext, Page } from 'playwright-core';

const LOOK_AGAIN_MS = 30;

/**
 * Waits until React has taken over all that a visitor can press or fill in. Before that a form is sent and a link followed by the
 * browser itself, which opens a new document, and a press of anything else does nothing. Documents without React are ready as they are.
 */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      const controls = document.querySelectorAll('#root :is(a[href], button, input, select, textarea, summary)');
      return [...controls].every((control) => Object.keys(control).some((key) => key.startsWith('__react')));
    },
    undefined,
    // A look with each frame, as is usual, would have the browser draw frames for nothing else.
    { polling: LOOK_AGAIN_MS },
  );
}

/**
 * Has every page of a context wait, after each document that it opens, until React has taken it over, so that no test acts on what the
 * server has drawn. A call that names its own `waitUntil` waits for that alone.
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
