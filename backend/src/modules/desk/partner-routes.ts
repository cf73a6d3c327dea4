import {
  deskAddPartner,
  deskEditPartner,
  deskIssuePartnerKey,
  deskPartner,
  deskPartnerOrders,
  deskPartners,
  deskRevokePartnerKey,
  deskSwitchPartner,
  deskTakeOverPartner,
  type StaffMember,
} from '@storefront/shared/contract/desk';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps';
import { createAttemptLimits } from '../../http/attempt-limits';
import { staffRoute } from '../../http/route';
import {
  addPartner,
  editPartner,
  issuePartnerKey,
  revokePartnerKey,
  switchPartner,
  takeOverPartner,
} from '../partners';
import { confirmStaffCode } from '../staff';
import { listPartnerOrders, listPartners, showPartner, viewPartner } from './partner-desk';

interface ProvenCall {
  readonly staff: StaffMember;
  readonly request: FastifyRequest;
  readonly input: { readonly code: string };
}

/** Partners and their referrals (BO-04). Referrals are visible to finance; partners are changed by administrators, with a TOTP code. */
export async function partnerRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const limitedDeps = { ...deps, limits: createAttemptLimits(deps) };
  const by = ({ staff, request, input }: ProvenCall) => ({
    actor: `staff:${staff.id}`,
    requestId: request.id,
    prove: () => confirmStaffCode(limitedDeps, staff, input.code, request),
  });
  const show = (partner: Parameters<typeof showPartner>[0]) => showPartner(partner, deps.clock.now());

  staffRoute(app, deskPartners, 'finance', () => listPartners(deps));
  staffRoute(app, deskPartner, 'finance', async ({ params, input, ownChange }) =>
    viewPartner(deps, await deps.reads.open(ownChange), params.id, input),
  );
  staffRoute(app, deskPartnerOrders, 'finance', async ({ params, input, ownChange }) =>
    listPartnerOrders(await deps.reads.open(ownChange), params.id, input),
  );

  staffRoute(app, deskAddPartner, 'admin', async (call) => show(await addPartner(deps, call.input, by(call))));
  staffRoute(app, deskTakeOverPartner, 'admin', async (call) =>
    show(await takeOverPartner(deps, call.params.id, by(call))),
  );
  staffRoute(app, deskEditPartner, 'admin', async ({ params, ...call }) => {
    const { version, name, origins } = call.input;
    return show(await editPartner(deps, { id: params.id, version }, { name, origins }, by(call)));
  });
  staffRoute(app, deskSwitchPartner, 'admin', async ({ params, ...call }) => {
    const { version, is_disabled: isDisabled } = call.input;
    return show(await switchPartner(deps, { id: params.id, version }, { isDisabled }, by(call)));
  });
  staffRoute(app, deskIssuePartnerKey, 'admin', async ({ params, ...call }) => {
    const { version, until } = call.input;
    return show(await issuePartnerKey(deps, { id: params.id, version }, { until }, by(call)));
  });
  staffRoute(app, deskRevokePartnerKey, 'admin', async ({ params, ...call }) => {
    const { version, key } = call.input;
    return show(await revokePartnerKey(deps, { id: params.id, version }, { key }, by(call)));
  });
}
