import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';

/** The slow mobile profile: slow 4G and a CPU four times slower. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};
const CPU_RATE = 4;

export interface PageTarget {
  readonly url: string;
  /** The main action; the page is ready when it stands there with its handlers and the main thread has been free once. */
  readonly action: string;
  /** A floor without scripts has no handlers to wait for. */
  readonly plain?: boolean;
  readonly prepare?: (context: BrowserContext) => Promise<void>;
}

/** Times in milliseconds from the start of navigation; `kilobytes` are bytes on the wire. */
export interface PageFigures {
  kilobytes: number;
  requests: number;
  /** The longest chain of who asked for whom until the page was ready. */
  depth: number;
  firstPaint: number;
  largestPaint: number;
  ready: number;
  layoutShift: number;
  blocked: number;
}

interface Watch {
  fcp: number;
  lcp: number;
  cls: number;
  tbt: number;
  ready: number;
}

const WATCH = readFileSync(path.join(__dirname, 'watch-page.js'), 'utf8');

interface Traffic {
  bytes: number;
  /** URL → depth, the document being 1. */
  depths: Map<string, number>;
}

async function watchTraffic(session: CDPSession): Promise<Traffic> {
  const traffic: Traffic = { bytes: 0, depths: new Map() };
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ request, initiator, type }) => {
    if (request.url.startsWith('data:') || request.url.startsWith('blob:')) return;
    const stack = initiator.stack?.callFrames.at(-1)?.url;
    const asker = initiator.url ?? stack;
    const above = type === 'Document' && traffic.depths.size === 0 ? 0 : (traffic.depths.get(asker ?? '') ?? 1);
    traffic.depths.set(request.url, above + 1);
  });
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    traffic.bytes += encodedDataLength;
  });
  return traffic;
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
    bytes: traffic.bytes,
    requests: traffic.depths.size,
    depth: Math.max(...traffic.depths.values()),
  };
  // Largest paint and shifts are final when nothing moves any more.
  await page.waitForTimeout(1500);
  const watch = await page.evaluate<Watch>('globalThis.benchWatch');
  await session.detach();
  return {
    kilobytes: untilReady.bytes / 1000,
    requests: untilReady.requests,
    depth: untilReady.depth,
    firstPaint: watch.fcp,
    largestPaint: watch.lcp,
    ready: watch.ready,
    layoutShift: watch.cls,
    blocked: watch.tbt,
  };
}

/** A first visit with an empty cache, and a second one in the same profile. */
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
