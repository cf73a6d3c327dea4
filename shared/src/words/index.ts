/** Names and texts that several parts of the shop use, in the page's language. Emails and documents use the backend's catalogue. */
export { addOnDescription, formatAddOn, addOnName, formatAddOns } from './add-ons/add-ons';
export { costParts, formatTaxRate, taxName, taxTitle } from './costs/costs';
export { describeDevice } from './devices/devices';
export { searchGroupTitle } from './search-groups/search-groups';
