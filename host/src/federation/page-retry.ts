import type { PublishedRemote, RemoteName } from './registry-document';

declare global {
  /** Federation name → number of the current attempt; read by tools/federation/file-place-plugin.cjs in each build. */
  var __SF_RETRY__: Record<string, number> | undefined;
}

const HOST = 'sf_host';

/**
 * Clears the leftovers of a failed load of a remote, so that the next attempt fetches everything again. Each step is needed for one of
 * the failures in e2e/specs/federation-failures.test.ts.
 * @param attempt 1 for the first retry of this remote
 */
export function clearFailedLoad(name: RemoteName, remote: PublishedRemote, attempt: number): void {
  const retries = (globalThis.__SF_RETRY__ ??= {});
  retries[name] = attempt;
  retries[HOST] = (retries[HOST] ?? 0) + 1;
  removeTags(remote.base);
  forgetRejectedShares();
}

/** Removes script and link tags: the next attempt would reuse a tag whose request hangs. */
function removeTags(base: string): void {
  for (const tag of document.querySelectorAll(`script[src^="${base}"], link[href^="${base}"]`)) tag.remove();
}

/** Clears rejected promises of shared modules, which the runtime caches. */
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
