import { QueryProvider } from '@storefront/shared/api';
import { setSiteName } from '@storefront/shared/routing';
import { StoreProvider } from '@storefront/shared/store';
import { brand } from '../brand/brand';
import { Layout } from '../layout/Layout';
import { AppRoutes } from '../routes/AppRoutes';
import { PageBoundary } from './PageBoundary';
import { StartUp } from './StartUp';

// Set before the first page sets its own title.
setSiteName(brand.name);

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
