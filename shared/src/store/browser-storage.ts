/** The browser features that a stored area needs: a storage, and notifications of other tabs' writes. */
export interface StorageHost {
  /** Null if there is none: on the server, or if the visitor has blocked it. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null;
  /** Calls back when another tab wrote the key, or when this tab may have missed it. */
  readonly onChange: (key: string, changed: () => void) => void;
}

/** Set by the server with a support session, and removed with it. */
const SUPPORT_MARK = /(?:^|;\s*)storefront_support=1(?:;|$)/;

/** Whether this browser currently has a support session: a member of staff acts for a customer. */
export const hasSupportMark = (): boolean => typeof document !== 'undefined' && SUPPORT_MARK.test(document.cookie);

/**
 * Whether this browser had a support session when the page was loaded. A page uses one storage for its whole life, so it has to be reloaded
 * if that changes.
 */
export const isSupportPage: boolean = hasSupportMark();

/** Creates a storage in memory, for the life of the page. */
function openMemory(): NonNullable<StorageHost['storage']> {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

function openStorage(name: 'localStorage' | 'sessionStorage'): StorageHost['storage'] {
  // The stored data belongs to the member of staff at this browser, who acts for a customer in a support session (BO-03g).
  if (isSupportPage) return openMemory();
  try {
    return window[name];
  } catch {
    // Reading the property throws if cookies and site data are blocked, and on the server; the page then uses memory only.
    return null;
  }
}

/**
 * The browser's localStorage; in a support session, the page's memory. Values are also reread when the tab returns from the back/forward
 * cache or the background, because it has missed events.
 */
export const browserStorage: StorageHost = {
  storage: openStorage('localStorage'),
  onChange: (key, changed) => {
    if (typeof window === 'undefined') return;
    window.addEventListener('storage', (event) => {
      if (event.key === key || event.key === null) changed();
    });
    window.addEventListener('pageshow', (event) => {
      if (event.persisted) changed();
    });
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') changed();
    });
  },
};

/** The browser's sessionStorage, which belongs to one tab; in a support session, the page's memory. */
export const tabStorage: StorageHost = { ...browserStorage, storage: openStorage('sessionStorage') };
