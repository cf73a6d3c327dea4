import { answerFactorRemoval, askFactorRemoval, stopFactorRemoval } from '@storefront/shared/contract';
import { addressSubject } from '@storefront/shared/domain';
import { secondsInHour } from 'date-fns/constants';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../../deps';
import type { AttemptLimits } from '../../../http/attempt-limits';
import { customerRoute, route } from '../../../http/route';
import { requestOrigin } from '../../../http/visitor-country';
import { answerRemoval, emailRemovalLink, stopOwnRemoval } from './begin-removal';
import { registerDueRemovalsJob } from './due-removals';

/** Calls for a customer who has lost every second factor (SS-08). */
export function factorRemovalRoutes(app: FastifyInstance, deps: Deps, limits: AttemptLimits): void {
  registerDueRemovalsJob(deps);
  const addressLimit = (name: string, request: FastifyRequest) => ({
    name,
    subject: addressSubject(request.ip),
    max: 60,
    seconds: secondsInHour,
  });

  route(app, askFactorRemoval, async ({ input, request }) => {
    await limits.count([addressLimit('lost-factors-address', request)]);
    return emailRemovalLink({ ...deps, limits }, input, requestOrigin(request));
  });
  route(app, answerFactorRemoval, async ({ input, request }) => {
    await limits.count([addressLimit('factor-removal-address', request)]);
    return answerRemoval(deps, input, request.id);
  });
  customerRoute(app, stopFactorRemoval, ({ user, request }) => stopOwnRemoval(deps, user, request.id));
}
