import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import type { AxeResults } from 'axe-core';

const source = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds wrong on the page as it stands, one line a finding; an empty list is a clean page. */
export async function accessibilityFindings(page: Page): Promise<string[]> {
  // Evaluated through the debugger, so the page's content security policy does not apply to it.
  await page.evaluate(source);
  const results = await page.evaluate<AxeResults, string[]>(
    (tags) => (globalThis as unknown as { axe: { run(context: unknown, options: unknown): Promise<AxeResults> } }).axe.run(document, { runOnly: tags }),
    TAGS,
  );
  return results.violations.flatMap((violation) => violation.nodes.map((node) => `${violation.id}: ${violation.help} — ${node.target.join(' ')}`));
}
