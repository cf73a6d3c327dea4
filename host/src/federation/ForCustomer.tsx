import { use, type ReactNode } from 'react';
import { once } from '@storefront/shared/domain';
import { sessionAtom } from '@storefront/shared/session';
import { store } from '@storefront/shared/store';

const isCustomer = (): boolean => store.get(sessionAtom).status === 'authenticated';

/** Settles when somebody is signed in; never for a guest, whose page is taken out of the document. */
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

/** Leaves the HTML of the server as it is until it is known that a customer looks at it; the server itself renders it for nobody. */
export function ForCustomer({ children }: { children: ReactNode }) {
  if (typeof document !== 'undefined' && !isCustomer()) use(customer());
  return children;
}
