import { secondsInHour } from 'date-fns/constants';
import { answerAddressCorrection, getAddressCorrection, stopAddressCorrection } from '@storefront/shared/contract';
import { addressSubject } from '@storefront/shared/domain';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { createAttemptLimits } from '../../http/attempt-limits';
import { customerRoute, route } from '../../http/route';
import { answerCorrection, stopOwnCorrection, viewOwnCorrection } from './answer-correction';
import { registerDueCorrectionsJob } from './due-corrections';

/** Customers' calls about a correction of their address opened by staff (BO-05). */
export async function addressCorrectionRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const limits = createAttemptLimits(deps);
  registerDueCorrectionsJob(deps);

  customerRoute(app, getAddressCorrection, async ({ user }) => ({ correction: await viewOwnCorrection(deps, user) }));
  customerRoute(app, stopAddressCorrection, ({ user, request }) => stopOwnCorrection(deps, user, request.id));
  route(app, answerAddressCorrection, async ({ input, request }) => {
    const subject = addressSubject(request.ip);
    await limits.count([{ name: 'correction-address', subject, max: 60, seconds: secondsInHour }]);
    return answerCorrection(deps, input, request.id);
  });
}
