/** Common names and texts used by several parts of the shop, in the page's language. Emails and documents use the backend's catalogue. */
export { addOnDescription, formatAddOn, addOnName, formatAddOns } from './add-ons/add-ons';
export { costParts, formatTaxRate, taxName, taxTitle } from './costs/costs';
export { describeDevice } from './devices/devices';
export { searchGroupTitle } from './search-groups/search-groups';
