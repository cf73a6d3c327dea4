import type { Page } from 'playwright-core';

/** One thing that a page fetched. */
export interface Fetched {
  readonly url: string;
  readonly type: string;
  /** Bytes of headers and body as they came over the wire, compressed. */
  readonly bytes: number;
  /** How many fetches in a row it took to learn of this one; the document is 1. */
  readonly depth: number;
}

/** Fetches that nobody waits for: fonts are swapped in, the icon is the window's. */
const ASIDE = /\.(?:woff2?|ico)(?:$|\?)|\/favicon\.svg$|manifest\.webmanifest$/;

/** Begins to note what a page fetches; ask for the list when the page is usable. */
export async function weigh(page: Page): Promise<() => Fetched[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const asked = new Map<string, { url: string; type: string; depth: number }>();
  const depths = new Map<string, number>();
  const bytes = new Map<string, number>();
  session.on('Network.requestWillBeSent', ({ requestId, type = '', request, initiator }) => {
    const by = initiator.url ?? initiator.stack?.callFrames.find(({ url }) => depths.has(url))?.url;
    const depth = 1 + (by === undefined ? 0 : (depths.get(by) ?? 1));
    depths.set(request.url, depth);
    asked.set(requestId, { url: request.url, type, depth });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => bytes.set(requestId, encodedDataLength));
  return () =>
    [...asked]
      .filter(([, { url }]) => !ASIDE.test(new URL(url).pathname) && !url.startsWith('data:'))
      .map(([id, fetched]) => ({ ...fetched, bytes: bytes.get(id) ?? 0 }));
}

export const totalBytes = (fetched: readonly Fetched[]): number => fetched.reduce((sum, { bytes }) => sum + bytes, 0);

/** One line a fetch, heaviest first, for the reader of the test's log. */
export function listed(fetched: readonly Fetched[], origin: string): string {
  return [...fetched]
    .sort((a, b) => b.bytes - a.bytes)
    .map(
      ({ url, bytes, depth, type }) =>
        `${String(bytes).padStart(8)}  depth ${depth}  ${type.padEnd(10)} ${url.replace(origin, '')}`,
    )
    .join('\n');
}
