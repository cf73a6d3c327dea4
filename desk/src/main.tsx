import { createRoot } from 'react-dom/client';
import { QueryProvider } from '@storefront/shared/api';
import { BrowserRouter } from '@storefront/shared/routing';
import { StoreProvider } from '@storefront/shared/store';
import '@storefront/shared/ui/tokens.css';
import '@storefront/shared/ui/base.css';
import '@fontsource-variable/radio-canada/standard.css';
import '@fontsource-variable/sometype-mono/wght.css';
import { App } from './app/App';

const root = document.getElementById('root');
if (!root) throw new Error('The document has no #root');
createRoot(root).render(
  <StoreProvider>
    <QueryProvider>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </QueryProvider>
  </StoreProvider>,
);
