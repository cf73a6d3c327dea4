import { z } from 'zod/mini';
import { page, toPage } from './desk-fields';
import { orderStatus } from './checkout';
import { endpoint } from './endpoint';
import { idSchema } from './id-schema';
import { partnerId, partnerName, partnerOrigins } from './partner-rules';
import { totpCode } from './security';
import { currencyCode, instant, wireAmount } from './wire';

const tag = 'desk';

const partnerKey = z.object({
  /** Not secret, as it is embedded in the partner's pages, such as `pk_harbour_1f6c`. */
  key: z.string(),
  /** Whether it is the key that pages should use. A former key works until its end, if one is set. */
  is_current: z.boolean(),
  /** When it was issued; null for a key from the settings. */
  issued_at: z.nullable(instant),
  /** When it stops, or stopped, working; null if no end is set. */
  ends_at: z.nullable(instant),
  /** Whether pages may use it now, unless the partner is disabled. */
  is_working: z.boolean(),
});
export type PartnerKey = z.infer<typeof partnerKey>;

const partner = z.object({
  id: partnerId,
  name: z.string(),
  /** The keys, the current one first. */
  keys: z.array(partnerKey),
  /** Origins of the pages that may embed the shop's search and cart. */
  origins: z.array(z.string()),
  /** `settings`: from the settings file, read-only here. `desk`: stored in the database. */
  source: z.enum(['settings', 'desk']),
  /** The version of the partner, to be sent with a change. 0 for one from the settings. */
  version: z.int(),
  /** Since when the keys are refused; null while they are accepted. */
  disabled_at: z.nullable(instant),
});
export type Partner = z.infer<typeof partner>;

export const deskPartners = endpoint({
  id: 'deskPartners',
  method: 'GET',
  path: '/desk/1.0/partners',
  summary: 'The partners of the shop, by name.',
  tag,
  output: z.object({ partners: z.array(partner) }),
  refusals: [401, 409],
});

/** The state of a partner before or after a change. */
const partnerState = z.object({
  name: z.string(),
  origins: z.array(z.string()),
  is_disabled: z.boolean(),
  /** The keys that worked, each with its end. */
  keys: z.array(z.object({ key: z.string(), is_current: z.boolean(), ends_at: z.nullable(instant) })),
});
export type PartnerState = z.infer<typeof partnerState>;

const partnerChange = z.object({
  id: z.string(),
  at: instant,
  /** The name of the member of staff; null if the account no longer exists. */
  staff: z.nullable(z.string()),
  /** Such as `partner.disabled`. */
  action: z.string(),
  /** Null if the partner was added. */
  before: z.nullable(partnerState),
  after: partnerState,
});
export type PartnerChange = z.infer<typeof partnerChange>;

/** Days in UTC, inclusive; open-ended if one is missing. */
const period = { from: z.optional(z.iso.date()), until: z.optional(z.iso.date()) };
const byPartner = z.object({ id: partnerId });

const referralTotal = z.object({
  currency_code: currencyCode,
  /** The number of all orders, and of the paid ones. */
  orders: z.int(),
  paid: z.int(),
  captured: wireAmount,
  refunded: wireAmount,
});
export type ReferralTotal = z.infer<typeof referralTotal>;

export const deskPartner = endpoint({
  id: 'deskPartner',
  method: 'GET',
  path: '/desk/1.0/partners/{id}',
  summary: 'A partner, with the totals of its orders in a period by currency, and the number of stored carts.',
  tag,
  params: byPartner,
  input: z.object(period),
  output: z.object({
    ...partner.shape,
    /** Newest first, at most 50. */
    changes: z.array(partnerChange),
    totals: z.array(referralTotal),
    /** The number of carts from the partner's pages, and of those that reached the shop. Carts are stored for some days only. */
    carts: z.object({ made: z.int(), taken: z.int() }),
  }),
  refusals: [400, 401, 404, 409],
});

