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

/** Most of these stop Chromium from contacting internet hosts at every start. Hinting is off, as it widens text in headless mode. */
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
 * Returns the browser at `CHROMIUM_PATH`, or the first one found on the machine.
 * @throws if there is none
 */
export function findBrowser(): string {
  const executablePath = process.env.CHROMIUM_PATH ?? CANDIDATES.find((candidate) => existsSync(candidate));
  if (executablePath) return executablePath;
  throw new Error(`No Chromium or Chrome found. Looked for ${CANDIDATES.join(', ')}; CHROMIUM_PATH names another`);
}

/**
 * Starts that browser.
 * @param keepsPages whether it has a back/forward cache, which Playwright turns off otherwise
 * @param flags further command-line flags
 */
export async function launchBrowser({
  keepsPages = false,
  flags = [],
}: { readonly keepsPages?: boolean; readonly flags?: readonly string[] } = {}): Promise<Browser> {
  return chromium.launch({
    executablePath: findBrowser(),
    args: [...QUIET, ...flags],
    ...(keepsPages && { ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
  });
}

/** Timeout in milliseconds of a step, generous because the machine may be busy. */
const PATIENCE_MS = 60_000;

export interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Uncaught errors, console errors and refused resources so far. A test that expects none asserts that this is empty. */
  readonly complaints: string[];
}

/** Opens a fresh browser profile that records complaints of its pages and waits for opened pages to be interactive. */
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
