import type { Contact } from '../../contract/contact';
import type { Coded } from '../../contract/coded';
import type { AnswerProblemParams, ContactProblem } from '../../contract/problem-codes';
import { addressProblem, addressWord, canBeAsked, isPartOfAddress, type AddressPart } from '../addresses/address-rules';
import { isCountryCode } from '../country-codes';
import { phoneProblem } from '../phone-plans';
import { checkContactNames } from '../contact-names';
import { au } from './au';
import { be } from './be';
import { ca } from './ca';
import { de } from './de';
import { openTlds, restrictedTlds } from './eligibility';
import { es } from './es';
import { eu } from './eu';
import { fr } from './fr';
import { individualFlag } from './individual-flag';
import { it } from './it';
import { registryKey } from './registry-key';
import { nu, se } from './se';
import type { FieldProblem, RuleInput, Option, TldAnswers, TldField, TldRequirements } from './types';
import { uk } from './uk';
import { us } from './us';

const TABLE: ReadonlyMap<string, TldRequirements> = new Map(
  [us, ca, uk, eu, se, nu, fr, be, de, it, es, au, ...restrictedTlds, ...openTlds].map((entry) => [entry.id, entry]),
);

/** All other TLDs: ICANN's Registration Data Policy requires only the contact. */
const PLAIN = {
  rulesVersion: '2026-11',
  sources: [
    'ICANN Registration Data Policy',
    'https://www.icann.org/en/contracted-parties/consensus-policies/registration-data-policy',
  ],
  fields: [],
  contactRules: [],
  privacyAllowed: true,
  eligibility: '',
} as const satisfies Omit<TldRequirements, 'id'>;

/** Returns what the registry of a TLD (with or without its dot) requires in addition to the contact; nothing for open TLDs (RG-05). */
export function tldRequirements(tld: string): TldRequirements {
  const key = registryKey(tld.replace(/^\./, ''));
  return TABLE.get(key) ?? { ...PLAIN, id: key };
}

/** Lists the fields that currently apply, in order. */
export function askedFields(input: RuleInput): TldField[] {
  return tldRequirements(input.tld).fields.filter((field) => field.appliesWhen?.(input) ?? true);
}

/** Returns the choices of a field for this registrant: from `options` if its look-up list was loaded, else from the field itself. */
export function optionsFor(
  field: TldField,
  { contact }: Pick<RuleInput, 'contact'>,
  options: readonly Option[] = field.options ?? [],
): Option[] {
  return options.filter(({ kind, country }) => {
    if (kind && kind !== contact.kind) return false;
    if (!country) return true;
    return 'is' in country ? contact.country === country.is : contact.country !== country.not;
  });
}

/**
 * Returns the answers to send for one TLD: only to questions asked of this registrant, without blank answers, and with `is_individual` if
 * the registry requires it (RG-02, RG-03).
 */
export function tldAnswers(tld: string, answers: TldAnswers, contact: Contact): Record<string, string | boolean> {
  const sent: Record<string, string | boolean> = {};
  for (const { name } of askedFields({ tld, contact, answers })) {
    const answer = answers[name];
    const value = typeof answer === 'string' ? answer.trim() : answer;
    if (value !== undefined && value !== '') sent[name] = value;
  }
  const flag = individualFlag(tld, contact.kind);
  return flag ? { ...sent, is_individual: flag } : sent;
}

const PARTS = ['state', 'postal_code'] as const satisfies readonly AddressPart[];

/**
 * Lists the TLDs that cannot be registered without a part of the address: all if an address in the country is incomplete without it, else
 * those whose registries require it.
 */
export function tldsThatNeed(part: AddressPart, tlds: readonly string[], country: string): string[] {
  if (isPartOfAddress(part, country)) return [...tlds];
  return canBeAsked(part, country) ? tlds.filter((tld) => tldRequirements(tld).requiredParts?.includes(part)) : [];
}

