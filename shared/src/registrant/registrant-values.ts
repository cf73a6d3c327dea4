import type { Contact } from '@storefront/shared/contract';
import {
  IDENTITY_FIELDS,
  tidyPostalCode,
  tidyState,
  toRegistryPhone,
  type RegistrantKind,
  type TldAnswers,
} from '@storefront/shared/domain';

/** The values of the registrant form. `answers` are by registry key, since a registry asks once for all its TLDs. */
export interface RegistrantValues {
  /** Empty until it is chosen: it decides who legally owns the domains, so there is no default (LG-03). */
  kind: RegistrantKind | '';
  org_name: string;
  first_name: string;
  last_name: string;
  email: string;
  /** Calling code of the phone, such as `+47`. */
  phonePrefix: string;
  phone: string;
  extension: string;
  address1: string;
  address2: string;
  city: string;
  state: string;
  postal_code: string;
  country: string;
  answers: Record<string, Record<string, string | boolean>>;
}

export const emptyRegistrant: RegistrantValues = {
  kind: '',
  org_name: '',
  first_name: '',
  last_name: '',
  email: '',
  phonePrefix: '',
  phone: '',
  extension: '',
  address1: '',
  address2: '',
  city: '',
  state: '',
  postal_code: '',
  country: '',
  answers: {},
};

/** Fields that are sent even if blank, so that the API schema reports them as missing. */
const REQUIRED: ReadonlySet<string> = new Set<keyof Contact>([
  'kind',
  'first_name',
  'last_name',
  'email',
  'phone',
  'address1',
  'city',
  'country',
]);

/**
 * Builds the contact, in registry form, without validation. For a person, the organisation is left out: it would become the legal holder
 * (ICANN Registration Data Policy).
 */
export function toContact(values: RegistrantValues): Contact {
  const { phonePrefix, phone, extension, country } = values;
  const kind = values.kind || 'individual';
  const contactTexts: Record<keyof Contact, string> = {
    kind,
    first_name: values.first_name,
    last_name: values.last_name,
    org_name: kind === 'organization' ? values.org_name : '',
    email: values.email,
    phone: toRegistryPhone({ phone, prefix: phonePrefix, extension }),
    address1: values.address1,
    address2: values.address2,
    city: values.city,
    state: tidyState(values.state, country),
    postal_code: tidyPostalCode(values.postal_code, country),
    country,
  };
  const trimmed = Object.entries(contactTexts).map(([name, text]) => [name, text.trim()] as const);
  return Object.fromEntries(trimmed.filter(([name, text]) => text !== '' || REQUIRED.has(name))) as unknown as Contact;
}

/** Converts an existing contact (`contact_info`) to form values. */
export function toRegistrantValues(contact: Contact): Omit<RegistrantValues, 'answers'> {
  const [, prefix = '', phone = '', extension = ''] = /^\+(\d+)\.(\d+)(?:x(\d+))?$/.exec(contact.phone) ?? [];
  return {
    kind: contact.kind,
    org_name: contact.org_name ?? '',
    first_name: contact.first_name,
    last_name: contact.last_name,
    email: contact.email,
    phonePrefix: prefix && `+${prefix}`,
    phone: phone || contact.phone,
    extension,
    address1: contact.address1,
    address2: contact.address2 ?? '',
    city: contact.city,
    state: tidyState(contact.state ?? '', contact.country),
    postal_code: contact.postal_code ?? '',
    country: contact.country,
  };
}

type Answers = RegistrantValues['answers'];

/** Separates the answers that may be stored in the browser from identity numbers, which may not (RG-08). */
export function splitAnswers(answers: Answers): { kept: Answers; identity: Answers } {
  const pick = (wanted: boolean): Answers =>
    Object.fromEntries(
      Object.entries(answers)
        .map(
          ([key, fields]) =>
            [
              key,
              Object.fromEntries(Object.entries(fields).filter(([name]) => IDENTITY_FIELDS.has(name) === wanted)),
            ] as const,
        )
        .filter(([, fields]) => Object.keys(fields).length > 0),
    );
  return { kept: pick(false), identity: pick(true) };
}

export function joinAnswers(...parts: readonly Readonly<Record<string, TldAnswers>>[]): Answers {
  const joined: Answers = {};
  for (const part of parts)
    for (const [key, answers] of Object.entries(part)) joined[key] = { ...joined[key], ...answers };
  return joined;
}
