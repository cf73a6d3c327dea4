/** What went wrong with a stored area. */
export interface StorageTrouble {
  /** The area's key, such as `cart`. */
  readonly area: string;
  /**
   * `corrupt`, `older`, `newer`: what was found could not be read, wholly or in part, and lies under `sf:<area>:set-aside`.
   * `not-saved`: the browser refused to keep it; it lives in memory until the page is closed.
   */
  readonly kind: 'corrupt' | 'older' | 'newer' | 'not-saved';
}

type Listener = (trouble: StorageTrouble) => void;

const listeners = new Set<Listener>();
const unheard: StorageTrouble[] = [];

/** Hears of troubles, those included that came before anybody listened. Returns the way to stop. */
export function onStorageTrouble(listener: Listener): () => void {
  listeners.add(listener);
  for (const trouble of unheard.splice(0)) listener(trouble);
  return () => listeners.delete(listener);
}

/** Tells the listeners, or keeps it for the first one. */
export function reportStorageTrouble(trouble: StorageTrouble): void {
  if (listeners.size === 0) unheard.push(trouble);
  for (const listener of listeners) listener(trouble);
}
