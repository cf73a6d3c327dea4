/**
 * What several parts of the shop call the same things, in the language of the page. Emails and documents are said from the catalogue of
 * the backend.
 */
export { addOnDescription, formatAddOn, addOnName, formatAddOns } from './add-ons/add-ons';
export { costParts, formatTaxRate, taxName, taxTitle } from './costs/costs';
export { describeDevice } from './devices/devices';
export { searchGroupTitle } from './search-groups/search-groups';
