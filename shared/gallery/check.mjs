/**
 * Opens every page of the gallery in Chromium, in both themes and at three widths, and looks for what a reader of code misses:
 * accessibility violations (axe), sideways scrolling, text that is cut at twice its size, messages on the console.
 * `node gallery/check.mjs [--pictures <folder>] [part ...]`; CHROMIUM names the browser.
 */
import { createRequire } from 'node:module';
import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { serveGallery } from './build.mjs';

const WIDTHS = [320, 768, 1280];
const THEMES = ['light', 'dark'];
const args = process.argv.slice(2);
const flag = args.indexOf('--pictures');
const pictures = flag < 0 ? undefined : args.splice(flag, 2)[1];
const browserPath =
  process.env.CHROMIUM ?? ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((path) => existsSync(path));

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const gallery = await serveGallery(Number(process.env.PORT ?? 6006));
const browser = await chromium.launch({
  ...(browserPath ? { executablePath: browserPath } : {}),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
const problems = [];

try {
  if (pictures) await mkdir(pictures, { recursive: true });
  const all = await findParts();
  const parts = args.length > 0 ? args : all;
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  for (const part of parts) {
    for (const theme of THEMES) {
      await open(page, part, theme);
      for (const width of WIDTHS) await check(page, part, theme, width);
    }
  }
  console.log(`${parts.length} parts, ${WIDTHS.length} widths, ${THEMES.length} themes: ${problems.length} problems`);
} finally {
  await browser.close();
  await gallery.close();
}
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;

async function findParts() {
  const page = await browser.newPage();
  await page.goto(gallery.url);
  await page.locator('nav a').first().waitFor();
  const parts = await page
    .locator('nav a')
    .evaluateAll((links) => links.map((link) => new URL(link.href).searchParams.get('part')));
  await page.close();
  return parts;
}

async function open(page, part, theme) {
  const listen = (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      problems.push(`${part} ${theme}: console: ${message.text()}`);
  };
  page.on('console', listen);
  await page.goto(`${gallery.url}?part=${part}&theme=${theme}&bare`);
  await page.locator('main section').first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  // Skeletons appear after 150 ms.
  await page.waitForTimeout(200);
  page.off('console', listen);
  await page.evaluate(axe);
}

async function check(page, part, theme, width) {
  const where = `${part} ${theme} ${width}`;
  await page.setViewportSize({ width, height: 900 });
  await sidewaysScroll(page, where);
  await accessibility(page, where);
  if (pictures) await page.screenshot({ path: join(pictures, `${part}-${width}-${theme}.png`), fullPage: true });

  for (const state of await page.locator('section[data-opens]').all()) {
    const name = await state.getAttribute('data-opens');
    await state.locator('button, input').first().click();
    await page.waitForTimeout(100);
    await sidewaysScroll(page, `${where}, ${name} open`);
    await accessibility(page, `${where}, ${name} open`);
    if (pictures)
      await page.screenshot({ path: join(pictures, `${part}-${name.replaceAll(' ', '-')}-${width}-${theme}.png`) });
    await page.keyboard.press('Escape');
    await page.waitForTimeout(50);
  }

  // 200 % text: WCAG 2.2, 1.4.4.
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await sidewaysScroll(page, `${where}, text at 200 %`);
  if (pictures && theme === 'light')
    await page.screenshot({ path: join(pictures, `${part}-${width}-text200.png`), fullPage: true });
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
}

async function accessibility(page, where) {
  const { violations } = await page.evaluate(() =>
    globalThis.axe.run(document, { rules: { region: { enabled: false }, 'target-size': { enabled: true } } }),
  );
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
      const box = element.getBoundingClientRect();
      if (box.width === 0 || box.right <= limit + 1 || getComputedStyle(element).clipPath !== 'none') return false;
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
