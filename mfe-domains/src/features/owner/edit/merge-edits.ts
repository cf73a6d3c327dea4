import type { Contact } from '@storefront/shared/contract';
import { listChangedKeys } from '@storefront/shared/domain';
import {
  emptyRegistrant,
  joinAnswers,
  toContact,
  toRegistrantValues,
  type RegistrantValues,
} from '@storefront/shared/registrant';
import type { ReadContact } from '../read-contact';

type ContactField = keyof Contact;

/** Typed values merged into the current details. */
export interface MergedEdits {
  readonly values: RegistrantValues;
  /** Fields changed only elsewhere, with their current values. */
  readonly taken: readonly ContactField[];
  /** Fields changed differently here and elsewhere, with the typed values. */
  readonly clashing: readonly ContactField[];
}

/** Converts a contact to form values. @param key registry whose questions the answers belong to */
export const toFormValues = ({ contact, answers }: ReadContact, key: string): RegistrantValues => ({
  ...emptyRegistrant,
  ...toRegistrantValues(contact),
  answers: joinAnswers({ [key]: answers }),
});

const PHONE = ['phonePrefix', 'phone', 'extension'] as const;

/** Picks the form values that make up one field of the contact. */
const pickField = (values: RegistrantValues, field: ContactField): Partial<RegistrantValues> =>
  Object.fromEntries((field === 'phone' ? PHONE : [field]).map((name) => [name, values[name]]));

/**
 * Merges edits into the current details: edited fields keep the typed value, all others take the current one.
 * @param read the contact that the form started from
 * @param key registry whose questions the answers belong to
 */
export function mergeEdits(read: ReadContact, typed: RegistrantValues, present: ReadContact, key: string): MergedEdits {
  const [before, now] = [toFormValues(read, key), toFormValues(present, key)];
  const [contactBefore, contactTyped, contactNow] = [before, typed, now].map(toContact) as [Contact, Contact, Contact];
  const theirs = listChangedKeys(contactBefore, contactNow);
  const mine = new Set<ContactField>(listChangedKeys(contactBefore, contactTyped));
  const unlike = new Set<ContactField>(listChangedKeys(contactTyped, contactNow));
  const taken = theirs.filter((field) => !mine.has(field));
  return {
    values: {
      ...Object.assign({ ...typed }, ...taken.map((field) => pickField(now, field))),
      answers: { ...typed.answers, [key]: mergeAnswers(before.answers[key], typed.answers[key], now.answers[key]) },
    },
    taken,
    clashing: theirs.filter((field) => mine.has(field) && unlike.has(field)),
  };
}

type Answers = RegistrantValues['answers'][string];

function mergeAnswers(before: Answers = {}, typed: Answers = {}, now: Answers = {}): Answers {
  const isLeft = (name: string) => String(typed[name] ?? '') === String(before[name] ?? '');
  const taken = Object.entries(now).filter(([name]) => isLeft(name));
  return { ...typed, ...Object.fromEntries(taken) };
}
