import { z } from 'zod/mini';
import { orderStatus } from './checkout';
import { page, toPage } from './desk-page';
import { endpoint } from './endpoint';
import { currencyCode, instant, wireAmount } from './wire';

const tag = 'desk';

const partnerId = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,39}$/));

const partner = z.object({
  id: partnerId,
  name: z.string(),
  /** It stands on the partner's pages, so it is no secret. */
  key: z.string(),
  /** Of the pages on which the shop's search and cart may stand. */
  origins: z.array(z.string()),
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

/** Days in UTC, both included; open where one is absent. */
const period = { from: z.optional(z.iso.date()), until: z.optional(z.iso.date()) };
const byPartner = z.object({ id: partnerId });

const referralTotal = z.object({
  currency_code: currencyCode,
  /** Orders, and those of them that were paid for. */
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
  summary: 'A partner with the orders of a period added up by currency, and the carts that still are kept.',
  tag,
  params: byPartner,
  input: z.object(period),
  output: z.object({
    ...partner.shape,
    totals: z.array(referralTotal),
    /** That came from the partner's pages, and those of them that reached the shop. They are kept for some days only. */
    carts: z.object({ made: z.int(), taken: z.int() }),
  }),
  refusals: [400, 401, 404, 409],
});

const referredOrder = z.object({
  id: z.string(),
  status: orderStatus,
  domains: z.array(z.string()),
  customer: z.object({ id: z.string(), name: z.string(), email: z.string() }),
  currency_code: currencyCode,
  total: wireAmount,
  refunded: wireAmount,
  created_at: instant,
});

export const deskPartnerOrders = endpoint({
  id: 'deskPartnerOrders',
  method: 'GET',
  path: '/desk/1.0/partners/{id}/orders',
  summary: 'Orders of a period that a partner referred, the newest first.',
  tag,
  params: byPartner,
  input: z.object({ ...period, page }),
  output: toPage(referredOrder),
  refusals: [400, 401, 409],
});
