import { z } from 'zod/mini';
import { endpoint } from './endpoint';
import { domainParams, instant, queryNumber } from './wire';

/** One thing that a change altered, as text; null if there was, or is, no value. */
const historyChange = z.object({ what: z.string(), before: z.nullable(z.string()), after: z.nullable(z.string()) });

/** One change of a domain. */
export const historyEntry = z.object({
  /** The number of the entry, such as `119`. */
  id: z.int(),
  at: instant,
  /** `shop`: automatically, such as an automatic renewal. */
  by: z.enum(['you', 'shop']),
  /** The member of the shop's staff who acted in the customer's name, such as `Ines Okafor`. */
  staff: z.optional(z.string()),
  /** The API key that a program used: its name, or its first characters once it is revoked, such as `certbot`. */
  api_key: z.optional(z.string()),
  /** The action in the audit log, such as `domain.lock_set`. */
  action: z.string(),
  changes: z.array(historyChange),
});
export type HistoryEntry = z.infer<typeof historyEntry>;

/** A page of the history of a domain. */
export const domainHistory = z.object({
  entries: z.array(historyEntry),
  /** Pass this as `before` for older entries; null if there are none, such as `118`. */
  next: z.nullable(z.int()),
});
export type DomainHistory = z.infer<typeof domainHistory>;

export const getDomainHistory = endpoint({
  id: 'getDomainHistory',
  method: 'GET',
  path: '/api/domain/1.0/history/{domainName}',
  summary: 'The change history of a domain: what, by whom and when, newest first.',
  description: 'Send `next` of the last page as `before` to get older entries; null if there are none.',
  tag: 'domains',
  params: domainParams,
  input: z.object({
    before: z.optional(queryNumber.check(z.int(), z.gte(1), z.lte(Number.MAX_SAFE_INTEGER))),
    limit: z._default(queryNumber.check(z.int(), z.gte(1), z.lte(100)), 20),
  }),
  output: domainHistory,
  scopes: ['read'],
  refusals: [400, 401, 404],
});
