// Written by tools/messages/generate.mjs. The texts are in shared/messages/en.json.
import type { Message, Tag } from '../../i18n';
export const checking: Message = ['shared/ui/result-row/checking', 'Checking'];
export const allPrices: Message = ['shared/ui/result-row/allPrices', 'All prices'];
export const ofDomain: Message<{ name: string | number }> = ['shared/ui/result-row/ofDomain', ['of ', ['name']]];
export const allPricesOf: Message<{ name: string | number }> = [
  'shared/ui/result-row/allPricesOf',
  ['all prices of ', ['name']],
];
export const thenPerYear: Message<{ price: Tag }> = [
  'shared/ui/result-row/thenPerYear',
  ['then ', ['price', ''], '/year'],
];
