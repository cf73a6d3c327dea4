import { useEffect } from 'react';
import { QueryProvider } from '@storefront/shared/api';
import { setPreloader, setSiteName, useNavigationOutsideReact } from '@storefront/shared/routing';
import { StoreProvider } from '@storefront/shared/store';
import { brand } from '../brand/brand';
import { Layout } from '../layout/Layout';
import { AppRoutes } from '../routes/AppRoutes';
import { preloadAddress } from '../routes/preload-address';
import { followCartOnceNeeded } from './follow-cart';
import { PageBoundary } from './PageBoundary';

// Set before the first page sets its own title.
setSiteName(brand.name);

/** Starts what the whole site needs: navigation from outside React, preloading of pages on intent, and following the cart. */
function StartUp() {
  useNavigationOutsideReact();
  useEffect(() => setPreloader(preloadAddress), []);
  useEffect(followCartOnceNeeded, []);
  return null;
}

/** The whole site, inside the router. */
export function App() {
  return (
    <PageBoundary>
      <StoreProvider>
        <QueryProvider>
          <StartUp />
          <Layout>
            <AppRoutes />
          </Layout>
        </QueryProvider>
      </StoreProvider>
    </PageBoundary>
  );
}
