import { registrantDraftAtom, type RegistrantDraft } from '@storefront/shared/cart';
import { atom } from '@storefront/shared/store';
import { emptyRegistrant, joinAnswers, splitAnswers, type RegistrantValues } from '@storefront/shared/registrant';

/** Returns the part of the form that may be stored in the browser: everything but identity numbers (RG-08). */
export function toRegistrantDraft({ answers, kind, phonePrefix, ...contact }: RegistrantValues): RegistrantDraft {
  return {
    contact: { ...contact, phone_prefix: phonePrefix, ...(kind === '' ? {} : { kind }) },
    tld_data: splitAnswers(answers).kept,
  };
}

/** Restores the form from the draft, with the identity numbers that are still in this page's memory. */
function fromRegistrantDraft(
  { contact, tld_data }: RegistrantDraft,
  identity: RegistrantValues['answers'],
): RegistrantValues {
  const { phone_prefix = '', kind = '', ...typed } = contact;
  return { ...emptyRegistrant, ...typed, kind, phonePrefix: phone_prefix, answers: joinAnswers(tld_data, identity) };
}

/** Identity numbers typed on this page, in memory only. */
const identityAtom = atom<RegistrantValues['answers']>({});

/** The values of the registrant form; null if it was not begun, was deleted, or is older than a day (RG-08). */
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
