import type { Contact } from '@storefront/shared/contract';
import { changedKeys } from '@storefront/shared/domain';
import {
  emptyRegistrant,
  joinAnswers,
  toContact,
  toRegistrantValues,
  type RegistrantValues,
} from '@storefront/shared/registrant';
import type { ReadContact } from '../read-contact';

type ContactField = keyof Contact;

/** What is typed on top of the details as they are now. */
export interface MergedEdits {
  readonly values: RegistrantValues;
  /** Fields that only somebody else has changed: they are as they are now. */
  readonly taken: readonly ContactField[];
  /** Fields that were changed by both to something else: they are as they were typed. */
  readonly clashing: readonly ContactField[];
}

/** The form of a contact as it was read. @param key of the registry that asks for the answers */
export const toFormValues = ({ contact, answers }: ReadContact, key: string): RegistrantValues => ({
  ...emptyRegistrant,
  ...toRegistrantValues(contact),
  answers: joinAnswers({ [key]: answers }),
});

const PHONE = ['phonePrefix', 'phone', 'extension'] as const;

/** The values of a form for one field of the contact. */
const pickField = (values: RegistrantValues, field: ContactField): Partial<RegistrantValues> =>
  Object.fromEntries((field === 'phone' ? PHONE : [field]).map((name) => [name, values[name]]));

/**
 * Puts what somebody has changed in a form on top of the details as they are now; what they left as it was read is as it is now.
 * @param read what the form started from
 * @param key of the registry that asks for the answers
 */
export function mergeEdits(read: ReadContact, typed: RegistrantValues, present: ReadContact, key: string): MergedEdits {
  const [before, now] = [toFormValues(read, key), toFormValues(present, key)];
  const [contactBefore, contactTyped, contactNow] = [before, typed, now].map(toContact) as [Contact, Contact, Contact];
  const theirs = changedKeys(contactBefore, contactNow);
  const mine = new Set<ContactField>(changedKeys(contactBefore, contactTyped));
  const unlike = new Set<ContactField>(changedKeys(contactTyped, contactNow));
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

type Given = RegistrantValues['answers'][string];

function mergeAnswers(before: Given = {}, typed: Given = {}, now: Given = {}): Given {
  const isLeft = (name: string) => String(typed[name] ?? '') === String(before[name] ?? '');
  const taken = Object.entries(now).filter(([name]) => isLeft(name));
  return { ...typed, ...Object.fromEntries(taken) };
}
