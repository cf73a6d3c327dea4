import { deskCancelCorrection, deskCorrections, deskOpenCorrection, isAtLeast } from '@storefront/shared/contract/desk';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { createAttemptLimits } from '../../http/attempt-limits';
import { staffRoute } from '../../http/route';
import { cancelCorrection, openCorrection, viewCorrections } from '../address-corrections';
import { confirmStaffCode } from '../staff';
import { requireCustomer } from './customer-desk';

/**
 * Corrections of a customer's email address (BO-05). All staff can view and cancel them; only administrators can open them, so that the
 * person talking to a caller does not decide.
 */
export async function correctionRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { config, db } = deps;
  const limitedDeps = { ...deps, limits: createAttemptLimits(deps) };

  staffRoute(app, deskCorrections, 'support', async ({ params, staff }) => {
    const { email_verified: isConfirmed, closed_at: closedAt } = await requireCustomer(db, params.id);
    const corrections = await viewCorrections(db, params.id);
    const isOpen = corrections.some(({ outcome }) => outcome === null);
    return {
      corrections,
      can_open: isAtLeast(staff.role, 'admin') && isConfirmed && closedAt === null && !isOpen,
      wait_hours: config.addressCorrectionHours,
    };
  });
  staffRoute(app, deskOpenCorrection, 'admin', async ({ params, input, staff, request }) => {
    await requireCustomer(db, params.id);
    const { former_email: formerEmail, new_email: newEmail, proof, reference, code } = input;
    return openCorrection(
      limitedDeps,
      { customerId: params.id, formerEmail, newEmail, proof, reference },
      { staffId: staff.id, requestId: request.id, prove: () => confirmStaffCode(limitedDeps, staff, code, request) },
    );
  });
  staffRoute(app, deskCancelCorrection, 'support', ({ params, staff, request }) =>
    cancelCorrection(deps, params.id, { staffId: staff.id, requestId: request.id }),
  );
}
