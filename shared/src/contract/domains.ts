import { z } from 'zod/mini';
import { endpoint } from './endpoint';
import { currencyCode, domainName, domainParams, instant, wireAmount } from './wire';

const base = '/api/domain/1.0';

/** Years a domain can be renewed for now, each with its cost before tax. */
const renewalYear = z.object({ period: z.int(), cost: wireAmount });

export const domainInfo = z.object({
  domain: domainName,
  status: z.string(),
  expiry_date: instant,
  registered_at: instant,
  has_whois_privacy: z.boolean(),
  domain_forwarding: z.boolean(),
  email_forwarding: z.boolean(),
  is_auto_renew: z.boolean(),
  is_locked: z.boolean(),
  nameservers: z.array(z.string()),
  price: wireAmount,
  currency_code: currencyCode,
  tld_renewal_years: z.array(renewalYear),
});
export type DomainInfo = z.infer<typeof domainInfo>;

export const getDomainInfo = endpoint({
  id: 'getDomainInfo',
  method: 'GET',
  path: `${base}/info/{domainName}`,
  summary: "One of the customer's domains with its renewal prices.",
  tag: 'domains',
  params: domainParams,
  input: z.object({ currency_code: currencyCode }),
  output: domainInfo,
  refusals: [400, 401, 404],
});

/** Exactly one change a call, so that each can succeed or fail by itself. */
export const domainEdit = z.union([
  z.strictObject({ auto_renew: z.boolean() }),
  z.strictObject({ privacy: z.boolean() }),
  z.strictObject({ locked: z.boolean() }),
  z.strictObject({ nameservers: z.array(domainName).check(z.minLength(2), z.maxLength(13)) }),
]);
export type DomainEdit = z.infer<typeof domainEdit>;

export const editDomain = endpoint({
  id: 'editDomain',
  method: 'POST',
  path: `${base}/edit/{domainName}`,
  summary: "Changes one thing of one of the customer's domains.",
  tag: 'domains',
  params: domainParams,
  input: domainEdit,
  output: domainInfo,
  refusals: [400, 401, 404, 409, 422, 503],
});
