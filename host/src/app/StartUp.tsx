import { useEffect } from 'react';
import { setPreloader, useNavigationOutsideReact } from '@storefront/shared/routing';
import { preloadAddress } from '../routes/preload-address';

/** What begins with the site: navigation from outside of React, and the preloading of pages on intent. */
export function StartUp() {
  useNavigationOutsideReact();
  useEffect(() => setPreloader(preloadAddress), []);
  return null;
}
