import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BrowserContext } from 'playwright-core';

declare global {
  // Called by the Jest environment when a test fails.
  var lookAtPages: (() => Promise<string>) | undefined;
}

/** Timeout in milliseconds, so that a hanging page does not block. */
const LOOK_MS = 5_000;
/** Number of most recent lines kept. */
const LINES = 40;
/** Where a stack keeps what its programs print, in its data folder. */
const LOG = 'programs.log';

export const getLog = (dataDir: string): string => path.join(dataDir, LOG);

const contexts = new Map<BrowserContext, string[]>();
const dataDirs = new Set<string>();

/** Records the navigations and failed requests of a context's pages. */
export function watchPages(context: BrowserContext): void {
  const lines: string[] = [];
  const note = (line: string) => lines.push(`${new Date().toISOString().slice(11, 23)} ${line}`);
  contexts.set(context, lines);
  context.on('close', () => contexts.delete(context));
  context.on('requestfailed', (request) =>
    note(`${request.method()} ${request.url()} ${request.failure()?.errorText ?? 'failed'}`),
  );
  context.on('response', (response) => {
    if (response.status() >= 400) note(`${response.request().method()} ${response.url()} ${response.status()}`);
  });
  context.on('page', (page) =>
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame()) note(`to ${frame.url()}`);
    }),
  );
}

/** @returns a function that stops watching */
export function watchPrograms(dataDir: string): () => void {
  dataDirs.add(dataDir);
  return () => dataDirs.delete(dataDir);
}

/** What every open page shows, how it came there, and what the programs of the shop have said last. */
globalThis.lookAtPages = async () => {
  const seen: string[] = [];
  for (const [context, lines] of contexts) {
    for (const page of context.pages()) {
      const shown = page.locator('body').ariaSnapshot({ timeout: LOOK_MS });
      seen.push(`── ${page.url()}`, await shown.catch((error: unknown) => String(error)));
    }
    seen.push('── Before', ...lines.slice(-LINES));
  }
  for (const dataDir of dataDirs) {
    const log = await readFile(getLog(dataDir), 'utf8').catch(() => '');
    seen.push('── The programs', ...log.trimEnd().split('\n').slice(-LINES));
  }
  return seen.join('\n');
};
