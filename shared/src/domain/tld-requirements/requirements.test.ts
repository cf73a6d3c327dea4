import fc from 'fast-check';
import { translator } from '../../i18n';
import { problemText } from '../../problems';
import { questionMessages } from '../../questions';
import { tldData } from '../../contract/contact';
import { contact } from '../../testing/fixtures';
import { openTlds, restrictedTlds } from './eligibility';
import { IDENTITY_FIELDS } from './identity-fields';
import { individualFlag } from './individual-flag';
import { CA_LEGAL_TYPES, EEA_COUNTRIES, EU_MEMBERS, US_CATEGORIES, US_PURPOSES } from './look-up-lists';
import { registryKey } from './registry-key';
import { askedFields, optionsFor, tldAnswers, tldRequirements, validateTldData } from './requirements';
import type { FieldProblem, RegistrantKind, TldAnswers } from './types';

const saying = (problem: FieldProblem): string => problemText(problem, translator('en'));
const TLDS = [
  'us',
  'ca',
  'uk',
  'co.uk',
  'eu',
  'se',
  'nu',
  'fr',
  're',
  'be',
  'de',
  'it',
  'es',
  'au',
  'com.au',
  'id.au',
  'com',
  'mx',
  ...restrictedTlds.map(({ id }) => id),
  ...openTlds.map(({ id }) => id),
];

const person = contact();
/** A postal code for each country and, if there is a list, a state. */
const PLACES: Readonly<Record<string, Partial<ReturnType<typeof contact>>>> = {
  AU: { state: 'NSW', postal_code: '2000' },
  DE: { state: undefined, postal_code: '10117' },
  ES: { state: 'Madrid', postal_code: '28001' },
  FR: { state: undefined, postal_code: '75001' },
  IT: { state: 'RM', postal_code: '00118' },
  NO: { state: undefined, postal_code: '5003' },
  SE: { state: undefined, postal_code: '111 20' },
};
const living = (country: string, given: Partial<ReturnType<typeof contact>> = {}) =>
  contact({ ...given, country, ...PLACES[country] });
const company = contact({ kind: 'organization', org_name: 'Brindle Wharf Ltd' });
const problems = (tld: string, answers: TldAnswers, holder = person) =>
  validateTldData(tld, answers, holder).map(({ scope, field }) => `${scope}.${field}`);

