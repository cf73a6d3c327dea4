import type { Contact, TldData } from '@storefront/shared/contract';
import { registryKey } from '@storefront/shared/domain';
import { textAt, valueAt, xcpObject, type XcpObject, type XcpValue } from './xcp-value';

type Answers = TldData[string];
type Path = readonly string[];

/** Where XCP expects the registry data of a TLD, by our field name. */
interface RegistryTable {
  readonly fields: Readonly<Record<string, Path>>;
  /** Further values that XCP needs, derived from the data and the registrant. */
  readonly also?: (contact: Contact, answers: Answers) => readonly (readonly [Path, string])[];
}

const at = (...path: string[]): Path => path;
const under = (path: Path, ...fields: string[]): Record<string, Path> =>
  Object.fromEntries(fields.map((field) => [field, [...path, field]]));

const EXTRA = at('tld_data', 'registrant_extra_info');
const AU = at('tld_data', 'au_registrant_info');
const registrantType = ({ kind }: Contact): readonly [Path, string] => [[...EXTRA, 'registrant_type'], kind];
const confirmAddress = ({ email }: Contact): readonly [Path, string] => [at('owner_confirm_address'), email];
/** Language of the registry's emails to holders, which XCP requires; English by default. */
const language = ({ lang }: Answers): readonly [Path, string] => [at('lang'), String(lang || 'en')];

/** By registry (`registryKey`); registries not listed need nothing beyond the contact. */
const tables: Readonly<Record<string, RegistryTable>> = {
  us: { fields: under(at('tld_data', 'nexus'), 'app_purpose', 'category', 'validator') },
  ca: {
    fields: { legal_type: at('legal_type') },
    also: (_, { legal_type }) => [
      [at('isa_trademark'), legal_type === 'TDM' ? '1' : '0'],
      [at('lang_pref'), 'EN'],
    ],
  },
  eu: {
    fields: { lang: at('lang'), country_of_citizenship: [...EXTRA, 'country_of_citizenship'] },
    also: (contact, answers) => [[at('country'), contact.country], language(answers), confirmAddress(contact)],
  },
  be: {
    fields: { lang: at('lang'), registrant_vat_id: [...EXTRA, 'registrant_vat_id'] },
    also: (contact, answers) => [language(answers), confirmAddress(contact)],
  },
  de: { fields: {}, also: (contact) => [confirmAddress(contact)] },
  se: {
    fields: under(EXTRA, 'id_card_number', 'registration_number', 'registrant_vat_id'),
    also: (contact) => [registrantType(contact)],
  },
  nu: {
    fields: under(EXTRA, 'id_card_number', 'registration_number', 'registrant_vat_id'),
    also: (contact) => [registrantType(contact)],
  },
  fr: {
    fields: under(
      EXTRA,
      'date_of_birth',
      'country_of_birth',
      'place_of_birth',
      'postal_code_of_birth',
      'siren_siret',
      'registrant_vat_id',
      'trademark_number',
    ),
    also: (contact) => [registrantType(contact)],
  },
  it: { fields: under(at('tld_data', 'it_registrant_info'), 'entity_type', 'nationality_code', 'reg_code') },
  es: { fields: under(EXTRA, 'id_type', 'id_number', 'legal_form') },
  uk: { fields: under(EXTRA, 'registrant_type', 'registration_number', 'trading_name') },
  au: {
    fields: {
      ...under(
        AU,
        'registrant_name',
        'registrant_id_type',
        'registrant_id',
        'eligibility_type',
        'eligibility_name',
        'eligibility_id_type',
        'eligibility_id',
      ),
      policy_reason: [...AU, 'eligibility_reason'],
    },
  },
};

/** Registries whose data can be changed later, with the `data` of `modify` that does it. */
const CHANGEABLE: Readonly<Record<string, { readonly data: string; readonly path: Path }>> = {
  us: { data: 'nexus_info', path: at('tld_data', 'nexus') },
};

/** Returns the order attributes with the registry data of a TLD, without consents that are stored only here. */
export function registryAttributes(tld: string, contact: Contact, answers: Answers): XcpObject {
  const table = tables[registryKey(tld)];
  if (!table) return xcpObject([]);
  const entries = Object.entries(answers).flatMap(([field, value]) => {
    const path = table.fields[field];
    return path && value !== '' ? [[path, String(value)] as const] : [];
  });
  return nestEntries([...entries, ...(table.also?.(contact, answers) ?? [])]);
}

/** Parses registry data in a reply of `get` with the type `tld_data`, as far as present. */
export function readRegistryAnswers(tld: string, attributes: XcpObject): Answers {
  const fields = Object.entries(tables[registryKey(tld)]?.fields ?? {});
  return Object.fromEntries(
    fields.flatMap(([field, path]) => {
      const value = textAt(attributes, ...path);
      return value ? [[field, value]] : [];
    }),
  );
}

/** Returns the registry data that XCP takes, without what is stored only here. */
export function listSentAnswers(tld: string, answers: Answers): Answers {
  const fields = tables[registryKey(tld)]?.fields ?? {};
  return Object.fromEntries(Object.entries(answers).filter(([field]) => Object.hasOwn(fields, field)));
}

/** Returns the attributes of the `modify` that changes registry data; null if the registry does not support it. */
export function findChangedAnswers(tld: string, contact: Contact, answers: Answers): Record<string, XcpValue> | null {
  const change = CHANGEABLE[registryKey(tld)];
  if (!change) return null;
  const key = change.path.at(-1) ?? '';
  return { data: change.data, [key]: valueAt(registryAttributes(tld, contact, answers), change.path) ?? '' };
}

/** Builds the object that has each text at its path. */
function nestEntries(entries: readonly (readonly [Path, string])[]): XcpObject {
  const [heads, leaves] = [new Map<string, (readonly [Path, string])[]>(), new Map<string, string>()];
  for (const [[head = '', ...rest], value] of entries) {
    if (rest.length === 0) leaves.set(head, value);
    else heads.set(head, [...(heads.get(head) ?? []), [rest, value]]);
  }
  return xcpObject([...leaves, ...[...heads].map(([head, inner]) => [head, nestEntries(inner)] as const)]);
}
