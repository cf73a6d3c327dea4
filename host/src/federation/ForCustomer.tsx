import { use, type ReactNode } from 'react';
import { once } from '@storefront/shared/domain';
import { sessionAtom } from '@storefront/shared/session';
import { store } from '@storefront/shared/store';

const isCustomer = (): boolean => store.get(sessionAtom).status === 'authenticated';

/** Settles when the visitor is signed in. Never settles for a guest, whose page is removed from the document. */
const customer = once(
  () =>
    new Promise<void>((resolve) => {
      const stop = store.sub(sessionAtom, () => {
        if (!isCustomer()) return;
        stop();
        resolve();
      });
    }),
);

/** Keeps the server's HTML untouched until the session shows that a customer is signed in. The server never renders the children. */
export function ForCustomer({ children }: { children: ReactNode }) {
  if (typeof document !== 'undefined' && !isCustomer()) use(customer());
  return children;
}
