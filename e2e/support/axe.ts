import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import type { AxeResults, RunOnly } from 'axe-core';

const source = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Axe {
  run(context: unknown, options: unknown): Promise<AxeResults>;
}

/** The rules of those tags whose answer follows from colours. */
const ABOUT_COLOURS = ['color-contrast', 'link-in-text-block'];

/** What axe finds wrong on the page as it stands, one line a finding; an empty list is a clean page. */
export const accessibilityFindings = (page: Page): Promise<string[]> => findings(page, { type: 'tag', values: TAGS });

/**
 * What axe finds wrong with the colours of the page as it stands. For a page that has been looked at as a whole in another colour scheme:
 * its elements, names and roles are the same in both.
 */
export const colourFindings = (page: Page): Promise<string[]> =>
  findings(page, { type: 'rule', values: ABOUT_COLOURS });

async function findings(page: Page, rules: RunOnly): Promise<string[]> {
  // Evaluated through the debugger, so the page's content security policy does not apply to it.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  return page.evaluate(async (runOnly) => {
    const { axe } = globalThis as unknown as { axe: Axe };
    // Only findings leave the page: all that axe has looked at is a hundred times as much.
    const { violations } = await axe.run(document, { runOnly, resultTypes: ['violations'] });
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target }) => `${id}: ${help} — ${target.join(' ')}`),
    );
  }, rules);
}
