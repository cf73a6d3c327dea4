import { useEffect } from 'react';
import { setPreloader, useNavigationOutsideReact } from '@storefront/shared/routing';
import { preloadAddress } from '../routes/preload-address';
import { followCartOnceNeeded } from './follow-cart';

/** Starts what the whole site needs: navigation from outside React, preloading of pages on intent, and following the cart. */
export function StartUp() {
  useNavigationOutsideReact();
  useEffect(() => setPreloader(preloadAddress), []);
  useEffect(followCartOnceNeeded, []);
  return null;
}
