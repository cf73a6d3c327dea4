import { z } from 'zod/mini';
import { endpoint } from './endpoint';
import { orderStatus } from './checkout';
import { currencyCode, domainName, instant, wireAmount } from './wire';

const tag = 'tables';

/**
 * A row of `/tables/domains`. `status` is `ok` for Active; anything else is shown as Expired (DM-02): the stage of a name that
 * has expired (`grace`, `redemption`, `pending_delete`), or `suspended`. `stage_ends` is when its
 * stage ends by itself; an active one ends with its expiry.
 */
export const domainRow = z.object({
  id: z.string(),
  name: domainName,
  unicode_name: z.string(),
  tld: z.string(),
  status: z.string(),
  registered_at: instant,
  expiry_date: instant,
  stage_ends: instant,
  is_auto_renew: z.boolean(),
  has_whois_privacy: z.boolean(),
  domain_forwarding: z.boolean(),
  email_forwarding: z.boolean(),
  is_locked: z.boolean(),
});
export type DomainRow = z.infer<typeof domainRow>;

export const orderRow = z.object({
  id: z.string(),
  status_name: orderStatus,
  created_at: instant,
  currency_code: currencyCode,
  amount: wireAmount,
  tax: wireAmount,
  total: wireAmount,
  captured: wireAmount,
  item_count: z.int(),
  domain_names: z.array(z.string()),
  /** The partner from whose page the names came (EM-02). */
  partner_id: z.nullable(z.string()),
});
export type OrderRow = z.infer<typeof orderRow>;

/**
 * PostgREST's query dialect (CA-02): `select`, `order=column.asc|desc`, `limit`, `offset`, and a filter per column such as
 * `name=ilike.*word*` or `status=eq.ok`; of a list such as `domain_names`, `ilike` asks whether one of its texts is like it. `Range` and `Prefer: count=exact` are read from the headers; the answer carries
 * `Content-Range`.
 */
const tableQuery = z.looseObject({
  select: z.optional(z.string()),
  order: z.optional(z.string()),
  limit: z.optional(z.coerce.number()),
  offset: z.optional(z.coerce.number()),
});

export const listDomains = endpoint({
  id: 'listDomains',
  method: 'GET',
  path: '/tables/domains',
  summary: "The customer's domains.",
  tag,
  input: tableQuery,
  output: z.array(z.partial(domainRow)),
  scopes: ['read', 'dns'],
  refusals: [400, 401],
});

export const listOrders = endpoint({
  id: 'listOrders',
  method: 'GET',
  path: '/tables/orders',
  summary: "The customer's orders.",
  tag,
  input: tableQuery,
  output: z.array(z.partial(orderRow)),
  scopes: ['read', 'orders'],
  refusals: [400, 401],
});
