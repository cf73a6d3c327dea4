import { createRoot, hydrateRoot } from 'react-dom/client';
import { LanguageProvider, translator } from '@storefront/shared/i18n';
import { BrowserRouter } from '@storefront/shared/routing';
import { startSession } from '@storefront/shared/session';
import './styles';
import { App } from './app/App';
import { loadErrorMessages } from './app/error-messages';
import { onIdle } from './app/on-idle';
import { preloadPage } from './federation/preload-page';
import { measureVisit } from './reports/measure-visit';
import { reportUncaught } from './reports/report-uncaught';
import { routeAt } from './routes/site-map';

/** By the id of a message; what is not there yet is said in English, an error in the words of the server. */
const translations = {};

const site = (
  <LanguageProvider value={translator('en', translations)}>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </LanguageProvider>
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
onIdle(() => void loadErrorMessages(translations));