const toPartProblem = (part: AddressPart, country: string, tld: string): ContactProblem =>
  part === 'state'
    ? { code: 'state_wanted', params: { word: addressWord(part, country), tld } }
    : { code: 'postal_code_wanted', params: { word: addressWord(part, country), tld } };

/**
 * Returns why the registry would refuse a contact other than the owner. Such contacts need not be eligible, but their address and phone
 * must be complete.
 */
export function validateRoleContact(tld: string, contact: Contact): FieldProblem[] {
  const problems: FieldProblem[] = [];
  const refuse = (field: string, problem: ContactProblem): void =>
    void problems.push({ tld, scope: 'contact', field, ...problem });
  if (!isCountryCode(contact.country)) refuse('country', { code: 'contact_country' });
  checkContactNames(contact, refuse);
  const phone = phoneProblem(contact.phone);
  if (phone) refuse('phone', phone);
  for (const part of PARTS) {
    const problem = addressProblem(part, contact);
    if (problem) refuse(part, problem);
    else if (!contact[part]?.trim() && tldsThatNeed(part, [tld], contact.country).length > 0)
      refuse(part, toPartProblem(part, contact.country, tld));
  }
  return problems;
}

/** Returns everything that would make the registry refuse these answers with this contact; empty if it would accept them (RG-05). */
export function validateTldData(tld: string, answers: TldAnswers, contact: Contact): FieldProblem[] {
  const input: RuleInput = { tld, contact, answers };
  const { contactRules } = tldRequirements(tld);
  const fields = askedFields(input);
  const problems = validateRoleContact(tld, contact);
  for (const { field, appliesWhen, holds, code } of contactRules) {
    if ((appliesWhen?.(input) ?? true) && !holds(input))
      problems.push({ tld, scope: 'contact', field, code, params: { tld } });
  }
  const refuse = (field: string, problem: AnswerProblem): void =>
    void problems.push({ tld, scope: 'tld', field, ...problem });
  for (const field of fields) {
    const problem = findProblem(field, answers[field.name], input);
    if (problem) refuse(field.name, problem);
  }
  const known = new Set(['is_individual', ...fields.map(({ name }) => name)]);
  for (const name of Object.keys(answers)) {
    if (!known.has(name)) refuse(name, { code: 'answer_not_asked', params: { tld } });
  }
  if ('is_individual' in answers && answers.is_individual !== individualFlag(tld, contact.kind)) {
    refuse('is_individual', { code: 'individual_differs' });
  }
  return problems;
}

/** The most characters of an answer in the API (`tldData` of the contract). */
const ANSWER_MAX = 255;

type AnswerProblem = Coded<AnswerProblemParams>;

function findProblem(field: TldField, answer: string | boolean | undefined, input: RuleInput): AnswerProblem | null {
  const params = { tld: input.tld, field: field.name };
  const missing: AnswerProblem = { code: 'answer_missing', params };
  if (field.kind === 'checkbox')
    return typeof answer === 'string' || (field.required && answer !== true) ? missing : null;
  if (typeof answer === 'boolean') return missing;
  const value = typeof answer === 'string' ? answer.trim() : '';
  if (value === '') return field.required ? missing : null;
  if (value.length > ANSWER_MAX) return { code: 'answer_too_long', params: { max: ANSWER_MAX } };
  if (field.kind === 'select') {
    const fits = field.optionsFrom
      ? isCountryCode(value)
      : optionsFor(field, input).some((option) => option.value === value);
    return fits ? null : missing;
  }
  if (field.kind === 'date') return isPastDate(value) ? null : { code: 'answer_not_past' };
  const fits = (field.pattern?.test(value) ?? true) && (field.check?.(value, input) ?? true);
  return fits ? null : { code: 'answer_wrong', params };
}

/** Whether a value is a valid calendar date, `YYYY-MM-DD`, before today. */
function isPastDate(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value) && date.getTime() < Date.now();
}
