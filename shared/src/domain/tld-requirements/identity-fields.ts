/**
 * Answers that say who someone is. They are never written to browser storage (RG-08). Kept apart from the requirement tables
 * so that storing a draft does not load them; a test holds both together.
 */
export const IDENTITY_FIELDS: ReadonlySet<string> = new Set([
  'id_card_number',
  'id_number',
  'reg_code',
  'date_of_birth',
  'country_of_birth',
  'place_of_birth',
  'postal_code_of_birth',
]);
