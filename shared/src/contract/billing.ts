import { z } from 'zod/mini';
import { endpoint } from './endpoint';
import { paymentProviderName } from './payment-method';
import { contact, tldData } from './contact';
import { countryCode, currencyCode } from './wire';

const tag = 'billing';
const base = '/api/tucowsbilling/1.0';

/** A currency on sale. */
export const currency = z.object({
  code: currencyCode,
  name: z.string(),
  symbol: z.string(),
  is_default: z.boolean(),
  /** `code - name` (CU-01). */
  label: z.string(),
});
export type Currency = z.infer<typeof currency>;

export const listCurrencies = endpoint({
  id: 'listCurrencies',
  method: 'GET',
  path: `${base}/currencies`,
  summary: 'The currencies on sale.',
  description: 'Every call that returns prices accepts one of these codes.',
  tag,
  output: z.array(currency),
});

/** The settings of the shop. */
export const settings = z.object({
  shop_name: z.string(),
  default_currency: currency,
  /** Currency codes in the reseller's order of preference (CU-02). */
  currency_priority: z.array(currencyCode),
  /** Where the card fields come from: the sandbox's own origin, or Stripe. */
  payment_provider: paymentProviderName,
  payment_origin: z.string(),
  support_email: z.string(),
  /** True if the sandboxes are used: the site then says that no real money moves. */
  is_sandbox: z.boolean(),
});
export type Settings = z.infer<typeof settings>;

export const getSettings = endpoint({
  id: 'getSettings',
  method: 'GET',
  path: `${base}/settings`,
  summary: 'The settings of the shop.',
  description:
    'What a program needs first: name, currencies, and the provider of the card fields. The same for every caller.',
  tag,
  output: settings,
});

export const getDefaultCurrency = endpoint({
  id: 'getDefaultCurrency',
  method: 'GET',
  path: `${base}/user/default_currency`,
  summary: "The customer's default currency.",
  description:
    "The currency that the customer has chosen, or else the shop's default. Without a session, use `getSettings`.",
  tag,
  output: currency,
  refusals: [401],
});

export const setDefaultCurrency = endpoint({
  id: 'setDefaultCurrency',
  method: 'PUT',
  path: `${base}/user/default_currency`,
  summary: "Changes the customer's default currency.",
  description:
    'Applies to later prices; existing orders keep their currency. 422 `currency_not_sold` if the shop does not sell in it.',
  tag,
  input: z.object({ currency_code: currencyCode }),
  output: currency,
  refusals: [400, 401, 422],
});

/** The customer's profile. */
export const profile = z.object({
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  /** The country, which decides the tax. */
  country: countryCode,
  /** Whether the customer buys as a business, with a VAT number, and therefore has no right of withdrawal. */
  is_business: z.optional(z.boolean()),
  /** When the account was created, such as `2026-03-01T09:30:00.000Z`. */
  created_at: z.string(),
});
export type Profile = z.infer<typeof profile>;

export const getProfile = endpoint({
  id: 'getProfile',
  method: 'GET',
  path: `${base}/user/profile`,
  summary: 'The profile of the signed-in customer.',
  description: 'The country decides the tax of every price. Change it with `saveBillingDetails`.',
  tag,
  output: profile,
  refusals: [401],
});

export const getContactInfo = endpoint({
  id: 'getContactInfo',
  method: 'GET',
  path: `${base}/user/contact_info`,
  summary:
    'The contact to prefill the next registrant form with, null if there is none: that of an order of the last 24 hours that failed, with its registry answers except identity numbers; else the default contact, else the registrant of the latest order.',
  description: 'Only for prefilling forms: an order has to include its registrant.',
  tag,
  output: z.object({ contact: z.nullable(contact), tld_data: z.optional(tldData) }),
  refusals: [401],
});
