import { z } from 'zod/mini';
import { DOMAINS_AT_ONCE } from './domains-at-once';
import { endpoint } from './endpoint';
import { errorBody } from './errors';
import { idSchema } from './id-schema';
import { domainName, instant, queryNumber } from './wire';

const path = '/api/domain/1.0/bulk';
const tag = 'domains';

/** A setting that can be changed for many domains at once: the edits of `editDomain` that mean the same for each domain. */
export const bulkEdit = z.union([
  z.strictObject({ auto_renew: z.boolean() }),
  z.strictObject({ add_on: z.literal('contact_privacy'), wanted: z.boolean() }),
  z.strictObject({ locked: z.boolean() }),
  z.strictObject({ nameservers: z.array(domainName).check(z.minLength(2), z.maxLength(13)) }),
]);
export type BulkEdit = z.infer<typeof bulkEdit>;

/**
 * The outcome for one domain. `waiting`: not started yet; `unconfirmed`: the registrar has not responded, and the shop is checking whether
 * the change was made; `not_made`: the registrar has not made the change; `stopped`: the bulk change was stopped before it reached the domain,
 * by the customer or as `stop_reason` says.
 */
export const bulkOutcome = z.enum(['waiting', 'done', 'refused', 'unconfirmed', 'not_made', 'stopped']);
export type BulkOutcome = z.infer<typeof bulkOutcome>;

/**
 * Why the shop itself stopped a bulk change, whose reauthentication may have been an intruder's. `new_password`: the account has got a new
 * password since; `new_address`: it has moved to another email address.
 */
export const bulkStopReason = z.enum(['new_password', 'new_address']);
export type BulkStopReason = z.infer<typeof bulkStopReason>;

/** A change of many domains, carried out in the background, one domain after another. */
export const bulkChange = z.object({
  id: idSchema<'BulkChangeId'>(),
  edit: bulkEdit,
  created_at: instant,
  /** How many domains have each outcome, such as `{"done":12,"refused":1,"waiting":35}`; outcomes without domains are missing. */
  counts: z.partialRecord(bulkOutcome, z.int()),
  /** Why the shop stopped it; null if it did not, as when the customer stopped it. */
  stop_reason: z.optional(z.nullable(bulkStopReason)),
});
export type BulkChange = z.infer<typeof bulkChange>;

const bulkParams = z.object({
  /** The id of the bulk change, such as `3f6c1d0e-52a4-4c0b-9a8e-1f0c7d2b6e55`. */
  bulkChangeId: idSchema<'BulkChangeId'>(),
});

export const startBulkChange = endpoint({
  id: 'startBulkChange',
  method: 'POST',
  path,
  summary: 'Changes one setting of many domains in the background.',
  description:
    'Each domain is changed as by `editDomain`, with the same checks, and has its own outcome. Unlocking and changing nameservers require reauthentication, once for all domains: 409 `password_needed` otherwise. Idempotent by `idempotency_key`. The bulk changes of a customer are carried out one after another.',
  tag,
  headers: ['Idempotency-Key'],
  input: z.strictObject({
    idempotency_key: z.string().check(z.regex(/^[A-Za-z0-9_-]{16,64}$/)),
    edit: bulkEdit,
    domains: z.array(domainName).check(z.minLength(1), z.maxLength(DOMAINS_AT_ONCE)),
  }),
  status: 202,
  output: bulkChange,
  refusals: [400, 401, 409],
});

export const listBulkChanges = endpoint({
  id: 'listBulkChanges',
  method: 'GET',
  path,
  summary: 'The bulk changes that were not dismissed, newest first.',
  description: 'Poll this while domains are `waiting`: `counts` shows the progress.',
  tag,
  output: z.array(bulkChange),
  refusals: [401],
});

/** The outcome for one domain of a bulk change. */
export const bulkDomain = z.object({
  domain: domainName,
  outcome: bulkOutcome,
  /** The error that `editDomain` would have returned, if the change was refused; null for every other outcome. */
  refusal: z.nullable(errorBody),
});
export type BulkDomain = z.infer<typeof bulkDomain>;

export const listBulkDomains = endpoint({
  id: 'listBulkDomains',
  method: 'GET',
  path: `${path}/{bulkChangeId}/domains`,
  summary: 'The outcome for each domain of a bulk change.',
  description: 'Domains that were not changed come first.',
  tag,
  params: bulkParams,
  input: z.object({ limit: z._default(queryNumber.check(z.int(), z.gte(1), z.lte(DOMAINS_AT_ONCE)), 100) }),
  output: z.array(bulkDomain),
  refusals: [400, 401, 404],
});

export const actOnBulkChange = endpoint({
  id: 'actOnBulkChange',
  method: 'POST',
  path: `${path}/{bulkChangeId}`,
  summary: 'Retries, stops or dismisses a bulk change.',
  description:
    '`retry` retries the domains with the outcome `refused`, `not_made` or `stopped`, and requires reauthentication as `startBulkChange` does. `stop` stops those that are `waiting`. `put_away` removes a bulk change without waiting domains from the list.',
  tag,
  params: bulkParams,
  input: z.strictObject({ action: z.enum(['retry', 'stop', 'put_away']) }),
  output: bulkChange,
  refusals: [400, 401, 404, 409],
});
