/** What a stored area needs of the browser: one storage, and news of what other tabs wrote to it. */
export interface StorageHost {
  /** Null where there is none: on the server, or when the person forbids it. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null;
  /** Calls back when another tab wrote the key, or when this one may have slept through it. */
  readonly onChange: (key: string, changed: () => void) => void;
}

/** Set by the server with a support session, and taken away with it. */
const SUPPORT_MARK = /(?:^|;\s*)storefront_support=1(?:;|$)/;

/** Whether this browser has a support session at the moment: a member of staff acts for a customer in it. */
export const hasSupportMark = (): boolean => typeof document !== 'undefined' && SUPPORT_MARK.test(document.cookie);

/** Whether it had one when the page was loaded. A page keeps one storage for its life: where the two differ it has to be loaded anew. */
export const isSupportPage: boolean = hasSupportMark();

/** Keeps what a page stores until it is left. */
function openMemory(): NonNullable<StorageHost['storage']> {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

function openStorage(name: 'localStorage' | 'sessionStorage'): StorageHost['storage'] {
  // What is kept here is of the person at this browser, and what happens now is another person's (BO-03g).
  if (isSupportPage) return openMemory();
  try {
    return window[name];
  } catch {
    // Reading the property throws where cookies and site data are blocked, and on the server; the page then lives in memory.
    return null;
  }
}

/** The browser's localStorage; in a support session the memory of the page. A tab that comes back from the page cache or the background has missed events. */
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

/** The browser's sessionStorage, which is of one tab and goes with it; in a support session the memory of the page. */
export const tabStorage: StorageHost = { ...browserStorage, storage: openStorage('sessionStorage') };
