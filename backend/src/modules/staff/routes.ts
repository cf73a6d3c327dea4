import {
  addStaff as addStaffEndpoint,
  beginSetUp,
  changeStaff as changeStaffEndpoint,
  deskSecondFactor,
  deskSession,
  deskSignIn,
  deskSignOut,
  finishSetUp,
  listStaff,
  renewStaffLink,
} from '@storefront/shared/contract/desk';
import type { StaffId } from '@storefront/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { createAttemptLimits } from '../../http/attempt-limits';
import { route, staffRoute } from '../../http/route';
import { findStaff } from '../../http/staff-session';
import { addStaff, changeStaff, listAllStaff, renewLink } from './administration';
import { beginStaffSetUp, completeSignIn, finishStaffSetUp, signIn } from './sign-in';
import { endStaffSession } from './staff-sessions';

/** Routes for staff sign-in, always with a second factor, and for the administration of staff accounts (BO-01). */
export async function staffRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const staffDeps = { ...deps, limits: createAttemptLimits(deps) };

  route(app, deskSession, async ({ request }) => ({
    shop: deps.config.shopName,
    currencies: [...deps.config.currencies],
    staff: (await findStaff(request)) ?? null,
  }));
  route(app, deskSignIn, ({ input, ...browser }) => signIn(staffDeps, input, browser));
  route(app, deskSecondFactor, ({ input, ...browser }) => completeSignIn(staffDeps, input, browser));
  route(app, deskSignOut, ({ request, reply }) => endStaffSession(deps, request, reply));
  route(app, beginSetUp, ({ input, ...browser }) => beginStaffSetUp(staffDeps, input, browser));
  route(app, finishSetUp, ({ input, ...browser }) => finishStaffSetUp(staffDeps, input, browser));

  const by = ({ staff, request }: { staff: { id: StaffId }; request: { id: string } }) => ({
    actor: `staff:${staff.id}`,
    requestId: request.id,
  });
  staffRoute(app, listStaff, 'admin', () => listAllStaff(deps));
  staffRoute(app, addStaffEndpoint, 'admin', ({ input, ...call }) => addStaff(deps, input, by(call)));
  staffRoute(app, changeStaffEndpoint, 'admin', ({ params, input, ...call }) =>
    changeStaff(deps, params.id, input, by(call)),
  );
  staffRoute(app, renewStaffLink, 'admin', ({ params, ...call }) => renewLink(deps, params.id, by(call)));
}
