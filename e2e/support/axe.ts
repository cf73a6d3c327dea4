import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import type { AxeResults, RunOnly } from 'axe-core';

const source = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Axe {
  configure(spec: { noHtml: boolean }): void;
  run(context: unknown, options: unknown): Promise<AxeResults>;
}

/** Rules with those tags that depend on colours. */
const ABOUT_COLOURS = ['color-contrast', 'link-in-text-block'];

/** Lists the axe violations of the current page, one per line. */
export const accessibilityFindings = (page: Page): Promise<string[]> => findings(page, { type: 'tag', values: TAGS });

/**
 * Lists the colour violations of the current page. For a page already checked completely in another colour scheme, since elements, names
 * and roles are the same in both.
 */
export const colourFindings = (page: Page): Promise<string[]> =>
  findings(page, { type: 'rule', values: ABOUT_COLOURS });

async function findings(page: Page, rules: RunOnly): Promise<string[]> {
  // Evaluated through the debugger, so the page's content security policy does not apply to it.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  return page.evaluate(async (runOnly) => {
    const { axe } = globalThis as unknown as { axe: Axe };
    // The report names elements by their selectors. Their HTML would be serialised for each rule that an element passes.
    axe.configure({ noHtml: true });
    const { violations } = await axe.run(document, {
      runOnly,
      // Only violations are returned from the page: the complete results are a hundred times larger.
      resultTypes: ['violations'],
      // For the rule about sound that starts by itself. Style sheets are loaded again only for a rule that is not among these.
      preload: { assets: ['media'] },
    });
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target }) => `${id}: ${help} — ${target.join(' ')}`),
    );
  }, rules);
}
