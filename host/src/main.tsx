import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from '@storefront/shared/routing';
import { startSession } from '@storefront/shared/session';
import './styles';
import { App } from './app/App';
import { preloadPage } from './federation/preload-page';
import { measureVisit } from './reports/measure-visit';
import { reportUncaught } from './reports/report-uncaught';
import { routeAt } from './routes/site-map';

const site = (
  <BrowserRouter>
    <App />
  </BrowserRouter>
);

const root = document.getElementById('root');
if (!root) throw new Error('The document has no #root');

reportUncaught();
// Who is here (SS-01), and the remote of this address: both are asked for before React has drawn anything.
void startSession();
const { path, target } = routeAt(window.location.pathname);
if ('remote' in target) void preloadPage(target.remote);

if (root.hasChildNodes()) hydrateRoot(root, site);
else createRoot(root).render(site);

measureVisit(path);
