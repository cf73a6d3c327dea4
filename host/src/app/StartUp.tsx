import { useEffect } from 'react';
import { setPreloader, useNavigationOutsideReact } from '@storefront/shared/routing';
import { startSession } from '@storefront/shared/session';
import { preloadAddress } from '../routes/preload-address';

/** What begins with the site: who is here and in which currency (SS-01), and the preloading of pages on intent. */
export function StartUp() {
  useNavigationOutsideReact();
  useEffect(() => {
    setPreloader(preloadAddress);
    void startSession();
  }, []);
  return null;
}
