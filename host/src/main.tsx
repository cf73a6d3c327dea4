import { createRoot, hydrateRoot } from 'react-dom/client';
import { LanguageProvider } from '@storefront/shared/i18n';
import { BrowserRouter, currentPath, languagePrefix } from '@storefront/shared/routing';
import { startSession } from '@storefront/shared/session';
import './styles';
import { App } from './app/App';
import { loadErrorMessages } from './app/error-messages';
import { onIdle } from './app/on-idle';
import { readLanguage } from './app/read-language';
import { preloadPage } from './federation/preload-page';
import { measureVisit } from './reports/measure-visit';
import { reportUncaught } from './reports/report-uncaught';
import { routeAt } from './routes/site-map';

reportUncaught();
const { addresses, isWhole, t } = readLanguage();

const site = (
  <LanguageProvider value={t}>
    <BrowserRouter basename={languagePrefix(addresses)}>
      <App />
    </BrowserRouter>
  </LanguageProvider>
);

const root = document.getElementById('root');
if (!root) throw new Error('The document has no #root');

// Who is here (SS-01), and the remote of this address: both are asked for before React has drawn anything.
void startSession();
const [pathname = ''] = currentPath().split(/[?#]/);
const { path, target } = routeAt(pathname);
if ('remote' in target) void preloadPage(target.remote);

if (isWhole && root.hasChildNodes()) hydrateRoot(root, site);
else createRoot(root).render(site);

measureVisit(path);
onIdle(() => void loadErrorMessages());
