import { z } from 'zod/mini';
import { endpoint } from './endpoint';
import { currencyCode, domainParams, instant, wireAmount } from './wire';

/** Whether a domain can be deleted now, and what is refunded. */
export const domainDeletion = z.object({
  /** False if the registrar cannot delete domains, an order for this one is in progress, or a former address can take the account back. */
  is_possible: z.boolean(),
  /**
   * Until when a former address can take the account back, if that prevents the deletion; missing otherwise, such as
   * `2027-03-02T09:30:00.000Z`.
   */
  way_back_until: z.optional(instant),
  /**
   * The refund to the card, with tax; null if there is none. `until`: the end of the add grace period. It is such as
   * `{"amount":12.99,"currency_code":"USD","until":"2027-03-01T09:30:00.000Z"}`.
   */
  refund: z.nullable(z.object({ amount: wireAmount, currency_code: currencyCode, until: instant })),
});
export type DomainDeletion = z.infer<typeof domainDeletion>;

export const getDomainDeletion = endpoint({
  id: 'getDomainDeletion',
  method: 'GET',
  path: '/api/domain/1.0/deletion/{domainName}',
  summary: 'Whether a domain can be deleted now, and the refund for it.',
  description: 'Call this before `deleteDomain`, which takes the refund that was shown.',
  tag: 'domains',
  params: domainParams,
  output: domainDeletion,
  refusals: [401, 404],
});

export const deleteDomain = endpoint({
  id: 'deleteDomain',
  method: 'POST',
  path: '/api/domain/1.0/deletion/{domainName}',
  summary: 'Deletes a domain permanently, and refunds it within the add grace period.',
  description:
    '`confirm` is the domain, typed again: 422 `name_differs` otherwise. `refund` is the amount shown: 409 `refund_changed` if it no longer applies. 409 `password_needed` without reauthentication, `address_just_changed` while a former address can take the account back, `order_open`, `registrar_refused`. `deleting`: the registrar has not responded yet; the shop queries it until it does.',
  tag: 'domains',
  params: domainParams,
  input: z.strictObject({
    /** The domain, typed again, such as `alder-quay.com`. */
    confirm: z.string().check(z.maxLength(253)),
    refund: z.nullable(wireAmount),
  }),
  output: z.object({ state: z.enum(['deleted', 'deleting']) }),
  refusals: [400, 401, 404, 409, 422],
});
