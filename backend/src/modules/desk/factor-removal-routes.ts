import {
  deskCancelFactorRemoval,
  deskFactorRemovals,
  deskOpenFactorRemoval,
  isAtLeast,
} from '@storefront/shared/contract/desk';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { createAttemptLimits } from '../../http/attempt-limits';
import { staffRoute } from '../../http/route';
import { cancelRemoval, openRemoval, viewRemovals } from '../security';
import { confirmStaffCode } from '../staff';
import { requireCustomer } from './customer-desk';

/**
 * Removals of a customer's two-step sign-in (BO-06). All staff can view and stop them; only administrators can open them, so that the
 * person talking to a caller does not decide. The waiting time cannot be shortened.
 */
export async function factorRemovalDeskRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { config, db } = deps;
  const limitedDeps = { ...deps, limits: createAttemptLimits(deps) };

  staffRoute(app, deskFactorRemovals, 'support', async ({ params, staff }) => {
    const { email_verified: isConfirmed, closed_at: closedAt } = await requireCustomer(db, params.id);
    const { removals, hasFactor } = await viewRemovals(db, params.id);
    const isOpen = removals.some(({ outcome }) => outcome === null);
    return {
      removals,
      can_open: isAtLeast(staff.role, 'admin') && isConfirmed && closedAt === null && hasFactor && !isOpen,
      wait_days: config.factorRemovalDays,
    };
  });
  staffRoute(app, deskOpenFactorRemoval, 'admin', async ({ params, input, staff, request }) => {
    await requireCustomer(db, params.id);
    const { proof, reference, code } = input;
    return openRemoval(
      limitedDeps,
      { customerId: params.id, proof, reference },
      { staffId: staff.id, requestId: request.id, prove: () => confirmStaffCode(limitedDeps, staff, code, request) },
    );
  });
  staffRoute(app, deskCancelFactorRemoval, 'support', ({ params, staff, request }) =>
    cancelRemoval(deps, params.id, { staffId: staff.id, requestId: request.id }),
  );
}