/** Valid answers and contacts for each registry, with a description. */
const GOOD: readonly (readonly [string, string, TldAnswers, ReturnType<typeof contact>])[] = [
  ['us', 'a citizen', { app_purpose: 'P3', category: 'C11' }, person],
  ['us', 'a foreign organisation', { app_purpose: 'P1', category: 'C31', validator: 'NO' }, company],
  [
    'ca',
    'a citizen',
    { legal_type: 'CCT', cira_agreement: true },
    contact({ country: 'CA', state: 'ON', postal_code: 'K1A 0B1' }),
  ],
  ['ca', 'a trade mark owner abroad', { legal_type: 'TDM', cira_agreement: true }, company],
  ['eu', 'a resident', {}, living('DE')],
  ['eu', 'a citizen abroad', { country_of_citizenship: 'DE' }, person],
  ['eu', 'an organisation', {}, living('NO', company)],
  ['se', 'a Swede', { id_card_number: '811228-9874' }, living('SE')],
  ['nu', 'a Norwegian', { id_card_number: '[NO]01010112345' }, living('NO')],
  ['se', 'a Swedish company', { registration_number: '556036-0793' }, living('SE', company)],
  [
    'se',
    'a Norwegian company',
    { registration_number: '[NO]923609016', registrant_vat_id: 'NO923609016' },
    living('NO', company),
  ],
  ['fr', 'born elsewhere', { date_of_birth: '1980-12-10', country_of_birth: 'NO' }, living('NO')],
  [
    'fr',
    'born in France',
    { date_of_birth: '1980-12-10', country_of_birth: 'FR', place_of_birth: 'Lyon', postal_code_of_birth: '69001' },
    living('FR'),
  ],
  ['re', 'a company', { siren_siret: '732 829 320' }, living('FR', company)],
  ['be', 'a person', {}, person],
  ['be', 'a company', { registrant_vat_id: 'BE0123456789' }, company],
  ['de', 'a person', {}, living('DE', { phone: '+49.302345678' })],
  [
    'it',
    'a person',
    {
      entity_type: '1',
      nationality_code: 'IT',
      reg_code: 'RSSMRA85T10A562S',
      consent_declarations: true,
      consent_processing: true,
      consent_clauses: true,
    },
    living('IT'),
  ],
  [
    'it',
    'a company',
    {
      entity_type: '2',
      nationality_code: 'IT',
      reg_code: '12345678903',
      consent_declarations: true,
      consent_processing: true,
      consent_publication: true,
      consent_clauses: true,
    },
    living('IT', company),
  ],
  ['es', 'a citizen', { id_type: 'DNI_AND_NIF', id_number: '12345678Z', legal_form: 'INDIVIDUAL' }, living('ES')],
  [
    'es',
    'a company',
    { id_type: 'DNI_AND_NIF', id_number: 'A58818501', legal_form: 'PUBLIC_LIMITED_COMPANY' },
    living('ES', company),
  ],
  ['es', 'a foreigner', { id_type: 'OTHER', id_number: 'N1234567', legal_form: 'INDIVIDUAL' }, person],
  ['co.uk', 'a person', { registrant_type: 'IND' }, contact({ country: 'GB', postal_code: 'SW1A 1AA' })],
  [
    'uk',
    'a company',
    { registrant_type: 'LTD', registration_number: '01234567' },
    contact({ ...company, country: 'GB', postal_code: 'SW1A 1AA' }),
  ],
  ['uk', 'a corporation abroad', { registrant_type: 'FCORP' }, company],
  ['au', 'a resident', { registrant_name: 'Ada Lovelace', eligibility_type: 'Citizen/Resident' }, living('AU')],
  [
    'com.au',
    'a company',
    {
      registrant_name: 'Brindle Wharf Pty Ltd',
      registrant_id_type: 'ABN',
      registrant_id: '51 824 753 556',
      eligibility_type: 'Company',
      policy_reason: '1',
      eligibility_id_type: 'ACN',
      eligibility_id: '000 000 019',
    },
    living('AU', company),
  ],
  ['com', 'anybody', {}, person],
  ['mx', 'somebody abroad', {}, contact({ country: 'NO', state: 'Vestland', postal_code: '5003' })],
  [
    'nyc',
    'a New Yorker',
    { eligibility_confirmed: true },
    contact({ state: 'NY', postal_code: '10007', city: 'New York' }),
  ],
  ['berlin', 'a friend of the city', { eligibility_confirmed: true }, person],
  ['paris', 'a friend of the city', { eligibility_confirmed: true }, person],
  ['eco', 'an organisation', { eligibility_confirmed: true }, company],
  [
    'gmbh',
    'a company',
    { eligibility_confirmed: true },
    living('DE', { kind: 'organization', org_name: 'Brindle Werft GmbH' }),
  ],
  ['film', 'a film maker', { eligibility_confirmed: true }, person],
];

