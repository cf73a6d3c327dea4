import { contact, type Contact } from '@storefront/shared/contract';
import { askedFields, normalizePhone, splitDomain, validateTldData } from '@storefront/shared/domain';
import { z } from 'zod/mini';

/** The owner as typed: every field of a contact as text. */
export type OwnerValues = { [Field in Exclude<keyof Contact, 'kind'>]-?: string } & Pick<Contact, 'kind'>;

const text = z.string();
const typed = z.object({ kind: z.enum(['individual', 'organization']), first_name: text, last_name: text, org_name: text, email: text, phone: text, address1: text, address2: text, city: text, state: text, postal_code: text, country: text });

/** The form values of a contact. */
export function valuesOf(registrant: Contact): OwnerValues {
  return { org_name: '', address2: '', state: '', postal_code: '', ...registrant };
}

/** The contact that the values make, in registry form and not yet checked. A person has no organisation: it would become the holder. */
export function contactOf({ org_name, address2, state, postal_code, phone, ...values }: OwnerValues): Contact {
  const optional = { ...(values.kind === 'organization' && { org_name }), address2, state, postal_code };
  const given = Object.entries(optional).filter(([, value]) => value.trim() !== '');
  return { ...values, phone: normalizePhone({ phone, prefix: '', extension: '' }), ...Object.fromEntries(given) };
}

/** The rules of the registry for the owner of a domain, as the server applies them; the answers that it has beyond the contact stay. */
export function ownerSchema(domain: string) {
  const { tld } = splitDomain(domain);
  return z.pipe(
    typed,
    z.transform((values, context): Contact => {
      const given = contactOf(values);
      const problems = (contact.safeParse(given).error?.issues ?? []).map(({ path, message }) => ({ field: String(path[0] ?? ''), message }));
      for (const { scope, field, message } of validateTldData(tld, {}, given)) if (scope === 'contact') problems.push({ field, message });
      for (const [index, { field, message }] of problems.entries()) {
        if (problems.findIndex((problem) => problem.field === field) === index) context.issues.push({ code: 'custom', message, path: [field], input: values });
      }
      return problems.length > 0 ? z.NEVER : given;
    }),
  );
}

/** Whether the registry knows answers of the owner that depend on who it is, and that this form does not ask. */
export function asksMore(domain: string, registrant: Contact): boolean {
  return askedFields({ tld: splitDomain(domain).tld, contact: registrant, answers: {} }).length > 0;
}
