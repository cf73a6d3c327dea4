import type { PublishedRemote, RemoteName } from './registry-document';

declare global {
  /** Federation name → number of the current attempt; read by tools/federation/file-place-plugin.cjs in each build. */
  var __SF_RETRY__: Record<string, number> | undefined;
}

const HOST = 'sf_host';

/**
 * Clears what a failed load of a remote has left behind, so that the next attempt asks the network again. Each of these is
 * needed in some failure that e2e/specs/federation-failures.test.ts goes through.
 * @param attempt 1 for the first retry of this remote
 */
export function clearFailedLoad(name: RemoteName, remote: PublishedRemote, attempt: number): void {
  const retries = (globalThis.__SF_RETRY__ ??= {});
  retries[name] = attempt;
  retries[HOST] = (retries[HOST] ?? 0) + 1;
  removeTags(remote.base);
  forgetRejectedShares();
}

/** A tag whose request hangs would be adopted by the next attempt and hang again. */
function removeTags(base: string): void {
  for (const tag of document.querySelectorAll(`script[src^="${base}"], link[href^="${base}"]`)) tag.remove();
}

/** The runtime remembers the promise of a shared module even when it was rejected. */
function forgetRejectedShares(): void {
  for (const { shareScopeMap, options } of globalThis.__FEDERATION__?.__INSTANCES__ ?? []) {
    const registered = Object.values(shareScopeMap).flatMap((scope) =>
      Object.values(scope).flatMap((versions) => Object.values(versions)),
    );
    for (const share of [...registered, ...Object.values(options.shared).flat()]) {
      if (share.loading && !share.loaded) share.loading = null;
    }
  }
}
