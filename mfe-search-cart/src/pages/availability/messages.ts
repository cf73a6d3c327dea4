// Written by tools/messages/generate.mjs. The texts are in mfe-search-cart/messages/en.json.
import type { Message } from '@storefront/shared/i18n';
export const results: Message = ['mfe-search-cart/pages/availability/results', 'Search results'];
export const resultsOf: Message<{ word: string | number }> = [
  'mfe-search-cart/pages/availability/resultsOf',
  [['word'], ': search results'],
];
export const resultsNames: Message<{ count: number }> = [
  'mfe-search-cart/pages/availability/resultsNames',
  [['count', 2, { one: [0, ' domain: search results'], other: [0, ' domains: search results'] }]],
];
export const search: Message = ['mfe-search-cart/pages/availability/search', 'Search'];
export const heading: Message<{ word: string | number }> = [
  'mfe-search-cart/pages/availability/heading',
  ['Search results for ', ['word']],
];
export const headingNames: Message<{ count: number }> = [
  'mfe-search-cart/pages/availability/headingNames',
  [['count', 2, { one: ['Search results for ', 0, ' domain'], other: ['Search results for ', 0, ' domains'] }]],
];
export const nothing: Message = ['mfe-search-cart/pages/availability/nothing', 'Available domains appear here'];
export const nothingLine: Message = [
  'mfe-search-cart/pages/availability/nothingLine',
  'With the price of the first year and of every year after.',
];
export const changeList: Message = ['mfe-search-cart/pages/availability/changeList', 'Change the list'];
export const manyNames: Message = ['mfe-search-cart/pages/availability/manyNames', 'Bulk search'];