describe('[RG-05b] requirements of registries', () => {
  it.each(GOOD)('for .%s accept %s', (tld, _who, answers, holder) => {
    const sent = tldAnswers(tld, answers, holder);
    expect(validateTldData(tld, sent, holder)).toEqual([]);
    expect(tldData.safeParse({ [tld]: sent }).success).toBe(true);
    expect(sent).toMatchObject(answers);
  });

  it.each(GOOD.filter(([tld]) => tldRequirements(tld).fields.length > 0))(
    'for .%s name each required answer that is missing for %s',
    (tld, _who, answers, holder) => {
      for (const field of askedFields({ tld, contact: holder, answers }).filter(({ required }) => required)) {
        const { [field.name]: _missing, ...rest } = answers;
        expect(problems(tld, rest, holder)).toContain(`tld.${field.name}`);
      }
    },
  );

  it.each([
    ['us', { app_purpose: 'P9', category: 'C11' }, person, 'tld.app_purpose'],
    ['us', { app_purpose: 'P1', category: 'C21' }, person, 'tld.category'],
    ['us', { app_purpose: 'P1', category: 'C11', validator: 'NO' }, person, 'tld.validator'],
    ['ca', { legal_type: 'CCT', cira_agreement: false }, person, 'tld.cira_agreement'],
    [
      'ca',
      { legal_type: 'CCT', cira_agreement: true },
      contact({ country: 'CA', state: 'Ontario', postal_code: 'K1A 0B1' }),
      'contact.state',
    ],
    [
      'ca',
      { legal_type: 'CCT', cira_agreement: true },
      contact({ country: 'CA', state: 'ON', postal_code: 'K1A0B1' }),
      'contact.postal_code',
    ],
    ['eu', {}, company, 'contact.country'],
    ['eu', { country_of_citizenship: 'US' }, person, 'tld.country_of_citizenship'],
    ['eu', {}, contact({ country: 'GB' }), 'tld.country_of_citizenship'],
    ['fr', { date_of_birth: '1980-12-10', country_of_birth: 'US' }, person, 'contact.country'],
    ['fr', { date_of_birth: '2080-12-10', country_of_birth: 'NO' }, living('NO'), 'tld.date_of_birth'],
    ['fr', { date_of_birth: '1980-02-30', country_of_birth: 'NO' }, living('NO'), 'tld.date_of_birth'],
    ['fr', { date_of_birth: '10.12.1980', country_of_birth: 'NO' }, living('NO'), 'tld.date_of_birth'],
    [
      'fr',
      { date_of_birth: '1980-12-10', country_of_birth: 'NO' },
      contact({ country: 'NO', first_name: 'R2D2' }),
      'contact.first_name',
    ],
    ['de', {}, contact({ phone: '+49.1111111' }), 'contact.phone'],
    ['de', {}, contact({ postal_code: undefined }), 'contact.postal_code'],
    ['se', { id_card_number: '811228-9875' }, living('SE'), 'tld.id_card_number'],
    ['be', {}, contact({ kind: 'organization' }), 'contact.org_name'],
    ['com', {}, contact({ kind: 'organization', org_name: '  ' }), 'contact.org_name'],
    ['com', { app_purpose: 'P1' }, person, 'tld.app_purpose'],
    ['uk', { registrant_type: 'IND' }, person, 'tld.registrant_type'],
    ['uk', { registrant_type: 'IND' }, contact({ country: 'GB', postal_code: '02101' }), 'contact.postal_code'],
    ['uk', { registrant_type: 'FIND' }, contact({ first_name: 'A', last_name: 'B' }), 'contact.last_name'],
    ['uk', { registrant_type: 'FCORP' }, contact({ ...company, org_name: 'A1' }), 'contact.org_name'],
    ['com.au', { registrant_name: 'Ada', eligibility_type: 'Citizen/Resident' }, person, 'contact.kind'],
    ['com', {}, contact({ country: 'ZZ' }), 'contact.country'],
    ['us', { app_purpose: 'P1', category: 'C31', validator: 'ZZ' }, company, 'tld.validator'],
    ['be', { lang: 'de' }, person, 'tld.lang'],
    ['es', { id_type: 'OTHER', id_number: 'N'.repeat(256), legal_form: 'INDIVIDUAL' }, person, 'tld.id_number'],
    ['be', { is_individual: true }, company, 'tld.is_individual'],
    ['com', { is_individual: true }, person, 'tld.is_individual'],
    ['nyc', { eligibility_confirmed: true }, living('NO'), 'contact.country'],
    ['nyc', { eligibility_confirmed: true }, person, 'contact.state'],
    ['nyc', { eligibility_confirmed: true }, contact({ state: 'NY', postal_code: '12207' }), 'contact.postal_code'],
    [
      'nyc',
      { eligibility_confirmed: true },
      contact({ state: 'NY', postal_code: '10007', address1: 'P.O. Box 12' }),
      'contact.address1',
    ],
    ['nyc', {}, contact({ state: 'NY', postal_code: '10007' }), 'tld.eligibility_confirmed'],
    ['gmbh', { eligibility_confirmed: true }, living('DE'), 'contact.kind'],
    [
      'gmbh',
      { eligibility_confirmed: true },
      living('DE', { kind: 'organization', org_name: 'Brindle Werft AG' }),
      'contact.org_name',
    ],
    [
      'gmbh',
      { eligibility_confirmed: true },
      living('NO', { kind: 'organization', org_name: 'Brindle GmbH' }),
      'contact.country',
    ],
    ['berlin', { eligibility_confirmed: false }, person, 'tld.eligibility_confirmed'],
    ['us', { app_purpose: 'P3', category: 'C11' }, living('NO'), 'contact.state'],
    ['mx', {}, living('DE'), 'contact.state'],
    ['es', { id_type: 'OTHER', id_number: 'N1234567', legal_form: 'INDIVIDUAL' }, living('FR'), 'contact.state'],
    ['com', {}, contact({ state: undefined }), 'contact.state'],
    ['com', {}, contact({ state: 'Massachusetts' }), 'contact.state'],
    ['com', {}, contact({ postal_code: 'abc' }), 'contact.postal_code'],
    ['com', {}, contact({ postal_code: undefined }), 'contact.postal_code'],
    ['com', {}, contact({ phone: '+1.55501' }), 'contact.phone'],
    ['com', {}, living('DE', { phone: '+49.0301234567' }), 'contact.phone'],
  ])('for .%s refuse %j', (tld, answers, holder, place) => {
    expect(problems(tld, answers as TldAnswers, holder)).toContain(place);
  });

  it('[RG-05b] say which countries the registry serves when the address is elsewhere', () => {
    const answers = { date_of_birth: '1980-12-10', country_of_birth: 'NO' };
    const message =
      'A .fr domain is for residents and organisations of the EU, Iceland, Liechtenstein, Norway and Switzerland: enter an address there';
    const [refused] = validateTldData('fr', answers, living('US')).filter(({ field }) => field === 'country');
    expect(refused).toEqual({
      tld: 'fr',
      scope: 'contact',
      field: 'country',
      code: 'fr_country',
      params: { tld: 'fr' },
    });
    expect(refused && saying(refused)).toBe(message);
    expect(validateTldData('fr', answers, living('NO'))).toEqual([]);
  });

  it('name the TLD when only one registry refuses', () => {
    for (const [tld, holder] of [
      ['re', living('FR', { first_name: 'R2D2' })],
      ['us', living('NO')],
      ['nyc', person],
      ['gmbh', living('DE')],
    ] as const) {
      const [said] = validateTldData(tld, {}, holder).filter(({ scope }) => scope === 'contact');
      expect(said && saying(said)).toContain(`.${tld} `);
    }
  });

  it('always show a required field, with a choice when it is a list', () => {
    const country = fc.constantFrom('US', 'CA', 'GB', 'DE', 'FR', 'SE', 'NO', 'IT', 'ES', 'AU', 'JP');
    const kind = fc.constantFrom<RegistrantKind>('individual', 'organization');
    const answers = fc.dictionary(
      fc.constantFrom('category', 'registrant_type', 'country_of_birth', 'entity_type', 'id_type'),
      fc.constantFrom('C31', 'LTD', 'FR', '1', 'OTHER'),
    );
    fc.assert(
      fc.property(fc.constantFrom(...TLDS), country, kind, answers, (tld, where, who, given) => {
        const holder = contact({ country: where, kind: who, org_name: 'Brindle Wharf Ltd' });
        const asked = askedFields({ tld, contact: holder, answers: given });
        for (const field of asked.filter((one) => one.kind === 'select')) {
          expect(field.optionsFrom === 'countries' || optionsFor(field, { contact: holder }).length > 0).toBe(true);
        }
        const named = validateTldData(tld, tldAnswers(tld, given, holder), holder).filter(
          ({ scope }) => scope === 'tld',
        );
        for (const { field } of named) expect(asked.map(({ name }) => name)).toContain(field);
      }),
      { numRuns: 1000 },
    );
  });

  it('give every field a reason and a valid key, and a hint when its text has a format', () => {
    for (const tld of TLDS) {
      for (const field of tldRequirements(tld).fields) {
        expect(field.name).toMatch(/^[a-z_]{1,40}$/);
        expect(translator('en')(questionMessages[field.why]).length).toBeGreaterThan(10);
        if (field.pattern || field.check) expect(field.hint).toBeTruthy();
        expect(IDENTITY_FIELDS.has(field.name)).toBe(field.identity === true);
      }
    }
  });

  it('[RG-05b] ask in a sentence for an answer that is missing or is not one of the choices', () => {
    const holders = ['US', 'CA', 'GB', 'DE', 'FR', 'SE', 'IT', 'ES', 'AU'].flatMap((country) => [
      living(country),
      living(country, company),
    ]);
    const said = new Set<string>();
    for (const tld of TLDS) {
      for (const holder of holders) {
        for (const answers of [
          {},
          Object.fromEntries(
            tldRequirements(tld).fields.map(({ name, kind }) => [name, kind === 'select' ? 'not a choice' : '']),
          ),
        ]) {
          for (const problem of validateTldData(tld, answers, holder))
            if (problem.scope === 'tld') said.add(saying(problem));
        }
      }
    }
    const sentences = [...said].filter((message) => !message.startsWith('The .'));
    for (const message of sentences)
      expect(message).toMatch(/^((Choose|Enter) (an? |the |what |how )[^:]+|Tick “.+”)$/);
    expect(sentences).toEqual(
      expect.arrayContaining([
        'Choose a legal type',
        'Choose what the domain is for',
        'Enter a personal identity number',
        "Tick “I accept CIRA's Registrant Agreement”",
      ]),
    );
  });

  it('say when and from which sources their rules were taken, and where the registry publishes its own', () => {
    for (const tld of TLDS) {
      const { rulesVersion, sources, registry, fields, contactRules } = tldRequirements(tld);
      expect(rulesVersion).toMatch(/^20\d\d-(0[1-9]|1[0-2])$/);
      expect(sources.length).toBeGreaterThan(0);
      if (fields.length + contactRules.length > 0) expect(registry?.site).toMatch(/^https:\/\/[a-z.-]+/);
    }
  });

  it('never throw, whatever the answers', () => {
    const answers = fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.boolean())) as fc.Arbitrary<TldAnswers>;
    fc.assert(
      fc.property(fc.constantFrom(...TLDS), answers, (tld, given) => void validateTldData(tld, given, person)),
      { numRuns: 500 },
    );
  });
});

