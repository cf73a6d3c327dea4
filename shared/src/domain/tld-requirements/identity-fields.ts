/**
 * Answers that identify a person. Never written to browser storage (RG-08). Separate from the requirement tables, so that storing a draft
 * does not load those; a test keeps both consistent.
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
