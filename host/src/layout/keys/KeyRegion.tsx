import { lazy, Suspense } from 'react';
import { useAtomValue } from '@storefront/shared/store';
import { untilLoaded } from '../../app/until-loaded';
import { useIdle } from '../use-idle';
import { keyPanelAtom } from './panel';

const SiteKeys = lazy(() => untilLoaded(() => import('./SiteKeys').then((module) => ({ default: module.SiteKeys }))));

/** Listens to the keys of the site once the page has nothing else to do; no server-rendered page waits for that code. */
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
