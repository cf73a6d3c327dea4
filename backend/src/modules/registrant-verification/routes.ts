import { secondsInHour } from 'date-fns/constants';
import {
  confirmRegistrant,
  listRegistrantVerifications,
  resendRegistrantVerification,
} from '@storefront/shared/contract';
import { addressSubject } from '@storefront/shared/domain';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { customerRoute, route } from '../../http/route';
import { createAttemptLimits } from '../../http/attempt-limits';
import { confirmByToken, listRegistrants, resendTo } from './registrant-verification';
import { registerRegistrantCheckJob } from './suspension';

/** Routes for the verification of registrants' addresses (LG-01, RG-07). */
export async function registrantVerificationRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const limits = createAttemptLimits(deps);
  registerRegistrantCheckJob(deps);

  customerRoute(app, listRegistrantVerifications, async ({ input, user, reply }) => {
    reply.header('cache-control', 'no-store');
    return listRegistrants(deps, user.id, input);
  });

  customerRoute(app, resendRegistrantVerification, async ({ params, user, request }) => {
    await limits.count([
      { name: 'registrant-resend', subject: `${user.id} ${params.id}`, max: 5, seconds: secondsInHour },
    ]);
    return resendTo(deps, user.id, params.id, request.id);
  });

  route(app, confirmRegistrant, async ({ input, request }) => {
    await limits.count([
      { name: 'registrant-confirm', subject: addressSubject(request.ip), max: 60, seconds: secondsInHour },
    ]);
    return confirmByToken(deps, input.token, request.id);
  });
}
