import {
  cancelTransfer,
  checkTransfers as checkTransfersEndpoint,
  getTransfer,
  listTransfers,
  resendTransferConfirmation,
} from '@storefront/shared/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type SellingDeps, saleCurrency } from '../price-list';
import { customerRoute, route } from '../../http/route';
import { findCustomer, type Customer } from '../../http/session';
import { getTaxPlace } from '../prices';
import type { AvailabilityCache } from '../availability';
import { callOff, resend } from './act-on-transfer';
import { checkTransfers } from './check-transfers';
import { ownTransfer, runningTransfers, viewTransfer } from './own-transfer';

/** Bytes: enough for 200 domains, each with a sealed code. */
const CHECK_BODY_LIMIT = 256 * 1024;

/** Routes for transfers in: check domains, and view, cancel or confirm transfers. */
export async function transferRoutes(
  app: FastifyInstance,
  deps: SellingDeps & { readonly availabilityCache: AvailabilityCache },
): Promise<void> {
  route(
    app,
    checkTransfersEndpoint,
    async ({ input, request, reply }) => {
      reply.header('cache-control', 'no-store');
      const currency = saleCurrency(input.currency_code, deps.config);
      const customer = await findCustomer(request);
      return {
        results: await checkTransfers(deps, input.names, {
          priceList: deps.priceListCache.current(),
          currency,
          ...(customer ? getTaxPlace(customer, deps.config) : { country: null }),
        }),
      };
    },
    { bodyLimit: CHECK_BODY_LIMIT, limit: 'search' },
  );

  customerRoute(app, listTransfers, async ({ user }) => runningTransfers(deps, user.id));

  customerRoute(app, getTransfer, async ({ params, user, reply }) => {
    reply.header('cache-control', 'no-store');
    return viewTransfer(await ownTransfer(deps, user.id, params.domain));
  });

  const acting =
    (act: typeof callOff) =>
    async ({ params, user, request }: { params: { domain: string }; user: Customer; request: FastifyRequest }) => {
      await act(deps, await ownTransfer(deps, user.id, params.domain), { customer: user, requestId: request.id });
      return viewTransfer(await ownTransfer(deps, user.id, params.domain));
    };
  customerRoute(app, cancelTransfer, acting(callOff));
  customerRoute(app, resendTransferConfirmation, acting(resend));
}
