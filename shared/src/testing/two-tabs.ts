import type { StorageHost } from '../store/browser-storage';

/** One localStorage shared by several tabs; a tab's writes reach the others when `deliver` is called, as storage events do. */
export interface SharedStorage {
  readonly values: Map<string, string>;
  /** Opens a tab. `down` makes its writes fail, like a full storage. */
  openTab(): StorageHost & { down: boolean };
  /** Delivers the oldest pending event of one tab, or all events of all tabs. */
  deliver(tab?: number): void;
}

/** Creates a shared storage, for tests with several tabs. */
export function sharedStorage(): SharedStorage {
  const values = new Map<string, string>();
  const tabs: { listeners: Map<string, (() => void)[]>; waiting: string[] }[] = [];

  function hand(tab: (typeof tabs)[number]): boolean {
    const key = tab.waiting.shift();
    if (key === undefined) return false;
    for (const changed of tab.listeners.get(key) ?? []) changed();
    return true;
  }

  return {
    values,
    openTab() {
      const own: (typeof tabs)[number] = { listeners: new Map(), waiting: [] };
      tabs.push(own);
      const write = (key: string, value: string | null): void => {
        if (tab.down) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        // Browsers fire an event only if the value has changed.
        if ((values.get(key) ?? null) === value) return;
        if (value === null) values.delete(key);
        else values.set(key, value);
        for (const other of tabs) if (other !== own) other.waiting.push(key);
      };
      const tab = {
        down: false,
        storage: {
          getItem: (key: string) => values.get(key) ?? null,
          setItem: (key: string, value: string) => write(key, value),
          removeItem: (key: string) => write(key, null),
        },
        onChange: (key: string, changed: () => void) =>
          void own.listeners.set(key, [...(own.listeners.get(key) ?? []), changed]),
      };
      return tab;
    },
    deliver(tab) {
      if (tab !== undefined) {
        const one = tabs[tab];
        if (one) hand(one);
        return;
      }
      while (tabs.map(hand).some(Boolean));
    },
  };
}
