import { untilLoaded } from '../app/until-loaded';
import { onIdle } from '../app/on-idle';

/**
 * Measures the visit (MF-08) with code that is loaded once the page is idle, or later if the network is down by then, which the page does
 * not notice.
 *
 * @param page the route's address, without what a person typed into it
 */
export function measureVisit(page: string): void {
  onIdle(
    () =>
      void untilLoaded(() => import(/* webpackChunkName: "vitals" */ './report-vitals')).then(({ reportVitals }) =>
        reportVitals(page),
      ),
  );
}
