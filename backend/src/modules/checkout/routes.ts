import {
  cancelPayment,
  createOrder,
  getOrder,
  getProvisioning,
  getWithdrawal,
  withdraw,
} from '@storefront/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { SellingDeps } from '../price-list';
import { requestLanguage } from '../../http/request-language';
import { customerRoute, route } from '../../http/route';
import { hasRecentSignIn, ORDER_REAUTH_MS } from '../../http/session';
import type { AvailabilityCache } from '../availability';
import { refuseWithoutConsent } from './consent';
import { OrderProcessor } from './order-processor';
import { viewOrder } from '../orders';
import { askToCancelPayment } from './payment-cancellation';
import { placeOrder } from './place-order';
import { declareWithdrawal, viewWithdrawal } from './withdrawal';

/** Bytes: enough for a thousand items, each with its registrant and quote. */
const ORDER_BODY_LIMIT = 4 * 1024 * 1024;

/** Routes to place and view orders, cancel payments and withdraw. Also runs the background processing of orders. */
export async function checkoutRoutes(
  app: FastifyInstance,
  deps: SellingDeps & { readonly availabilityCache: AvailabilityCache },
): Promise<void> {
  const processor = new OrderProcessor(deps);
  app.addHook('onListen', () => processor.start({ alone: deps.database.driver === 'pglite' }));
  app.addHook('onClose', () => processor.stop());

  customerRoute(
    app,
    createOrder,
    async ({ input, user, request }) => {
      refuseWithoutConsent(user, input);
      const by = { actor: `customer:${user.id}`, requestId: request.id };
      const signedInRecently = await hasRecentSignIn(request, deps.clock.now(), ORDER_REAUTH_MS);
      const { isNew, ...placed } = await placeOrder(deps, user, input, {
        ...by,
        merchantInitiated: false,
        signedInRecently,
        language: requestLanguage(request),
      });
      if (isNew) {
        deps.availabilityCache.forget(input.order_items.map(({ domain_name }) => domain_name));
        processor.enqueue(placed.order_id, by);
      }
      return placed;
    },
    { bodyLimit: ORDER_BODY_LIMIT },
  );

  customerRoute(app, getOrder, async ({ params, user, reply }) => {
    reply.header('cache-control', 'no-store');
    return viewOrder(deps, user.id, params.id);
  });

  customerRoute(app, cancelPayment, async ({ params, user, request, reply }) => {
    reply.header('cache-control', 'no-store');
    const orderId = await askToCancelPayment(deps, user.id, params.id, request.id);
    processor.enqueue(orderId, { actor: `customer:${user.id}`, requestId: request.id });
    return viewOrder(deps, user.id, orderId);
  });

  route(app, getProvisioning, async ({ reply }) => {
    reply.header('cache-control', 'no-store');
    return { may_take_longer: !deps.registrar.isAvailable() };
  });

  customerRoute(app, getWithdrawal, async ({ params, user, reply }) => {
    reply.header('cache-control', 'no-store');
    return viewWithdrawal(deps, user.id, params.id);
  });

  customerRoute(app, withdraw, async ({ params, user, request }) => {
    const { orderId, declared } = await declareWithdrawal(deps, user, params.id, request.id);
    processor.enqueue(orderId, { actor: `customer:${user.id}`, requestId: request.id });
    return declared;
  });
}
