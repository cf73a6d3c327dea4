import { registrantDraftAtom, type RegistrantDraft } from '@storefront/shared/cart';
import { atom } from '@storefront/shared/store';
import { emptyRegistrant, joinAnswers, splitAnswers, type RegistrantValues } from '@storefront/shared/registrant';

/** The part of the form that may be stored in the browser: everything but identity numbers (RG-08). */
export function toRegistrantDraft({ answers, kind, phonePrefix, ...contact }: RegistrantValues): RegistrantDraft {
  return {
    contact: { ...contact, phone_prefix: phonePrefix, ...(kind === '' ? {} : { kind }) },
    tld_data: splitAnswers(answers).kept,
  };
}

/** The form as it was left, with the identity numbers that this page still has in memory. */
export function fromRegistrantDraft(
  { contact, tld_data }: RegistrantDraft,
  identity: RegistrantValues['answers'],
): RegistrantValues {
  const { phone_prefix = '', kind = '', ...typed } = contact;
  return { ...emptyRegistrant, ...typed, kind, phonePrefix: phone_prefix, answers: joinAnswers(tld_data, identity) };
}

/** Identity numbers that were typed in this page; they are gone with it. */
const identityAtom = atom<RegistrantValues['answers']>({});

/** The registrant form as it was left; null where it was not begun, was wiped, or is older than a day (RG-08). */
export const registrantValuesAtom = atom(
  (get): RegistrantValues | null => {
    const draft = get(registrantDraftAtom);
    return draft && fromRegistrantDraft(draft, get(identityAtom));
  },
  (_get, set, values: RegistrantValues) => {
    set(registrantDraftAtom, toRegistrantDraft(values));
    set(identityAtom, splitAnswers(values.answers).identity);
  },
);
