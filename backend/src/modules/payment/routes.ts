import {
  addPaymentMethod,
  createSetupIntent,
  deletePaymentMethod,
  listPaymentMethods,
  makeDefaultPaymentMethod,
} from '@storefront/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { customerRoute } from '../../http/route';
import { requireRecentSignIn } from '../../http/session';
import {
  beginSetup,
  makeDefault,
  removeMethod,
  toPaymentMethod,
  storeMethod,
  registerUnsavedCardJob,
} from './payment-methods';
import { listMethods } from './queries';

/** Routes for stored cards. Card numbers are entered in the provider's frame and never reach us (OR-08). */
export async function paymentRoutes(
  app: FastifyInstance,
  deps: Pick<Deps, 'db' | 'clock' | 'payment' | 'log' | 'jobs'>,
): Promise<void> {
  registerUnsavedCardJob(deps);
  customerRoute(app, listPaymentMethods, async ({ user, reply }) => {
    reply.header('cache-control', 'no-store');
    return (await listMethods(deps, user.id)).map(toPaymentMethod);
  });

  customerRoute(app, createSetupIntent, async ({ input, user, request }) => {
    await requireRecentSignIn(request, deps.clock.now());
    const { id, clientSecret, frameUrl, publishableKey } = await beginSetup(deps, user.id, input.type);
    return {
      id,
      client_secret: clientSecret,
      provider: deps.payment.provider,
      ...(frameUrl !== null && { frame_url: frameUrl }),
      ...(publishableKey !== null && { publishable_key: publishableKey }),
    };
  });

  customerRoute(app, addPaymentMethod, async ({ input, user, request }) => {
    await requireRecentSignIn(request, deps.clock.now());
    return toPaymentMethod(
      await storeMethod(deps, { customerId: user.id, requestId: request.id }, input.setup_intent_id, {
        first: input.make_default,
        save: input.save,
      }),
    );
  });

  customerRoute(app, makeDefaultPaymentMethod, async ({ input, user, request }) => {
    await requireRecentSignIn(request, deps.clock.now());
    return toPaymentMethod(await makeDefault(deps, { customerId: user.id, requestId: request.id }, input.id));
  });

  customerRoute(app, deletePaymentMethod, async ({ input, user, request }) => {
    await requireRecentSignIn(request, deps.clock.now());
    await removeMethod(deps, { customerId: user.id, requestId: request.id }, input.id);
  });
}
