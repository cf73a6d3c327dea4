import { z } from 'zod/mini';
import { byId } from './desk-fields';
import { correctionProof, proofReference } from './desk-corrections';
import { endpoint } from './endpoint';
import { totpCode } from './security';
import { instant } from './wire';

const tag = 'desk';

const deskFactorRemoval = z.object({
  id: z.string(),
  /** The address that is notified. */
  email: z.string(),
  /** The kind of proof that staff saw, and where it is documented; null if the customer requested the removal at sign-in. */
  proof: z.nullable(correctionProof),
  reference: z.nullable(z.string()),
  /** The name of the member of staff who opened it; null if the customer did. */
  opened_by: z.nullable(z.string()),
  opened_at: instant,
  /** When the second factors are removed. */
  waits_until: instant,
  /** How it ended; null while it is pending. */
  outcome: z.nullable(
    z.enum(['done', 'stopped_by_link', 'stopped_by_customer', 'proved', 'cancelled', 'overtaken', 'undelivered']),
  ),
  ended_at: z.nullable(instant),
  /** The name of the member of staff who stopped it; null otherwise. */
  cancelled_by: z.nullable(z.string()),
});
export type DeskFactorRemoval = z.infer<typeof deskFactorRemoval>;

export const deskFactorRemovals = endpoint({
  id: 'deskFactorRemovals',
  method: 'GET',
  path: '/desk/1.0/customers/{id}/factor_removals',
  summary: "Removals of a customer's two-step sign-in, newest first, at most 50.",
  tag,
  params: byId<'CustomerId'>(),
  output: z.object({
    removals: z.array(deskFactorRemoval),
    /** Whether this member of staff may open one now. */
    can_open: z.boolean(),
    /** The waiting time in days. */
    wait_days: z.int(),
  }),
  refusals: [401, 404],
});

export const deskOpenFactorRemoval = endpoint({
  id: 'deskOpenFactorRemoval',
  method: 'POST',
  path: '/desk/1.0/customers/{id}/factor_removals',
  summary:
    'Opens a removal of the two-step sign-in of a customer who has been identified. Emails the customer; nothing changes until the waiting time has passed. Requires a fresh TOTP code.',
  tag,
  params: byId<'CustomerId'>(),
  input: z.strictObject({ proof: correctionProof, reference: proofReference, code: totpCode }),
  status: 201,
  output: deskFactorRemoval,
  refusals: [400, 401, 404, 409, 422, 429],
});

export const deskCancelFactorRemoval = endpoint({
  id: 'deskCancelFactorRemoval',
  method: 'POST',
  path: '/desk/1.0/factor_removals/{id}/cancel',
  summary: "Stops a pending removal of a customer's two-step sign-in and notifies the customer.",
  tag,
  params: byId<'FactorRemovalId'>(),
  output: deskFactorRemoval,
  refusals: [401, 404, 409],
});
