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

/** A question of one or more registries. It is asked once, and the answer is sent to all of them (RG-05). */
export interface TldQuestion {
  field: TldField;
  /** The registry key under which the form keeps the answer; the others get a copy. */
  key: string;
  copies: string[];
  /** The TLDs that need it, as in the cart: `us`, `co.uk`. */
  tlds: string[];
  /** The choices for this registrant; empty if the field is not a select. */
  options: Option[];
}

/** The questions of a group of TLDs that have the same questions. */
export interface QuestionGroup {
  tlds: string[];
  questions: TldQuestion[];
}

/** Two fields are one question if a person would give the same answer. */
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

/** Returns the choices of a look-up list, in its order, with the labels of the field. */
const listChoices = ({ options = [] }: TldField, list: readonly ListedOption[]): Option[] =>
  list.flatMap(({ value }) => options.find((option) => option.value === value) ?? []);

/**
 * Lists the questions that the TLDs of a cart have for this registrant now, without duplicates. `lists` are the look-up lists, if loaded.
 */
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

/** Groups questions by the TLDs that ask them, in order of appearance. */
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

/** Copies each answer to every registry with the same question. */
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

/** Lists TLDs in a sentence: `.us`, `.se and .nu`, `.fr, .re and .yt`. */
export function tldList(tlds: readonly string[]): string {
  return formatList(tlds.map((tld) => dottedTld(tld)));
}
