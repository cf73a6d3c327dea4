import { lazy, Suspense, useEffect } from 'react';
import { goTo, paths, useLocation } from '@storefront/shared/routing';
import { singleKeysAtom, useAtom, useAtomValue } from '@storefront/shared/store';
import { keepFocus } from '@storefront/shared/kept-focus';
import { untilLoaded } from '../../app/until-loaded';
import type { RouteTarget } from '../../routes/route-table';
import { useRoute } from '../../routes/site-map';
import { keyPanelAtom } from './panel';
import { keyReader, type SiteAction } from './site-keys';

const KeySheet = lazy(() => untilLoaded(() => import('./KeySheet').then((m) => ({ default: m.KeySheet }))));
const SitePalette = lazy(() => untilLoaded(() => import('./SitePalette').then((m) => ({ default: m.SitePalette }))));

/** During checkout, shortcuts need Ctrl, so that a stray key does not leave a payment. */
const isCheckout = (target: RouteTarget): boolean =>
  'remote' in target && /^checkout\.(registrant|billing|review|purchase)$/.test(target.remote);

const isInPanel = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role=dialog], [popover]') !== null;

/** The domain search field, on the home page and on results. The search of the help is not a form. */
const nameField = (): HTMLInputElement | HTMLTextAreaElement | null =>
  document.querySelector('#main form[role=search] :is(input, textarea)');

/** Focuses the domain search; from a page without one, goes to that of the home page, with the field in the hash. */
function focusSearch(): void {
  const field = nameField();
  if (field) {
    field.focus();
    field.select();
  } else {
    goTo(`${paths.home()}#name`);
  }
}

/** What the keyboard needs on every page: the focus is kept, and the shortcuts, with the palette and the list that they open; the code of both is loaded at the first press. */
export function SiteKeys() {
  const { pathname } = useLocation();
  const [panel, setPanel] = useAtom(keyPanelAtom);
  const singleKeys = useAtomValue(singleKeysAtom);
  const { target } = useRoute(pathname);
  const alone = singleKeys && !isCheckout(target);

  useEffect(keepFocus, []);

  useEffect(() => {
    const actions: Readonly<Record<SiteAction, () => void>> = {
      palette: () => setPanel('palette'),
      sheet: () => setPanel('sheet'),
      search: focusSearch,
      domains: () => goTo(paths.domains.list()),
      cart: () => goTo(paths.cart()),
    };
    const read = keyReader();
    const listen = (event: KeyboardEvent) => {
      const action = read(event, event.target, alone && !isInPanel(event.target));
      if (!action) return;
      event.preventDefault();
      actions[action]();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [alone, setPanel]);

  if (!panel) return null;
  return (
    <Suspense>
      {panel === 'palette' ? (
        <SitePalette onClose={() => setPanel(undefined)} onSheet={() => setPanel('sheet')} />
      ) : (
        <KeySheet onClose={() => setPanel(undefined)} />
      )}
    </Suspense>
  );
}
