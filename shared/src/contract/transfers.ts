import { z } from 'zod/mini';
import { endpoint } from './endpoint';
import { idSchema } from './id-schema';
import { askedDomain, currencyCode, domainName, instant, messageParams, wireAmount } from './wire';

const tag = 'transfers';
const base = '/api/transfer/1.0';

/**
 * A transfer code, or its sealed form from an earlier check. Only the shop can read the sealed form, so a browser can store it until the
 * order without storing the code (RG-08), such as `Xk7-pL2m-9Qrs`.
 */
export const transferCode = z.string().check(z.minLength(1), z.maxLength(700));

/** Why a domain cannot be transferred in now. */
export const transferCause = z.enum([
  'locked',
  'too_new',
  'recent_transfer',
  'holder_changed',
  'redemption',
  'pending_delete',
  'transfer_running',
  'held',
  'wrong_code',
  'code_expired',
  'not_registered',
  'not_sold',
  'by_tag',
  'ours',
]);
export type TransferCause = z.infer<typeof transferCause>;

/** Why a domain cannot be transferred now, and until when. */
export const transferBlock = z.object({
  cause: transferCause,
  /** When the block ends automatically; null if it does not. */
  until: z.nullable(instant),
  /** The length of the rule in days, if it has one. */
  days: z.nullable(z.int()),
});
export type TransferBlock = z.infer<typeof transferBlock>;

/** `code_needed`: only the code is missing. `unknown`: the registry did not respond. */
export const transferStatus = z.enum(['ready', 'code_needed', 'blocked', 'unknown']);

/** Whether a domain can be transferred in, and what it costs. */
export const transferCheck = z.object({
  domain: domainName,
  status: transferStatus,
  /** Everything that blocks the transfer, so that it can be resolved in one go; present if and only if blocked. */
  blocks: z.array(transferBlock),
  /** The given code, sealed for this domain; null if none was given, or it was refused. */
  auth_info: z.nullable(transferCode),
  /** The current registrar of the domain, as far as the registry says. */
  registrar: z.nullable(z.string()),
  nameservers: z.array(z.string()),
  expiry_date: z.nullable(instant),
  /** The expiry after the transfer including the added years; null if the current expiry is not known. */
  new_expiry_date: z.nullable(instant),
  /** Years that the transfer adds: 1 with most registries, 0 with some. */
  years_added: z.int(),
  currency_code: currencyCode,
  /** Before tax; null if the domain has no price. */
  price: z.nullable(wireAmount),
  renewal_price: z.nullable(wireAmount),
});
export type TransferCheck = z.infer<typeof transferCheck>;

export const checkTransfers = endpoint({
  id: 'checkTransfers',
  method: 'POST',
  path: `${base}/check`,
  summary:
    'Whether domains can be transferred in, before any payment: what blocks each and until when, and what it costs.',
  description:
    'If a code is sent, it is checked and returned in a sealed form that only the shop can read: store that instead of the code until the order.',
  tag,
  input: z.object({
    currency_code: currencyCode,
    names: z
      .array(z.strictObject({ domain: askedDomain, auth_info: z.optional(transferCode) }))
      .check(z.minLength(1), z.maxLength(200)),
  }),
  output: z.object({ results: z.array(transferCheck) }),
  refusals: [400, 413, 422, 429, 503],
});

/** Who has to act for a step of a transfer. */
export const transferActor = z.enum(['you', 'us', 'registrar', 'registry']);
export type TransferActor = z.infer<typeof transferActor>;

/** The steps of a transfer, in order. */
export const transferStepName = z.enum(['paid', 'zone_copied', 'asked', 'confirmed', 'released', 'arrived']);
export type TransferStepName = z.infer<typeof transferStepName>;

/** One step of a transfer. */
export const transferStep = z.object({
  name: transferStepName,
  state: z.enum(['done', 'current', 'todo', 'failed']),
  actor: transferActor,
  /** When it was done; null if it is not done yet. */
  at: z.nullable(instant),
  /** The latest time at which the current step ends, if a rule sets one. */
  until: z.nullable(instant),
});
export type TransferStep = z.infer<typeof transferStep>;

/** One record of the zone as returned by the current nameservers, in the presentation format of RFC 1035 section 5. */
export const copiedRecord = z.object({ name: z.string(), type: z.string(), ttl: z.int(), data: z.string() });
export type CopiedRecord = z.infer<typeof copiedRecord>;

/** The zone of a domain as its nameservers returned it before the transfer. */
export const copiedZone = z.object({
  copied_at: instant,
  nameservers: z.array(z.string()),
  records: z.array(copiedRecord),
  /** What could not be read, one sentence each, such as `The zone has more than 500 names.`. */
  missing: z.array(z.string()),
});
export type CopiedZone = z.infer<typeof copiedZone>;

/** The state of a transfer. */
export const transferState = z.enum(['waiting', 'running', 'completed', 'failed', 'cancelled']);

/** A transfer that a customer has ordered, with its current state. */
export const transfer = z.object({
  domain: domainName,
  order_id: idSchema<'OrderId'>(),
  state: transferState,
  /** A `TransferMessageCode` with the parameters of its message, or a code of a later version; missing if the steps say it all. */
  code: z.optional(z.string()),
  params: z.optional(messageParams),
  /** What happened to its payment; missing if the transfer continues, or is complete. */
  money: z.optional(z.enum(['refund_pending', 'refunded', 'not_charged'])),
  /** The meaning of `code` and `money` for a person; empty without either. */
  message: z.string(),
  ordered_at: instant,
  ended_at: z.nullable(instant),
  steps: z.array(transferStep),
  can_cancel: z.boolean(),
  can_resend: z.boolean(),
  zone: z.nullable(copiedZone),
});
export type Transfer = z.infer<typeof transfer>;

const ofDomain = z.object({ domain: domainName });

export const listTransfers = endpoint({
  id: 'listTransfers',
  method: 'GET',
  path: `${base}/transfers`,
  summary: "The customer's transfers in progress, oldest first.",
  description: 'Transfers that have ended are listed in their orders.',
  tag,
  output: z.array(
    z.object({
      domain: domainName,
      order_id: idSchema<'OrderId'>(),
      ordered_at: instant,
      actor: transferActor,
      until: z.nullable(instant),
    }),
  ),
  scopes: ['read'],
  refusals: [401],
});

export const getTransfer = endpoint({
  id: 'getTransfer',
  method: 'GET',
  path: `${base}/transfers/{domain}`,
  summary:
    "The customer's latest transfer of a domain: its steps, who acts next and by when, and the zone copied before it.",
  description: '`zone` is the copy made before the transfer, as a start for the new zone.',
  tag,
  params: ofDomain,
  output: transfer,
  scopes: ['read'],
  refusals: [401, 404],
});

export const cancelTransfer = endpoint({
  id: 'cancelTransfer',
  method: 'POST',
  path: `${base}/transfers/{domain}/cancel`,
  summary: 'Cancels a transfer that its owner has not confirmed yet, and releases the card hold for it.',
  description: '409 `too_late` once the owner has confirmed it.',
  tag,
  params: ofDomain,
  output: transfer,
  refusals: [401, 404, 409, 503],
});

export const resendTransferConfirmation = endpoint({
  id: 'resendTransferConfirmation',
  method: 'POST',
  path: `${base}/transfers/{domain}/resend`,
  summary: "Sends the registrar's confirmation email to the owner again.",
  description: '409 `too_late` once there is nothing left to confirm.',
  tag,
  params: ofDomain,
  output: transfer,
  refusals: [401, 404, 409, 429, 503],
});
