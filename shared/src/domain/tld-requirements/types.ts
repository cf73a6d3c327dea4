import type { Contact } from '../../contract/contact';
import type { Coded } from '../../contract/coded';
import type { AnswerProblemParams, ContactProblemParams, HolderProblemParams } from '../../contract/problem-codes';
import type { QuestionKey } from '../../questions';
import type { AddressPart } from '../addresses/address-rules';

export type RegistrantKind = Contact['kind'];

/** The answers for one TLD, as they are sent in `tld_data` (RG-02). */
export type TldAnswers = Readonly<Record<string, string | boolean>>;

/** The input that decides whether a field is asked: the domain's TLD, the contact so far and the other answers. */
export interface RuleInput {
  readonly tld: string;
  readonly contact: Pick<Contact, 'kind' | 'country'> & Partial<Contact>;
  readonly answers: TldAnswers;
}

/** One choice of a list. `value` is the registry's code; `label` is for display. */
export interface Option {
  readonly value: string;
  /** Missing if the label is the same in every language, or the name of a country. */
  readonly label?: QuestionKey;
  readonly kind?: RegistrantKind;
  /** Only for registrants inside or outside this country. */
  readonly country?: { readonly is: string } | { readonly not: string };
}

/** An entry of a look-up list, without a language. */
export type ListedOption = Omit<Option, 'label'>;

/** The look-up lists of the registrant form (RG-04). */
export type LookUpList = 'usPurposes' | 'usCategories' | 'caLegalTypes' | 'euMembers';

/** A registry's question beyond the contact: a declaration to tick, or a value to choose or enter. */
export type TldField = TldQuestion &
  (
    | { readonly kind: 'checkbox' }
    | { readonly kind: 'select' | 'text' | 'date'; /** Asks for the answer. */ readonly missing: QuestionKey }
  );

interface TldQuestion {
  /** The key in `tld_data`. */
  readonly name: string;
  readonly label: QuestionKey;
  /** The choices of a select; filter them with `optionsFor`. */
  readonly options?: readonly Option[];
  /** The look-up list with the choices, if they come from one (RG-04): take their labels from `loadTldLists` of `shared/reference`. */
  readonly list?: LookUpList;
  /** A select over all countries: take them from `loadCountries` of `shared/reference`. */
  readonly optionsFrom?: 'countries';
  readonly required: boolean;
  /** Asked only if this returns true; if missing, always. */
  readonly appliesWhen?: (input: RuleInput) => boolean;
  /** One line on why the registry asks, shown under the field. */
  readonly why: QuestionKey;
  /** The required format of a text. */
  readonly pattern?: RegExp;
  /** Shown when the answer does not match `pattern` or `check`. */
  readonly hint?: QuestionKey;
  /** A stricter rule, such as a check digit. */
  readonly check?: (value: string, input: RuleInput) => boolean;
  /** Identifies a person: never kept in browser storage (RG-08). */
  readonly identity?: true;
}

/** The registry's requirements for the contact itself. */
export interface ContactRule {
  readonly field: keyof Contact;
  readonly appliesWhen?: (input: RuleInput) => boolean;
  readonly holds: (input: RuleInput) => boolean;
  readonly code: keyof HolderProblemParams;
}

/** The requirements of one registry (RG-05). */
export interface TldRequirements {
  /** The registry's key: TLDs with the same key share their questions, which are asked once. */
  readonly id: string;
  /** The month in which these rules were last checked against their sources, such as `2026-11`; stored with every order. */
  readonly rulesVersion: string;
  /** Who runs the TLD, and where its rules can be read; missing if there are no rules beyond the contact. */
  readonly registry?: { readonly name: string; readonly site: `https://${string}` };
  /** The sources of this record. */
  readonly sources: readonly string[];
  readonly fields: readonly TldField[];
  readonly contactRules: readonly ContactRule[];
  /** Parts of the address that are always required, wherever the registrant lives. */
  readonly requiredParts?: readonly AddressPart[];
  /** Whether privacy protection may be sold (SE-07). */
  readonly privacyAllowed: boolean;
  /** One line on who may register; empty for open TLDs (SE-07). */
  readonly eligibility: QuestionKey | '';
}

/** A problem that prevents a registration, and its field. */
export type FieldProblem = {
  readonly tld: string;
  /** Whether `field` is a key of the TLD's answers or of the contact. */
  readonly scope: 'tld' | 'contact';
  readonly field: string;
} & Coded<ContactProblemParams & HolderProblemParams & AnswerProblemParams>;
