import { untilLoaded } from '../app/until-loaded';
import { onIdle } from '../app/on-idle';

/**
 * Has the visit measured (MF-08) by code that is fetched once the page is idle. Where the network is gone by then it is fetched
 * later, which the page does not notice.
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
