import { createOrder, getOrder, getProvisioning, getWithdrawal, withdraw } from '@storefront/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { customerRoute, route } from '../../http/route';
import { hasRecentProof, ORDER_PROOF_MS } from '../../http/session';
import type { NameStates } from '../search/name-states';
import { refuseWithoutConsent } from './consent';
import { OrderDriver } from './order-driver';
import { viewOrder } from './order-view';
import { placeOrder } from './place-order';
import { declareWithdrawal, viewWithdrawal } from './withdrawal';

/** Bytes: room for a thousand items, each with its registrant and quote. */
const ORDER_BODY_LIMIT = 4 * 1024 * 1024;

/** Orders: placed once, led to their end in the background, looked at by their customer. */
export async function checkoutRoutes(
  app: FastifyInstance,
  deps: Deps & { readonly nameStates: NameStates },
): Promise<void> {
  const driver = new OrderDriver(deps);
  app.addHook('onListen', () => driver.start({ alone: deps.database.driver === 'pglite' }));
  app.addHook('onClose', () => driver.stop());

  customerRoute(
    app,
    createOrder,
    async ({ input, user, request }) => {
      refuseWithoutConsent(user, input);
      const mover = { actor: `customer:${user.id}`, requestId: request.id };
      const isProven = await hasRecentProof(request, deps.clock.now(), ORDER_PROOF_MS);
      const { isNew, ...placed } = await placeOrder(deps, user, input, {
        ...mover,
        merchantInitiated: false,
        isProven,
      });
      if (isNew) {
        for (const { domain_name } of input.order_items) deps.nameStates.forget(domain_name);
        driver.kick(placed.order_id, mover);
      }
      return placed;
    },
    { bodyLimit: ORDER_BODY_LIMIT },
  );

  customerRoute(app, getOrder, async ({ params, user, reply }) => {
    reply.header('cache-control', 'no-store');
    return viewOrder(deps, user.id, params.id);
  });

  route(app, getProvisioning, async ({ reply }) => {
    reply.header('cache-control', 'no-store');
    return { may_take_longer: !deps.registrar.isAnswering() };
  });

  customerRoute(app, getWithdrawal, async ({ params, user, reply }) => {
    reply.header('cache-control', 'no-store');
    return viewWithdrawal(deps, user.id, params.id);
  });

  customerRoute(app, withdraw, async ({ params, user, request }) => {
    const declared = await declareWithdrawal(deps, user, params.id, request.id);
    driver.kick(params.id, { actor: `customer:${user.id}`, requestId: request.id });
    return declared;
  });
}
