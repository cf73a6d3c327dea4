import type { Contact } from '@storefront/shared/contract';
import { tldRequirements } from '@storefront/shared/domain';
import { allTlds } from '../../../core/catalog/catalog';
import { contactSet, readOwner } from './contact-set';
import { findLanguageCode, parseLanguageCode } from './language-codes';
import { readRegistryAnswers, registryAttributes, listSentAnswers } from './registry-answers';
import { xcpObject } from './xcp-value';

const mara: Contact = {
  kind: 'individual',
  first_name: 'Mara',
  last_name: 'Lindqvist',
  email: 'mara@example.com',
  phone: '+47.22000000',
  address1: 'Storgata 1',
  city: 'Oslo',
  postal_code: '0155',
  country: 'NO',
};
const brindle: Contact = { ...mara, kind: 'organization', org_name: 'Brindle AS', state: 'Oslo' };

const style = { individualOrgName: 'name' } as const;

/** Consents that a registry requires, and that are stored only here. */
const CONSENTS = /^(cira_agreement|consent_|eligibility_confirmed)/;

const sent = (tld: string, contact: Contact, answers: Record<string, string | boolean>) =>
  JSON.parse(JSON.stringify(registryAttributes(tld, contact, answers))) as unknown;

describe("[RG-02] registry data in OpenSRS's format", () => {
  test.each([
    [
      'us',
      mara,
      { app_purpose: 'P3', category: 'C31', validator: 'NO' },
      { tld_data: { nexus: { app_purpose: 'P3', category: 'C31', validator: 'NO' } } },
    ],
    [
      'ca',
      brindle,
      { legal_type: 'CCO', cira_agreement: true },
      { legal_type: 'CCO', isa_trademark: '0', lang_pref: 'EN' },
    ],
    [
      'ca',
      brindle,
      { legal_type: 'TDM', cira_agreement: true },
      { legal_type: 'TDM', isa_trademark: '1', lang_pref: 'EN' },
    ],
    ['eu', mara, {}, { country: 'NO', lang: 'en', owner_confirm_address: 'mara@example.com' }],
    [
      'be',
      brindle,
      { lang: 'fr', registrant_vat_id: 'BE0123456789' },
      {
        lang: 'fr',
        owner_confirm_address: 'mara@example.com',
        tld_data: { registrant_extra_info: { registrant_vat_id: 'BE0123456789' } },
      },
    ],
    ['de', mara, {}, { owner_confirm_address: 'mara@example.com' }],
    [
      'se',
      mara,
      { id_card_number: '[NO]01019012345' },
      { tld_data: { registrant_extra_info: { id_card_number: '[NO]01019012345', registrant_type: 'individual' } } },
    ],
    [
      'fr',
      brindle,
      { siren_siret: '732829320' },
      { tld_data: { registrant_extra_info: { siren_siret: '732829320', registrant_type: 'organization' } } },
    ],
    [
      're',
      mara,
      { country_of_birth: 'NO' },
      { tld_data: { registrant_extra_info: { country_of_birth: 'NO', registrant_type: 'individual' } } },
    ],
    [
      'it',
      mara,
      { entity_type: '1', consent_clauses: true },
      { tld_data: { it_registrant_info: { entity_type: '1' } } },
    ],
    [
      'co.uk',
      brindle,
      { registrant_type: 'FCORP' },
      { tld_data: { registrant_extra_info: { registrant_type: 'FCORP' } } },
    ],
    [
      'com.au',
      brindle,
      { registrant_id: '53004085616', policy_reason: '2' },
      { tld_data: { au_registrant_info: { registrant_id: '53004085616', eligibility_reason: '2' } } },
    ],
    ['com', mara, { app_purpose: 'P1' }, {}],
  ] as const)('.%s', (tld, contact, answers, expected) => {
    expect(sent(tld, contact, answers)).toEqual(expected);
  });

  test('every question of every TLD on sale is mapped, or is a consent', () => {
    const lost = allTlds().flatMap(({ tld }) =>
      tldRequirements(tld).fields.flatMap(({ name }) =>
        CONSENTS.test(name) || name in listSentAnswers(tld, { [name]: 'x' }) ? [] : [`${tld} ${name}`],
      ),
    );
    expect(lost).toEqual([]);
  });

  test('can be read back from where it was written', () => {
    const answers = { registrant_name: 'Brindle', eligibility_type: 'Company', policy_reason: '1' };
    expect(readRegistryAnswers('com.au', registryAttributes('com.au', brindle, answers))).toEqual(answers);
  });
});

describe("[RG-01b] the registrant in OpenSRS's format", () => {
  test('is used for each contact, without a billing contact under .ca', () => {
    expect(Object.keys(contactSet(mara, 'com', {}, style))).toEqual(['owner', 'admin', 'tech', 'billing']);
    expect(Object.keys(contactSet(mara, 'ca', {}, style))).toEqual(['owner', 'admin', 'tech']);
  });

  test.each([mara, brindle])('an organisation is the holder only if the holder is one ($kind)', (contact) => {
    const set = contactSet(contact, 'com', {}, style);
    expect((set.owner as Record<string, string>).org_name).toBe(contact.org_name ?? 'Mara Lindqvist');
    expect(readOwner(xcpObject([['contact_set', set]]))).toEqual(contact);
  });

  test('a person has no organisation if so configured, or if the registry would take it for the holder', () => {
    const orgName = (tld: string, individualOrgName: 'name' | 'empty') =>
      (contactSet(mara, tld, {}, { individualOrgName }).owner as Record<string, string>).org_name;
    expect([orgName('com', 'empty'), orgName('eu', 'name'), orgName('be', 'name')]).toEqual(['', '', '']);
  });

  test.each([
    ['de', 'GER'],
    ['fr', 'FRE'],
    ['zh', 'CHI'],
    ['hr', 'SCR'],
    ['nb', undefined],
    ['ro-MD', 'MOL'],
  ])('the code of the language %s is %s', (tag, code) => {
    expect(findLanguageCode(tag)).toBe(code);
    if (code !== undefined) expect(parseLanguageCode(code.toLowerCase())).toBe(tag);
  });

  test('there is no language for another code', () => {
    expect([parseLanguageCode(''), parseLanguageCode('UTF-8'), parseLanguageCode('QQQ')]).toEqual([null, null, null]);
  });
});
