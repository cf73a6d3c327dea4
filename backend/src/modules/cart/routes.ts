import { secondsInHour } from 'date-fns/constants';
import {
  createCartTransfer,
  getAccountCart,
  getCartTransfer,
  saveAccountCart,
  takeCartTransfer,
} from '@storefront/shared/contract';
import { addressSubject } from '@storefront/shared/domain';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { customerRoute, route } from '../../http/route';
import { createAttemptLimits } from '../../http/attempt-limits';
import { readCart, saveCart } from './account-cart';
import {
  registerCartTransferCleanupJob,
  saveCartTransfer,
  readCartTransfer,
  redeemCartTransfer,
} from './cart-transfer';

/** Bytes: enough for a thousand lines. */
const CART_BODY_LIMIT = 768 * 1024;
/** Bytes: enough for the lines of a cart transfer. */
const CART_TRANSFER_BODY_LIMIT = 96 * 1024;
/** Cart transfers per hour and IP address, since guests may create them. */
const CART_TRANSFERS_AN_HOUR = 30;

export async function cartRoutes(
  app: FastifyInstance,
  deps: Pick<Deps, 'config' | 'db' | 'clock' | 'jobs' | 'partners'>,
): Promise<void> {
  const limits = createAttemptLimits(deps);
  registerCartTransferCleanupJob(deps);

  customerRoute(app, getAccountCart, ({ input, user }) => readCart(deps, user.id, input));

  customerRoute(app, saveAccountCart, ({ input, user }) => saveCart(deps, user.id, input, input.entries), {
    bodyLimit: CART_BODY_LIMIT,
  });

  // Open to guests, who have no account; the secret id is the only access.
  route(
    app,
    createCartTransfer,
    async ({ input, request }) => {
      await limits.count([
        {
          name: 'handover-address',
          subject: addressSubject(request.ip),
          max: CART_TRANSFERS_AN_HOUR,
          seconds: secondsInHour,
        },
      ]);
      return saveCartTransfer(deps, input.choices);
    },
    { bodyLimit: CART_TRANSFER_BODY_LIMIT },
  );
  route(app, getCartTransfer, ({ params }) => readCartTransfer(deps, params.id), { secretPath: true });
  route(app, takeCartTransfer, ({ params, input }) => redeemCartTransfer(deps, params.id, input.key), {
    secretPath: true,
  });
}
