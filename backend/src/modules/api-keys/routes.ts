import { secondsInHour } from 'date-fns/constants';
import { createApiKey, listApiKeys, revokeApiKey } from '@storefront/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { createAttemptLimits } from '../../http/attempt-limits';
import { customerRoute } from '../../http/route';
import { requireReauth } from '../../http/session';
import { requestOrigin } from '../../http/visitor-country';
import { refuseWhileRestorable } from '../email-restore';
import { createKey, listKeys, requireKey, revokeKey } from './api-keys';

/** Routes for API keys (SS-07). Customers create and revoke them in a browser, never by a key. */
export async function apiKeyRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const limits = createAttemptLimits(deps);

  customerRoute(app, listApiKeys, async ({ user, reply }) => {
    reply.header('cache-control', 'no-store');
    return listKeys(deps, user);
  });

  customerRoute(app, createApiKey, async ({ user, input, request, reply }) => {
    reply.header('cache-control', 'no-store');
    await refuseWhileRestorable(deps.db, user.id, deps.clock.now());
    await requireReauth(request, deps.clock.now());
    await limits.count([{ name: 'api-key', subject: user.id, max: 30, seconds: secondsInHour }]);
    return createKey(deps, { user, ...requestOrigin(request) }, input);
  });

  customerRoute(app, revokeApiKey, async ({ user, params, request }) => {
    await requireKey(deps, user, params.id);
    await requireReauth(request, deps.clock.now());
    await revokeKey(deps, { user, ...requestOrigin(request) }, params.id);
  });
}
