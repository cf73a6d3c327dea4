import { once } from '@storefront/shared/domain';
import { LanguageProvider } from '@storefront/shared/i18n';
import { BrowserRouter, currentPath, languagePrefix } from '@storefront/shared/routing';
import { startSession } from '@storefront/shared/session';
import './styles';
import { App } from './app/App';
import { loadErrorMessages } from './app/error-messages';
import { inTurns } from './app/in-turns';
import { onIdle } from './app/on-idle';
import { readLanguage } from './app/read-language';
import { preloadPage } from './federation/preload-page';
import { measureVisit } from './reports/measure-visit';
import { reportUncaught } from './reports/report-uncaught';
import { routeAt } from './routes/site-map';

reportUncaught();
const { addresses, isWhole, t } = readLanguage();
const [pathname = ''] = currentPath().split(/[?#]/);
const { path, target } = routeAt(pathname);

/** Not imported at the top, so that its evaluation, half of that of the first script, is a task of its own. It is in the same file. */
const evaluateReactDom = once(() => import(/* webpackMode: "eager" */ 'react-dom/client'));

function render({ createRoot, hydrateRoot }: Awaited<ReturnType<typeof evaluateReactDom>>): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root');
  const site = (
    <LanguageProvider value={t}>
      <BrowserRouter basename={languagePrefix(addresses)}>
        <App />
      </BrowserRouter>
    </LanguageProvider>
  );
  if (isWhole && root.hasChildNodes()) hydrateRoot(root, site);
  else createRoot(root).render(site);
}

// Evaluating this script is a long task on a slow phone, so what it starts runs in separate tasks (docs/adr/0042). The session (SS-01) and
// the remote of this address are both requested before React draws anything.
inTurns(
  () => void startSession(),
  () => void ('remote' in target && preloadPage(target.remote)),
  () => void evaluateReactDom(),
  () => void evaluateReactDom().then(render),
);
measureVisit(path);
onIdle(() => void loadErrorMessages());
