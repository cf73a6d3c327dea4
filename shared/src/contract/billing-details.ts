import { z } from 'zod/mini';
import { personName } from './auth';
import { endpoint } from './endpoint';
import { countryCode, domainName, instant } from './wire';

const tag = 'account';
const path = '/api/account/1.0/billing_details' as const;

const line = (max: number) => z.string().check(z.trim(), z.maxLength(max, `Use at most ${max} characters`));

/** The address of a customer on receipts; empty texts if none was given. Addresses saved by earlier versions may be incomplete. */
export const billingAddress = z.strictObject({
  address1: line(120),
  address2: line(120),
  city: line(80),
  state: line(80),
  postal_code: line(20),
});
export type BillingAddress = z.infer<typeof billingAddress>;

/**
 * Billing details as sent. The country decides the tax; with a VAT number of an EU member state other than the seller's, none is charged.
 */
export const billingDetailsChange = z.strictObject({
  first_name: personName,
  last_name: personName,
  country: countryCode,
  company: line(120),
  address: billingAddress,
  /** As typed, with or without its country prefix; empty for none. */
  vat_number: line(24),
});
export type BillingDetailsChange = z.infer<typeof billingDetailsChange>;

/** What the VAT register said about a number: `unconfirmed` while it has not responded. */
export const vatStatus = z.enum(['confirmed', 'unconfirmed', 'refused']);

/** The billing details of a customer. */
export const billingDetails = z.extend(billingDetailsChange, {
  /** What is known about the VAT number; null if there is none. */
  vat: z.nullable(
    z.object({
      status: vatStatus,
      confirmed_at: z.nullable(instant),
      reverse_charge: z.boolean(),
      /** False if the shop queries no VAT register: the number stays `unconfirmed` but is accepted. Missing means true. */
      is_asked: z.optional(z.boolean()),
    }),
  ),
});
export type BillingDetails = z.infer<typeof billingDetails>;

/** The billing details after a change. */
export const savedBillingDetails = z.extend(billingDetails, {
  /**
   * Domains that the customer owns by name or company and whose registry, when last queried, still has other details. Missing if there are
   * none.
   */
  unchanged_owners: z.optional(z.array(domainName)),
});
export type SavedBillingDetails = z.infer<typeof savedBillingDetails>;

export const getBillingDetails = endpoint({
  id: 'getBillingDetails',
  method: 'GET',
  path,
  summary: 'The billing details of the customer.',
  description:
    'The buyer on receipts, and the country whose tax applies. Fields that were never filled in are empty texts.',
  tag,
  output: billingDetails,
  refusals: [401],
});

export const saveBillingDetails = endpoint({
  id: 'saveBillingDetails',
  method: 'PUT',
  path,
  summary: 'Changes the billing details; applies to all later prices.',
  description:
    'A VAT number must belong to the country: 422 `vat_number` if it is malformed or unknown to the register. While the register is unavailable, a well-formed number is accepted and checked again later. An address must be complete or empty: 422 `address_incomplete`. Registrants of domains are not changed: `unchanged_owners` lists the domains whose registrant still has other details, to be changed with `editDomain`.',
  tag,
  input: billingDetailsChange,
  output: savedBillingDetails,
  refusals: [400, 401, 422, 429],
});
