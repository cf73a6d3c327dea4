import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';

/** The slow mobile profile: slow 4G, and a CPU slowed down by a factor of four. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};
const CPU_RATE = 4;

export interface PageTarget {
  readonly url: string;
  /** The main action. The page is ready when it is shown with its handlers and the main thread has been idle once. */
  readonly action: string;
  /** Whether the page has no scripts, and so no handlers to wait for. */
  readonly plain?: boolean;
  readonly prepare?: (context: BrowserContext) => Promise<void>;
}

/** Times in milliseconds from the start of navigation. */
export interface PageFigures {
  /** Kilobytes transferred for all requests made until the page was ready, including the font, which loads last. */
  kilobytes: number;
  requests: number;
  /** Length of the longest request chain until the page was ready. */
  depth: number;
  firstPaint: number;
  largestPaint: number;
  ready: number;
  layoutShift: number;
  blocked: number;
  /** The longest task until the page was at rest. Browsers report only tasks of at least 50 ms; 0 if there was none. */
  longestTask: number;
}

interface Watch {
  fcp: number;
  lcp: number;
  cls: number;
  tbt: number;
  longest: number;
  ready: number;
  /** When the document last changed. */
  changed: number;
}

/** Milliseconds without network activity or document changes after which a page counts as at rest. */
const QUIET_MS = 2000;
const REST_TIMEOUT_MS = 60_000;

const WATCH = readFileSync(path.join(__dirname, 'watch-page.js'), 'utf8');

interface Traffic {
  /** Maps requests to the bytes received; 0 while pending. */
  bytes: Map<string, number>;
  underWay: Set<string>;
  /** Time of the last request or response, by the clock of this process. */
  moved: number;
  /** Maps URLs to their depth, 1 for the document. */
  depths: Map<string, number>;
}

async function watchTraffic(session: CDPSession): Promise<Traffic> {
  const traffic: Traffic = { bytes: new Map(), underWay: new Set(), moved: Date.now(), depths: new Map() };
  const end = (requestId: string, bytes: number): void => {
    if (!traffic.underWay.delete(requestId)) return;
    traffic.bytes.set(requestId, bytes);
    traffic.moved = Date.now();
  };
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId, request, initiator, type }) => {
    if (request.url.startsWith('data:') || request.url.startsWith('blob:')) return;
    traffic.bytes.set(requestId, 0);
    traffic.underWay.add(requestId);
    traffic.moved = Date.now();
    const stack = initiator.stack?.callFrames.at(-1)?.url;
    const asker = initiator.url ?? stack;
    const above = type === 'Document' && traffic.depths.size === 0 ? 0 : (traffic.depths.get(asker ?? '') ?? 1);
    traffic.depths.set(request.url, above + 1);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => end(requestId, encodedDataLength));
  session.on('Network.loadingFailed', ({ requestId }) => end(requestId, 0));
  return traffic;
}

const readWatch = (page: Page): Promise<Watch> => page.evaluate<Watch>('globalThis.benchWatch');

/**
 * Waits until nothing changes any more, because the largest paint of a page whose content follows its outline is that of the content.
 * @throws if the page does not come to rest within a minute
 */
async function untilAtRest(page: Page, traffic: Traffic): Promise<void> {
  const end = Date.now() + REST_TIMEOUT_MS;
  for (;;) {
    const since = await page.evaluate<number>('performance.now() - globalThis.benchWatch.changed');
    if (traffic.underWay.size === 0 && Math.min(since, Date.now() - traffic.moved) >= QUIET_MS) return;
    if (Date.now() > end)
      throw new Error(`${page.url()} did not come to rest; pending requests: ${traffic.underWay.size}`);
    await page.waitForTimeout(100);
  }
}

async function measureOnce(page: Page, target: PageTarget): Promise<PageFigures> {
  const session = await page.context().newCDPSession(page);
  const traffic = await watchTraffic(session);
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
  await page.addInitScript({
    content: `globalThis.benchTarget = ${JSON.stringify({ action: target.action, plain: target.plain ?? false })};\n${WATCH}`,
  });
  await page.goto(target.url, { waitUntil: 'load' });
  await page.waitForFunction(() => (globalThis as unknown as { benchWatch: Watch }).benchWatch.ready > 0, undefined, {
    timeout: 60_000,
  });
  const untilReady = {
    asked: [...traffic.bytes.keys()],
    requests: traffic.depths.size,
    depth: Math.max(...traffic.depths.values()),
  };
  await untilAtRest(page, traffic);
  const watch = await readWatch(page);
  await session.detach();
  return {
    kilobytes: untilReady.asked.reduce((sum, id) => sum + (traffic.bytes.get(id) ?? 0), 0) / 1000,
    requests: untilReady.requests,
    depth: untilReady.depth,
    firstPaint: watch.fcp,
    largestPaint: watch.lcp,
    ready: watch.ready,
    layoutShift: watch.cls,
    blocked: watch.tbt,
    longestTask: watch.longest,
  };
}

/** Measures a first visit with an empty cache, and a second one in the same profile. */
export async function measurePage(
  browser: Browser,
  target: PageTarget,
): Promise<{ cold: PageFigures; warm: PageFigures }> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  });
  try {
    await target.prepare?.(context);
    const first = await context.newPage();
    const cold = await measureOnce(first, target);
    await first.close();
    const second = await context.newPage();
    const warm = await measureOnce(second, target);
    return { cold, warm };
  } finally {
    await context.close();
  }
}
