export { loadCountries, type Country, type Timezone } from './countries';
export { loadTldLists, type TldLists } from './tld-lists';
