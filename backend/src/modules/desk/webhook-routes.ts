import {
  deskAddWebhook,
  deskDeleteWebhook,
  deskEditWebhook,
  deskRotateWebhookSecret,
  deskSendWebhookAgain,
  deskSwitchWebhook,
  deskTestWebhook,
  deskWebhookDeliveries,
  deskWebhooks,
  type StaffMember,
} from '@storefront/shared/contract/desk';
import type { WebhookEndpointId } from '@storefront/shared/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isUuid } from '../../db/uuid';
import type { Deps } from '../../deps';
import { createAttemptLimits } from '../../http/attempt-limits';
import { staffRoute } from '../../http/route';
import { confirmStaffCode } from '../staff';
import {
  addEndpoint,
  editEndpoint,
  findEndpoint,
  listDeliveries,
  listEndpoints,
  noSuchWebhook,
  removeEndpoint,
  rotateSecret,
  sendAgain,
  sendTest,
  showDelivery,
  showEndpoint,
  switchEndpoint,
} from '../webhooks';
import { toPage, toPart } from './search';

interface StaffCall {
  readonly staff: StaffMember;
  readonly request: FastifyRequest;
}

/** No cache keeps a response with a secret. */
const keepNothing = (reply: FastifyReply) => reply.header('cache-control', 'no-store');

/** The webhook endpoints of the shop and their deliveries (BO-07). Administrators only: an address may contain a secret of its receiver. */
export async function webhookDeskRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const limitedDeps = { ...deps, limits: createAttemptLimits(deps) };
  const by = ({ staff, request }: StaffCall) => ({ actor: `staff:${staff.id}`, requestId: request.id });
  const byProven = ({ input, ...call }: StaffCall & { readonly input: { readonly code: string } }) => ({
    ...by(call),
    prove: () => confirmStaffCode(limitedDeps, call.staff, input.code, call.request),
  });

  staffRoute(app, deskWebhooks, 'admin', async () => ({
    endpoints: (await listEndpoints(deps.db)).map((row) => showEndpoint(row, deps.clock.now())),
  }));
  staffRoute(app, deskWebhookDeliveries, 'admin', async ({ params: { id }, input, ownChange }) => {
    if (!isUuid<WebhookEndpointId>(id) || !(await findEndpoint(deps.db, id))) throw noSuchWebhook();
    const part = toPart(input.page);
    return toPage(await listDeliveries(await deps.reads.open(ownChange), id, part), part, showDelivery);
  });

  staffRoute(app, deskAddWebhook, 'admin', async ({ reply, ...call }) => {
    keepNothing(reply);
    return addEndpoint(deps, call.input, byProven(call));
  });
  staffRoute(app, deskEditWebhook, 'admin', ({ params: { id }, ...call }) => {
    const { version, url, description, events } = call.input;
    return editEndpoint(deps, { id, version }, { url, description, events }, byProven(call));
  });
  staffRoute(app, deskSwitchWebhook, 'admin', ({ params: { id }, ...call }) => {
    const { version, is_disabled: isDisabled } = call.input;
    return switchEndpoint(deps, { id, version }, { isDisabled }, byProven(call));
  });
  staffRoute(app, deskRotateWebhookSecret, 'admin', async ({ params: { id }, reply, ...call }) => {
    keepNothing(reply);
    return rotateSecret(deps, { id, version: call.input.version }, byProven(call));
  });
  staffRoute(app, deskDeleteWebhook, 'admin', ({ params: { id }, ...call }) =>
    removeEndpoint(deps, { id, version: call.input.version }, byProven(call)),
  );
  staffRoute(app, deskTestWebhook, 'admin', ({ params: { id }, ...call }) => sendTest(deps, id, by(call)));
  staffRoute(app, deskSendWebhookAgain, 'admin', ({ params: { id, delivery }, ...call }) =>
    sendAgain(deps, { id, delivery: Number(delivery) }, by(call)),
  );
}
