import { tldRequirements } from '../domain';
import { openTlds, restrictedTlds } from '../domain/tld-requirements/eligibility';
import { questionMessages } from '.';

const RULES = ['us', 'ca', 'uk', 'eu', 'se', 'nu', 'fr', 'be', 'de', 'it', 'es', 'au', 'com'].map(tldRequirements);

it('questionMessages has a message for everything that the rules of registries say, and no other', () => {
  const said = [...RULES, ...restrictedTlds, ...openTlds].flatMap(({ eligibility, fields }) => [
    eligibility,
    ...fields.flatMap((field) => [
      field.label,
      field.why,
      field.hint,
      field.kind === 'checkbox' ? undefined : field.missing,
      ...(field.options ?? []).map(({ label }) => label),
    ]),
  ]);
  const keys = new Set(said.filter((key) => key !== undefined && key !== ''));
  expect([...keys].sort()).toEqual(Object.keys(questionMessages).sort());
});
