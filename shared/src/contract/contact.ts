import { z } from 'zod/mini';
import { countryCode, emailAddress } from './wire';

const line = (max: number) => z.string().check(z.trim(), z.maxLength(max, `Use at most ${max} characters`));
const required = (max: number, message: string) =>
  z.string().check(z.trim(), z.minLength(1, message), z.maxLength(max, `Use at most ${max} characters`));

/**
 * A phone number in the format of registries: `+CC.NNN`, with `xEXT` for an extension (EPP, RFC 5733 section 2.5), such as `+47.22000000`.
 */
export const registryPhone = z
  .string()
  .check(z.regex(/^\+\d{1,3}\.\d{4,14}(x\d{1,10})?$/, 'Enter a phone number with its country, such as +47.22000000'));

/** A registrant contact. If an organisation is given, it is the legal holder (ICANN Registration Data Policy). */
export const contact = z.object({
  kind: z.enum(['individual', 'organization']),
  first_name: required(80, 'Enter a given name'),
  last_name: required(80, 'Enter a family name'),
  org_name: z.optional(line(120)),
  email: emailAddress,
  phone: registryPhone,
  address1: required(120, 'Enter a street address'),
  address2: z.optional(line(120)),
  city: required(80, 'Enter a town or city'),
  state: z.optional(line(80)),
  postal_code: z.optional(line(20)),
  country: countryCode,
});
export type Contact = z.infer<typeof contact>;

/** The contact roles that a registry stores in addition to the registrant. */
export const contactRole = z.enum(['admin', 'tech', 'billing']);
export type ContactRole = z.infer<typeof contactRole>;

/** A registry's answers beyond the contact, by field, such as `{"app_purpose":"P1","category":"C11"}`. */
export const registryAnswers = z.record(
  z.string().check(z.regex(/^[a-z_]{1,40}$/)),
  z.union([z.string().check(z.maxLength(255)), z.boolean()]),
);

/** Registry answers by TLD without its dot (RG-02), such as `{"us":{"app_purpose":"P1","category":"C11"}}`. */
export const tldData = z.record(z.string().check(z.regex(/^[a-z0-9.-]{2,63}$/)), registryAnswers);
export type TldData = z.infer<typeof tldData>;
