import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from '@storefront/shared/routing';
import './styles';
import { App } from './app/App';
import { preloadPage } from './federation/preload-page';
import { findRoute } from './routes/find-route';

const site = (
  <BrowserRouter>
    <App />
  </BrowserRouter>
);

const root = document.getElementById('root');
if (!root) throw new Error('The document has no #root');

// The remote of this address begins to load before React has drawn anything.
const { target } = findRoute(window.location.pathname);
if ('remote' in target) void preloadPage(target.remote);

if (root.hasChildNodes()) hydrateRoot(root, site);
else createRoot(root).render(site);
