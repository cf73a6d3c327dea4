/**
 * Opens every story of the built gallery in Chromium, in both themes, both directions and at three widths, and reports what a code review
 * misses: accessibility violations (axe), horizontal scrolling, also with doubled text size, and console messages.
 * `npm run gallery:check -- [--pictures <folder>] [prefix of a story's name ...]`; CHROMIUM_PATH sets the browser.
 */
import { createRequire } from 'node:module';
import { mkdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { findBrowser } from '../../tools/lib/find-browser.mjs';

const WIDTHS = [320, 768, 1280];
const THEMES = ['light', 'dark'];
const DIRECTIONS = ['ltr', 'rtl'];
/** Requests are served from the build's files. Only a localhost page has the clipboard that Storybook's user needs. */
const ORIGIN = 'http://gallery.localhost';

const built = fileURLToPath(new URL('../dist/gallery', import.meta.url));
const args = process.argv.slice(2);
const flag = args.indexOf('--pictures');
const pictures = flag < 0 ? undefined : args.splice(flag, 2)[1];
const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const { entries } = JSON.parse(await readFile(join(built, 'index.json'), 'utf8'));
const stories = Object.values(entries)
  .filter(({ type }) => type === 'story')
  .map(({ id }) => id)
  .filter((id) => args.length === 0 || args.some((start) => id.startsWith(start)));
if (stories.length === 0) throw new Error(`No story is called ${args.join(', ')}`);

const problems = [];
if (pictures) await mkdir(pictures, { recursive: true });
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
try {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  await page.route(`${ORIGIN}/**`, (route) =>
    route.fulfill({ path: join(built, new URL(route.request().url()).pathname) }),
  );
  for (const story of stories) {
    for (const theme of THEMES) {
      for (const direction of DIRECTIONS) await check(page, story, theme, direction);
    }
  }
} finally {
  await browser.close();
}
for (const problem of problems) console.error(problem);
console.log(
  `${stories.length} stories, ${WIDTHS.length} widths, ${THEMES.length} themes, ${DIRECTIONS.length} directions: ${problems.length} problems`,
);
process.exitCode = problems.length > 0 ? 1 : 0;

async function check(page, story, theme, direction) {
  const where = `${story} ${theme} ${direction}`;
  const listen = (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(`${where}: console: ${message.text()}`);
  };
  page.on('console', listen);
  await page.goto(`${ORIGIN}/iframe.html?id=${story}&viewMode=story&globals=theme:${theme};direction:${direction}`);
  // Waits until its `play` function has finished.
  await page.waitForFunction(
    () =>
      ['finished', 'errored', 'aborted'].includes(globalThis.__STORYBOOK_PREVIEW__?.currentRender?.phase) ||
      document.body.classList.contains('sb-show-errordisplay'),
  );
  if (await page.locator('body.sb-show-errordisplay').count()) problems.push(`${where}: is not drawn`);
  await page.evaluate(() => document.fonts.ready);
  // Skeletons appear after 150 ms.
  await page.waitForTimeout(200);
  page.off('console', listen);
  await page.evaluate(axe);

  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await sidewaysScroll(page, `${where} ${width}`);
    await accessibility(page, `${where} ${width}`);
    if (pictures) await page.screenshot({ path: join(pictures, `${story}-${width}-${theme}-${direction}.png`) });
    // 200 % text: WCAG 2.2, 1.4.4.
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await sidewaysScroll(page, `${where} ${width}, text at 200 %`);
    await page.evaluate(() => (document.documentElement.style.fontSize = ''));
  }
}

async function accessibility(page, where) {
  const rules = {
    ...Object.fromEntries(
      ['region', 'landmark-one-main', 'page-has-heading-one'].map((id) => [id, { enabled: false }]),
    ),
    'target-size': { enabled: true },
  };
  const { violations } = await page.evaluate((chosen) => globalThis.axe.run(document, { rules: chosen }), rules);
  for (const { id, nodes } of violations) {
    for (const node of nodes)
      problems.push(`${where}: ${id}: ${node.target.join(' ')}: ${(node.failureSummary ?? '').replaceAll('\n', ' ')}`);
  }
}

async function sidewaysScroll(page, where) {
  const wide = await page.evaluate(() => {
    const limit = document.documentElement.clientWidth;
    const scrolls = (element) => ['auto', 'scroll', 'hidden', 'clip'].includes(getComputedStyle(element).overflowX);
    const outside = (element) => {
      const { width, left, right } = element.getBoundingClientRect();
      const fits = left >= -1 && right <= limit + 1;
      if (width === 0 || fits || getComputedStyle(element).clipPath !== 'none') return false;
      for (let up = element.parentElement; up && up !== document.body; up = up.parentElement) {
        if (scrolls(up) || getComputedStyle(up).clipPath !== 'none') return false;
      }
      return true;
    };
    return [...document.querySelectorAll('body *')]
      .filter(outside)
      .map((element) => `${element.tagName.toLowerCase()}.${element.getAttribute('class')}`)
      .slice(0, 3);
  });
  if (wide.length > 0) problems.push(`${where}: wider than the screen: ${wide.join(', ')}`);
}