describe('registries', () => {
  it('[RG-02] share answers when one runs several TLDs or second levels', () => {
    expect(['co.uk', 'uk', 're', 'yt', 'com.au', 'com'].map(registryKey)).toEqual([
      'uk',
      'uk',
      'fr',
      'fr',
      'au',
      'com',
    ]);
    expect(tldRequirements('.co.uk').id).toBe('uk');
  });

  it('[RG-03] are sent is_individual for individuals in .eu, .se, .fr and .be only', () => {
    expect(['eu', 'se', 'fr', 'be', 'EU'].map((tld) => individualFlag(tld, 'individual'))).toEqual([
      true,
      true,
      true,
      true,
      true,
    ]);
    expect(['eu', 'se', 'fr', 'be'].map((tld) => individualFlag(tld, 'organization'))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(['com', 'de', 'us', 'nu'].map((tld) => individualFlag(tld, 'individual'))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(tldAnswers('eu', {}, living('DE'))).toEqual({ is_individual: true });
    expect(tldAnswers('be', {}, company)).toEqual({});
  });

  it('[RG-04a] have complete look-up lists', () => {
    expect([US_PURPOSES, US_CATEGORIES, CA_LEGAL_TYPES, EU_MEMBERS].map(({ length }) => length)).toEqual([
      5, 5, 18, 27,
    ]);
    expect(EEA_COUNTRIES).toHaveLength(30);
    expect(EEA_COUNTRIES).not.toContain('GB');
  });

  it('[SE-07a] [SE-07b] have no privacy sold when they forbid it or hide personal data themselves', () => {
    expect(
      ['us', 'ca', 'fr', 'de', 'eu', 'be', 'se', 'co.uk', 'com.au'].map((tld) => tldRequirements(tld).privacyAllowed),
    ).toEqual(Array.from({ length: 9 }, () => false));
    expect(tldRequirements('com').privacyAllowed).toBe(true);
  });

  it('[RG-02] are sent only the answers that apply to this registrant', () => {
    const answers = { app_purpose: ' P3 ', category: 'C11', validator: 'NO', registration_number: '', other: 'x' };
    expect(tldAnswers('us', answers, person)).toEqual({ app_purpose: 'P3', category: 'C11' });
  });
});
