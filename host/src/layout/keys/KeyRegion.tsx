import { lazy, Suspense } from 'react';
import { useAtomValue } from '@storefront/shared/store';
import { untilLoaded } from '../../app/until-loaded';
import { useIdle } from '../use-idle';
import { keyPanelAtom } from './panel';

const SiteKeys = lazy(() => untilLoaded(() => import('./SiteKeys').then((m) => ({ default: m.SiteKeys }))));

/** Listens for the site's keyboard shortcuts once the page is idle, so that no server-rendered page waits for this code. */
export function KeyRegion() {
  const idle = useIdle();
  const wanted = useAtomValue(keyPanelAtom) !== undefined;
  if (!idle && !wanted) return null;
  return (
    <Suspense>
      <SiteKeys />
    </Suspense>
  );
}
