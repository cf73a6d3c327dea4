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

/** A registrant that every registry of the cart accepts. */
export interface Registrant {
  contact: Contact;
  /** Answers by TLD, in the format of an order (RG-02). */
  tldData: Record<string, TldAnswers>;
}

/** A problem; `path` names the form field. */
export interface Problem {
  path: string[];
  why: RegistrantProblem;
}

/** Removes unanswered fields: one that was shown and never touched leaves a key without a value. */
function listAnswered(answers: RegistrantValues['answers']): RegistrantValues['answers'] {
  const isSet = ([, answer]: readonly [string, unknown]): boolean => answer !== undefined;
  return Object.fromEntries(
    Object.entries(answers).map(([key, fields]) => [key, Object.fromEntries(Object.entries(fields).filter(isSet))]),
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
    z.transform(listAnswered),
    z.record(z.string(), z.record(z.string(), z.union([z.string(), z.boolean()]))),
  ),
});

/** The form's problem for each field that the API schema rejects. */
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

/** @throws if the contract has a rule for which the form has no text */
function getRefusal(name: string): RegistrantProblem {
  const refused = REFUSED[name];
  if (!refused) throw new Error(`The registrant form does not say what is wrong with ${name}`);
  return refused;
}

/** Lists the violations of the API schema, which applies to every registrant, as problems of the form. */
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

/** Lists what the registries of these TLDs would refuse, each with its TLD in the message. */
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

/** Maps a problem to its place and message in the form. */
export type ToFormIssue = (problem: Problem) => { path: string[]; message: string };

/** Reports the first problem of each field. */
function addIssues(
  problems: readonly Problem[],
  context: { issues: unknown[] },
  values: unknown,
  toFormIssue: ToFormIssue,
): boolean {
  const reported = new Set<string>();
  for (const { path, message } of problems.map(toFormIssue)) {
    const place = path.join('.');
    if (reported.has(place)) continue;
    reported.add(place);
    context.issues.push({ code: 'custom', message, path, input: values });
  }
  return reported.size > 0;
}

/** The rules for a contact other than the registrant. */
export function roleContactRules(tld: string, toFormIssue: ToFormIssue) {
  return z.pipe(
    typed,
    z.transform((values, context): Registrant => {
      const contact = toContact(values);
      const refused = validateRoleContact(tld, contact).map(({ field, ...why }): Problem => ({ path: [field], why }));
      const isRefused = addIssues([...contactProblems(values, contact), ...refused], context, values, toFormIssue);
      return isRefused ? z.NEVER : { contact, tldData: {} };
    }),
  );
}

/** The rules for a registrant under the TLDs of a cart. Their output is the registrant in the format of an order. */
export function registrantRules(tlds: readonly string[], toFormIssue: ToFormIssue) {
  const sorted = [...new Set(tlds)].sort();
  return z.pipe(
    typed,
    z.transform((values, context): Registrant => {
      const contact = toContact(values);
      const problems = [
        ...contactProblems(values, contact),
        // Questions beyond the contact depend on the kind of registrant, so they are skipped until it is chosen; the address does not.
        ...registryProblems(sorted, values, contact).filter(({ path }) => values.kind !== '' || path[0] !== 'answers'),
      ];
      if (addIssues(problems, context, values, toFormIssue)) return z.NEVER;
      const answers = copyAnswers(questionsFor(sorted, values), values.answers);
      const tldData = sorted.map((tld) => [tld, tldAnswers(tld, answers[registryKey(tld)] ?? {}, contact)] as const);
      return { contact, tldData: Object.fromEntries(tldData.filter(([, given]) => Object.keys(given).length > 0)) };
    }),
  );
}

/** Returns the registrant for these TLDs, or null if anything is missing or invalid. For pages that only check, so it bundles no texts. */
export function registrantFor(tlds: readonly string[], values: RegistrantValues): Registrant | null {
  const checked = registrantRules(tlds, ({ path, why }) => ({ path, message: why.code })).safeParse(values);
  return checked.success ? checked.data : null;
}
