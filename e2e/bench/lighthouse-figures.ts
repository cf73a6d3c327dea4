import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { findBrowser } from '../support/browser';
import { median } from './endpoint-figures';

const run = promisify(execFile);

/** Downloaded only for these figures. Pinned, because the meaning of scores changes with the version. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const FLAGS = '--headless=new --no-sandbox --disable-gpu';
const BYTES_MOST = 64 * 1024 * 1024;

export const LIGHTHOUSE_CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type LighthouseCategory = (typeof LIGHTHOUSE_CATEGORIES)[number];

/** Lighthouse figures of a page on its mobile profile. */
export interface LighthouseFigures {
  readonly path: string;
  /** 0 to 100, medians of the runs. */
  readonly scores: Readonly<Record<LighthouseCategory, number>>;
  /** Milliseconds. */
  readonly blocked: number;
  readonly largestPaint: number;
  readonly longestTask: number;
}

interface Report {
  readonly categories: Readonly<Record<LighthouseCategory, { readonly score: number }>>;
  readonly audits: Readonly<
    Record<string, { readonly numericValue?: number; readonly details?: { readonly items?: { duration?: number }[] } }>
  >;
}

async function runOnce(url: string): Promise<Report> {
  const { stdout } = await run(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      url,
      '--output=json',
      '--quiet',
      `--only-categories=${LIGHTHOUSE_CATEGORIES.join(',')}`,
      `--chrome-flags=${FLAGS}`,
    ],
    { maxBuffer: BYTES_MOST, env: { ...process.env, CHROME_PATH: findBrowser() } },
  );
  return JSON.parse(stdout) as Report;
}

/** Runs Lighthouse on pages of a shop, each page once per round. */
export async function lighthouseFigures(
  url: string,
  paths: readonly string[],
  rounds: number,
  say: (line: string) => void,
): Promise<LighthouseFigures[]> {
  const reports = new Map(paths.map((path) => [path, [] as Report[]]));
  for (let round = 0; round < rounds; round += 1) {
    for (const path of paths) reports.get(path)?.push(await runOnce(url + path));
    say(`lighthouse: round ${round + 1} of ${rounds}`);
  }
  return [...reports].map(([path, runs]) => {
    const getMedian = (pick: (report: Report) => number | undefined) =>
      median(runs.map((report) => pick(report) ?? Number.NaN));
    return {
      path,
      scores: Object.fromEntries(
        LIGHTHOUSE_CATEGORIES.map((category) => [
          category,
          getMedian(({ categories }) => categories[category].score * 100),
        ]),
      ) as Record<LighthouseCategory, number>,
      blocked: getMedian(({ audits }) => audits['total-blocking-time']?.numericValue),
      largestPaint: getMedian(({ audits }) => audits['largest-contentful-paint']?.numericValue),
      longestTask: getMedian(({ audits }) =>
        Math.max(0, ...(audits['long-tasks']?.details?.items ?? []).map(({ duration = 0 }) => duration)),
      ),
    };
  });
}