const referredOrder = z.object({
  id: idSchema<'OrderId'>(),
  status: orderStatus,
  domains: z.array(z.string()),
  customer: z.object({ id: idSchema<'CustomerId'>(), name: z.string(), email: z.string() }),
  currency_code: currencyCode,
  total: wireAmount,
  refunded: wireAmount,
  created_at: instant,
});

export const deskPartnerOrders = endpoint({
  id: 'deskPartnerOrders',
  method: 'GET',
  path: '/desk/1.0/partners/{id}/orders',
  summary: 'Orders of a period that a partner referred, newest first.',
  tag,
  params: byPartner,
  input: z.object({ ...period, page }),
  output: toPage(referredOrder),
  refusals: [400, 401, 409],
});

/** The version that the change is based on, and a fresh TOTP code. */
const proven = { version: z.int().check(z.gte(1)), code: totpCode };

export const deskAddPartner = endpoint({
  id: 'deskAddPartner',
  method: 'POST',
  path: '/desk/1.0/partners',
  summary: 'Adds a partner and issues its first key. Requires a fresh TOTP code.',
  tag,
  input: z.strictObject({ id: partnerId, name: partnerName, origins: partnerOrigins, code: totpCode }),
  status: 201,
  output: partner,
  refusals: [400, 401, 409, 422, 429],
});

export const deskTakeOverPartner = endpoint({
  id: 'deskTakeOverPartner',
  method: 'POST',
  path: '/desk/1.0/partners/{id}/take_over',
  summary:
    'Copies a partner from the settings to the database, with its key, so that the desk can change it. From then on, its entry in the settings is ignored.',
  tag,
  params: byPartner,
  input: z.strictObject({ code: totpCode }),
  output: partner,
  refusals: [400, 401, 404, 409, 422, 429],
});

export const deskEditPartner = endpoint({
  id: 'deskEditPartner',
  method: 'PUT',
  path: '/desk/1.0/partners/{id}',
  summary: 'Changes name and origins, unless the partner has been changed since `version`. Requires a fresh TOTP code.',
  tag,
  params: byPartner,
  input: z.strictObject({ name: partnerName, origins: partnerOrigins, ...proven }),
  output: partner,
  refusals: [400, 401, 404, 409, 422, 429],
});

export const deskSwitchPartner = endpoint({
  id: 'deskSwitchPartner',
  method: 'POST',
  path: '/desk/1.0/partners/{id}/switch',
  summary:
    'Disables a partner, whose keys are then refused, or enables it again. Orders that it referred are not affected. Requires a fresh TOTP code.',
  tag,
  params: byPartner,
  input: z.strictObject({ is_disabled: z.boolean(), ...proven }),
  output: partner,
  refusals: [400, 401, 404, 409, 422, 429],
});

export const deskIssuePartnerKey = endpoint({
  id: 'deskIssuePartnerKey',
  method: 'POST',
  path: '/desk/1.0/partners/{id}/keys',
  summary:
    'Issues a new key. The previous one keeps working until the end of a day in UTC, or until it is revoked. Requires a fresh TOTP code.',
  tag,
  params: byPartner,
  input: z.strictObject({
    /** The last day of the former key, such as `2027-03-31`; null: until it is revoked. */
    until: z.nullable(z.iso.date()),
    ...proven,
  }),
  output: partner,
  refusals: [400, 401, 404, 409, 422, 429],
});

export const deskRevokePartnerKey = endpoint({
  id: 'deskRevokePartnerKey',
  method: 'POST',
  path: '/desk/1.0/partners/{id}/keys/revoke',
  summary: 'Revokes a former key immediately. Requires a fresh TOTP code.',
  tag,
  params: byPartner,
  input: z.strictObject({ key: z.string().check(z.maxLength(64)), ...proven }),
  output: partner,
  refusals: [400, 401, 404, 409, 422, 429],
});
