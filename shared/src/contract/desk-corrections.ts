import { z } from 'zod/mini';
import { byId } from './desk-fields';
import { endpoint } from './endpoint';
import { totpCode } from './security';
import { emailAddress, instant } from './wire';

const tag = 'desk';

/** Kinds of proof of identity from a customer who has lost access to their email, strongest first. */
export const CORRECTION_PROOFS = [
  'domain_control',
  'call_back',
  'company_register',
  'identity_document',
  'payment',
] as const;
export const correctionProof = z.enum(CORRECTION_PROOFS);
export type CorrectionProof = z.infer<typeof correctionProof>;

/** A text with at least this many digits in a row, however grouped, is rejected as the number of a document, card or person. */
const PERSONAL_DIGITS = 9;
const hasPersonalNumber = (text: string): boolean =>
  new RegExp(`\\d{${PERSONAL_DIGITS}}`).test(text.replaceAll(/[ .-]/g, ''));

/** Where the proof is documented, never the proof itself, such as `Ticket 4711`. */
export const proofReference = z.string().check(
  z.trim(),
  z.minLength(1, { error: 'Enter where the proof is documented', abort: true }),
  z.maxLength(40, 'Use at most 40 characters'),
  z.regex(/^[\p{L}\d #/:._-]*$/u, 'Use letters, digits, spaces and # / : . _ - only'),
  z.refine((text) => !hasPersonalNumber(text), 'Enter a ticket or a call, not the number of a document or a person'),
);

const correctionOutcome = z.enum([
  'done',
  'stopped_by_former',
  'stopped_by_new',
  'stopped_by_customer',
  'cancelled',
  'expired',
  'overtaken',
  'address_taken',
]);

const deskCorrection = z.object({
  id: z.string(),
  former_email: z.string(),
  new_email: z.string(),
  proof: correctionProof,
  reference: z.string(),
  /** The name of the member of staff who opened it. */
  opened_by: z.string(),
  opened_at: instant,
  /** When it takes effect if the former address does not object. */
  waits_until: instant,
  expires_at: instant,
  former_confirmed_at: z.nullable(instant),
  new_confirmed_at: z.nullable(instant),
  /** How it ended; null while it is open. */
  outcome: z.nullable(correctionOutcome),
  ended_at: z.nullable(instant),
  /** The name of the member of staff who cancelled it; null otherwise. */
  cancelled_by: z.nullable(z.string()),
});
export type DeskCorrection = z.infer<typeof deskCorrection>;

export const deskCorrections = endpoint({
  id: 'deskCorrections',
  method: 'GET',
  path: '/desk/1.0/customers/{id}/corrections',
  summary: "Corrections of a customer's email address, newest first, at most 50.",
  tag,
  params: byId<'CustomerId'>(),
  output: z.object({
    corrections: z.array(deskCorrection),
    /** Whether this member of staff may open one now. */
    can_open: z.boolean(),
    /** Hours to wait for an objection from the former address. */
    wait_hours: z.int(),
  }),
  refusals: [401, 404],
});

export const deskOpenCorrection = endpoint({
  id: 'deskOpenCorrection',
  method: 'POST',
  path: '/desk/1.0/customers/{id}/corrections',
  summary:
    "Opens a correction of a customer's email address. Emails both addresses; nothing changes until the new one has confirmed and the waiting time has passed. Requires a fresh TOTP code.",
  tag,
  params: byId<'CustomerId'>(),
  input: z.strictObject({
    /** The address that the decision was based on. */
    former_email: emailAddress,
    new_email: emailAddress,
    proof: correctionProof,
    reference: proofReference,
    code: totpCode,
  }),
  status: 201,
  output: deskCorrection,
  refusals: [400, 401, 404, 409, 422, 429],
});

export const deskCancelCorrection = endpoint({
  id: 'deskCancelCorrection',
  method: 'POST',
  path: '/desk/1.0/corrections/{id}/cancel',
  summary: 'Cancels an open correction and notifies both addresses.',
  tag,
  params: byId<'AddressCorrectionId'>(),
  output: deskCorrection,
  refusals: [401, 404, 409],
});
