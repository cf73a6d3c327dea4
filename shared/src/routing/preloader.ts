/** Fetches the code of the page at a path. Resolves when the page can be shown without waiting, or when that has failed. */
export type Preloader = (path: string) => Promise<unknown> | void;

let preloader: Preloader | undefined;

/** Sets how pages are preloaded, by the host; without it links are plain. */
export function setPreloader(next: Preloader | undefined): void {
  preloader = next;
}

/** Preloads the code of a page. Failures are ignored: opening the page tries again and shows them. */
export async function preload(path: string): Promise<void> {
  await Promise.resolve(preloader?.(path)).catch(() => undefined);
}
