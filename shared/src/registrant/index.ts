/**
 * The registrant form: its fields, the registries' questions and the rules for both (RG-05). Each remote that uses it bundles its own copy,
 * so this imports only what a remote may: stateful modules come from the host.
 */
export { OwnerVerification } from './notice/OwnerVerification';
export { registrantNotice } from './notice/registrant-notice';
export { labelChoices } from './questions/choices-in-words';
export { QuestionsPending } from './questions/QuestionsPending';
export { RegistrantFields } from './RegistrantFields';
export { registrantFor, type Registrant } from './registrant-rules';
export { registrantSchema, roleContactSchema } from './registrant-schema';
export {
  toContact,
  emptyRegistrant,
  joinAnswers,
  splitAnswers,
  toRegistrantValues,
  type RegistrantValues,
} from './registrant-values';
export type { RegistrantFormApi } from './registrant-form-api';
export { useQuestionMessages } from './questions/use-question-words';
export { useCountries, useCountryName } from './use-countries';
