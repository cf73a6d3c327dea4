import { lazy, Suspense } from 'react';
import { useNotices } from '@storefront/shared/notices';
import { untilLoaded } from '../../app/until-loaded';
import { useIdle } from '../use-idle';

const NoticeToasts = lazy(() => untilLoaded(() => import('./NoticeToasts').then((m) => ({ default: m.NoticeToasts }))));

/** The region for notices. Its code is loaded once the page is idle, or with the first notice. */
export function NoticeRegion() {
  const idle = useIdle();
  const waiting = useNotices().length > 0;
  if (!idle && !waiting) return null;
  return (
    <Suspense>
      <NoticeToasts />
    </Suspense>
  );
}
