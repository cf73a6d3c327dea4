import { z } from 'zod/mini';
import { correctionProof, proofReference } from './desk-corrections';
import { endpoint } from './endpoint';
import { totpCode } from './security';
import { instant } from './wire';

const tag = 'desk';
const byId = <Name extends string>() => z.object({ id: z.string().check(z.maxLength(64)).brand<Name>() });

const deskFactorRemoval = z.object({
  id: z.string(),
  /** The address that is told. */
  email: z.string(),
  /** What proof staff saw, and where it is written up; null where the customer asked at sign-in. */
  proof: z.nullable(correctionProof),
  reference: z.nullable(z.string()),
  /** Who of the staff opened it, by name; null where it was the customer. */
  opened_by: z.nullable(z.string()),
  opened_at: instant,
  /** When the second factors are removed. */
  waits_until: instant,
  /** How it ended; null while it is waiting. */
  outcome: z.nullable(z.enum(['done', 'stopped_by_link', 'stopped_by_customer', 'proved', 'cancelled', 'overtaken'])),
  ended_at: z.nullable(instant),
  /** Who of the staff stopped it; null otherwise. */
  cancelled_by: z.nullable(z.string()),
});
export type DeskFactorRemoval = z.infer<typeof deskFactorRemoval>;

export const deskFactorRemovals = endpoint({
  id: 'deskFactorRemovals',
  method: 'GET',
  path: '/desk/1.0/customers/{id}/factor_removals',
  summary: 'Removals of the two-step sign-in of a customer, the newest first, at most 50.',
  tag,
  params: byId<'CustomerId'>(),
  output: z.object({
    removals: z.array(deskFactorRemoval),
    /** Whether this member of staff may open one now. */
    can_open: z.boolean(),
    /** Days that one waits. */
    wait_days: z.int(),
  }),
  refusals: [401, 404],
});

export const deskOpenFactorRemoval = endpoint({
  id: 'deskOpenFactorRemoval',
  method: 'POST',
  path: '/desk/1.0/customers/{id}/factor_removals',
  summary:
    'Opens a removal of the two-step sign-in of a customer who was identified. The customer is written to, and nothing changes before the waiting time is over. Takes a new code of the second factor.',
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
  summary: 'Stops a removal of the two-step sign-in of a customer that is waiting; the customer is told.',
  tag,
  params: byId<'FactorRemovalId'>(),
  output: deskFactorRemoval,
  refusals: [401, 404, 409],
});
