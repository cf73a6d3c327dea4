/** What a stored area needs of the browser: one storage, and news of what other tabs wrote to it. */
export interface StorageHost {
  /** Null where there is none: on the server, or when the person forbids it. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null;
  /** Calls back when another tab wrote the key, or when this one may have slept through it. */
  readonly onChange: (key: string, changed: () => void) => void;
}

function openStorage(): StorageHost['storage'] {
  try {
    return window.localStorage;
  } catch {
    // Reading the property throws where cookies and site data are blocked; the page then lives in memory.
    return null;
  }
}

/** The browser's localStorage. A tab that comes back from the page cache or the background has missed events. */
export const browserStorage: StorageHost =
  typeof window === 'undefined'
    ? { storage: null, onChange: () => undefined }
    : {
        storage: openStorage(),
        onChange: (key, changed) => {
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
