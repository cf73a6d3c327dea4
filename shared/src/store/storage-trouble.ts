export interface StorageTrouble {
  /** The area's key, such as `cart`. */
  readonly area: string;
  /**
   * `corrupt`, `older`, `newer`: the stored value could not be read, wholly or in part, and was moved to `sf:<area>:set-aside`.
   * `not-saved`: the browser refused to store it; it stays in memory until the page is closed.
   */
  readonly kind: 'corrupt' | 'older' | 'newer' | 'not-saved';
}

type Listener = (trouble: StorageTrouble) => void;

const listeners = new Set<Listener>();
const unheard: StorageTrouble[] = [];

/** Listens to storage problems, including those reported earlier. Returns a function that unsubscribes. */
export function onStorageTrouble(listener: Listener): () => void {
  listeners.add(listener);
  for (const trouble of unheard.splice(0)) listener(trouble);
  return () => listeners.delete(listener);
}

/** Notifies the listeners, or queues the problem for the first one. */
export function reportStorageTrouble(trouble: StorageTrouble): void {
  if (listeners.size === 0) unheard.push(trouble);
  for (const listener of listeners) listener(trouble);
}
