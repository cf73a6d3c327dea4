import { z } from 'zod/mini';
import { endpoint } from './endpoint';
import { orderStatus } from './checkout';
import { idSchema } from './id-schema';
import { currencyCode, domainName, instant, wireAmount } from './wire';

const tag = 'tables';

/**
 * A row of `/tables/domains`. `status` is `ok` for an active domain; any other value is not active (DM-02): the stage of an expired domain
 * (`grace`, `redemption`, `pending_delete`), `suspended`, or `deleting` once its deletion was requested. `stage_ends` is when its stage
 * ends automatically; an active one ends with its expiry.
 */
export const domainRow = z.object({
  id: idSchema<'DomainId'>(),
  /** The domain in A-labels, such as `alder-quay.com`. */
  name: domainName,
  unicode_name: z.string(),
  tld: z.string(),
  /** `ok`, or the stage or reason why it is not, such as `ok`. */
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

/** A row of `/tables/orders`. */
export const orderRow = z.object({
  id: idSchema<'OrderId'>(),
  status_name: orderStatus,
  created_at: instant,
  currency_code: currencyCode,
  amount: wireAmount,
  tax: wireAmount,
  total: wireAmount,
  captured: wireAmount,
  /** What was held and released instead of charged. If nothing is captured of an order in progress, its payment has expired. */
  voided: wireAmount,
  refunded: wireAmount,
  item_count: z.int(),
  domain_names: z.array(z.string()),
  /** The numbers of its refund notes, such as `R-000043`. */
  refund_notes: z.array(z.string()),
  /** The partner from whose page the names came (EM-02). */
  partner_id: z.nullable(idSchema<'PartnerId'>()),
});
export type OrderRow = z.infer<typeof orderRow>;

/**
 * A filter of a column: an operator and a value, such as `eq.ok`; `not.` before it negates. Operators are `eq`, `neq`, `gt`, `gte`, `lt`,
 * `lte`, `like` and `ilike` (with `*` for any characters), `in.(one,two)`, `is.null` and `isdistinct`, several values at once in
 * `like(any).{one*,two*}` and `like(all)`; of lists `cs.{one,two}` (contains), `cd` (is contained) and `ov` (has one of them). The parameter
 * may be repeated, and all its filters count.
 */
export const columnFilter = z.union([z.string(), z.array(z.string())]);

/** A group of filters, such as `(status.eq.ok,name.like.alder*)`. Groups can be nested. */
export const filterGroup = z.union([z.string(), z.array(z.string())]);

/** A filter for each column of a row. */
const columnFilters = <Shape extends z.core.$ZodShape>(row: z.ZodMiniObject<Shape>) =>
  Object.fromEntries(Object.keys(row.shape).map((column) => [column, z.optional(columnFilter)])) as {
    [Column in keyof Shape]: z.ZodMiniOptional<typeof columnFilter>;
  };

/** PostgREST's query dialect (CA-02). */
const tableQuery = {
  select: z.optional(z.string()),
  order: z.optional(z.string()),
  /** The maximum number of rows, up to 1,000, such as `25`. */
  limit: z.optional(z.coerce.number()),
  offset: z.optional(z.coerce.number()),
  /** Filters that must all match. */
  and: z.optional(filterGroup),
  /** Filters of which at least one must match. */
  or: z.optional(filterGroup),
  /** Filters that must not all match. */
  'not.and': z.optional(filterGroup),
  /** Filters of which none may match. */
  'not.or': z.optional(filterGroup),
};

const headers = ['Range', 'Prefer', 'Accept-Profile'] as const;
const answerHeaders = ['Content-Range', 'Preference-Applied'] as const;

export const listDomains = endpoint({
  id: 'listDomains',
  method: 'GET',
  path: '/tables/domains',
  summary: "The customer's domains.",
  description:
    'Accepts filters by column, `select`, `order`, `limit` and `offset` as PostgREST does (https://docs.postgrest.org), so that its clients work. Only the rows of the customer exist. Returns at most 1,000 rows: 206 if `Prefer: count=exact` shows that there are more.',
  tag,
  headers,
  answerHeaders,
  input: z.looseObject({ ...tableQuery, ...columnFilters(domainRow) }),
  output: z.array(z.partial(domainRow)),
  scopes: ['read', 'dns'],
  refusals: [400, 401],
});

export const listOrders = endpoint({
  id: 'listOrders',
  method: 'GET',
  path: '/tables/orders',
  summary: "The customer's orders.",
  description:
    'Accepts filters by column, `select`, `order`, `limit` and `offset` as PostgREST does (https://docs.postgrest.org), so that its clients work. Only the rows of the customer exist. Returns at most 1,000 rows, newest first: 206 if `Prefer: count=exact` shows that there are more.',
  tag,
  headers,
  answerHeaders,
  input: z.looseObject({ ...tableQuery, ...columnFilters(orderRow) }),
  output: z.array(z.partial(orderRow)),
  scopes: ['read', 'orders'],
  refusals: [400, 401],
});
