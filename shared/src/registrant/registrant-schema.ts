import { contact as contactSchema, type Contact } from '@storefront/shared/contract';
import {
  registryKey,
  tldAnswers,
  validateRoleContact,
  validateTldData,
  type TldAnswers,
} from '@storefront/shared/domain';
import { z } from 'zod/mini';
import { contactOf, emptyRegistrant, type RegistrantValues } from './registrant-values';
import { copyAnswers, questionsFor } from './tld-questions';

/** A registrant that every registry of the cart takes. */
export interface Registrant {
  contact: Contact;
  /** Answers by TLD, as the order sends them (RG-02). */
  tldData: Record<string, TldAnswers>;
}

/** Something to mend; `path` names the field of the form. */
interface Problem {
  path: string[];
  message: string;
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

/** What every registrant needs, before any registry asks for more: the schema of the wire, in the words of the form. */
function contactProblems(values: RegistrantValues, contact: Contact): Problem[] {
  const problems: Problem[] = [];
  if (values.kind === '') problems.push({ path: ['kind'], message: 'Choose who the owner is' });
  const checked = contactSchema.safeParse(contact);
  for (const { path, message } of checked.error?.issues ?? []) {
    const name = String(path[0] ?? '');
    if (name === 'country') problems.push({ path: ['country'], message: 'Choose a country' });
    else if (name === 'phone' && values.phone.trim() === '')
      problems.push({ path: ['phone'], message: 'Enter a phone number' });
    else if (name === 'phone')
      problems.push({
        path: ['phone'],
        message: 'Enter a phone number with its country code, such as +47 and 22 00 00 00',
      });
    else problems.push({ path: [name], message });
  }
  return problems;
}

/** What the registries of these TLDs would refuse, each named in its message. */
function registryProblems(tlds: readonly string[], values: RegistrantValues, contact: Contact): Problem[] {
  const questions = questionsFor(tlds, values);
  const answers = copyAnswers(questions, values.answers);
  return tlds.flatMap((tld) =>
    validateTldData(tld, tldAnswers(tld, answers[registryKey(tld)] ?? {}, contact), contact).map(
      ({ scope, field, message }): Problem => {
        if (scope === 'contact') return { path: [field], message };
        const question = questions.find((one) => one.field.name === field && one.tlds.includes(tld));
        return { path: ['answers', question?.key ?? registryKey(tld), field], message };
      },
    ),
  );
}

/** The rules of the form for a contact of a name beside its owner. */
export function roleContactSchema(tld: string) {
  return z.pipe(
    typed,
    z.transform((values, context): Registrant => {
      const contact = contactOf(values);
      const refused = validateRoleContact(tld, contact).map(({ field, message }): Problem => ({
        path: [field],
        message,
      }));
      const told = new Set<string>();
      for (const { path, message } of [...contactProblems(values, contact), ...refused]) {
        const place = path.join('.');
        if (told.has(place)) continue;
        told.add(place);
        context.issues.push({ code: 'custom', message, path, input: values });
      }
      return told.size > 0 ? z.NEVER : { contact, tldData: {} };
    }),
  );
}

/** The rules of the form for the TLDs of a cart. It gives the registrant as the order sends it. */
export function registrantSchema(tlds: readonly string[]) {
  const asked = [...new Set(tlds)].sort();
  return z.pipe(
    typed,
    z.transform((values, context): Registrant => {
      const contact = contactOf(values);
      const problems = [
        ...contactProblems(values, contact),
        ...(values.kind === '' ? [] : registryProblems(asked, values, contact)),
      ];
      const told = new Set<string>();
      for (const { path, message } of problems) {
        const place = path.join('.');
        if (told.has(place)) continue;
        told.add(place);
        context.issues.push({ code: 'custom', message, path, input: values });
      }
      if (told.size > 0) return z.NEVER;
      const answers = copyAnswers(questionsFor(asked, values), values.answers);
      const tldData = asked.map((tld) => [tld, tldAnswers(tld, answers[registryKey(tld)] ?? {}, contact)] as const);
      return { contact, tldData: Object.fromEntries(tldData.filter(([, given]) => Object.keys(given).length > 0)) };
    }),
  );
}

/** The registrant for these TLDs, or null while something is missing or wrong. */
export function registrantFor(tlds: readonly string[], values: RegistrantValues): Registrant | null {
  const checked = registrantSchema(tlds).safeParse(values);
  return checked.success ? checked.data : null;
}
