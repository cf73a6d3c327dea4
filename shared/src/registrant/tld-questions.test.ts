import { translator } from '../i18n';
import { questionMessages } from '../questions';
import { labelChoices } from './questions/choices-in-words';
import { emptyRegistrant, type RegistrantValues } from './registrant-values';
import { groupQuestions, questionsFor, tldList } from './tld-questions';

const individual: RegistrantValues = { ...emptyRegistrant, kind: 'individual', country: 'NO' };
const asked = (tlds: string[], values: RegistrantValues): string[] =>
  questionsFor(tlds, values).map(({ field, tlds: by }) => `${field.name} for ${tldList(by)}`);

describe('[RG-05a] the questions of the TLDs in the cart', () => {
  test('are none before the kind of registrant is known, and none for open TLDs', () => {
    expect(questionsFor(['us', 'fr'], emptyRegistrant)).toEqual([]);
    expect(questionsFor(['com', 'page', 'io'], individual)).toEqual([]);
  });

  test('name the TLDs that need them, also when several share one', () => {
    expect(asked(['us'], individual)).toEqual(['app_purpose for .us', 'category for .us']);
    expect(asked(['se', 'nu'], individual)).toEqual(['id_card_number for .nu and .se']);
    expect(asked(['org.uk', 'co.uk'], individual)).toEqual(['registrant_type for .co.uk and .org.uk']);
  });

  test('depend on the answers to other questions', () => {
    const foreign: RegistrantValues = { ...individual, kind: 'organization', answers: { us: { category: 'C31' } } };
    expect(asked(['us'], foreign)).toContain('validator for .us');
    expect(asked(['us'], { ...foreign, answers: {} })).not.toContain('validator for .us');
  });

  test('offer only choices that fit the registrant', () => {
    const [, category] = questionsFor(['us'], individual);
    expect(category?.options.map(({ value }) => value)).toEqual(['C11', 'C12']);
  });

  test('are grouped by their TLDs, in order of appearance', () => {
    expect(groupQuestions(questionsFor(['us', 'se', 'nu'], individual)).map(({ tlds }) => tldList(tlds))).toEqual([
      '.nu and .se',
      '.us',
    ]);
    expect(tldList(['fr', 're', 'yt'])).toBe('.fr, .re and .yt');
  });

  test('say why they are asked', () => {
    const all = ['us', 'ca', 'uk', 'eu', 'se', 'fr', 'be', 'it', 'es', 'com.au'];
    for (const kind of ['individual', 'organization'] as const) {
      for (const { field } of questionsFor(all, { ...individual, kind }))
        expect(translator('en')(questionMessages[field.why]).length).toBeGreaterThan(10);
    }
  });

  test('offer choices in the language of the page, countries and codes included', () => {
    const german = translator('de', { 'shared/questions/list_p3': 'Privat' });
    const inGerman = (tld: string, name: string, values: RegistrantValues) => {
      const question = questionsFor([tld], values).find(({ field }) => field.name === name);
      return question
        ? labelChoices(question.field, question.options, questionMessages, german).map(({ label }) => label)
        : [];
    };
    expect(inGerman('us', 'app_purpose', individual)).toContain('Privat');
    expect(inGerman('eu', 'country_of_citizenship', { ...individual, country: 'US' })).toContain('Schweden');
    const trader: RegistrantValues = { ...individual, kind: 'organization', country: 'AU' };
    expect(inGerman('com.au', 'eligibility_id_type', trader)).toContain('NSW BN');
  });
});
