import { registrantDraftAtom, type RegistrantDraft } from '@storefront/shared/cart';
import { atom } from '@storefront/shared/store';
import { emptyRegistrant, joinAnswers, splitAnswers, type RegistrantValues } from '@storefront/shared/registrant';

/** The id of the registrant that gets all domains which no other one gets. */
export const MAIN = '1';

/** A registrant that gets only some domains of the cart, as typed so far (RG-11). */
export interface OtherRegistrant {
  readonly id: string;
  /** Empty until domains are chosen. */
  readonly domains: readonly string[];
  readonly values: RegistrantValues;
}

type TypedDraft = Pick<RegistrantDraft, 'contact' | 'tld_data'>;

/** Returns the part of the form that may be stored in the browser: everything but identity numbers (RG-08). */
export function toRegistrantDraft({ answers, kind, phonePrefix, ...contact }: RegistrantValues): TypedDraft {
  return {
    contact: { ...contact, phone_prefix: phonePrefix, ...(kind === '' ? {} : { kind }) },
    tld_data: splitAnswers(answers).kept,
  };
}

/** Restores the form from the draft, with the identity numbers that are still in this page's memory. */
function fromRegistrantDraft(
  { contact, tld_data }: TypedDraft,
  identity: RegistrantValues['answers'] = {},
): RegistrantValues {
  const { phone_prefix = '', kind = '', ...typed } = contact;
  return { ...emptyRegistrant, ...typed, kind, phonePrefix: phone_prefix, answers: joinAnswers(tld_data, identity) };
}

/** Identity numbers typed on this page, by registrant, in memory only. */
const identityAtom = atom<Readonly<Record<string, RegistrantValues['answers']>>>({});

/** The values of the registrant form; null if it was not begun, was deleted, or is older than a day (RG-08). */
export const registrantValuesAtom = atom(
  (get): RegistrantValues | null => {
    const draft = get(registrantDraftAtom);
    // Another registrant can be given before this one.
    const isBegun = draft !== null && Object.keys(draft.contact).length > 0;
    return isBegun ? fromRegistrantDraft(draft, get(identityAtom)[MAIN]) : null;
  },
  (get, set, values: RegistrantValues) => {
    set(registrantDraftAtom, (before) => ({ ...toRegistrantDraft(values), others: before?.others }));
    set(identityAtom, { ...get(identityAtom), [MAIN]: splitAnswers(values.answers).identity });
  },
);

const storedOthersAtom = atom((get): readonly OtherRegistrant[] =>
  (get(registrantDraftAtom)?.others ?? []).map(({ id, domains, ...draft }) => ({
    id,
    domains,
    values: fromRegistrantDraft(draft, get(identityAtom)[id]),
  })),
);

/** The registrants that get only some domains of the cart. */
export const otherRegistrantsAtom = atom(
  (get) => get(storedOthersAtom),
  (get, set, update: (before: readonly OtherRegistrant[]) => readonly OtherRegistrant[]) => {
    const others = update(get(storedOthersAtom));
    set(registrantDraftAtom, (before) => ({
      contact: before?.contact ?? {},
      tld_data: before?.tld_data ?? {},
      others: others.map(({ id, domains, values }) => ({ id, domains, ...toRegistrantDraft(values) })),
    }));
    const identities = others.map(({ id, values }) => [id, splitAnswers(values.answers).identity] as const);
    // The ids of removed registrants are used again, so their identity numbers must not stay.
    set(identityAtom, { [MAIN]: get(identityAtom)[MAIN] ?? {}, ...Object.fromEntries(identities) });
  },
);
