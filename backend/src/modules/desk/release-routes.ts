import { deskChangeReleases, deskReleases } from '@storefront/shared/contract/desk';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { staffRoute } from '../../http/route';
import { changeReleases, viewReleases } from './release-desk';

/** Releases of remotes, viewed and changed by administrators (BO-04). */
export async function releaseRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  staffRoute(app, deskReleases, 'admin', () => viewReleases(deps));
  staffRoute(app, deskChangeReleases, 'admin', ({ input, staff, request }) =>
    changeReleases(deps, input, { staff, requestId: request.id }),
  );
}
