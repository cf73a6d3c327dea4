import { existsSync } from 'node:fs';
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core';
import { watchPages } from './last-look';
import { waitForReact } from './taken-over';

const CANDIDATES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
];

/** Without most of these Chromium asks hosts on the internet at every start. Hinted letters are a little wider without a window than in one. */
const QUIET = [
  '--font-render-hinting=none',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * The browser that `CHROMIUM_PATH` names, or the first one found on the machine.
 * @throws where there is none
 */
export function findBrowser(): string {
  const executablePath = process.env.CHROMIUM_PATH ?? CANDIDATES.find((candidate) => existsSync(candidate));
  if (executablePath) return executablePath;
  throw new Error(`No Chromium or Chrome found. Looked for ${CANDIDATES.join(', ')}; CHROMIUM_PATH names another`);
}

/**
 * Starts that browser.
 * @param keepsPages whether it has a back/forward cache, which Playwright turns off otherwise
 */
export async function launchBrowser({ keepsPages = false } = {}): Promise<Browser> {
  return chromium.launch({
    executablePath: findBrowser(),
    args: QUIET,
    ...(keepsPages && { ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
  });
}

/** How long a step of a journey is waited for. What is right comes in moments; on a machine that does other work these may be long. */
const PATIENCE_MS = 60_000;

export interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Uncaught errors, console errors and refused resources so far. A test that expects none asserts that this is empty. */
  readonly complaints: string[];
}

/** A fresh browser profile that keeps what the page complained about, and whose pages are there to act on as soon as they are opened. */
export async function visit(browser: Browser, baseURL: string, options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    reducedMotion: 'reduce',
    ...options,
  });
  context.setDefaultTimeout(PATIENCE_MS);
  watchPages(context);
  if (options.javaScriptEnabled !== false) waitForReact(context);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()} ${message.location().url}`);
  });
  return { context, page, complaints };
}
