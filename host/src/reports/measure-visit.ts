import { untilLoaded } from '../app/until-loaded';
import { whenQuiet } from '../app/when-quiet';

/**
 * Has the visit measured (MF-08) by code that is fetched once the page is quiet. Where the network is gone by then it is fetched
 * later, which the page does not notice.
 *
 * @param page the route's address, without what a person typed into it
 */
export function measureVisit(page: string): void {
  whenQuiet(
    () =>
      void untilLoaded(() => import(/* webpackChunkName: "vitals" */ './report-vitals')).then(({ reportVitals }) =>
        reportVitals(page),
      ),
  );
}
