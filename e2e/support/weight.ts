import type { Page } from 'playwright-core';

/** A request of a page. */
export interface Fetched {
  readonly url: string;
  readonly type: string;
  /** Bytes of headers and body on the wire, compressed. */
  readonly bytes: number;
  /** Number of sequential fetches that led to this one; 1 for the document. */
  readonly depth: number;
}

/** Fetches that are not waited for: fonts are swapped in, and the icon belongs to the window. */
const ASIDE = /\.(?:woff2?|ico)(?:$|\?)|\/favicon\.svg$|manifest\.webmanifest$/;

/** Starts to record a page's requests; call the result when the page is usable. */
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

/** One line per request, largest first, for the test's log. */
export function listed(fetched: readonly Fetched[], origin: string): string {
  return [...fetched]
    .sort((a, b) => b.bytes - a.bytes)
    .map(
      ({ url, bytes, depth, type }) =>
        `${String(bytes).padStart(8)}  depth ${depth}  ${type.padEnd(10)} ${url.replace(origin, '')}`,
    )
    .join('\n');
}
