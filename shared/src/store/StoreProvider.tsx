import { Provider } from 'jotai';
import type { ReactNode } from 'react';
import { store } from './store';

/** Provides the store to a React tree: in the host, a standalone remote or a test. */
export function StoreProvider({ children }: { children: ReactNode }) {
  return <Provider store={store}>{children}</Provider>;
}
