import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';

/** Milliseconds between two keystrokes of a fast typist. */
const BETWEEN_KEYS_MS = 120;

/** Milliseconds from a keystroke to the next frame. The unthrottled goal of `firstRow` is 80 at the 75th percentile. */
export interface KeystrokeFigures {
  readonly keys: number;
  /** Until the row of the new domain is shown. */
  readonly firstRow: Percentiles;
  /** Until the row shows the registry's result. */
  readonly firstAnswer: Percentiles;
}

interface Percentiles {
  readonly p50: number;
  readonly p75: number;
  readonly p99: number;
}

interface Stroke {
  row: number;
  answer: number;
}

const WATCH = readFileSync(path.join(__dirname, 'watch-keystrokes.js'), 'utf8');

function percentiles(values: readonly number[]): Percentiles {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { p50: at(0.5), p75: at(0.75), p99: at(0.99) };
}

/** Types words into the search field of the results page, in an unthrottled browser. */
export async function measureKeystrokes(browser: Browser, url: string, rounds: number): Promise<KeystrokeFigures> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const strokes: Stroke[] = [];
  try {
    const page = await context.newPage();
    await page.goto(`${url}/site/availability/start`);
    await page.getByRole('button', { name: /^Add/ }).first().waitFor();
    await page.evaluate(WATCH);
    const field = page.getByRole('main').getByRole('searchbox');
    for (let round = 0; round < rounds; round += 1) {
      await field.fill('');
      await field.pressSequentially(`tannerylane${Math.random().toString(36).slice(2, 8)}`, { delay: BETWEEN_KEYS_MS });
      // The result for the last key, and the update of the address.
      await page.waitForTimeout(1_500);
    }
    strokes.push(...(await page.evaluate<Stroke[]>('globalThis.benchStrokes')));
  } finally {
    await context.close();
  }
  return {
    keys: strokes.length,
    firstRow: percentiles(strokes.filter(({ row }) => row > 0).map(({ row }) => row)),
    // Only keystrokes with a result count: the search for an unfinished word is abandoned.
    firstAnswer: percentiles(strokes.filter(({ answer }) => answer > 0).map(({ answer }) => answer)),
  };
}
