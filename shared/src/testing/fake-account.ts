import type { CartId } from '../contract/ids';
import type { AccountCart, CartEntryOnWire } from '../contract/cart';
import type { Handlers } from './fake-api';
import { branded } from './plain';

/** An account that stores its cart like the server: the latest entry of each domain, numbered by the call that sent it. */
export interface FakeAccount {
  readonly handlers: Pick<Handlers, 'getAccountCart' | 'saveAccountCart'>;
  /** Writes entries as another device. */
  write(...entries: CartEntryOnWire[]): void;
  entry(domain: string): CartEntryOnWire | undefined;
  readonly domains: () => string[];
}

let count = 0;

export function fakeAccount(): FakeAccount {
  count += 1;
  const cart_id = branded<CartId>(`c3b0a9f2-6c1e-4b6e-9d57-${String(count).padStart(12, '0')}`);
  const kept = new Map<string, CartEntryOnWire & { version: number }>();
  let version = 0;
  const write = (entries: readonly CartEntryOnWire[]): void => {
    version += 1;
    for (const entry of entries) {
      const before = kept.get(entry.domain);
      if (!before || entry.at > before.at || (entry.at === before.at && entry.by > before.by))
        kept.set(entry.domain, { ...entry, version });
    }
  };
  const since = (known: { cart_id?: string | undefined; after: number }): AccountCart => {
    const after = known.cart_id === cart_id ? known.after : 0;
    return {
      cart_id,
      version,
      entries: [...kept.values()]
        .filter((entry) => entry.version > after)
        .map(({ version: _version, ...entry }) => entry),
    };
  };
  return {
    handlers: {
      getAccountCart: ({ input }) => since(input),
      saveAccountCart: ({ input }) => {
        write(input.entries);
        return since(input);
      },
    },
    write: (...entries) => write(entries),
    entry: (domain) => kept.get(domain),
    domains: () => [...kept.values()].flatMap(({ domain, choice }) => (choice ? [domain] : [])).sort(),
  };
}
