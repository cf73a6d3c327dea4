/** Fetches the code of the page at a path; settles when it can be shown without waiting, or has failed. */
export type Preloader = (path: string) => Promise<unknown> | void;

let preloader: Preloader | undefined;

/** The host says how pages are preloaded; without it links are plain. */
export function setPreloader(next: Preloader | undefined): void {
  preloader = next;
}

/** Asks for the code of a page before it is opened. Failures stay silent: opening the page tries again and shows them. */
export async function preload(path: string): Promise<void> {
  await Promise.resolve(preloader?.(path)).catch(() => undefined);
}
