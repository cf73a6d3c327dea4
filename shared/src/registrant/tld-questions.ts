import {
  askedFields,
  dottedTld,
  formatList,
  optionsFor,
  registryKey,
  type ListedOption,
  type LookUpList,
  type Option,
  type TldField,
} from '@storefront/shared/domain';
import { toContact, type RegistrantValues } from './registrant-values';

/** A question that one or more registries ask; it is asked once and the answer goes to all of them (RG-05). */
export interface TldQuestion {
  field: TldField;
  /** The registry under which the form keeps the answer; the others get a copy. */
  key: string;
  copies: string[];
  /** The TLDs that ask, as in the cart: `us`, `co.uk`. */
  tlds: string[];
  /** The choices for this registrant; empty for fields that are no select. */
  options: Option[];
}

/** The questions of a group of TLDs that ask the same things. */
export interface QuestionGroup {
  tlds: string[];
  questions: TldQuestion[];
}

/** Two fields are one question when a person would answer them with the same words. */
function sameQuestion(a: TldField, b: TldField): boolean {
  return (
    a.name === b.name &&
    a.label === b.label &&
    a.kind === b.kind &&
    a.optionsFrom === b.optionsFrom &&
    sameOptions(a.options, b.options)
  );
}

function sameOptions(a: readonly Option[] = [], b: readonly Option[] = []): boolean {
  return (
    a.length === b.length && a.every(({ value, label }, index) => b[index]?.value === value && b[index].label === label)
  );
}

/** The choices of a look-up list, in its order; the words are those of the field. */
const listChoices = ({ options = [] }: TldField, list: readonly ListedOption[]): Option[] =>
  list.flatMap(({ value }) => options.find((option) => option.value === value) ?? []);

/** What the TLDs of a cart ask of this registrant now, each question once; `lists` are the look-up lists where they are loaded. */
export function questionsFor(
  tlds: readonly string[],
  values: RegistrantValues,
  lists?: Readonly<Record<LookUpList, readonly ListedOption[]>>,
): TldQuestion[] {
  if (values.kind === '') return [];
  const contact = toContact(values);
  const questions: TldQuestion[] = [];
  for (const tld of [...new Set(tlds)].sort()) {
    const key = registryKey(tld);
    for (const field of askedFields({ tld, contact, answers: values.answers[key] ?? {} })) {
      const known = questions.find((question) => sameQuestion(question.field, field));
      if (!known) {
        questions.push({
          field,
          key,
          copies: [],
          tlds: [tld],
          options: optionsFor(field, { contact }, field.list && lists && listChoices(field, lists[field.list])),
        });
        continue;
      }
      if (!known.tlds.includes(tld)) known.tlds.push(tld);
      if (known.key !== key && !known.copies.includes(key)) known.copies.push(key);
      if (field.required && !known.field.required) known.field = field;
    }
  }
  return questions;
}

/** Questions under the TLDs that ask them, in the order in which they come up. */
export function groupQuestions(questions: readonly TldQuestion[]): QuestionGroup[] {
  const groups = new Map<string, QuestionGroup>();
  for (const question of questions) {
    const id = question.tlds.join(' ');
    const group = groups.get(id) ?? { tlds: question.tlds, questions: [] };
    group.questions.push(question);
    groups.set(id, group);
  }
  return [...groups.values()];
}

/** The answers with each one given to every registry that asks the same. */
export function copyAnswers(
  questions: readonly TldQuestion[],
  answers: RegistrantValues['answers'],
): RegistrantValues['answers'] {
  const all = { ...answers };
  for (const { key, copies, field } of questions) {
    const answer = answers[key]?.[field.name];
    for (const copy of copies) if (answer !== undefined) all[copy] = { ...all[copy], [field.name]: answer };
  }
  return all;
}

/** TLDs as a sentence names them: `.us`, `.se and .nu`, `.fr, .re and .yt`. */
export function tldList(tlds: readonly string[]): string {
  return formatList(tlds.map((tld) => dottedTld(tld)));
}
