import { untilLoaded } from '../app/until-loaded';
import { onIdle } from '../app/on-idle';

/**
 * Measures the visit (MF-08). Loads the code once the page is idle, or later if the network is down at that time, without affecting the
 * page.
 * @param page the route's address, without anything the visitor typed
 */
export function measureVisit(page: string): void {
  onIdle(
    () =>
      void untilLoaded(() => import(/* webpackChunkName: "vitals" */ './report-vitals')).then(({ reportVitals }) =>
        reportVitals(page),
      ),
  );
}
