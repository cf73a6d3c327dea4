import { contact as contactSchema, type Contact } from '@storefront/shared/contract';
import {
  registryKey,
  tldAnswers,
  validateRoleContact,
  validateTldData,
  type TldAnswers,
} from '@storefront/shared/domain';
import type { RegistrantProblem } from '@storefront/shared/problems';
import { z } from 'zod/mini';
import { toContact, emptyRegistrant, type RegistrantValues } from './registrant-values';
import { copyAnswers, questionsFor } from './tld-questions';

/** A registrant that every registry of the cart takes. */
export interface Registrant {
  contact: Contact;
  /** Answers by TLD, as the order sends them (RG-02). */
  tldData: Record<string, TldAnswers>;
}

/** Something to mend; `path` names the field of the form. */
export interface Problem {
  path: string[];
  why: RegistrantProblem;
}

/** The answers that were given: a field that was shown and never touched leaves its key behind without a value. */
function answered(answers: RegistrantValues['answers']): RegistrantValues['answers'] {
  const given = ([, answer]: readonly [string, unknown]): boolean => answer !== undefined;
  return Object.fromEntries(
    Object.entries(answers).map(([key, fields]) => [key, Object.fromEntries(Object.entries(fields).filter(given))]),
  );
}

type TypedText = Exclude<keyof RegistrantValues, 'kind' | 'answers'>;
const texts = Object.fromEntries(Object.keys(emptyRegistrant).map((name) => [name, z.string()])) as Record<
  TypedText,
  z.ZodMiniString<string>
>;
const typed = z.object({
  ...texts,
  kind: z.enum(['', 'individual', 'organization']),
  answers: z.pipe(
    z.transform(answered),
    z.record(z.string(), z.record(z.string(), z.union([z.string(), z.boolean()]))),
  ),
});

/** What the schema of the wire refuses in a field, as the form says it. */
const REFUSED: Readonly<Record<string, RegistrantProblem | undefined>> = {
  kind: { code: 'owner_kind' },
  first_name: { code: 'given_name', params: { what: 'missing' } },
  last_name: { code: 'family_name', params: { what: 'missing' } },
  org_name: { code: 'organisation_name', params: { what: 'missing' } },
  email: { code: 'email_wrong' },
  phone: { code: 'phone_form' },
  address1: { code: 'street_missing' },
  city: { code: 'city_name', params: { what: 'missing' } },
  country: { code: 'contact_country' },
};

/** @throws where the contract has a rule that the form has no words for */
function getRefusal(name: string): RegistrantProblem {
  const refused = REFUSED[name];
  if (!refused) throw new Error(`The registrant form does not say what is wrong with ${name}`);
  return refused;
}

/** What every registrant needs, before any registry asks for more: the schema of the wire, in the words of the form. */
function contactProblems(values: RegistrantValues, contact: Contact): Problem[] {
  const problems: Problem[] = [];
  if (values.kind === '') problems.push({ path: ['kind'], why: { code: 'owner_kind' } });
  for (const issue of contactSchema.safeParse(contact).error?.issues ?? []) {
    const name = String(issue.path[0] ?? '');
    if (name === 'phone' && values.phone.trim() === '') problems.push({ path: [name], why: { code: 'phone_missing' } });
    else if (issue.code === 'too_big')
      problems.push({ path: [name], why: { code: 'text_too_long', params: { max: Number(issue.maximum) } } });
    else problems.push({ path: [name], why: getRefusal(name) });
  }
  return problems;
}

/** What the registries of these TLDs would refuse, each named in its message. */
function registryProblems(tlds: readonly string[], values: RegistrantValues, contact: Contact): Problem[] {
  const questions = questionsFor(tlds, values);
  const answers = copyAnswers(questions, values.answers);
  return tlds.flatMap((tld) =>
    validateTldData(tld, tldAnswers(tld, answers[registryKey(tld)] ?? {}, contact), contact).map(
      ({ scope, field, ...why }): Problem => {
        if (scope === 'contact') return { path: [field], why };
        const question = questions.find((one) => one.field.name === field && one.tlds.includes(tld));
        return { path: ['answers', question?.key ?? registryKey(tld), field], why };
      },
    ),
  );
}

/** Where the form tells a problem, and how. */
export type AsTold = (problem: Problem) => { path: string[]; message: string };

/** Tells the first problem of each field. */
function tell(problems: readonly Problem[], context: { issues: unknown[] }, values: unknown, asTold: AsTold): boolean {
  const told = new Set<string>();
  for (const { path, message } of problems.map(asTold)) {
    const place = path.join('.');
    if (told.has(place)) continue;
    told.add(place);
    context.issues.push({ code: 'custom', message, path, input: values });
  }
  return told.size > 0;
}

/** The rules for a contact of a name beside its owner. */
export function roleContactRules(tld: string, asTold: AsTold) {
  return z.pipe(
    typed,
    z.transform((values, context): Registrant => {
      const contact = toContact(values);
      const refused = validateRoleContact(tld, contact).map(({ field, ...why }): Problem => ({ path: [field], why }));
      const isRefused = tell([...contactProblems(values, contact), ...refused], context, values, asTold);
      return isRefused ? z.NEVER : { contact, tldData: {} };
    }),
  );
}

/** The rules for an owner under the TLDs of a cart. They give the registrant as the order sends it. */
export function registrantRules(tlds: readonly string[], asTold: AsTold) {
  const asked = [...new Set(tlds)].sort();
  return z.pipe(
    typed,
    z.transform((values, context): Registrant => {
      const contact = toContact(values);
      const problems = [
        ...contactProblems(values, contact),
        // What registries ask beyond the contact depends on who the owner is; the address does not.
        ...registryProblems(asked, values, contact).filter(({ path }) => values.kind !== '' || path[0] !== 'answers'),
      ];
      if (tell(problems, context, values, asTold)) return z.NEVER;
      const answers = copyAnswers(questionsFor(asked, values), values.answers);
      const tldData = asked.map((tld) => [tld, tldAnswers(tld, answers[registryKey(tld)] ?? {}, contact)] as const);
      return { contact, tldData: Object.fromEntries(tldData.filter(([, given]) => Object.keys(given).length > 0)) };
    }),
  );
}

/** The registrant for these TLDs, or null while something is missing or wrong. Pages that only want to know carry no words for it. */
export function registrantFor(tlds: readonly string[], values: RegistrantValues): Registrant | null {
  const checked = registrantRules(tlds, ({ path, why }) => ({ path, message: why.code })).safeParse(values);
  return checked.success ? checked.data : null;
}
